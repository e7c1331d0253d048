import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@marketrow/fixtures';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { oddTexts } from '../../fixtures/src/testing/odd-calls.ts';
import { post } from '../test-utils/app.ts';
import { killInMerges, killInOrders, killInSaves } from '../test-utils/faults/kills.ts';
import { sendOddTexts } from '../test-utils/faults/malformed.ts';
import { restartUnderLoad } from '../test-utils/faults/outages.ts';
import { prepareDataDirectory } from '../test-utils/pglite.ts';
import { startPostgres, type TestPostgres } from '../test-utils/postgres.ts';
import { killLeftovers, startProcess } from '../test-utils/process.ts';

/*
 * A short form of tests/faults, which does the same some hundred times. The seed is the day's, so that two runs on one day
 * do the same and a week does not.
 */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const seed = Math.floor(Date.now() / 86_400_000);

afterEach(killLeftovers);

describe('the embedded database', () => {
  const directory = mkdtempSync(join(tmpdir(), 'marketrow-api-'));
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  });
  const folder = (name: string) => ({ DATA_DIR: join(directory, name) });

  beforeAll(async () => {
    for (const name of ['saves', 'merges']) await prepareDataDirectory(join(directory, name));
  });

  it('keeps every acknowledged save over kill -9', () => killInSaves({ environment: folder('saves'), kills: 1, seed }));

  it('keeps merges whole over kill -9', () => killInMerges({ environment: folder('merges'), kills: 1, seed }));

  it('makes each order once over kill -9', () => killInOrders({ environment: folder('saves'), kills: 1, seed }));

  it('answers odd texts wherever one is taken, in time and without a 5xx', async () => {
    const server = startProcess(folder('saves'));
    const { port } = new URL(await server.url);
    const signedIn = await fetch(
      `${await server.url}/login/customer`,
      post({ username: users[0]?.email, password: users[0]?.password }),
    );
    const cookie = signedIn.headers
      .getSetCookie()
      .map((pair) => pair.split(';')[0])
      .join('; ');
    const texts = oddTexts.filter((_, place) => place % 10 === seed % 10);
    await sendOddTexts({ port: Number(port), cookie, texts });
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  const environment = () => ({ DATABASE_URL: postgres.url });

  it('keeps every acknowledged save over kill -9', () => killInSaves({ environment: environment(), kills: 2, seed }));

  it('keeps merges whole over kill -9', () => killInMerges({ environment: environment(), kills: 2, seed }));

  it('makes each order once over kill -9', () => killInOrders({ environment: environment(), kills: 2, seed }));

  it('may be restarted under load: 503 meanwhile, nothing lost, the server goes on', () =>
    restartUnderLoad(postgres, 1));
});
