/*
 * Weighs the JavaScript that a built page runs before any input: its inline scripts and the files they and it import,
 * gzip, each file by itself as it travels. `node scripts/measure-js.mjs` prints it and fails when a budget is exceeded.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const site = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(site, 'dist');
/** @type {Record<string, { maxBytes: number; react: boolean }>} */
const budgets = JSON.parse(readFileSync(join(site, 'budgets.json'), 'utf8'));

/** @param {string | Buffer} text */
const weigh = (text) => gzipSync(text, { level: 9 }).length;

/**
 * Files of a page: those it names, and all that they import at once. An `import()` waits for input and does not count.
 * @param {string} html
 */
function filesOf(html) {
  const found = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href|component-url|renderer-url)="(\/[^"]+\.js)"/g)];
  const islands = [...html.matchAll(/(?:component-url|renderer-url|before-hydration-url)="(\/[^"]+\.js)"/g)];
  const waiting = [...found, ...islands].map(([, url = '']) => url);
  const files = new Set();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (files.has(url)) continue;
    files.add(url);
    const code = readFileSync(join(dist, url), 'utf8');
    for (const [, from = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) {
      waiting.push(posix.join(posix.dirname(url), from));
    }
  }
  return [...files];
}

let failed = false;
for (const [page, { maxBytes, react }] of Object.entries(budgets)) {
  const html = readFileSync(join(dist, page), 'utf8');
  const inline = [...html.matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)];
  const files = filesOf(html);
  const bytes =
    files.reduce((sum, url) => sum + weigh(readFileSync(join(dist, url))), 0) +
    inline.reduce((sum, [, text = '']) => sum + weigh(text), 0);
  const hasReact = files.some((url) => /\/(?:client|react)\./.test(url));
  const isOver = bytes > maxBytes || (hasReact && !react);
  failed ||= isOver;
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${page}: ${bytes} of ${maxBytes} B in ${files.length} files and ${inline.length} inline`,
  );
  if (hasReact && !react) console.log(`     ${page} loads React, which it must not`);
}
if (failed) process.exitCode = 1;
