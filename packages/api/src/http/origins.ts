import type { Context } from 'hono';

/** Which pages a request may come from. */
export interface OriginPolicy {
  /** Whether the request comes from a page of another origin that is not listed. Callers that are no browsers do not. */
  isForeign: (c: Context) => boolean;
  /** The same for a read that leaves something behind: addresses that somebody typed or followed count as foreign too. */
  isOurPage: (c: Context) => boolean;
}

/** Makes the policy: this origin and the listed ones, compared exactly. */
export function createOriginPolicy(allowedOrigins: readonly string[]): OriginPolicy {
  const allowed = new Set(allowedOrigins);

  const isForeign = (c: Context): boolean => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isListed = origin !== undefined && allowed.has(origin);
    if (origin !== undefined && !isListed && !isOwnOrigin(origin, c.req.header('Host'))) return true;
    return site !== undefined && site !== 'same-origin' && site !== 'none' && !isListed;
  };

  return {
    isForeign,
    isOurPage(c) {
      const site = c.req.header('Sec-Fetch-Site');
      if (site === 'none') return false;
      // A page of a sister domain may read with the person's cookie only when it is listed; its GET does no harm though.
      return site === 'same-site' || !isForeign(c);
    },
  };
}

/** The scheme is left open: behind a proxy that ends TLS it is not ours to know. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
