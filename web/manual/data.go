package manual

import "encoding/json"

// thing is something that schema.org describes. Only what stands on the page is told.
type thing struct {
	Context  string  `json:"@context,omitempty"`
	Type     string  `json:"@type,omitempty"`
	Language string  `json:"inLanguage,omitempty"`
	Name     string  `json:"name,omitempty"`
	Text     string  `json:"text,omitempty"`
	About    string  `json:"description,omitempty"`
	Key      string  `json:"termCode,omitempty"`
	Graph    []thing `json:"@graph,omitempty"`
	Steps    []thing `json:"step,omitempty"`
	Asked    []thing `json:"mainEntity,omitempty"`
	Answer   *thing  `json:"acceptedAnswer,omitempty"`
	Terms    []thing `json:"hasDefinedTerm,omitempty"`
}

// Data returns what search engines are told of a page, as JSON: the steps of its rules, its
// questions with their answers, the terms that it explains.
func Data(lang, path string) (string, error) {
	p, err := open(lang, path)
	if err != nil {
		return "", err
	}
	return p.data(lang)
}

func (p *page) data(lang string) (string, error) {
	how := thing{Type: "HowTo", Language: lang, Name: p.put("howto", p.called(p.o))}
	faq := thing{Type: "FAQPage", Language: lang}
	terms := thing{Type: "DefinedTermSet", Language: lang, Name: p.label("glossary")}
	for _, s := range p.o.sections {
		for _, name := range s.entries {
			for _, b := range p.book[name] {
				switch {
				case b.kind == step:
					how.Steps = append(how.Steps, thing{Type: "HowToStep", Text: p.plain(b.text)})
				case b.kind == meaning:
					terms.Terms = append(terms.Terms, thing{Type: "DefinedTerm", Key: b.key, Name: b.term, About: p.plain(b.text)})
				case b.kind == question:
					faq.Asked = append(faq.Asked, thing{Type: "Question", Name: p.plain(b.text), Answer: &thing{Type: "Answer"}})
				case len(faq.Asked) > 0 && asks(p.book[name]):
					a := faq.Asked[len(faq.Asked)-1].Answer
					if a.Text != "" {
						a.Text += " "
					}
					a.Text += p.plain(b.text)
				}
			}
		}
	}
	all := thing{Context: "https://schema.org"}
	for _, t := range []thing{how, faq, terms} {
		if len(t.Steps)+len(t.Asked)+len(t.Terms) > 0 {
			all.Graph = append(all.Graph, t)
		}
	}
	data, err := json.Marshal(all)
	if err == nil {
		err = p.err
	}
	return string(data), err
}

// asks reports whether an entry is of questions and answers.
func asks(blocks []block) bool { return len(blocks) > 0 && blocks[0].kind == question }
