import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { run, tail } from '../../../scripts/lib/run.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Temporary folder of this run, outside the workspace. */
    folder: string;
    /** The packed packages: name to tarball. */
    tarballs: Record<string, string>;
  }
}

/** Packs every public package as npm would publish it, once for all test files. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-install-'));
  const packed = await Promise.all(readdirSync(inRoot('packages')).map((name) => pack(name, folder)));
  project.provide('folder', folder);
  project.provide('tarballs', Object.fromEntries(packed));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function pack(folderName: string, destination: string): Promise<[string, string]> {
  const cwd = inRoot('packages', folderName);
  const manifest = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as { name: string; version: string };
  const options = ['--ignore-scripts', '--pack-destination', destination, '--loglevel=error'];
  const { code, output } = await run('npm', ['pack', ...options], { cwd });
  if (code !== 0) throw new Error(`npm pack failed in packages/${folderName}:\n${tail(output)}`);
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
  return [manifest.name, join(destination, file)];
}
