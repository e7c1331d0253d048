import type { ChangeEvent } from 'react';
import type { ChangeDetails } from '../state/changeDetails.js';

interface RadioChoice {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  items: readonly { value: string; disabled?: boolean | undefined }[];
  autoFocus?: boolean | undefined;
  form?: string | undefined;
  tabIndex?: number | undefined;
}

/**
 * Returns the props of the radio button of `item`. Controlled by the parent with `value`, else uncontrolled. Without a
 * handler it is a plain form control, also on a server.
 */
export function radioProps(
  item: string,
  { value, defaultValue, onValueChange, onChange, items, autoFocus, form, tabIndex }: RadioChoice,
) {
  const isHandled = onValueChange !== undefined || onChange !== undefined;
  // Focus enters a group at its checked radio button, else at the first enabled one.
  const enabled = items.filter(({ disabled }) => disabled !== true);
  const start = enabled.find((other) => other.value === (value ?? defaultValue)) ?? enabled[0];
  return {
    type: 'radio',
    value: item,
    autoFocus: autoFocus && item === start?.value,
    form,
    tabIndex,
    ...(value === undefined
      ? { defaultChecked: item === defaultValue }
      : { checked: item === value, readOnly: !isHandled }),
    onChange: isHandled
      ? (event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          if (!event.defaultPrevented) onValueChange?.(item, { event: event.nativeEvent });
        }
      : undefined,
  };
}
