import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:ts|tsx|astro|js)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The files of the site that a file imports, those of which it only takes types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']+)'/g)].flatMap(([, path = '']) => {
    const target = join(src, dirname(file), path);
    const found = ['', '.ts', '.tsx', '/index.ts'].find(
      (ending) => /\.\w+$/.test(target + ending) && existsSync(target + ending),
    );
    return found === undefined ? [] : [relative(src, target + found)];
  });
}

/** The first ring of nodes that lead back to themselves; empty when there is none. */
function cycle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return [];
    for (const next of arrows.get(node) ?? []) {
      const ring = visit(next, [...path, node]);
      if (ring.length > 0) return ring;
    }
    finished.add(node);
    return [];
  };
  for (const node of arrows.keys()) {
    const ring = visit(node, []);
    if (ring.length > 0) return ring;
  }
  return [];
}

const byFile = new Map(files.map((file) => [file, new Set(importsOf(file))]));

it('has no file that imports itself by way of others, types included', () => {
  expect(byFile.get('routes.ts')).toBeDefined();
  expect(byFile.get('layouts/Page.astro')).toContain('layouts/Frame.astro');
  expect(cycle(byFile)).toEqual([]);
});

it('has no folder that imports itself by way of others', () => {
  // A file beside the folders, such as routes.ts, stands for itself.
  const folderOf = (file: string) => file.split('/').slice(0, -1).join('/') || file;
  const byFolder = new Map<string, Set<string>>();
  for (const [file, targets] of byFile) {
    const arrows = byFolder.get(folderOf(file)) ?? new Set();
    for (const target of targets) if (folderOf(target) !== folderOf(file)) arrows.add(folderOf(target));
    byFolder.set(folderOf(file), arrows);
  }
  expect(cycle(byFolder)).toEqual([]);
});
