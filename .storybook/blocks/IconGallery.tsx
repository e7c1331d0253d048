import { Unstyled } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '../../packages/components/src/base/Button';
import { TextField } from '../../packages/components/src/base/TextField';
import { DownloadIcon } from '../../packages/components/src/icons/DownloadIcon';
import lists from '../../packages/components/tooling/icons.list.json' with { type: 'json' };

type Icon = ComponentType<{ width?: number; height?: number }>;

const modules = import.meta.glob<Record<string, Icon>>('../../packages/components/src/icons/*Icon.tsx', {
  eager: true,
});
const icons = Object.entries(modules).map(([path, module]) => {
  const name = /(\w+)\.tsx$/.exec(path)?.[1] ?? '';
  return { name, Icon: module[name], keywords: keywordsOf(name) };
});

/** Every icon of the kit: search, copy the import or the SVG, download the file. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('HeartIcon');
  const [notice, setNotice] = useState('');
  const box = useRef<HTMLUListElement>(null);
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = icons.filter(({ keywords }) => terms.every((term) => keywords.includes(term)));

  const svg = (name: string) => svgOf(box.current?.querySelector(`[data-icon="${name}"] svg`));
  const copy = (text: string, what: string) => {
    navigator.clipboard.writeText(text).then(
      () => setNotice(`${what} copied.`),
      () => setNotice('The browser does not allow copying.'),
    );
  };
  const importText = `import { ${chosen} } from '@marketrow/components/icons/${chosen}';`;

  return (
    <Unstyled className="mr-root docs-clear">
      <div className="docs-icon-bar">
        <TextField
          label="Search icons"
          type="search"
          value={query}
          onValueChange={setQuery}
          hint={`${String(found.length)} of ${String(icons.length)}`}
        />
        <div>
          <code>{importText}</code>
          <p className="docs-actions">
            <Button size="sm" onClick={() => copy(importText, 'Import')}>
              Copy import
            </Button>
            <Button size="sm" variant="quiet" onClick={() => copy(svg(chosen), 'SVG')}>
              Copy SVG
            </Button>
            <Button size="sm" variant="quiet" onClick={() => download(`${fileOf(chosen)}.svg`, svg(chosen))}>
              <DownloadIcon />
              Download SVG
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() =>
                download('marketrow-icons.svg', spriteOf(found.map(({ name }) => [fileOf(name), svg(name)])))
              }
            >
              <DownloadIcon />
              {`Download ${String(found.length)} as a sprite`}
            </Button>
          </p>
          <p role="status">{notice}</p>
        </div>
      </div>
      {found.length === 0 && <p>No icon for “{query}”. Try what it shows: arrow, food, person.</p>}
      <ul ref={box} className="docs-icons">
        {found.map(({ name, Icon }) => (
          <li key={name} data-icon={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
              {Icon && <Icon width={24} height={24} />}
              <span>{name.replace(/Icon$/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** Name of the component and of the drawing in its source, in lower case: `ShoppingBagIcon shopping-bag`. */
function keywordsOf(name: string): string {
  const drawings: Readonly<Record<string, string>> = { ...lists.lucide, ...lists.phosphor };
  return [name, fileOf(name), drawings[name]].join(' ').toLowerCase();
}

/** `shopping-bag` of `ShoppingBagIcon`. */
function fileOf(name: string): string {
  return name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}

/** Text of an icon that stands alone: the kit's sheet draws its lines, so they are written as attributes. */
function svgOf(drawn: Element | null | undefined): string {
  if (!drawn) return '';
  const svg = drawn.cloneNode(true) as Element;
  const { fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin } = getComputedStyle(drawn);
  for (const name of svg.getAttributeNames()) if (!['viewBox', 'fill'].includes(name)) svg.removeAttribute(name);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: '24',
    height: '24',
    ...(stroke === 'none'
      ? { fill: 'currentColor' }
      : {
          fill: fill === 'none' ? 'none' : 'currentColor',
          stroke: 'currentColor',
          'stroke-width': strokeWidth.replace('px', ''),
          'stroke-linecap': strokeLinecap,
          'stroke-linejoin': strokeLinejoin,
        }),
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  return svg.outerHTML;
}

/** One file with a `<symbol>` for each icon. */
function spriteOf(files: readonly (readonly [id: string, svg: string])[]): string {
  const symbols = files.map(([id, svg]) =>
    svg
      .replace(/^<svg/, `<symbol id="${id}"`)
      .replaceAll(/ (?:xmlns|width|height)="[^"]*"/g, '')
      .replace('</svg>', '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
