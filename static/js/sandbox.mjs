// sandbox.mjs runs the page's scripts outside a browser, for the tests beside it:
// each script is evaluated whole in a world that a test furnishes.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// run evaluates a script of this folder with world as its global object.
export function run(script, world) {
  const path = new URL(script, import.meta.url);
  runInContext(readFileSync(path, 'utf8'), createContext(world), { filename: path.pathname });
  return world;
}

// CustomEvent is the browser's, which Node has from 19 on.
export const CustomEvent = globalThis.CustomEvent ?? class extends Event {
  constructor(type, options) {
    super(type, options);
    this.detail = options?.detail ?? null;
  }
};

// until waits for condition to hold, a second at most.
export async function until(condition) {
  for (let i = 0; i < 200; i++) {
    if (await condition()) return;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('never so: ' + condition);
}

// Element is as much of a DOM element as the scripts touch.
export class Element extends EventTarget {
  constructor(tag) {
    super();
    this.tag = tag;
    this.children = [];
    this.attributes = {};
    this.dataset = {};
    this.classes = new Set();
    this.classList = {
      add: c => this.classes.add(c),
      remove: c => this.classes.delete(c),
      toggle: (c, on) => (on ? this.classes.add(c) : this.classes.delete(c)),
    };
  }
  append(child) { this.children.push(child); child.parent = this; }
  remove() { this.parent.children = this.parent.children.filter(c => c !== this); }
  setAttribute(k, v) { this.attributes[k] = v; }
  removeAttribute(k) { delete this.attributes[k]; if (k === 'value') this.value = undefined; }
  hasAttribute(k) { return k === 'value' ? this.value !== undefined : k in this.attributes; }
  find(tag) { return this.tag === tag ? this : this.children.map(c => c.find(tag)).find(Boolean); }
}
