import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { type Finding, reportPage, type Shot, summaryOf } from './reportPage.ts';

const drawn = (file: string, height = 800) => ({ file: `pictures/${file}.webp`, width: 1280, height });

const shot: Shot = {
  id: 'components-badge--matrix',
  mode: 'desktop-dark',
  before: drawn('before'),
  after: drawn('after', 812),
  difference: drawn('difference', 812),
  pixels: 5690,
  box: { x: 100, y: 300, width: 40, height: 20 },
};

const finding = (title: string, shots: Shot[], ...texts: string[]): Finding => ({ title, shots, texts });

const differs = finding('Feedback/Badge › Matrix', [shot]);
const isNew = finding('Actions/Chip › Matrix', [
  { id: 'components-chip--matrix', mode: 'desktop', after: drawn('new') },
]);

it('says in one line what was found', () => {
  expect(summaryOf([])).toBe('No picture differs.');
  expect(summaryOf([differs])).toBe('1 picture differs in 1 component.');
  expect(summaryOf([differs, isNew])).toBe('1 picture differs, 1 is new in 2 components.');
  expect(summaryOf([finding('Feedback/Badge › Matrix', [], 'axe')])).toBe('1 other finding in 1 component.');
});

it('groups differences by component, each with its command', () => {
  const page = parse(reportPage([isNew, differs], 2));
  expect(page.querySelectorAll('nav a').map((link) => link.getAttribute('href'))).toEqual(['#badge', '#chip']);
  expect(page.querySelectorAll('h2').map(({ text }) => text)).toEqual(['Badge', 'Chip']);
  expect(page.querySelector('#badge code')?.text).toBe('npm run test:visual -- --accept Badge');
});

it('shows before, after and difference of a picture, and where it is in Storybook', () => {
  const badge = parse(reportPage([differs], 1)).querySelector('#badge');
  expect(badge?.querySelectorAll('.whole figcaption').map(({ text }) => text)).toEqual([
    'Before',
    'After',
    'Difference',
  ]);
  expect(badge?.querySelector('.bar p')?.text).toBe('5,690 pixels differ · 1280 × 800 → 1280 × 812 · dark');
  expect(badge?.querySelector('.bar a')?.getAttribute('href')).toContain(
    '?path=/story/components-badge--matrix&globals=theme:dark',
  );
  expect(badge?.querySelectorAll('img:not([loading=lazy])')).toEqual([]);
});

it('shows a new picture alone', () => {
  const chip = parse(reportPage([isNew], 1)).querySelector('#chip');
  expect(chip?.querySelectorAll('figcaption').map(({ text }) => text)).toEqual(['New']);
});

it('keeps names and messages text', () => {
  const page = reportPage([finding('Feedback/<b> › Matrix', [], '<script>alert("1")</script>')], 1);
  expect(page).not.toContain('<b>');
  expect(parse(page).querySelector('pre')?.text).toContain('<script>alert("1")</script>');
  expect(parse(page).querySelectorAll('script')).toHaveLength(1);
});

it('says that nothing differs', () => {
  const page = parse(reportPage([], 640));
  expect(page.querySelector('h1')?.text).toBe('No picture differs.');
  expect(page.text).toContain('640 stories and pages. Every picture is as it was accepted.');
  expect(page.querySelectorAll('section')).toEqual([]);
});
