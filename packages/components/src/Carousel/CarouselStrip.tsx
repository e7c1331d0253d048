import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../internal/text/format';
import styles from './CarouselStrip.module.css';
import { CarouselStripControls } from './CarouselStripControls';
import { carouselStripLabels } from './labels';
import type { CarouselStripLabels } from './labels';

export interface CarouselStripProps extends ComponentProps<'div'> {
  /** Name of the list: "Featured items". */
  label: string;
  /** Stands before the buttons in one row: a section's head. */
  header?: ReactNode;
  /** Set it when the items hold nothing focusable, so that the keyboard can scroll. @default false */
  focusable?: boolean | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<CarouselStripLabels> | undefined;
}

/**
 * A row of items that scrolls sideways, with buttons back and on while there is more than fits. Each child becomes an
 * `<li>`; `--mr-carousel-strip-item` sets its width. Renders a `<div>`; safe in server components. Server HTML, never
 * hydrated, lives by `attachCarouselStrip`.
 * @selector [data-overflow] while there is more than fits
 */
export function CarouselStrip({
  label,
  header,
  focusable = false,
  labels,
  className,
  children,
  ...rest
}: CarouselStripProps) {
  const settings = useSettings();
  const messages = mergeLabels(carouselStripLabels, settings.labels.CarouselStrip, labels);
  const items = Children.toArray(children);
  return (
    <div {...rest} className={clsx(styles.root, className)} data-mr-strip="">
      <div className={styles.head}>
        {header}
        <CarouselStripControls
          previous={format(messages.previous, { label })}
          next={format(messages.next, { label })}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- where nothing inside takes the focus, the row itself must */}
      <ul className={styles.items} role="list" aria-label={label} tabIndex={focusable ? 0 : undefined} data-mr-track="">
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
