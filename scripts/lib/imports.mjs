import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Which file imports which of the same folder, those of which it only takes types included. Tests and stories are left out.
 *
 * @param {string} folder
 * @returns {Map<string, Set<string>>} paths from the folder, with `/`
 */
export function importsWithin(folder) {
  const files = globSync('**/*.{ts,tsx,astro,mjs,js}', { cwd: folder }).filter(
    (path) => !/\.(?:test|stories|test-d)\.|\.d\.ts$|(?:^|\/)(?:node_modules|dist)\//.test(path),
  );
  return new Map(files.map((path) => [posix(path), new Set(importedBy(folder, path))]));
}

/** A statement that imports, the last line of one, or a call. */
const statement = /^\s*(?:import|(?:import|export|\}).*? from) '(\.[^'\n]+)'|\bimport\('(\.[^'\n]+)'/gm;

/** @param {string} folder @param {string} path @returns {string[]} */
function importedBy(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  return [...text.matchAll(statement)].flatMap(([, named, loaded]) => {
    const base = resolve(folder, dirname(path), named ?? loaded ?? '');
    const found = ['', '.ts', '.tsx', `${sep}index.ts`].find(
      (ending) => /\.\w+$/.test(base + ending) && existsSync(base + ending),
    );
    return found === undefined ? [] : [posix(relative(folder, base + found))];
  });
}

const posix = (/** @type {string} */ path) => path.replaceAll('\\', '/');

/**
 * The first circle of nodes, from one of them back to it; empty when there is none.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows
 * @returns {string[]}
 */
export function circleIn(arrows) {
  /** @type {Set<string>} */
  const finished = new Set();
  const visit = (/** @type {string} */ node, /** @type {readonly string[]} */ path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return [];
    for (const next of arrows.get(node) ?? []) {
      /** @type {string[]} */
      const circle = visit(next, [...path, node]);
      if (circle.length > 0) return circle;
    }
    finished.add(node);
    return [];
  };
  for (const node of arrows.keys()) {
    const circle = visit(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
