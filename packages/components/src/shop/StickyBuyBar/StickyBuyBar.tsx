import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StickyBuyBar.css';

export interface StickyBuyBarProps
  extends Omit<ComponentProps<'section'>, 'title'>, SharedProps<never, 'StickyBuyBar'> {
  /** Name of the product. */
  title: ReactNode;
  /** Slot for the price, such as a `Price`. */
  price: ReactNode;
  /** Slot for the add button: a `Button type="submit" form="…"` works for a form elsewhere on the page. */
  children: ReactNode;
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
}

/**
 * Name, price and add button, fixed at the bottom of the screen on phones; hidden on wider screens. Leave about 72
 * pixels of space at the end of the page. Renders a `<section>`; safe in server components.
 * @selector .mr-StickyBuyBar-root the fixed bar
 */
export function StickyBuyBar({
  title,
  price,
  children,
  label,
  labels,
  'aria-label': ariaLabel = label,
  className,
  ...props
}: StickyBuyBarProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.StickyBuyBar, settings.labels.StickyBuyBar, labels);
  return (
    <section
      {...rest}
      className={clsx('mr-StickyBuyBar-root mr-kit', className)}
      aria-label={ariaLabel ?? messages.label}
    >
      <div className="mr-StickyBuyBar-text">
        <p className="mr-StickyBuyBar-title">{title}</p>
        <p className="mr-StickyBuyBar-price">{price}</p>
      </div>
      {children}
    </section>
  );
}
