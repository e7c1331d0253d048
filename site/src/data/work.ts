import type { CallPath } from '@marketrow/contract/calls';
import type { Locale } from '../routes';
import { read, type Data } from './api';
import { allCategories, brands, hasSample, products } from './index';

export type { Data } from './api';

/** The calls of the areas of work. */
export type WorkCall = Extract<CallPath, `/api/admin/${string}` | `/api/vendor/${string}` | '/api/shops'>;

/**
 * Reads a call of the areas of work at build time. Without the sample (`DEMO=0`) only what every shopper may see is read, and other lists
 * are empty: pages are files, and a file with customers, orders or earnings would show them to anyone who has it. The browser reads
 * them with the role of its user.
 */
export async function readWork<Path extends WorkCall>(path: Path, locale: Locale): Promise<Data<Path>> {
  if (hasSample || path === '/api/shops') return read(path, locale);
  return ((await publicLists[path]?.(locale)) ?? []) as Data<Path>;
}

const publicLists: { readonly [Path in WorkCall]?: (locale: Locale) => Promise<unknown[]> } = {
  '/api/admin/products': products,
  '/api/admin/category': allCategories,
  '/api/admin/brands': brands,
  '/api/admin/sellers': sellers,
  '/api/vendor/sellers': sellers,
};

/** Rows of the sellers as their shops have them, without what they earned. */
async function sellers(locale: Locale): Promise<Data<'/api/admin/sellers'>> {
  return (await read('/api/shops', locale)).map(({ id, name, profilePicture }) => ({
    id,
    name,
    image: profilePicture,
    phone: '-',
    balance: 0,
    published: true,
    shopName: name,
    package: 'Silver',
  }));
}

/** The answers of some calls, in their order. */
export type Answers<Calls extends readonly WorkCall[]> = { [Index in keyof Calls]: Data<Calls[Index]> };
