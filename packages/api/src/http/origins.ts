import type { Context } from 'hono';
import type { ClientInfoReader } from './clientInfo.ts';

/** Which pages a request may come from. */
export interface OriginPolicy {
  /** Whether the request comes from a page of another origin that is not listed. Clients that are no browsers do not. */
  isForeign: (c: Context) => boolean;
  /** The same for a read that leaves something behind: addresses that a user typed or followed count as foreign too. */
  isOurPage: (c: Context) => boolean;
}

/** Makes the policy: this origin and the listed ones, compared exactly. */
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
      // A page of a sister domain may read with the user's cookie only when it is listed; its GET does no harm though.
      return site === 'same-site' || !isForeign(c);
    },
  };
}

/** Without a proxy that tells the scheme, either may be right: one that is not known may end TLS. */
function isOwnOrigin(origin: string, host: string | undefined, scheme: 'http' | 'https' | undefined): boolean {
  const schemes = scheme === undefined ? ['http', 'https'] : [scheme];
  return host !== undefined && schemes.some((own) => origin === `${own}://${host}`);
}
