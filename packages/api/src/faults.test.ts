import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, it, vi } from 'vitest';
import { killInMerges, killInOrders, killInSaves } from '../test-utils/faults/kills.ts';
import { restartUnderLoad } from '../test-utils/faults/outages.ts';
import { prepareDataDirectory } from '../test-utils/pglite.ts';
import { startPostgres, type TestPostgres } from '../test-utils/postgres.ts';
import { killLeftovers } from '../test-utils/process.ts';

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
