import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './FormRow.css';

export type FormRowProps = ComponentProps<'div'>;

/**
 * Fields of a form side by side, in as many columns as fit. Renders a `<div>`.
 * @cssproperty --mr-form-column minimum width of a column; 14rem by default
 *
 * @example
 * <FormRow>
 *   <TextField {...form.register('city')} label="City" required />
 *   <TextField {...form.register('country')} label="Country" required />
 * </FormRow>
 */
export function FormRow({ className, ...rest }: FormRowProps) {
  return <div {...rest} className={clsx('mr-FormRow-root mr-kit', className)} />;
}
