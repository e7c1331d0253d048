import { useFormDraft } from '@marketrow/components/Form';
import { ProductForm, type ProductFormSubmission } from '@marketrow/components/ProductForm';
import type { ComponentProps } from 'react';
import { FormPage, type FormPageProps } from './FormPage';
import type { ProductRecord, RecordFormProps } from './model';
import { smallPicture } from './pictures';

/** What the form shows as stock of a product whose pieces nobody counts; unchanged, it is not sent. */
const uncounted = 100;

/** The page with the form of a product. */
export function ProductFormPage(props: Omit<FormPageProps<'products'>, 'list' | 'Form'>) {
  return <FormPage {...props} list="products" Form={Fields} />;
}

/** The kit's form. Its `key` draws it anew where the record has other values than those that the page was built with. */
function Fields({ draftKey, record, choices, onSave, frame }: RecordFormProps<ProductRecord>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof ProductForm>['defaultValues']>>(draftKey);
  const submit = async ({ images: kept, newImages, stock, ...values }: ProductFormSubmission) => {
    const isCounted = record?.stock !== undefined || record === undefined || stock !== uncounted;
    const images = [...kept, ...(await Promise.all(newImages.map(smallPicture)))];
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
      images={record?.images}
      categories={choices.categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      brands={choices.brands}
      onSubmit={submit}
    />
  );
}
