import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Encoding } from './encodings.ts';
import type { ByteRange } from './ranges.ts';

/** A file of the built site. */
export interface SiteFile {
  /** Path inside the site's folder, without a coding's ending. */
  name: string;
  /** Path on disk of the sent file. */
  path: string;
  encoding: Encoding | undefined;
  modified: number;
  size: number;
}

/** Finds the first of several names; prefers a compressed sibling in an accepted coding. */
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
      // Ignores a sibling of an earlier build, which is older than the file.
      if (encoded && encoded.modified >= plain.modified) return encoded;
    }
    return plain;
  }
  return undefined;
}

/** Bytes up to which a file, or a part of one, is read at once; larger ones are streamed in pieces of this size. */
const readAtOnce = 65_536;

/** Reads a file or a part of it. */
export async function readContent(
  { path, size }: SiteFile,
  { first, last }: ByteRange = { first: 0, last: size - 1 },
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const length = last - first + 1;
  if (length > readAtOnce) {
    const stream = createReadStream(path, { start: first, end: last, highWaterMark: readAtOnce });
    return Readable.toWeb(stream, { strategy: { highWaterMark: 1 } }) as ReadableStream<Uint8Array>;
  }
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, first);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Creates a cached function for ETags. They are digests of the content, so that servers behind a balancer agree. */
export function etagCache(): (file: SiteFile) => Promise<string> {
  const known = new Map<string, { version: string; etag: string }>();
  return async ({ path, modified, size }) => {
    const version = `${modified}:${size}`;
    const hit = known.get(path);
    if (hit?.version === version) return hit.etag;
    const digest = createHash('sha256');
    await pipeline(createReadStream(path), digest);
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
