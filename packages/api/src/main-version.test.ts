import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('says which Node it needs where it is started with an older one', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, join(import.meta.dirname, 'main.ts')],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('mr: the API needs Node 24 or later, and this is 20.19.0.');
  expect(status).toBe(1);
});
