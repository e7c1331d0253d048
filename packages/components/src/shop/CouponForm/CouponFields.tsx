import type { Ref } from 'react';
import { Form, useForm } from '../../base/Form/index.js';
import type { SubmitSettings } from '../../base/Form/index.js';
import { TextField } from '../../base/TextField/index.js';
import type { Labels } from '../../labels/Labels.js';
import { couponSchema } from './schema.js';
import type { CouponValues } from './schema.js';

interface CouponFieldsProps extends SubmitSettings<CouponValues> {
  messages: Labels<'CouponForm'>;
  ref: Ref<HTMLFormElement>;
}

/** Form of a `CouponForm`. */
export function CouponFields({ messages, ref, ...handlers }: CouponFieldsProps) {
  const form = useForm({ schema: couponSchema(messages), ...handlers });
  return (
    <Form
      ref={ref}
      form={form}
      className="mr-CouponForm-form"
      labels={messages}
      showRequired={false}
      submitVariant="quiet"
    >
      <TextField
        {...form.register('code')}
        className="mr-CouponForm-code"
        label={messages.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
    </Form>
  );
}
