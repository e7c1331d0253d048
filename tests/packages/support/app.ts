import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { run, tail } from '../../../scripts/lib/run.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const apps = join(import.meta.dirname, '..', 'apps');

/**
 * A fresh app in the temporary folder: the files of `apps/<name>`, its third-party packages exactly as its lockfile says, and our
 * packages from their tarballs.
 *
 * @returns its folder
 */
export async function createApp(name: string, packages: readonly string[]): Promise<string> {
  const installed = await install(name);
  const app = mkdtempSync(join(inject('folder'), `${name}-`));
  cpSync(join(apps, name), app, { recursive: true, filter: (path) => !path.includes('node_modules') });
  linkFolder(join(installed, 'node_modules'), join(app, 'node_modules'));
  for (const packageName of packages) await unpack(app, packageName);
  requireDeclared(name, app, packages);
  return app;
}

/** Runs a command of the app's own packages in its folder, and fails with what it printed. */
export async function runIn(app: string, script: string, args: string[], env: Record<string, string> = {}) {
  // Vitest's own NODE_ENV is none of the app's.
  const own = { NODE_ENV: undefined, ...env };
  const { code, output } = await run(process.execPath, [join(app, 'node_modules', script), ...args], {
    cwd: app,
    env: own,
  });
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed in a fresh app:\n${tail(output, 120)}`);
  return output;
}

/** The folder with the app's third-party packages; one install for each lockfile. */
async function install(name: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const files = ['package.json', 'package-lock.json'].map((file) => join(apps, name, file));
  for (const file of files) hash.update(readFileSync(file));
  const cache = inRoot('node_modules', '.cache', 'installs');
  const target = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((entry) => entry.startsWith(`${name}-`)))
    rmSync(join(cache, old), { recursive: true });
  // Renamed when it is whole: an install that was cut off never passes for one.
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  for (const file of files)
    copyFileSync(file, join(unfinished, file.endsWith('lock.json') ? 'package-lock.json' : 'package.json'));
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: unfinished,
  });
  if (code !== 0) throw new Error(`npm ci failed for tests/packages/apps/${name}:\n${tail(output)}`);
  renameSync(unfinished, target);
  return target;
}

/** Unpacks one of our packages into an app. What it depends on is not looked at: enough for its types. */
export async function unpack(app: string, packageName: string) {
  const target = join(app, 'node_modules', packageName);
  const tarball = inject('tarballs')[packageName];
  if (tarball === undefined) throw new Error(`There is no public package ${packageName}.`);
  mkdirSync(target, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  if (code !== 0) throw new Error(`tar could not unpack ${tarball}:\n${tail(output)}`);
}

/**
 * A tarball is unpacked, not installed: the app's own package.json lists what it depends on, at the lowest version of its range, so that the
 * lowest is the one that is tested.
 */
function requireDeclared(name: string, app: string, packages: readonly string[]) {
  const own = readManifest(app).dependencies ?? {};
  const missing = packages.flatMap((packageName) =>
    Object.entries(readManifest(join(app, 'node_modules', packageName)).dependencies ?? {})
      .map(([dependency, range]) => ({ dependency, lowest: range.replace('^', '') }))
      .filter(({ dependency, lowest }) => !packages.includes(dependency) && own[dependency] !== lowest)
      .map(({ dependency, lowest }) => `${dependency}@${lowest} (of ${packageName})`),
  );
  if (missing.length > 0) {
    throw new Error(
      `tests/packages/apps/${name}/package.json lacks ${missing.join(', ')}. Add it to "dependencies", then run in that ` +
        'folder: rm package-lock.json && npm install --package-lock-only && npm ci --dry-run',
    );
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Copies a folder by hard links, which takes a tenth of the time; by real copies where the temporary folder is on another disk. */
function linkFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
