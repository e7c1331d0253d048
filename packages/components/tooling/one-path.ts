/**
 * Merges the shapes of a line icon into one path: one element instead of up to nine. Line icons have no fill, so they
 * look the same.
 */
export function onePath(shapes: string): string {
  return [...shapes.matchAll(/<(\w+)([^>]*?)\/?>/g)]
    .map(([, tag = '', attributes = '']) => {
      const texts = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as Record<string, string>;
      return pathOf(tag, texts);
    })
    .join('');
}

function pathOf(tag: string, texts: Record<string, string>): string {
  const number = (name: string) => Number(texts[name] ?? 0);
  switch (tag) {
    case 'path':
      return absoluteStart(texts['d'] ?? '');
    case 'circle': {
      const [x, y, r] = [number('cx'), number('cy'), number('r')];
      // A filled dot is smaller than its line is wide: a point in its center fills it.
      const middle = texts['fill'] === undefined ? '' : `M${x} ${y}h.01`;
      return `M${tidy(x - r)} ${y}a${r} ${r} 0 1 0 ${tidy(2 * r)} 0a${r} ${r} 0 1 0-${tidy(2 * r)} 0z${middle}`;
    }
    case 'rect': {
      const r = texts['rx'] === undefined ? number('ry') : number('rx');
      const [across, down] = [tidy(number('width') - 2 * r), tidy(number('height') - 2 * r)];
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
      return `M${tidy(number('x') + r)} ${number('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}h-${across}${corner(-r, -r)}v-${down}${corner(r, -r)}z`;
    }
    case 'line':
      return `M${number('x1')} ${number('y1')} ${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${texts['points'] ?? ''}`;
    default:
      throw new Error(
        `mr: an icon contains <${tag}>. It cannot be converted to a path. Add the shape to tooling/one-path.ts.`,
      );
  }
}

/** Makes the start of a path absolute: a leading `m` would be relative to the end of the previous path. */
function absoluteStart(d: string): string {
  const [start = '', x, y, rest = ''] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(.*)$/s.exec(d) ?? [];
  if (start === '') return d;
  // Further coordinate pairs are lines, relative after `m`.
  return `M${x} ${y}${/^[\s,]*[-.\d]/.test(rest) ? `l${rest.trim()}` : rest}`;
}

function tidy(value: number): number {
  return Number(value.toFixed(3));
}
