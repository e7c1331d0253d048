import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookRefused } from './provider.ts';

/** Seconds that a signature may be old or ahead, unless the caller says otherwise. */
const usualTolerance = 300;

/** Signatures that one header may hold; more would cost time for nothing. */
const mostSignatures = 8;

export interface SignatureCheck {
  /** Raw bytes of the request. */
  body: Uint8Array;
  /** Header of the form `t=<seconds>,v1=<hex>`; several `v1` are allowed, as while a secret is being replaced. */
  header: string | null | undefined;
  /** Shared secret of the webhook. */
  secret: string;
  /** The present, in milliseconds. */
  now: number;
  /** Seconds between signature and present. Longer, and a recorded request could be sent again. @default 300 */
  tolerance?: number;
}

/**
 * Verifies a signature in Stripe's scheme: HMAC-SHA256 over `<t>.<body>`, compared in constant time.
 * Throws a `WebhookRefused` that never says which part was wrong.
 */
export function verifySignature({ body, header, secret, now, tolerance = usualTolerance }: SignatureCheck): void {
  const { time, signatures } = readHeader(header ?? '');
  const expected = digest(secret, time, body);
  // Each is compared: stopping at the first match would show by time which one it was.
  const matches = signatures.filter((signature) => timingSafeEqual(hash(signature), hash(expected)));
  const isFresh = Math.abs(now / 1_000 - Number(time)) <= tolerance;
  if (matches.length === 0 || !isFresh) throw new WebhookRefused('The signature does not fit');
}

/** Makes the header that `verifySignature` accepts, for tests and stubs. */
export function signatureHeader(body: Uint8Array, secret: string, now: number): string {
  const time = String(Math.floor(now / 1_000));
  return `t=${time},v1=${digest(secret, time, body)}`;
}

function readHeader(header: string): { time: string; signatures: string[] } {
  const pairs = header.split(',').map((pair) => pair.trim().split(/=(.*)/s));
  const time = pairs.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = pairs.flatMap(([name, value = '']) => (name === 'v1' ? [value] : [])).slice(0, mostSignatures);
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
