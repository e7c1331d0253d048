import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

/** Runs one of the scripts to its end. */
function command(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts', script), ...args], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

it.each([
  ['start.mjs', 'npm start'],
  ['test.mjs', 'npm test'],
  ['build.mjs', 'npm run build'],
  ['start-on-demand.mjs', 'npm run start:on-demand'],
  ['visual.mjs', 'npm run test:visual'],
  ['release-dry.mjs', 'npm run release:dry'],
])('%s --help says what it does and ends well', (script, words) => {
  const { status, text } = command(script, '--help');
  expect(status).toBe(0);
  expect(text).toContain(words);
});

it.each([
  ['start.mjs', ['--port=1'], 'npm start does not know "--port=1"'],
  ['start-on-demand.mjs', ['--port=1'], 'npm run start:on-demand does not know "--port=1"'],
  ['test.mjs', ['units'], 'npm test does not know "units"'],
  ['build.mjs', ['shop'], 'npm run build does not know "shop"'],
  ['build.mjs', ['--frsh'], 'npm run build does not know "--frsh"'],
  ['visual.mjs', ['--update'], 'npm run test:visual does not know "--update"'],
  ['visual.mjs', ['--accept'], 'Accept by name'],
  ['release-dry.mjs', ['--file'], 'npm run release:dry does not know "--file"'],
])('%s %s is refused by name, with the usage', (script, args, message) => {
  const { status, text } = command(script, ...args);
  expect(status).toBe(1);
  expect(text).toContain(message);
  expect(text).toContain('npm ');
});

it('npm test ends with the line that CI counts', () => {
  const { status, text } = command('test.mjs', 'css');
  expect(text.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed');
  expect(status).toBe(0);
});
