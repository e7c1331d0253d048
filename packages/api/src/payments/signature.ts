import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './provider.ts';

/** Default of `tolerance` in seconds. */
const defaultTolerance = 300;

/** Signatures of one header that are checked, which bounds the work of a request. */
const maxSignatures = 8;

export interface SignatureCheck {
  /** Raw bytes of the request. */
  body: Uint8Array;
  /** Header of the form `t=<seconds>,v1=<hex>`; several `v1` are allowed, as while a secret is being replaced. */
  header: string | null | undefined;
  /** Shared secret of the webhook. */
  secret: string;
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Seconds that a signature may be old or ahead, which limits replays. @default 300 */
  tolerance?: number;
}

/**
 * Verifies a signature in Stripe's scheme: HMAC-SHA256 over `<t>.<body>`, compared in constant time.
 * Throws a `WebhookRefused` that never says which part was wrong.
 */
export function verifySignature({ body, header, secret, now, tolerance = defaultTolerance }: SignatureCheck): void {
  const { time, signatures } = readHeader(header ?? '');
  const expected = digest(secret, time, body);
  // Compares all: stopping at the first match would show by timing which one it was.
  const matches = signatures.filter((signature) => timingSafeEqual(hash(signature), hash(expected)));
  const isFresh = Math.abs(now / 1_000 - Number(time)) <= tolerance;
  if (matches.length === 0 || !isFresh) throw new WebhookRefused('The signature does not fit');
}

/** Returns a header that `verifySignature` accepts, for tests and stubs. */
export function signatureHeader(body: Uint8Array, secret: string, now: number): string {
  const time = String(Math.floor(now / 1_000));
  return `t=${time},v1=${digest(secret, time, body)}`;
}

function readHeader(header: string): { time: string; signatures: string[] } {
  const pairs = header.split(',').map((pair) => pair.trim().split(/=(.*)/s));
  const time = pairs.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = pairs.flatMap(([name, value = '']) => (name === 'v1' ? [value] : [])).slice(0, maxSignatures);
  if (!/^\d{1,12}$/.test(time)) throw new WebhookRefused('The signature does not fit');
  return { time, signatures };
}

function digest(secret: string, time: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}

/** Equal lengths for `timingSafeEqual`, which throws on others. */
function hash(text: string): Buffer {
  return createHmac('sha256', 'length').update(text).digest();
}
