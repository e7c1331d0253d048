import { readWork } from '../../data/work';
import { localeItemParams, type Locale } from '../../routes';
import type { WorkArea } from '../../workRoutes';
import { formCall, type FormList, type FormRecords, keyOf } from '../forms/model';
import { pageSize } from './context';

/**
 * `getStaticPaths` entries of the forms of a list: a new record, those that the list shows without scripts, and `shell`, which
 * the server sends for all others.
 */
export function formParams(area: WorkArea, list: FormList) {
  return localeItemParams('record', async (locale): Promise<(readonly [string, FormPageRecord])[]> => {
    const records = await firstRecords(area, list, locale);
    return [['new', 'new'], ['shell', 'shell'], ...records.map((record) => [keyOf(record), record] as const)];
  });
}

type FormPageRecord = 'new' | 'shell' | FormRecords[FormList];

async function firstRecords(area: WorkArea, list: FormList, locale: Locale): Promise<FormRecords[FormList][]> {
  if (list !== 'products') return (await readWork(formCall(area, list), locale)).slice(0, pageSize);
  const products = await readWork('/api/admin/products', locale);
  // Only what the form needs: a product holds its reviews too.
  return products
    .slice(0, pageSize)
    .map(({ slug, title, categories, brand, description, stock, price, discount, published, images }) => ({
      slug,
      title,
      categories,
      brand,
      description,
      stock,
      price,
      discount,
      published,
      images,
    }));
}
