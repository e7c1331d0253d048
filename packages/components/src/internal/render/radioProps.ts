import type { ChangeEvent } from 'react';

interface RadioChoice {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: { reason: 'choose' }) => void) | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * The props of the radio button of `item` in a group whose choice the parent owns by `value`, or else the browser. Without a
 * handler it is a plain part of its form, also on a server.
 */
export function radioProps(item: string, { value, defaultValue, onValueChange, onChange }: RadioChoice) {
  const isHandled = onValueChange !== undefined || onChange !== undefined;
  return {
    type: 'radio',
    value: item,
    ...(value === undefined
      ? { defaultChecked: item === defaultValue }
      : { checked: item === value, readOnly: !isHandled }),
    onChange: isHandled
      ? (event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          if (!event.defaultPrevented) onValueChange?.(item, { reason: 'choose' });
        }
      : undefined,
  };
}
