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
  /** Sends what the API is to keep. Gives why it was refused. */
  onSave: (body: object) => Promise<{ failure: { title: string; text: string } } | undefined>;
  onCancel: () => void;
}

/** What the form shows as stock of a product whose pieces nobody counts; unchanged, it is not sent. */
const uncounted = 100;

/** The kit's form of a record. What is typed and not sent is kept on this device. */
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
  return (
    <ProductForm
      {...frame}
      {...draft}
      defaultValues={
        record && {
          title: record.title,
          categories: [...record.categories],
          brand: record.brand ?? '',
          description: record.description ?? '',
          stock: String(record.stock ?? uncounted),
          price: String(record.price),
          discount: String(record.discount),
          published: record.published,
        }
      }
      pictures={record?.images}
      categories={choices.categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      brands={choices.brands}
      onSubmit={submit}
    />
  );
}

function Category({ draftKey, record, choices, onSave, frame }: FormOf<FormRecords['categories']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof CategoryForm>['defaultValues']>>(draftKey);
  const submit = async ({ parent, newPicture, ...values }: CategoryFormSubmission) =>
    onSave({
      ...values,
      parent: parent === '' ? [] : [parent],
      ...(newPicture && { image: await smallPicture(newPicture) }),
    });
  return (
    <CategoryForm
      {...frame}
      {...draft}
      defaultValues={record && { name: record.name, parent: record.parent[0] ?? '', featured: record.featured }}
      picture={record?.image}
      parents={choices.categories
        .filter(({ slug }) => slug !== record?.slug)
        .map(({ slug, name }) => ({ value: slug, label: name }))}
      onSubmit={submit}
    />
  );
}

function Brand({ draftKey, record, onSave, frame }: FormOf<FormRecords['brands']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof BrandForm>['defaultValues']>>(draftKey);
  const submit = async ({ newPicture, ...values }: BrandFormSubmission) =>
    onSave({
      ...values,
      // The form asks for no kind; a new brand begins among the gifts.
      ...(record === undefined && { type: 'giftshop' }),
      ...(newPicture && { image: await smallPicture(newPicture) }),
    });
  return (
    <BrandForm
      {...frame}
      {...draft}
      defaultValues={record && { name: record.name, featured: record.featured }}
      picture={record?.image}
      onSubmit={submit}
    />
  );
}
