import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** An answer as it is sent: serialised, hashed and compressed once. */
export interface StoredAnswer {
  /** Of the handler; what says how the body is coded comes later. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer>;
  /** Undefined where it is not worth it. */
  gzipped: Uint8Array<ArrayBuffer> | undefined;
  /** Weak: both codings have it. */
  etag: string;
}

/** Keeps answers by what they depend on. */
export interface AnswerCache {
  /** The answer of a key; made once when several ask for it at the same time. Undefined when it is not one to keep. */
  get(key: string, make: () => Promise<Response>): Promise<{ stored: StoredAnswer } | { response: Response }>;
}

/** Smaller ones do not become smaller. */
const leastToCompress = 1_024;

const compress = promisify(gzip);

/** Makes a cache of at most `bytes`; what was asked for longest ago goes first. */
export function createAnswerCache(bytes: number): AnswerCache {
  const answers = new Map<string, StoredAnswer>();
  const making = new Map<string, Promise<{ stored: StoredAnswer } | { response: Response }>>();
  let size = 0;

  const keep = (key: string, answer: StoredAnswer): void => {
    answers.set(key, answer);
    size += sizeOf(answer);
    for (const [oldest, old] of answers) {
      if (size <= bytes) break;
      answers.delete(oldest);
      size -= sizeOf(old);
    }
  };

  return {
    async get(key, make) {
      const stored = answers.get(key);
      if (stored) {
        answers.delete(key);
        answers.set(key, stored);
        return { stored };
      }
      const running = making.get(key);
      if (running) {
        const result = await running;
        return 'stored' in result ? result : { response: result.response.clone() };
      }
      const result = make().then(async (response) => {
        if (!isKept(response)) return { response };
        const answer = await toStored(response);
        keep(key, answer);
        return { stored: answer };
      });
      making.set(key, result);
      try {
        const made = await result;
        return 'stored' in made ? made : { response: made.response.clone() };
      } finally {
        making.delete(key);
      }
    },
  };
}

/** Whatever is no plain data, or says itself how it may be kept, is answered as it is. */
function isKept({ status, headers }: Response): boolean {
  const isJson = /^application\/json\b/.test(headers.get('Content-Type') ?? '');
  return status === 200 && isJson && !headers.has('Set-Cookie') && !headers.has('Cache-Control');
}

async function toStored(response: Response): Promise<StoredAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const gzipped = body.byteLength < leastToCompress ? undefined : new Uint8Array(await compress(body));
  return { headers: Object.fromEntries(response.headers), body, gzipped, etag: `W/"${digest}"` };
}

function sizeOf({ body, gzipped }: StoredAnswer): number {
  return body.byteLength + (gzipped?.byteLength ?? 0);
}
