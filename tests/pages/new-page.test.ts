import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const script = join(root, 'site', 'scripts', 'new-page.mjs');

// A copy below the repository, so that its packages resolve. `astro check` leaves out `node_modules`, so it is not there.
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache', 'new-page-'));
for (const part of [
  'site/src',
  'site/astro.config.ts',
  '.storybook',
  'site/package.json',
  'site/tsconfig.json',
  'tests/pages',
  'tests/visual/pages.ts',
  'tsconfig.base.json',
])
  cpSync(join(root, part), join(copy, part), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the generator in the copy; gives what it prints, or how it fails. */
function newPage(...args: string[]): string {
  try {
    return execFileSync(process.execPath, [script, ...args], {
      env: { ...process.env, NEW_PAGE_ROOT: copy },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

it(
  'writes a list page of 25 lines or fewer with path, messages and test rows, and it type-checks',
  { timeout: 300_000 },
  () => {
    const files = newPage('/new-arrivals', 'New arrivals', 'Neu eingetroffen', 'newProducts').trim().split('\n');
    expect(files).toHaveLength(6);
    expect(
      read(files[0] ?? '')
        .trimEnd()
        .split('\n').length,
    ).toBeLessThanOrEqual(25);
    expect(read('tests/pages/list-pages.json')).toContain('"/new-arrivals"');
    expect(read('tests/visual/pages.ts')).toContain("{ template: 'new-arrivals/[...page]', path: '/new-arrivals' }");
    const checked = execFileSync(process.execPath, [join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'check'], {
      cwd: join(copy, 'site'),
      encoding: 'utf8',
    });
    expect(checked).toMatch(/\b0 errors/);
    expect(newPage('/new-arrivals', 'New arrivals', 'Neu eingetroffen')).toMatch(/is a page already/);
  },
);

it('refuses what it cannot write, and says why', () => {
  expect(newPage('/new-arrivals')).toMatch(/title in both languages/);
  expect(newPage('/New', 'New', 'Neu')).toMatch(/small letters/);
  expect(newPage('/x', "Don't", 'Neu')).toMatch(/quotation mark/);
  expect(newPage('/x', 'New', 'Neu', 'nothing')).toMatch(/no function nothing\(locale\)/);
});
