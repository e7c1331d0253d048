import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import type { HeadingLevel } from '../internal/render/headings';
import styles from './Accordion.module.css';

/** One part that folds. */
export interface AccordionItem {
  /** Tells the parts apart. */
  id: string;
  /** The line that is always shown. */
  title: string;
  /** What it opens. */
  content: ReactNode;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts in their order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  exclusive?: boolean | undefined;
  /** Makes the titles headings of this level. Left out: plain text. */
  headingLevel?: HeadingLevel | undefined;
  /** Called with the part's id after it was opened or closed. Leave it out on a server. */
  onOpenChange?: ((id: string, details: { open: boolean }) => void) | undefined;
}

/**
 * Parts that fold under their titles: native `<details>`, so that they open without scripts, by the keyboard, and when the
 * browser finds a word in one. Renders a `<div>`; safe in server components without `onOpenChange`.
 */
export function Accordion({
  items,
  exclusive = false,
  headingLevel,
  onOpenChange,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {items.map(({ id, title, content, defaultOpen }) => (
        <details
          key={id}
          className={styles.part}
          name={exclusive ? name : undefined}
          open={defaultOpen}
          onToggle={onOpenChange && (({ currentTarget: { open } }) => onOpenChange(id, { open }))}
        >
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <ChevronDownIcon />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
