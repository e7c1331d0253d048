import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

interface Manifest {
  files: string[];
  keywords: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const published = readdirSync(inRoot('packages'));

describe.each(published)('package.json of %s', (name) => {
  const manifest = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')) as Manifest;

  it('says where it comes from and what it runs on', () => {
    expect(manifest).toMatchObject({
      name: `@marketrow/${name}`,
      license: 'MIT',
      type: 'module',
      // npm refuses provenance without the repository and its folder.
      repository: { url: 'git+https://github.com/marketrow/marketrow.git', directory: `packages/${name}` },
      homepage: `https://github.com/marketrow/marketrow/tree/main/packages/${name}#readme`,
      bugs: 'https://github.com/marketrow/marketrow/issues',
      engines: { node: expect.stringMatching(/^>=2\d/) as string },
      description: expect.stringMatching(/\.$/) as string,
    });
    expect(manifest.keywords.length).toBeGreaterThan(3);
  });

  it('ships its changelog, license and README', () => {
    expect(manifest.files).toContain('CHANGELOG.md');
    for (const file of ['LICENSE', 'README.md']) expect(existsSync(inRoot('packages', name, file)), file).toBe(true);
  });

  // An exact version would install a second copy beside the app's own.
  it('depends on ranges', () => {
    const all = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect(Object.entries(all).filter(([, range]) => !/^(\^\d|>=\d)/.test(range))).toEqual([]);
  });
});

// A tag can be moved to other code, which would then run with the rights of the workflow.
it('workflows name each action by its commit and its version', () => {
  const lines = globSync('.github/workflows/*.yml', { cwd: inRoot() }).flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .filter((line) => /^[\s-]*uses:/.test(line)),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/uses: (\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line))).toEqual([]);
});
