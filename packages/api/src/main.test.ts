import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, post } from '../test-utils/app.ts';
import { prepareDataDirectory } from '../test-utils/pglite.ts';
import { startPostgres, type TestPostgres } from '../test-utils/postgres.ts';
import { killLeftovers, type ServerProcess, startProcess } from '../test-utils/process.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let directory: string;
let template: string;

const makeDirectory = () => mkdtempSync(join(tmpdir(), 'marketrow-api-'));

beforeAll(async () => {
  // A first start makes the cluster, which takes seconds; the tests that are not about that get a copy.
  template = makeDirectory();
  await prepareDataDirectory(template);
});
afterAll(() => {
  rmSync(template, { recursive: true, force: true });
});
beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => {
  killLeftovers();
  rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
});

const start = (environment: Record<string, string> = {}) => startProcess({ DATA_DIR: directory, ...environment });
const startWithData = (environment?: Record<string, string>) => {
  cpSync(join(template, 'pglite'), join(directory, 'pglite'), { recursive: true });
  return start(environment);
};
const load = async (url: string, guestId: string) =>
  (await fetch(`${url}/cart-items/${guestId}`)).json() as Promise<unknown>;
const save = (url: string, guestId: string, qty: number) =>
  fetch(`${url}/cart-items`, post({ guestId, items: [line({ qty })] }));

async function terminate(server: ServerProcess): Promise<{ code: number | null; output: string }> {
  server.child.kill('SIGTERM');
  return server.ended;
}

describe('a server that others can reach', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, 302, 1],
    [{ HOST: '0.0.0.0', ACCESS: 'open' }, 404, 0],
    [{}, 404, 0],
    [{ ACCESS: 'roles' }, 302, 0],
  ])('with %j answers a work page with %i, and says so in %i lines', async (environment, status, lines) => {
    const server = startWithData(environment);
    const url = (await server.url).replace('0.0.0.0', '127.0.0.1');
    expect((await fetch(`${url}/admin/dashboard`, { redirect: 'manual' })).status).toBe(status);
    const { output } = await terminate(server);
    expect(output.match(/ACCESS=open opens them/g) ?? []).toHaveLength(lines);
  });
});

