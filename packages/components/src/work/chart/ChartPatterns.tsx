import { seriesLooks } from './chartTypes.js';

/** Patterns that distinguish series in forced colors, in the text color: solid, lines, dots, crossed, empty. */
export function ChartPatterns({ id }: { id: string }) {
  const shapes = ['M0 0h8v8h-8z', 'M0 0h8v4h-8z', 'M2 2h4v4h-4z', 'M0 0h8v2h-6v6h-2z', 'M0 0h0z'];
  return (
    <defs>
      {shapes.slice(0, seriesLooks).map((shape, index) => (
        <pattern key={shape} id={patternId(id, index + 1)} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={shape} fill="currentColor" />
        </pattern>
      ))}
    </defs>
  );
}

/** Returns the style that fills a shape with a pattern in forced colors. */
export function patternStyle(id: string, look: number) {
  return { '--mr-chart-pattern': `url("#${patternId(id, look)}")` };
}

function patternId(id: string, look: number): string {
  return `${id}-pattern-${look}`;
}
