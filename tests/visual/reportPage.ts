import { compactModes, modes, screenModes, tabletModes, type Mode } from '../../.storybook/modes.ts';
import { nameOf, separator, writtenGlobals } from './pictures.ts';

interface Drawn {
  /** Path below the report. */
  file: string;
  width: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shot {
  /** Folder of the baseline: the id of a story. */
  id: string;
  mode: string;
  /** Missing for a picture that is new. */
  before?: Drawn;
  after?: Drawn;
  difference?: Drawn;
  pixels?: number;
  /** Where pixels differ, the first of them if they are far from each other. */
  box?: Box;
}

export interface Finding {
  /** Title of the test: `Feedback/Badge › Matrix`. */
  title: string;
  /** Whatever was found besides the pictures, such as by axe. */
  texts: string[];
  shots: Shot[];
}

const grouped = (number: number) => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');

const count = (number: number, one: string, many = `${one}s`) => `${grouped(number)} ${number === 1 ? one : many}`;

/** One line for the log, the page and the pull request. */
export function summaryOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No picture differs.';
  const shots = findings.flatMap((finding) => finding.shots);
  const differ = shots.filter(({ before }) => before).length;
  const others = findings.filter(({ shots, texts }) => texts.length > 0 && shots.every(({ before }) => before)).length;
  const said = [
    ...(differ > 0 ? [`${count(differ, 'picture')} ${differ === 1 ? 'differs' : 'differ'}`] : []),
    ...(shots.length > differ
      ? [`${grouped(shots.length - differ)} ${shots.length - differ === 1 ? 'is' : 'are'} new`]
      : []),
    ...(others > 0 ? [count(others, 'other finding')] : []),
  ];
  return `${said.join(', ')} in ${count(byName(findings).size, 'component')}.`;
}

