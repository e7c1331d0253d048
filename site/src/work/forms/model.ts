import type { Data, WorkCall } from '../../data/work';
import type { WorkArea } from '../../workRoutes';
import type { WorkContext } from '../base/model';

/** Calls of the lists whose records have a form. */
const adminCalls = {
  products: '/api/admin/products',
  categories: '/api/admin/category',
  brands: '/api/admin/brands',
  coupons: '/api/admin/coupons',
} as const;

/** A list whose records have a form. */
export type FormList = keyof typeof adminCalls;

/** Returns the call of a list. A seller has the form of a coupon only. */
export function formCall<List extends FormList>(area: WorkArea, list: List) {
  return area === 'vendor' && list === 'coupons' ? '/api/vendor/coupons' : adminCalls[list];
}

type Product = Data<'/api/admin/products'>[number];

/** What the form of a product needs of it. */
export type ProductRecord = Pick<
  Product,
  'slug' | 'title' | 'categories' | 'brand' | 'description' | 'stock' | 'price' | 'discount' | 'published' | 'images'
>;

/** The record that a form is about, of any list. */
export interface FormRecords {
  products: ProductRecord;
  categories: Data<'/api/admin/category'>[number];
  brands: Data<'/api/admin/brands'>[number];
  coupons: Data<'/api/admin/coupons'>[number];
}

/** Returns the key of a record in addresses and calls. */
export function keyOf(record: FormRecords[FormList]): string {
  return 'slug' in record ? record.slug : record.code;
}

/** Returns the name of a record. */
export function nameOf(record: FormRecords[FormList]): string {
  return 'title' in record ? record.title : 'name' in record ? record.name : record.code;
}

/** What the choices of a form are made of. */
export interface FormChoices {
  categories: readonly Pick<FormRecords['categories'], 'slug' | 'name' | 'parent'>[];
  brands: readonly string[];
  shops: readonly { id: string; name: string }[];
}

/** Why a record was not saved, and what is wrong with which field. */
export interface SaveFailure {
  title: string;
  text: string;
  fields?: Record<string, string>;
}

/** What a page hands to the form of its record. */
export interface RecordFormProps<Record> {
  context: WorkContext;
  area: WorkArea;
  /** Under which key what is typed and not sent is kept on this device. */
  draftKey: string;
  /** Left out: a new one. */
  record: Record | undefined;
  choices: FormChoices;
  /** Sends what the API is to keep. Gives why it was refused. */
  onSave: (body: object) => Promise<{ failure: SaveFailure } | undefined>;
  /** Props of the form itself. */
  frame: {
    className: string;
    onCancel: () => void;
    onErrorCountChange: (count: number) => void;
  };
}

/** Makes the choices of the records: only what the forms need of them. */
export function choicesOf(
  categories: readonly FormRecords['categories'][],
  brands: readonly FormRecords['brands'][],
  shops: readonly { id: string; name: string }[],
): FormChoices {
  return {
    categories: categories.map(({ slug, name, parent }) => ({ slug, name, parent })),
    brands: brands.map(({ name }) => name),
    shops: shops.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Reads what the choices of a list's form are made of. A seller may not read the lists of an administrator, and needs none.
 *
 * @param read - Reads a call, at build time or in the browser.
 */
export async function readChoices(
  area: WorkArea,
  list: FormList,
  read: <Path extends WorkCall>(path: Path) => Promise<Data<Path>>,
): Promise<FormChoices> {
  if (area === 'vendor') return choicesOf([], [], []);
  if (list === 'coupons') return choicesOf([], [], await read('/api/shops'));
  return choicesOf(...(await Promise.all([read('/api/admin/category'), read('/api/admin/brands')])), []);
}