describe('real accounts', () => {
  it('print mails, which link to the address that the server prints', async () => {
    const server = startWithData({ ACCOUNTS: 'real' });
    const url = await server.url;
    const body = post({ name: 'Cleo', email: 'cleo@shop.test', password: 'a lamp for the stairs' });
    expect((await fetch(`${url}/accounts`, body)).status).toBe(202);
    const { output } = await terminate(server);
    expect(output).toContain('Mail to cleo@shop.test\nSubject: Confirm your email address\n');
    expect(output).toContain(`http://localhost:${new URL(url).port}/register/confirm?token=`);
    expect(output).not.toContain('a lamp');
  });

  it('need a public address where others can reach the server', async () => {
    const { code, output } = await start({ ACCOUNTS: 'real', HOST: '0.0.0.0' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('mr: PUBLIC_URL cannot be used as it is');
  });
});

/** Blocks the main thread for good at SIGUSR2, as an endless loop in a handler does. */
const blockAtSignal = `--import=data:text/javascript,process.on(%22SIGUSR2%22,function%20stuck(){for(;;);})`;

describe('the watchdog', () => {
  it('ends a process whose main thread is blocked, and says where', async () => {
    const server = startWithData({ WATCHDOG: '3', NODE_OPTIONS: blockAtSignal });
    const url = await server.url;
    expect((await save(url, 'kept', 3)).status).toBe(200);
    server.child.kill('SIGUSR2');
    const { code, output } = await server.ended;
    expect(code).toBe(70);
    expect(output).toMatch(/mr: the server has not answered for 3 s[^\n]*\n +at stuck \(/);

    expect(await load(await start().url, 'kept')).toEqual([line({ qty: 3 })]);
  });

  it('lets a process be that was stopped for a while', async () => {
    const server = startWithData({ WATCHDOG: '3' });
    const url = await server.url;
    server.child.kill('SIGSTOP');
    await sleep(5_000);
    server.child.kill('SIGCONT');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await sleep(4_000);
    expect(await terminate(server)).toMatchObject({ code: 0 });
  });
});

describe('the server as a process', () => {
  it('keeps the carts over SIGTERM, with exit code 0, and over kill -9 in the middle of saving', async () => {
    const first = startWithData();
    expect((await save(await first.url, 'kept', 3)).status).toBe(200);
    expect(await terminate(first)).toMatchObject({ code: 0 });

    const second = start();
    const url = await second.url;
    expect(await load(url, 'kept')).toEqual([line({ qty: 3 })]);
    let acknowledged = 0;
    const writing = (async () => {
      for (let qty = 1; ; qty += 1) {
        await save(url, 'killed', qty);
        acknowledged = qty;
        if (qty === 20) second.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    await second.ended;

    const third = start();
    const [found] = (await load(await third.url, 'killed')) as { qty: number }[];
    // The save that the kill interrupted may be there or not; every acknowledged one must be.
    expect(found?.qty).toBeGreaterThanOrEqual(acknowledged);
    await terminate(third);
  });

  it('recovers from kill -9 in the middle of the first start', async () => {
    const changes = watch(directory);
    const first = start();
    for await (const { filename } of changes) if (filename?.startsWith('pglite.new-')) break;
    first.child.kill('SIGKILL');
    await first.ended;
    expect(readdirSync(directory)).not.toContain('pglite');

    const second = start();
    expect((await save(await second.url, 'first', 1)).status).toBe(200);
    expect(readdirSync(directory).filter((name) => name.startsWith('pglite'))).toEqual(['pglite']);
    await terminate(second);
  });

  it('sets half a database aside that somebody has put there, and makes a new one', async () => {
    mkdirSync(join(directory, 'pglite'));
    writeFileSync(join(directory, 'pglite', 'PG_VERSION'), '18\n');
    const server = start();
    expect((await save(await server.url, 'first', 1)).status).toBe(200);
    const names = readdirSync(directory).filter((name) => name.startsWith('pglite'));
    expect(names).toEqual(['pglite', expect.stringMatching(/^pglite\.aside-/)]);
    const warning = `The database of before is not in use: a part of it was missing. Its carts, orders and accounts lie in ${names[1] ?? ''}`;
    const ready = await fetch(`${await server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', warning: expect.stringContaining(warning) as string },
    ]);
    expect((await terminate(server)).output).toContain(`mr: WARNING. ${warning}`);

    // Until the folder is moved away.
    const next = start();
    await next.url;
    expect((await terminate(next)).output).toContain(`mr: WARNING. ${warning}`);
  });

  it('refuses the folder of a database itself, and writes nothing into it', async () => {
    const cluster = join(directory, 'pglite');
    cpSync(join(template, 'pglite'), cluster, { recursive: true });
    const before = readdirSync(cluster);
    const { code, output } = await start({ DATA_DIR: cluster }).ended;
    expect(code).toBe(1);
    expect(output).toContain(`${cluster} holds the files of a database`);
    expect(output).toContain(`DATA_DIR=${directory}`);
    expect(readdirSync(cluster)).toEqual(before);

    // The same of one that lies under another name, as a copy or a backup does.
    const copy = join(directory, 'copy');
    renameSync(cluster, copy);
    rmSync(join(copy, 'PG_VERSION'));
    const refused = await start({ DATA_DIR: copy }).ended;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`Move it to a folder named pglite`);
    expect(readdirSync(copy)).toEqual(before.filter((name) => name !== 'PG_VERSION'));
  });

  it('refuses a second process on the data directory, even on a taken port, and leaves the first unharmed', async () => {
    const first = startWithData();
    const url = await first.url;
    const { code, output } = await start({ PORT: new URL(url).port }).ended;
    expect(code).toBe(1);
    expect(output).toContain(
      `the data directory ${directory} is in use by another process (process ${first.child.pid})`,
    );
    expect(output).toContain('DATA_DIR=');
    expect((await save(url, 'unharmed', 2)).status).toBe(200);
    expect(await load(url, 'unharmed')).toEqual([line({ qty: 2 })]);
    await terminate(first);
  });

  it('says what to do when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port) }).ended;
    taken.close();
    expect(code).toBe(1);
    // It says so before it makes a database, which takes seconds.
    expect(readdirSync(directory).filter((name) => name.startsWith('pglite'))).toEqual([]);
    expect(output).toMatch(`port ${port} is in use`);
    expect(output).toContain(`PORT=${port + 1}`);
  });

  it('finishes a running request after SIGTERM, takes no new one, and then ends', async () => {
    const server = startWithData();
    const { port } = new URL(await server.url);
    const body = JSON.stringify({ guestId: 'drained', items: [line()] });
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /cart-items HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    await once(socket, 'data'); // "100 Continue": the request is running.
    server.child.kill('SIGTERM');
    await once(server.child.stderr ?? socket, 'data'); // It says that it is finishing.
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it.each([
    ['PORT', '99999'],
    ['DATABASE_URL', 'mysql://u:hidden@h/d'],
    ['ALLOWED_ORIGINS', 'https://a.example/'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'many'],
    ['SAMPLE_DATA', 'no'],
    ['DATA_DIR', '/dev/null/data'],
    ['DATA_DIR', '/proc/marketrow/data'],
  ])('names %s when its value is of no use, without repeating secrets', async (name, value) => {
    const { code, output } = await start({ [name]: value }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^mr: .*${name}`));
    expect(output).not.toContain('hidden');
  });
});

describe('the server on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('runs twice on one database, started at the same moment', async () => {
    const servers = [start({ DATABASE_URL: postgres.url }), start({ DATABASE_URL: postgres.url })];
    const [one = '', two = ''] = await Promise.all(servers.map(({ url }) => url));
    const saves = Array.from({ length: 20 }, (_, n) => save(n % 2 ? one : two, 'shared', n + 1));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200));
    const response = await fetch(`${one}/cart-items/shared`);
    expect(response.headers.get('ETag')).toBe('"20"');
    expect(await response.json()).toEqual(await load(two, 'shared'));
    expect(await Promise.all(servers.map(terminate))).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(readdirSync(directory)).toEqual([]); // The embedded database was not touched.
  });

  it('answers 503 while the server is away, and does not end', async () => {
    const own = await startPostgres();
    const server = start({ DATABASE_URL: own.url });
    const url = await server.url;
    expect((await save(url, 'away', 1)).status).toBe(200);
    await own.stop();
    const answers = [await save(url, 'away', 2), await fetch(`${url}/cart-items/away`), await fetch(`${url}/readyz`)];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers.map(({ headers }) => headers.get('Retry-After'))).toEqual(['1', '1', '1']);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await terminate(server)).toMatchObject({ code: 0 });
  });

  it('says which server it cannot reach, without the password', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/d' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('PostgreSQL at 127.0.0.1:1/d cannot be used');
    expect(output).not.toContain('hidden');
  });
});
