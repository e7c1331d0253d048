/*
 * Weighs what each built page loads before any input, gzip, each file by itself as it travels: its HTML, its style sheets,
 * its scripts and all that they import at once. An `import()` waits for input and does not count.
 * `node scripts/weigh-pages.mjs` prints the heaviest page of each group of budgets.json. It fails where that page is above
 * the budget, and where a page loads React whose group does not. A page belongs to the first group that matches its address,
 * `/de` left out. 1 KB is 1,024 B.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(site, 'dist');

/**
 * @typedef {'html' | 'css' | 'js'} Kind
 * @typedef {{ group: string; pages: string[]; react: boolean; maxKB: Record<Kind, number> }} Group
 */
/** @type {Group[]} */
const groups = JSON.parse(readFileSync(join(site, 'budgets.json'), 'utf8'));

/** @param {string | Buffer} text */
const weigh = (text) => gzipSync(text, { level: 9 }).length;

/** @type {Map<string, { bytes: number; imports: string[] }>} */
const files = new Map();
/** @param {string} url */
function fileAt(url) {
  const known = files.get(url);
  if (known) return known;
  const text = readFileSync(join(dist, url), 'utf8');
  const imports = url.endsWith('.js')
    ? [...text.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(([, from = '']) =>
        posix.join(posix.dirname(url), from),
      )
    : [];
  const file = { bytes: weigh(text), imports };
  files.set(url, file);
  return file;
}

/**
 * @param {string} html
 * @param {RegExp} pattern
 */
const captured = (html, pattern) => [...html.matchAll(pattern)].map(([, text = '']) => text);

/** @param {string[]} urls */
function withImports(urls) {
  const found = new Set(urls);
  for (const url of found) for (const from of fileAt(url).imports) found.add(from);
  return [...found];
}

/** @param {string} page */
function weighPage(page) {
  const html = readFileSync(join(dist, page), 'utf8');
  const scripts = withImports([
    ...captured(html, /<(?:script|link)[^>]*?(?:src|href)="(\/[^"]+\.js)"/g),
    ...captured(html, /(?:component-url|renderer-url|before-hydration-url)="(\/[^"]+\.js)"/g),
  ]);
  const sheets = [...new Set(captured(html, /<link[^>]*?href="(\/[^"]+\.css)"/g))];
  /** @param {string[]} urls */
  const sum = (urls) => urls.reduce((bytes, url) => bytes + fileAt(url).bytes, 0);
  const inline = captured(html, /<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  return {
    page,
    scripts,
    sheets,
    html: weigh(html),
    css: sum(sheets),
    js: sum(scripts) + inline.reduce((bytes, text) => bytes + weigh(text), 0),
    hasReact: scripts.some((url) => /\/(?:client|react)\./.test(url)),
  };
}

/** @type {Map<Group, ReturnType<typeof weighPage>[]>} */
const weighed = new Map(groups.map((group) => [group, []]));
for (const page of globSync('**/*.html', { cwd: dist })) {
  const path = page.replace(/^de\//, '');
  const group = groups.find(({ pages }) => pages.some((pattern) => matchesGlob(path, pattern)));
  if (!group) throw new Error(`${page} is in no group of site/budgets.json. Add a pattern that matches it.`);
  weighed.get(group)?.push(weighPage(page));
}

let failed = false;
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
for (const [{ group, react, maxKB }, pages] of weighed) {
  if (pages.length === 0)
    throw new Error(`No built page is in the group "${group}". Build the site, or mend its patterns.`);
  for (const kind of /** @type {const} */ (['html', 'css', 'js'])) {
    const heaviest = pages.reduce((most, page) => (page[kind] > most[kind] ? page : most));
    const isOver = heaviest[kind] > maxKB[kind] * 1024;
    failed ||= isOver;
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${group}, ${kind}: ${kilobytes(heaviest[kind])} of ${maxKB[kind]} KB on ${heaviest.page}`,
    );
    if (isOver && kind !== 'html') {
      const urls = kind === 'js' ? heaviest.scripts : heaviest.sheets;
      for (const url of urls.toSorted((a, b) => fileAt(b).bytes - fileAt(a).bytes))
        console.log(`     ${kilobytes(fileAt(url).bytes)} KB ${url}`);
    }
  }
  const withReact = pages.filter(({ hasReact }) => hasReact && !react);
  failed ||= withReact.length > 0;
  for (const { page } of withReact) console.log(`OVER ${page} loads React, which no page of "${group}" may`);
}
if (failed) {
  console.log(
    'Load what is not needed at once after the first input, or raise the figure in site/budgets.json and say why.',
  );
  process.exitCode = 1;
}
