import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { killLeftovers } from '../../packages/api/test-utils/process.ts';
import { start, stop, times } from './settings.ts';

/** Room for the database as it is made, and little more. */
const megabytes = 90;
const disk = mkdtempSync(join(tmpdir(), 'marketrow-disk-'));

/** A file system of its own needs root, or a sudo that does not ask. */
function asRoot(program: string, ...args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  execFileSync(isRoot ? program : 'sudo', isRoot ? args : ['-n', program, ...args]);
}

afterEach(() => {
  killLeftovers();
  asRoot('umount', disk);
  rmSync(disk, { recursive: true, force: true });
});

function lines(cart: number) {
  return Array.from({ length: 150 }, (_, index) => ({
    id: `${String(cart)}-${String(index)}`,
    slug: 'a-line',
    name: 'A line with a long name. '.repeat(8),
    price: 1,
    qty: 1,
    imgUrl: '/images/a.webp',
  }));
}

it(`a disk that is full ${times(10)} times: 503, nothing acknowledged is lost, and it goes on (fault: full disk)`, async () => {
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=777`, 'tmpfs', disk);
  const { server, url } = await start({ DATA_DIR: join(disk, 'data') });
  const filler = join(disk, 'filler');
  const acknowledged: number[] = [];
  let cart = 0;
  const save = async (): Promise<number> => {
    cart += 1;
    const { status } = await fetch(`${url}/cart-items`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ guestId: `disk-${String(cart)}`, items: lines(cart) }),
    });
    if (status === 200) acknowledged.push(cart);
    return status;
  };

  expect(await save()).toBe(200);
  for (let round = 0; round < times(10); round += 1) {
    expect(() => {
      writeFileSync(filler, Buffer.alloc(megabytes * 1_048_576));
    }).toThrow(/ENOSPC/);
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 40; attempt += 1) statuses.add(await save());
    expect(statuses).toContain(503);
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await fetch(`${url}/cart-items/disk-1`)).status).toBe(200);
    rmSync(filler);
    expect(await save()).toBe(200);
  }
  for (const id of acknowledged) {
    const answer = await fetch(`${url}/cart-items/disk-${String(id)}`);
    expect(await answer.json()).toHaveLength(150);
  }
  await stop(server);
});
