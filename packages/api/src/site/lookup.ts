import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from './encodings.ts';
import type { ByteRange } from './ranges.ts';

/** A file of the built site. */
export interface SiteFile {
  /** Path inside the site's folder, without a coding's ending. */
  name: string;
  /** Path on disk of what is sent. */
  path: string;
  encoding: Encoding | undefined;
  modified: number;
  size: number;
}

/** Looks for the first of several names; takes a compressed sibling when the caller accepts its coding. */
export async function findFirst(
  directory: string,
  names: readonly string[],
  encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
  for (const name of names) {
    const plain = await findFile(directory, name, undefined);
    if (!plain) continue;
    for (const encoding of encodings) {
      const encoded = await findFile(directory, name, encoding);
      // A sibling that an earlier build left behind must not win over the file it no longer fits.
      if (encoded && encoded.modified >= plain.modified) return encoded;
    }
    return plain;
  }
  return undefined;
}

/** The content of a file, or a part of it. */
export async function readContent({ path }: SiteFile, range?: ByteRange): Promise<Uint8Array<ArrayBuffer>> {
  if (!range) return readFile(path);
  const length = range.last - range.first + 1;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, range.first);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** ETags are made of the content, so that several servers behind a balancer agree; each file is hashed once. */
export function etagCache(): (file: SiteFile) => Promise<string> {
  const known = new Map<string, { version: string; etag: string }>();
  return async ({ path, modified, size }) => {
    const version = `${modified}:${size}`;
    const hit = known.get(path);
    if (hit?.version === version) return hit.etag;
    const digest = createHash('sha256').update(await readFile(path));
    const etag = `"${digest.digest('base64url').slice(0, 22)}"`;
    known.set(path, { version, etag });
    return etag;
  };
}

async function findFile(
  directory: string,
  name: string,
  encoding: Encoding | undefined,
): Promise<SiteFile | undefined> {
  const path = join(directory, name + (encoding?.ending ?? ''));
  const stats = await stat(path).catch(() => undefined); // Missing, or a name longer than the system allows.
  if (!stats?.isFile()) return undefined;
  return { name, path, encoding, modified: stats.mtimeMs, size: stats.size };
}
