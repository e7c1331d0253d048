import { BrandForm, type BrandFormSubmission } from '@marketrow/components/BrandForm';
import { useFormDraft } from '@marketrow/components/Form';
import type { ComponentProps } from 'react';
import { FormPage, type FormPageProps } from './FormPage';
import type { FormRecords, RecordFormProps } from './model';
import { smallPicture } from './pictures';

/** The page with the form of a brand. */
export function BrandFormPage(props: Omit<FormPageProps<'brands'>, 'list' | 'Form'>) {
  return <FormPage {...props} list="brands" Form={Fields} />;
}

/** The kit's form. Its `key` draws it anew where the record has other values than those that the page was built with. */
function Fields({ draftKey, record, choices, onSave, frame }: RecordFormProps<FormRecords['brands']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof BrandForm>['defaultValues']>>(draftKey);
  // The main categories are the kinds of goods.
  const kinds = choices.categories.filter(({ slug, parent }) => parent.length === 0 || slug === record?.type);
  const submit = async ({ kind, newImage, ...others }: BrandFormSubmission) =>
    onSave({ ...others, type: kind, ...(newImage && { image: await smallPicture(newImage) }) });
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
      image={record?.image}
      onSubmit={submit}
    />
  );
}
