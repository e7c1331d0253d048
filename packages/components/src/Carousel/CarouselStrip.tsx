import { clsx } from 'clsx';
import { Children } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../internal/format';
import { carouselStripLabels } from './CarouselLabels';
import type { CarouselStripLabels } from './CarouselLabels';
import styles from './CarouselStrip.module.css';
import { CarouselStripControls } from './CarouselStripControls';

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
export function CarouselStrip(props: CarouselStripProps) {
  const { label, header, focusable = false, labels, className, children, ...rest } = props;
  const words = labels ? { ...carouselStripLabels, ...labels } : carouselStripLabels;
  const items = Children.toArray(children);
  return (
    <div {...rest} className={clsx(styles.root, className)} data-mr-strip="">
      <div className={styles.head}>
        {header}
        <CarouselStripControls previous={format(words.previous, { label })} next={format(words.next, { label })} />
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
