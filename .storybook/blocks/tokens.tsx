import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../packages/components/src/base/Button';
import { DownloadIcon } from '../../packages/components/src/icons/DownloadIcon';
import {
  brand,
  colors,
  compact,
  depth,
  pairs,
  reducedMotion,
  type Scales,
  shape,
  sizes,
  tile,
  type Value,
  verticals,
} from '../../packages/components/src/styles/tokens.ts';
import { flat } from '../../packages/components/tooling/flat.ts';
import { type ColorName, property, type Theme, token, valueIn } from './colors';
import { contrastOf, useDrawnColors } from './drawn';
import { useDocsGlobals } from './globals';

/*
 * Tables of the token table (`tokens.ts`), for the pages in `.storybook/docs`. Numbers, names and colors come from it; only the
 * uses of the colors are written here, and their type demands one for each.
 */

const themes: readonly Theme[] = ['light', 'dark'];

/** Uses of each color, by group. */
const uses: Readonly<Record<ColorName, string>> = {
  paper: 'Page',
  surface: 'Raised: panel, menu, dialog, field',
  sunken: 'Well, head of a table, page of the areas of work',
  line: 'Hairline, decoration only',
  'line-strong': 'Edge of a control',
  ink: 'Text, heading, price',
  'ink-2': 'Secondary text',
  'ink-3': 'Meta: date, count, placeholder',
  inverse: 'Top bar, footer',
  'on-inverse': 'Text on dark bars',
  'on-inverse-2': 'Secondary text on dark bars',
  accent: 'Main action, link, chosen option',
  'accent-hover': 'Main action, hovered',
  'on-accent': 'Text on the accent',
  'accent-soft': 'Chosen row, soft panel',
  'on-accent-soft': 'Text on the soft accent',
  focus: 'Focus ring',
  success: 'Done, delivered',
  'success-soft': 'Panel: done',
  warning: 'Needs a look',
  'warning-soft': 'Panel: look at this',
  danger: 'Failed, destructive',
  'danger-soft': 'Panel: failed',
  info: 'Neutral message',
  'info-soft': 'Panel: message',
  star: 'Stars of a rating',
  tag: 'Hang-tag: reduction, New, HOT',
  'on-tag': 'Text on a hang-tag',
  'picture-filter': 'Filter over every picture',
  light: 'Light button or pin on a picture',
  'light-veil': 'Price pin over a picture',
  'on-light': 'Text on a light button or pin',
  'on-light-2': 'Secondary text on a light pin',
  'on-picture': 'Text on a dark picture',
  'on-picture-2': 'Secondary text on a dark picture',
  'on-picture-dark': 'Text on a light picture',
  'on-picture-line': 'Hairline on a picture',
  'on-picture-edge': 'Outlined button on a picture',
  wish: 'Heart of a wished product',
  'wish-ground': 'Disc behind it',
  'inverse-fill': 'Segment, hover on dark bars',
  'inverse-line': 'Hairline on dark bars',
  scrim: 'Veil behind a dialog or drawer',
  'swatch-ring': 'Ring of a color swatch',
};

interface PaletteProps {
  /** Colors by the start of their names; the others if none is named. */
  names: readonly ColorName[];
}

