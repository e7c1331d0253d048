import { useSyncExternalStore } from 'react';

/** The parameter of the address that names the shop whose seller looks at the page. */
const parameter = 'shop';

/** The shop that the address of the page names, as the calls of a seller take it. Nothing: the API's own choice. */
export function shopQuery(): Record<string, string> {
  const shop = new URLSearchParams(location.search).get(parameter);
  return shop === null ? {} : { shop };
}

/** An address of the area of sellers that shows the same shop. */
export function keepingShop(href: string, shop: string | null | undefined): string {
  return shop ? `${href}?${new URLSearchParams({ [parameter]: shop }).toString()}` : href;
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
