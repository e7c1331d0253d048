import type { Data } from '../../data/work';

/** The lists whose records have a form, with the call of each. */
export const formCalls = {
  products: '/api/admin/products',
  categories: '/api/admin/category',
  brands: '/api/admin/brands',
} as const;

/** A list whose records have a form. */
export type FormList = keyof typeof formCalls;

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
}

/** What the choices of a form are made of. */
export interface FormChoices {
  categories: readonly Pick<FormRecords['categories'], 'slug' | 'name' | 'parent'>[];
  brands: readonly string[];
}

/** Why a record was not saved, and what is wrong with which field. */
export interface SaveFailure {
  title: string;
  text: string;
  fields?: Record<string, string>;
}

/** What a page hands to the form of its record. */
export interface RecordFormProps<Record> {
  /** Under which key what is typed and not sent is kept on this device. */
  draftKey: string;
  /** Left out: a new one. */
  record: Record | undefined;
  choices: FormChoices;
  /** Sends what the API is to keep. Gives why it was refused. */
  onSave: (body: object) => Promise<{ failure: SaveFailure } | undefined>;
  className: string;
  onCancel: () => void;
  onErrorCountChange: (count: number) => void;
}

/** Makes the choices of the records: only what the forms need of them. */
export function choicesOf(
  categories: readonly FormRecords['categories'][],
  brands: readonly FormRecords['brands'][],
): FormChoices {
  return {
    categories: categories.map(({ slug, name, parent }) => ({ slug, name, parent })),
    brands: brands.map(({ name }) => name),
  };
}
