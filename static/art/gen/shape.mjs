// shape reads a path of the deck as the set of dots that it covers, so that a test can
// compare suits as an eye without colours does.

// flatten gives the polygons of a path; curves become short lines.
function flatten(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g);
  const polygons = [];
  let at = [0, 0], start = at, command = '', i = 0;
  const num = () => Number(tokens[i++]);
  const point = () => { const [x, y] = [num(), num()]; return command < 'a' ? [x, y] : [at[0] + x, at[1] + y]; };
  const to = p => { polygons.at(-1).push(p); at = p; };
  const curve = points => { // de Casteljau
    for (let t = 1; t <= 16; t++) {
      let list = points;
      while (list.length > 1) list = list.slice(1).map((p, k) => p.map((v, axis) => list[k][axis] + (v - list[k][axis]) * t / 16));
      to(list[0]);
    }
  };
  const half = () => { // arcs of the deck's suits are half circles, turned clockwise
    const r = num();
    i += 4;
    const [a, end] = [at, point()];
    const [cx, cy] = [(a[0] + end[0]) / 2, (a[1] + end[1]) / 2], from = Math.atan2(a[1] - cy, a[0] - cx);
    for (let t = 1; t <= 16; t++) to([cx + r * Math.cos(from + Math.PI * t / 16), cy + r * Math.sin(from + Math.PI * t / 16)]);
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    switch (command.toLowerCase()) {
      case 'm': at = start = point(); polygons.push([at]); command = command === 'm' ? 'l' : 'L'; break;
      case 'l': to(point()); break;
      case 'h': to([num() + (command === 'h' ? at[0] : 0), at[1]]); break;
      case 'v': to([at[0], num() + (command === 'v' ? at[1] : 0)]); break;
      case 'c': curve([at, point(), point(), point()]); break;
      case 'q': curve([at, point(), point()]); break;
      case 'a': half(); break;
      case 'z': to(start); break;
      default: throw new Error('cannot read ' + command);
    }
  }
  return polygons;
}

// inside tells whether a point lies within, by the number of times a path winds around it.
function inside(polygons, x, y) {
  let turns = 0;
  for (const p of polygons) {
    for (let i = 0; i < p.length; i++) {
      const [[x0, y0], [x1, y1]] = [p[i], p[(i + 1) % p.length]];
      if (y0 <= y === y1 <= y) continue;
      if (x0 + (y - y0) / (y1 - y0) * (x1 - x0) > x) turns += y1 > y0 ? 1 : -1;
    }
  }
  return turns !== 0;
}

// dots lists which dots of a square of side × side a drawing in a box of 100 around 0,0 covers.
export function dots(d, side) {
  const polygons = flatten(d), out = [];
  for (let j = 0; j < side; j++) for (let i = 0; i < side; i++) out.push(inside(polygons, (i + .5) / side * 100 - 50, (j + .5) / side * 100 - 50));
  return out;
}
