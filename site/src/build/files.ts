import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file under a folder, as full paths in a fixed order. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Does something with each member, so many at a time: all at once would hold every file in memory. */
export async function eachOf<Member>(
  list: readonly Member[],
  work: (member: Member) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const waiting = list.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const member of waiting) await work(member);
    }),
  );
}
