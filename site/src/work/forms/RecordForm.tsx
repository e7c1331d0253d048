import { BrandForm, type BrandFormSubmission } from '@marketrow/components/BrandForm';
import { CategoryForm, type CategoryFormSubmission } from '@marketrow/components/CategoryForm';
import { ProductForm, type ProductFormSubmission, useFormDraft } from '@marketrow/components/ProductForm';
import type { ComponentProps } from 'react';
import type { FormChoices, FormList, FormRecords, ProductRecord } from './model';
import { smallPicture } from './pictures';

interface RecordFormProps {
  list: FormList;
  /** Left out: a new one. */
  record: FormRecords[FormList] | undefined;
  choices: FormChoices;
  /** Sends what the API is to keep. Gives why it was refused, and what is wrong with which field. */
  onSave: (
    body: object,
  ) => Promise<{ failure: { title: string; text: string; fields?: Record<string, string> } } | undefined>;
  onCancel: () => void;
}

/** What the form shows as stock of a product whose pieces nobody counts; unchanged, it is not sent. */
const uncounted = 100;

/**
 * The kit's form of a record. What is typed and not sent is kept on this device. The `key` of each form draws it anew where
 * the record has other values than those that the page was built with.
 */
export function RecordForm({ list, record, choices, onSave, onCancel }: RecordFormProps) {
  const key = `mr-draft-${list}-${record?.slug ?? 'new'}`;
  const frame = { className: 'work-panel work-form', onCancel };
  if (list === 'products') {
    return <Product {...{ draftKey: key, record: record as ProductRecord | undefined, choices, onSave, frame }} />;
  }
  if (list === 'categories') {
    const category = record as FormRecords['categories'] | undefined;
    return <Category {...{ draftKey: key, record: category, choices, onSave, frame }} />;
  }
  return <Brand {...{ draftKey: key, record: record as FormRecords['brands'] | undefined, choices, onSave, frame }} />;
}

interface FormOf<Record> extends Pick<RecordFormProps, 'choices' | 'onSave'> {
  draftKey: string;
  record: Record | undefined;
  frame: { className: string; onCancel: () => void };
}

function Product({ draftKey, record, choices, onSave, frame }: FormOf<ProductRecord>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof ProductForm>['defaultValues']>>(draftKey);
  const submit = async ({ pictures, newPictures, stock, ...values }: ProductFormSubmission) => {
    const isCounted = record?.stock !== undefined || record === undefined || stock !== uncounted;
    const images = [...pictures, ...(await Promise.all(newPictures.map(smallPicture)))];
    return onSave({
      ...values,
      ...(isCounted && { stock }),
      brand: values.brand === '' ? null : values.brand,
      ...(images.length > 0 && { images }),
    });
  };
  const values = record && {
    title: record.title,
    categories: [...record.categories],
    brand: record.brand ?? '',
    description: record.description ?? '',
    stock: String(record.stock ?? uncounted),
    price: String(record.price),
    discount: String(record.discount),
    published: record.published,
  };
  return (
    <ProductForm
      {...frame}
      {...draft}
      key={JSON.stringify([values, record?.images])}
      defaultValues={values}
      pictures={record?.images}
      categories={choices.categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      brands={choices.brands}
      onSubmit={submit}
    />
  );
}

function Category({ draftKey, record, choices, onSave, frame }: FormOf<FormRecords['categories']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof CategoryForm>['defaultValues']>>(draftKey);
  const { categories } = choices;
  const submit = async ({ parent, newPicture, ...values }: CategoryFormSubmission) =>
    onSave({
      ...values,
      // All categories above it, the closest first.
      parent: parent === '' ? [] : [parent, ...(categories.find(({ slug }) => slug === parent)?.parent ?? [])],
      ...(newPicture && { image: await smallPicture(newPicture) }),
    });
  const values = record && { name: record.name, parent: record.parent[0] ?? '', featured: record.featured };
  return (
    <CategoryForm
      {...frame}
      {...draft}
      key={JSON.stringify(values)}
      defaultValues={values}
      picture={record?.image}
      // Neither itself nor what is part of it.
      parents={categories
        .filter(({ slug, parent }) => record === undefined || (slug !== record.slug && !parent.includes(record.slug)))
        .map(({ slug, name }) => ({ value: slug, label: name }))}
      onSubmit={submit}
    />
  );
}

function Brand({ draftKey, record, choices, onSave, frame }: FormOf<FormRecords['brands']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof BrandForm>['defaultValues']>>(draftKey);
  // The main categories are the kinds of goods.
  const kinds = choices.categories.filter(({ slug, parent }) => parent.length === 0 || slug === record?.type);
  const submit = async ({ kind, newPicture, ...others }: BrandFormSubmission) =>
    onSave({ ...others, type: kind, ...(newPicture && { image: await smallPicture(newPicture) }) });
  const values = record
    ? { name: record.name, kind: record.type, featured: record.featured }
    : { kind: kinds[0]?.slug ?? '' };
  return (
    <BrandForm
      {...frame}
      {...draft}
      key={JSON.stringify(values)}
      defaultValues={values}
      kinds={kinds.map(({ slug, name }) => ({ value: slug, label: name }))}
      picture={record?.image}
      onSubmit={submit}
    />
  );
}
