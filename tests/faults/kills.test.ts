import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  killInFirstStart,
  killInMerges,
  killInOrders,
  killInSaves,
} from '../../packages/api/test-utils/faults/kills.ts';
import { restartUnderLoad } from '../../packages/api/test-utils/faults/outages.ts';
import { startPostgres } from '../../packages/api/test-utils/postgres.ts';
import { killLeftovers, startProcess } from '../../packages/api/test-utils/process.ts';
import { embedded, seed, type Setting, settings, start, stop, times } from './settings.ts';

describe.each(settings)('kill -9, $name (fault: killed process)', ({ open }) => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await open();
  });
  afterAll(() => setting.close());

  it(`in ${times(100)} saves`, () => killInSaves({ ...setting, kills: times(100), seed }));
  it(`in ${times(100)} merges`, () => killInMerges({ ...setting, kills: times(100), seed }));
  it(`in ${times(100)} orders`, () => killInOrders({ ...setting, kills: times(100), seed }));
});

describe('the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'marketrow-faults-'));
  afterEach(killLeftovers);
  afterAll(() => {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  });

  it(`survives ${times(50)} kills in its first start (fault: killed process)`, () =>
    killInFirstStart(() => mkdtempSync(join(root, 'first-')), { kills: times(50), seed }));

  it(`refuses ${times(20)} second processes in less than 2 s each, the first unharmed (fault: second process)`, async () => {
    const setting = embedded();
    const { server, url } = await start(setting.environment);
    for (let second = 0; second < times(20); second += 1) {
      const begin = performance.now();
      const { code, output } = await startProcess(setting.environment).ended;
      expect(performance.now() - begin).toBeLessThan(2_000);
      expect(code).toBe(1);
      expect(output).toContain('is in use by another process');
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
    await stop(server);
    await setting.close();
  });
});

it(`PostgreSQL restarted ${times(20)} times under load (fault: database restart)`, async () => {
  const postgres = await startPostgres();
  await restartUnderLoad(postgres, times(20));
  await postgres.stop();
});