/** The whole report: grouped by component, then by story. */
export function reportPage(findings: readonly Finding[], compared: number): string {
  const groups = [...byName(findings)].sort(([a], [b]) => a.localeCompare(b));
  const list = groups.map(
    ([name, { length }]) => `<li><a href="#${escape(anchor(name))}">${escape(name)} <span>${length}</span></a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(summaryOf(findings))}</title>
<style>${sheet}</style>
<header>
<p>Visual comparison</p>
<h1>${escape(summaryOf(findings))}</h1>
<p>${count(compared, 'story or page', 'stories and pages')}.${
    findings.length === 0
      ? ' Every picture is as it was accepted.'
      : ' If a change is meant, run the command of its component and commit the pictures with it. If it is not meant, the change broke something.'
  }</p>
${list.length > 1 ? `<nav aria-label="Components"><ul>${list.join('')}</ul></nav>` : ''}
</header>
<main>
${groups.map(([name, own]) => section(name, own)).join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

function byName(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = nameOf(finding.title);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return groups;
}

function section(name: string, findings: readonly Finding[]): string {
  const command = `npm run test:visual -- --accept ${/\s/.test(name) ? `"${name}"` : name}`;
  const hasPictures = findings.some(({ shots }) => shots.length > 0);
  return `<section id="${escape(anchor(name))}">
<div class="head"><h2>${escape(name)}</h2>${
    hasPictures
      ? `<p class="command"><code>${escape(command)}</code><button type="button" data-copy="${escape(command)}">Copy</button></p>`
      : ''
  }</div>
${findings.map(article).join('\n')}
</section>`;
}

function article({ title, texts, shots }: Finding): string {
  const [, ...path] = title.split(separator);
  const story = path.filter((part) => part !== 'Matrix');
  const found = texts.map((text) => `<pre>${escape(text)}</pre>`).join('');
  const name = (own: string) => escape([...story, own].join(separator));
  if (shots.length === 0)
    return `<article><div class="bar"><h3>${escape(path.join(separator) || nameOf(title))}</h3></div>${found}</article>`;
  return shots
    .map(
      (shot, index) =>
        `<article><div class="bar"><h3>${name(shot.mode)}</h3>${facts(shot)}${link(shot)}${views(shot)}</div>
${index === 0 ? found : ''}${pictures(shot)}</article>`,
    )
    .join('\n');
}

const allModes: Readonly<Record<string, Mode | undefined>> = {
  ...compactModes,
  ...screenModes,
  ...modes,
  ...tabletModes,
};

function facts({ mode, before, after, pixels }: Shot): string {
  const size = (drawn: Drawn) => `${drawn.width} × ${drawn.height}`;
  const { theme, language, direction } = allModes[mode] ?? {};
  const facts = [
    before ? undefined : 'new',
    pixels === undefined ? undefined : `${count(pixels, 'pixel')} ${pixels === 1 ? 'differs' : 'differ'}`,
    before && after && size(before) !== size(after) ? `${size(before)} → ${size(after)}` : after && size(after),
    theme,
    language,
    direction,
  ];
  return `<p>${facts
    .filter((fact) => fact !== undefined)
    .map(escape)
    .join(' · ')}</p>`;
}

/** Leads to the Storybook of `npm run storybook`: a built one stays empty when it is opened as a file. */
function link({ id, mode }: Shot): string {
  const chosen = allModes[mode];
  if (!chosen || !id.includes('--')) return '';
  const globals = writtenGlobals(chosen);
  const address = `http://localhost:6006/?path=/story/${encodeURIComponent(id)}${globals ? `&globals=${globals}` : ''}`;
  return `<a href="${escape(address)}" title="Needs npm run storybook">Storybook</a>`;
}

function views({ id, mode, before, box }: Shot): string {
  if (!before) return '';
  const names = box ? ['Detail', 'Whole', 'Slider'] : ['Whole', 'Slider'];
  const group = escape(`${id}/${mode}`);
  const radios = names.map(
    (name, index) =>
      `<label><input type="radio" name="${group}" value="${name}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  );
  return `<fieldset><legend>View of ${group}</legend>${radios.join('')}</fieldset>`;
}

function pictures({ before, after, difference, box }: Shot): string {
  if (!after) return '';
  if (!before) return `<div class="whole new">${figure('New', after)}</div>`;
  const three = [
    ['Before', before] as const,
    ['After', after] as const,
    ...(difference ? [['Difference', difference] as const] : []),
  ];
  return `${box ? `<div class="trio detail">${three.map(([name, drawn]) => detail(name, drawn, box)).join('')}</div>` : ''}
<div class="trio whole">${three.map(([name, drawn]) => figure(name, drawn)).join('')}</div>
<div class="slider" style="--width:${Math.max(before.width, after.width)}px"><input type="range" value="50" aria-label="From before to after"><div>${image('After', after)}${image('Before', before)}</div></div>`;
}

const image = (name: string, { file, width, height }: Drawn) =>
  `<img src="${escape(file)}" alt="${name}" width="${width}" height="${height}" loading="lazy">`;

const figure = (name: string, drawn: Drawn) =>
  `<figure><figcaption>${name}</figcaption><a href="${escape(drawn.file)}">${image(name, drawn)}</a></figure>`;

/** Surroundings of what differs, twice as large if that is small. */
function detail(name: string, drawn: Drawn, { x, y, width, height }: Box): string {
  const zoom = width < 200 && height < 80 ? 2 : 1;
  const margin = 48;
  const shown = Math.min(320, Math.max(160, height + 2 * margin)) * zoom;
  const at = [Math.max(0, x - 2 * margin), Math.max(0, y - margin), zoom, shown] as const;
  const style = ['x', 'y', 'zoom', 'shown'].map((key, index) => `--${key}:${at[index]}`).join(';');
  return `<figure style="${style};--width:${drawn.width}px"><figcaption>${name}${zoom > 1 ? ', 200 %' : ''}</figcaption><div>${image(name, drawn)}</div></figure>`;
}

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const sheet = `
:root { color-scheme: light dark; --ground: light-dark(#f6f6f4, #161615); --paper: light-dark(#fff, #1f1f1e); --ink: light-dark(#1c1c1a, #ededea);
  --quiet: light-dark(#62625c, #a3a39c); --line: light-dark(#dededa, #383836); --accent: light-dark(#9a3412, #fdba74); }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1rem, 3vw, 3rem); background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3, p, ul, figure, fieldset, pre { margin: 0; padding: 0; border: 0; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { max-inline-size: 60rem; }
header p { color: var(--quiet); max-inline-size: 44rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.25rem); line-height: 1.2; letter-spacing: -0.02em; margin-block: 0.25rem 0.5rem; text-wrap: balance; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 1.25rem; list-style: none; }
nav a { display: block; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 99px; background: var(--paper); text-decoration: none; }
nav a:hover { border-color: currentColor; }
nav span { color: var(--quiet); font-variant-numeric: tabular-nums; }
section { margin-block-start: 3rem; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem; margin-block-end: 1rem; }
h2 { font-size: 1.375rem; letter-spacing: -0.01em; }
.command { display: flex; max-inline-size: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); font-size: 0.875rem; }
code { min-inline-size: 0; padding: 0.375rem 0.75rem; overflow-wrap: anywhere; user-select: all; }
button { padding: 0.375rem 0.75rem; border: 0; border-inline-start: 1px solid var(--line); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
article { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
article + article { margin-block-start: 1rem; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
h3 { font-size: 1rem; }
.bar p, .bar a { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
fieldset { display: flex; margin-inline-start: auto; border: 1px solid var(--line); border-radius: 8px; overflow: clip; }
legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; }
label { padding: 0.25rem 0.75rem; font-size: 0.875rem; cursor: pointer; }
label + label { border-inline-start: 1px solid var(--line); }
label:has(:checked) { background: var(--ink); color: var(--paper); }
label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -3px; }
label input { position: absolute; opacity: 0; pointer-events: none; }
pre { margin-block-start: 1rem; padding: 0.75rem 1rem; border-inline-start: 3px solid var(--accent); background: var(--ground); font-size: 0.8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; margin-block-start: 1rem; align-items: start; }
figure { min-inline-size: 0; }
figcaption { color: var(--quiet); font-size: 0.8125rem; margin-block-end: 0.25rem; }
img { display: block; background: #fff; }
.whole img, .slider img { inline-size: auto; max-inline-size: 100%; block-size: auto; }
.whole a, .slider div, .detail div { display: block; inline-size: fit-content; max-inline-size: 100%; outline: 1px solid var(--line); overflow: clip; }
.whole { margin-block-start: 1rem; }
.new { max-inline-size: 48rem; }
.detail div { inline-size: auto; max-inline-size: min(100%, calc((var(--width) - var(--x) * 1px) * var(--zoom))); block-size: calc(var(--shown) * 1px); }
.detail img { inline-size: calc(var(--width) * var(--zoom)); max-inline-size: none; block-size: auto; image-rendering: pixelated;
  translate: calc(var(--x) * var(--zoom) * -1px) calc(var(--y) * var(--zoom) * -1px); }
.slider { margin-block-start: 1rem; max-inline-size: var(--width); }
.slider input { display: block; inline-size: 100%; margin: 0 0 0.5rem; accent-color: var(--accent); }
.slider div { position: relative; }
.slider img + img { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); }
.slider div::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--at, 50%); inline-size: 1px; background: var(--accent); }
article:has([value='Detail']:checked) :is(.whole, .slider), article:has([value='Whole']:checked) :is(.detail, .slider),
article:has([value='Slider']:checked) :is(.detail, .whole) { display: none; }
`;

const script = `
addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.parentElement.style.setProperty('--at', target.value + '%');
});
addEventListener('click', async ({ target }) => {
  if (!target.dataset.copy) return;
  await navigator.clipboard.writeText(target.dataset.copy);
  target.textContent = 'Copied';
});
`;
