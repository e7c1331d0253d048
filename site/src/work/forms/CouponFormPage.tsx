import { CouponEditor, type CouponEditorSubmission } from '@marketrow/components/CouponEditor';
import { useFormDraft } from '@marketrow/components/Form';
import type { ComponentProps } from 'react';
import { couponDiscount, couponPlace } from '../base/coupons';
import { couponBody, lastDayOf } from './couponBody';
import { FormPage, type FormPageProps } from './FormPage';
import type { FormRecords, RecordFormProps } from './model';

/** The page with the form of a coupon, of an administrator or of a seller. */
export function CouponFormPage(props: Omit<FormPageProps<'coupons'>, 'list' | 'Form'>) {
  return <FormPage {...props} list="coupons" Form={Fields} />;
}

/** The kit's form. Its `key` draws it anew where the record has other values than those that the page was built with. */
function Fields(props: RecordFormProps<FormRecords['coupons']>) {
  const { context, area, draftKey, record, choices, onSave, frame } = props;
  const draft = useFormDraft<NonNullable<ComponentProps<typeof CouponEditor>['defaultValues']>>(draftKey);
  const { columns, coupon } = context.messages;
  const isAdmin = area === 'admin';
  const values = record && {
    minimum: record.minimum === 0 ? '' : String(record.minimum),
    endsOn: lastDayOf(record),
    limit: record.limit === null ? '' : String(record.limit),
  };
  const submit = (submission: CouponEditorSubmission) => onSave(couponBody(submission, record));
  return (
    <CouponEditor
      {...frame}
      {...draft}
      key={JSON.stringify(values)}
      defaultValues={values ?? (isAdmin ? { shop: '', paidBy: 'marketplace' } : undefined)}
      fixedItems={
        record && [
          { term: columns.code, description: record.code },
          { term: columns.off, description: couponDiscount(record, context) },
          ...(isAdmin ? [{ term: columns.shop, description: couponPlace(record, choices.shops, context) }] : []),
          { term: columns.payer, description: coupon.payers[record.paidBy] },
        ]
      }
      shops={isAdmin ? choices.shops.map(({ id, name }) => ({ value: id, label: name })) : undefined}
      onSubmit={submit}
    />
  );
}
