import type { Context } from 'hono';
import type { ClientInfoReader } from './clientInfo.ts';

/** Checks of the page that sent a request. */
export interface OriginPolicy {
  /** Returns true for a request from a page of another origin that is not listed; false for clients other than browsers. */
  isForeign: (c: Context) => boolean;
  /** Returns true for a read from a page of this site, which may store a binding; false for typed addresses and bookmarks. */
  isOurPage: (c: Context) => boolean;
}

/** Creates the policy: this origin and the listed ones, compared exactly. */
export function createOriginPolicy(allowedOrigins: readonly string[], clientInfoOf: ClientInfoReader): OriginPolicy {
  const allowed = new Set(allowedOrigins);

  const isForeign = (c: Context): boolean => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isListed = origin !== undefined && allowed.has(origin);
    if (origin !== undefined && !isListed && !isOwnOrigin(origin, c.req.header('Host'), clientInfoOf(c).scheme))
      return true;
    return site !== undefined && site !== 'same-origin' && site !== 'none' && !isListed;
  };

  return {
    isForeign,
    isOurPage(c) {
      const site = c.req.header('Sec-Fetch-Site');
      if (site === 'none') return false;
      // CORS hides the answer from pages of sister domains that are not listed, and the binding does no harm.
      return site === 'same-site' || !isForeign(c);
    },
  };
}

/** Accepts either scheme without a known proxy: an unknown one may end TLS. */
function isOwnOrigin(origin: string, host: string | undefined, scheme: 'http' | 'https' | undefined): boolean {
  const schemes = scheme === undefined ? ['http', 'https'] : [scheme];
  return host !== undefined && schemes.some((own) => origin === `${own}://${host}`);
}
