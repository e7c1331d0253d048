import { useSyncExternalStore } from 'react';

/** The parameter of the address that names the shop whose seller looks at the page. */
const parameter = 'shop';

/** A shop whose seller the area can be looked at as. */
export interface SellersShop {
  /** Its word in the address. */
  key: string;
  id: string;
  name: string;
  /** Name and face of its seller. */
  owner: string;
  image: string;
  /** Tells it from another shop of its name. Left out: there is none. */
  street?: string;
}

/** Whether an address names this shop, by its word or its id. */
export function isShop({ key, id }: Pick<SellersShop, 'key' | 'id'>, named: string): boolean {
  return key === named || id === named;
}

/** The shop that the address of the page names, as the calls of a seller take it. Nothing: the API's own choice. */
export function shopQuery(): Record<string, string> {
  const shop = new URLSearchParams(location.search).get(parameter);
  return shop === null ? {} : { shop };
}

/** An address of the area of sellers that shows the same shop. */
export function keepingShop(href: string, shop: string | null | undefined): string {
  if (!shop) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: shop }).toString()}`;
}

const never = () => () => undefined;

/** The shop that the address names; nothing until React has taken the page over. A change of it is a new page. */
export function useNamedShop(): string | undefined {
  return useSyncExternalStore(
    never,
    () => shopQuery()[parameter],
    () => undefined,
  );
}
