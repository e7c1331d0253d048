import { CategoryForm, type CategoryFormSubmission } from '@marketrow/components/CategoryForm';
import { useFormDraft } from '@marketrow/components/Form';
import type { ComponentProps } from 'react';
import { FormPage, type FormPageProps } from './FormPage';
import type { FormRecords, RecordFormProps } from './model';
import { smallPicture } from './pictures';

/** The page with the form of a category. */
export function CategoryFormPage(props: Omit<FormPageProps<'categories'>, 'list' | 'Form'>) {
  return <FormPage {...props} list="categories" Form={Fields} />;
}

/** The kit's form. Its `key` draws it anew where the record has other values than those that the page was built with. */
function Fields({ draftKey, record, choices, onSave, frame }: RecordFormProps<FormRecords['categories']>) {
  const draft = useFormDraft<NonNullable<ComponentProps<typeof CategoryForm>['defaultValues']>>(draftKey);
  const { categories } = choices;
  const submit = async ({ parent, newImage, ...values }: CategoryFormSubmission) =>
    onSave({
      ...values,
      // All categories above it, the closest first.
      parent: parent === '' ? [] : [parent, ...(categories.find(({ slug }) => slug === parent)?.parent ?? [])],
      ...(newImage && { image: await smallPicture(newImage) }),
    });
  const values = record && { name: record.name, parent: record.parent[0] ?? '', featured: record.featured };
  return (
    <CategoryForm
      {...frame}
      {...draft}
      key={JSON.stringify(values)}
      defaultValues={values}
      image={record?.image}
      // Neither itself nor what is part of it.
      parents={categories
        .filter(({ slug, parent }) => record === undefined || (slug !== record.slug && !parent.includes(record.slug)))
        .map(({ slug, name }) => ({ value: slug, label: name }))}
      onSubmit={submit}
    />
  );
}
