import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './SwitchInput.css';

/** Track and thumb of a switch. Renders an `<input type="checkbox" role="switch">`; safe in server components. */
export function SwitchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <input {...rest} className={clsx('mr-SwitchInput-root', className)} type="checkbox" role="switch" />;
}
