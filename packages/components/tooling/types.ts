import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const dist = join(process.cwd(), 'dist');

/**
 * Writes a declaration beside each module and adds the endings that Node's resolution of types wants. Not bundled: that
 * took five times as long, and left types without a name that consumers could write (docs/decisions/0101).
 */
export async function buildTypes(): Promise<void> {
  const compiler = createRequire(join(process.cwd(), 'package.json')).resolve('typescript/bin/tsc');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error('mr: the types do not compile, so they cannot be published. See the messages above.'));
    });
  });
  for await (const file of glob(join(dist, '**/*.d.ts'))) {
    const text = await readFile(file, 'utf8');
    const ended = text.replace(
      /((?:from|import)\s*\(?)(['"])(\.{1,2}\/[^'"]+)\2/g,
      (_, start: string, quote: string, path: string) => {
        return `${start}${quote}${withEnding(dirname(file), path)}${quote}`;
      },
    );
    if (ended !== text) await writeFile(file, ended);
  }
}

function withEnding(folder: string, path: string): string {
  if (path.endsWith('.js')) return path;
  return existsSync(join(folder, `${path}.d.ts`)) ? `${path}.js` : `${path}/index.js`;
}
