import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Source files with what they import from the package, types included. ESLint's rule for cycles leaves types out. */
const imports = new Map<string, string[]>();
for (const path of globSync('**/*.{ts,tsx}', { cwd: source })) {
  if (/\.(test|stories|test-d)\.|\.d\.ts$/.test(path)) continue;
  const file = join(source, path);
  const targets = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => resolveFile(dirname(file), specifier))
    .filter((target) => target !== undefined);
  imports.set(file, targets);
}

function resolveFile(folder: string, specifier: string): string | undefined {
  const base = resolve(folder, specifier);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
}

const name = (file: string) => relative(source, file);

it('form no circle, types included', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].map(name).join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

it('reach another component through its folder; only its strings and its page script have entries of their own', () => {
  const offenders: string[] = [];
  for (const [file, targets] of imports) {
    const folder = name(file).split('/')[0] ?? '';
    for (const target of targets.map(name)) {
      const [other = '', part = ''] = target.split('/');
      if (!/^[A-Z]/.test(other) || other === folder || part === 'index.ts') continue;
      if (/^labels(\.\w+)?\.ts$|^attach\w+\.ts$/.test(part)) continue;
      offenders.push(`${name(file)} imports ${target}`);
    }
  }
  expect(offenders).toEqual([]);
});