/** Swatches of colors, light and dark, in the toolbar's vertical and brand. */
export function Palette({ names }: PaletteProps) {
  const drawn = useDrawnColors();
  const { vertical } = useDocsGlobals();
  return (
    <Unstyled>
      <ul className="docs-palette">
        {names.map((name) => (
          <li key={name}>
            <div className="docs-swatch">
              {themes.map((theme) => (
                <div key={theme} data-theme={theme} data-vertical={vertical}>
                  {name === 'picture-filter' ? (
                    <img src="./images/heroes/gift-1-small.webp" alt="" style={{ filter: token(name) }} />
                  ) : (
                    <span style={{ background: token(name) }} />
                  )}
                </div>
              ))}
            </div>
            <strong>{uses[name]}</strong>
            <code>{property(name)}</code>
            <small>{drawn && themes.map((theme) => drawn[theme].get(name)).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** Names of the colors that no other list of the page has. */
export function namesBut(...lists: readonly (readonly ColorName[])[]): ColorName[] {
  return (Object.keys(colors) as ColorName[]).filter((name) => !lists.flat().includes(name));
}

interface ContrastProps {
  /** Limits the table to these texts. @default all of them */
  only?: readonly ColorName[];
}

/** Contrast of every pair that the kit draws, on each background in both themes, in the toolbar's vertical and brand. */
export function Contrast({ only }: ContrastProps) {
  const drawn = useDrawnColors();
  const { vertical } = useDocsGlobals();
  const rows = new Map<string, { name: ColorName; least: number; grounds: readonly ColorName[] }>();
  for (const { text, on, least } of pairs) {
    for (const name of text) {
      const key = `${name} ${String(least)}`;
      rows.set(key, { name, least, grounds: [...(rows.get(key)?.grounds ?? []), ...on] });
    }
  }
  return (
    <Unstyled>
      <div className="docs-scroll">
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Color</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">Needs</th>
            </tr>
          </thead>
          <tbody>
            {[...rows.values()]
              .filter(({ name }) => only === undefined || only.includes(name))
              .map(({ name, least, grounds }) => (
                <tr key={`${name} ${String(least)}`}>
                  <th scope="row">
                    {uses[name]}
                    <code>{property(name)}</code>
                  </th>
                  {themes.map((theme) => (
                    <td key={theme}>
                      <div data-theme={theme} data-vertical={vertical}>
                        {grounds.map((ground) => (
                          <span
                            key={ground}
                            className="docs-chip"
                            style={{
                              background: token(ground),
                              ...(least < 4.5
                                ? { boxShadow: `inset 0 0 0 3px ${token(name)}`, color: token(inkOn(ground)) }
                                : { color: token(name) }),
                            }}
                          >
                            <b>{drawn && contrastOf(drawn[theme].get(name), drawn[theme].get(ground)).toFixed(1)}</b>{' '}
                            {ground}
                          </span>
                        ))}
                      </div>
                    </td>
                  ))}
                  <td>{least}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

/** Text color of a background of a line or focus ring, which is no text itself. */
function inkOn(ground: ColorName): ColorName {
  return ground === 'inverse' ? 'on-inverse' : 'ink';
}

interface ScaleProps {
  /** Group of `tokens.ts`. */
  group: keyof typeof sizes | keyof typeof shape;
}

const sentence = 'Fresh from the market';

/** Draws a value, by the group of its token. */
const samples: Readonly<Record<string, (value: string) => ReactNode>> = {
  text: (fontSize) => <span style={{ fontSize, overflowWrap: 'anywhere', lineHeight: 1.1 }}>{sentence}</span>,
  font: (fontFamily) => <span style={{ fontFamily, fontSize: token('text-2xl') }}>{sentence}</span>,
  weight: (fontWeight) => <span style={{ fontWeight, fontSize: token('text-lg') }}>{sentence}</span>,
  leading: (lineHeight) => (
    <p style={{ lineHeight, maxInlineSize: '20rem', margin: 0 }}>
      Picked this morning, packed at noon, and at your door before dinner.
    </p>
  ),
  tracking: (letterSpacing) => (
    <span style={{ letterSpacing, fontFamily: token('font-display'), fontSize: token('text-2xl'), fontWeight: 650 }}>
      {sentence}
    </span>
  ),
  space: bar,
  radius: (borderRadius) => (
    <div style={{ containerType: 'inline-size', inlineSize: '6.25rem' }}>
      <div className="docs-shape" style={{ borderRadius }} />
    </div>
  ),
  z: (zIndex) => <span style={{ zIndex }}>Above the page</span>,
};

/** Every token of a group with a sample. */
export function Scale({ group }: ScaleProps) {
  const scales: Scales = { ...sizes, ...shape };
  const rows = flat({ [group]: scales[group] ?? {} });
  return (
    <Rows
      titles={['Sample', 'Token', 'Value']}
      rows={rows.map(([name, value]) => [(samples[group] ?? bar)(token(name)), <Name key={name}>{name}</Name>, value])}
    />
  );
}

/** Sizes that are no step of a scale, and each step that a compact area of work makes smaller. */
export function Densities() {
  const dense = new Map(flat(compact));
  const single = Object.entries(sizes).filter(([, value]) => typeof value === 'string') as [string, string][];
  const steps = flat({ space: sizes.space }).filter(([name]) => dense.has(name));
  return (
    <Rows
      titles={['Comfortable', 'Token', 'Value', 'Compact']}
      rows={[...single, ...steps].map(([name, value]) => [
        bar(token(name)),
        <Name key={name}>{name}</Name>,
        value,
        dense.get(name) ?? 'the same',
      ])}
    />
  );
}

/** Shadows in both themes, and the shades they consist of. */
export function Elevation() {
  return (
    <Rows
      titles={['Light', 'Dark', 'Token', 'Value']}
      rows={Object.entries<Value>(depth).map(([name, value]) => [
        ...themes.map((theme) => (
          <div key={theme} className="docs-ground" data-theme={theme}>
            <div
              className="docs-shape"
              style={
                name.startsWith('shadow')
                  ? { background: token('surface'), boxShadow: token(name) }
                  : { background: token(name) }
              }
            />
          </div>
        )),
        <Name key={name}>{name}</Name>,
        themes
          .map((theme) => valueIn(value, theme))
          .filter((css, place, all) => all.indexOf(css) === place)
          .join(' / '),
      ])}
    />
  );
}

/** Durations and easings, moved by a button. */
export function Motions() {
  const [moved, setMoved] = useState(false);
  const dot = (transition: string) => (
    <div className="docs-track">
      <div style={{ insetInlineStart: moved ? 'calc(100% - 1.5rem)' : 0, transition: `inset ${transition}` }} />
    </div>
  );
  const reduced: Record<string, Record<string, string>> = reducedMotion;
  const rows = (group: 'dur' | 'ease', transition: (name: string) => string) =>
    Object.entries<string>(sizes[group]).map(([key, value]) => [
      dot(transition(token(`${group}-${key}`))),
      <Name key={key}>{`${group}-${key}`}</Name>,
      value,
      reduced[group]?.[key] ?? value,
    ]);
  return (
    <>
      <Unstyled className="mr-root docs-clear">
        <Button onClick={() => setMoved(!moved)}>Move</Button>
      </Unstyled>
      <Rows
        titles={['Sample', 'Token', 'Value', 'Reduced motion']}
        rows={[
          ...rows('dur', (duration) => `${duration} ${token('ease-out')}`),
          ...rows('ease', (easing) => `${token('dur-3')} ${easing}`),
        ]}
      />
    </>
  );
}

/** Frames of category tiles: one lightness for every hue. */
export function Tiles() {
  return (
    <Rows
      titles={['Hues 40, 150, 250, 340', 'Token', 'Value']}
      rows={Object.entries<Value>(tile).map(([name, value]) => [
        <div key={name} className="docs-hues">
          {[40, 150, 250, 340].map((hue) => (
            <div key={hue} data-mr-tile style={{ '--mr-tile-hue': String(hue), background: token(name) }} />
          ))}
        </div>,
        <Name key="name">{name}</Name>,
        themes.map((theme) => valueIn(value, theme)).join(' / '),
      ])}
    />
  );
}

/** The five numbers of each vertical, and what becomes of them. */
export function Verticals() {
  const numbers = Object.keys(verticals.market) as (keyof typeof verticals.market)[];
  return (
    <Rows
      titles={['Vertical', 'Main action', ...numbers.map(property)]}
      rows={Object.entries(verticals).map(([name, values]) => [
        <code key="name">{name}</code>,
        <div key="sample" className="mr-root docs-clear" data-vertical={name}>
          <Button size="sm">Add to cart</Button>
        </div>,
        ...numbers.map((number) => String(values[number])),
      ])}
    />
  );
}

/** Colors that follow from a brand in one value. */
export function BrandColors() {
  return (
    <Rows
      titles={['Token', 'Light', 'Dark']}
      rows={Object.entries<Value>(brand).map(([name, value]) => [
        <Name key={name}>{`brand-${name}`}</Name>,
        ...themes.map((theme) => <code key={theme}>{valueIn(value, theme)}</code>),
      ])}
    />
  );
}

/** Button, link and soft panel in a brand that the reader picks. */
export function BrandTrial() {
  const [color, setColor] = useState('#00775b');
  return (
    <Unstyled>
      <label className="docs-field">
        Brand color
        <input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
        <code>{`:root { --mr-set-brand: ${color} }`}</code>
      </label>
      <div className="docs-pair">
        {themes.map((theme) => (
          <div key={theme} className="mr-root docs-ground" data-theme={theme} style={{ '--mr-set-brand': color }}>
            <Button>Add to cart</Button>
            <Button variant="quiet">Save for later</Button>
            <p style={{ background: token('accent-soft'), color: token('on-accent-soft') }}>Chosen option</p>
            <a href="#brand" style={{ color: token('accent') }}>
              See all
            </a>
          </div>
        ))}
      </div>
    </Unstyled>
  );
}

/** Link to the file that `main.ts` writes. */
export function TokensFile() {
  return (
    <Unstyled className="mr-root docs-clear">
      <Button
        render={
          <a href="./tokens.json" download>
            <DownloadIcon />
            Download tokens.json
          </a>
        }
      />
    </Unstyled>
  );
}

interface RowsProps {
  titles: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Rows({ titles, rows }: RowsProps) {
  return (
    <Unstyled>
      <div className="docs-scroll">
        <table className="docs-table">
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}

function Name({ children }: { children: string }) {
  return <code>{property(children)}</code>;
}

function bar(inlineSize: string) {
  return <div className="docs-bar" style={{ inlineSize }} />;
}
