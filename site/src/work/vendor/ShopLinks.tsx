import type { ComponentProps } from 'react';
import { keepingShop, useNamedShop } from '../base/vendorShop';
import { BackLink, NewRecordLink } from '../frame/WorkParts';

/** The link to the form of a new record of the shop that the address names. */
export function ShopNewRecordLink({ href, ...others }: ComponentProps<typeof NewRecordLink>) {
  return <NewRecordLink {...others} href={keepingShop(href, useNamedShop())} />;
}

/** The link from a record back to the list of the shop that the address names. */
export function ShopBackLink({ href, ...others }: ComponentProps<typeof BackLink>) {
  return <BackLink {...others} href={keepingShop(href, useNamedShop())} />;
}
