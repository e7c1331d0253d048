import { line, post } from '../app.ts';
import type { TestPostgres } from '../postgres.ts';
import { startProcess } from '../process.ts';
import { at, createVisitor } from '../visitor.ts';

const writers = 8;

/**
 * Takes PostgreSQL away and brings it back, again and again, while guests save through one server. Throws when the server
 * ends, answers with anything but 200 and 503, stays away after the database is back, or loses an acknowledged save.
 */
export async function restartUnderLoad(postgres: TestPostgres, restarts: number): Promise<void> {
  const server = startProcess({ DATABASE_URL: postgres.url });
  const url = await server.url;
  const guests = Array.from({ length: writers }, (_, n) => ({ id: `load-${n}`, sent: 0, acknowledged: 0 }));
  let isOver = false;
  const statuses = new Map<number, number>();

  const write = async (guest: (typeof guests)[number]) => {
    while (!isOver) {
      guest.sent = (guest.sent % 9_999) + 1;
      const response = await fetch(
        `${url}/cart-items`,
        post({ guestId: guest.id, items: [line({ qty: guest.sent })] }),
      );
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 200) guest.acknowledged = guest.sent;
    }
  };
  const writing = Promise.all(guests.map(write));
  // Unheard, a failure of it would end the test's process before it is waited for.
  writing.catch(() => undefined);

  for (let restart = 1; restart <= restarts; restart += 1) {
    await readiness(url, 200);
    await postgres.halt();
    await readiness(url, 503);
    await postgres.resume();
  }
  await readiness(url, 200);
  isOver = true;
  await writing;

  const odd = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
  if (odd.length > 0) throw new Error(`saves were answered with ${odd.join()}`);
  const reader = createVisitor(at(url));
  for (const { id, sent, acknowledged } of guests) {
    const [stored] = (await reader.load(id)) as { qty: number }[];
    if (stored?.qty !== acknowledged && stored?.qty !== sent) {
      throw new Error(`${id}: acknowledged ${acknowledged}, sent ${sent}, stored ${stored?.qty}`);
    }
  }
  server.child.kill('SIGTERM');
  const { code, output } = await server.ended;
  if (code !== 0) throw new Error(`the server did not end well:\n${output}`);
}

/** Asks until the server says so. The test's own time limit ends the asking. */
async function readiness(url: string, status: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    if (response.status === status) return;
  }
}
