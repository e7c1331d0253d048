import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { AccordionRoot } from './AccordionRoot.js';
import './Accordion.css';

/** One part that folds. */
export interface AccordionItem {
  /** Tells the parts apart. */
  id: string;
  /** The line that is always shown. */
  title: string;
  /** What it opens. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The parts in their order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  exclusive?: boolean | undefined;
  /** Makes the titles headings of this level. Left out: plain text. */
  headingLevel?: HeadingLevel | undefined;
  /** Ids of the open parts, when the caller keeps them. */
  open?: readonly string[] | undefined;
  /** Ids of the parts that are open at first, when the browser keeps them. @default none */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of the open parts after one was opened or closed. Leave it out on a server. */
  onOpenChange?: ((open: readonly string[], details: ChangeDetails) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * Parts that fold under their titles: native `<details>`, so that they open without scripts, by the keyboard, and when the
 * browser finds a word in one. Renders a `<div>`; safe in server components without `onOpenChange`.
 */
export function Accordion({
  items,
  exclusive = false,
  headingLevel,
  open,
  defaultOpen = none,
  onOpenChange,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  const root = {
    ...rest,
    className: clsx('mr-Accordion-root mr-kit', className),
    children: items.map(({ id, title, content }) => (
      <details
        key={id}
        className="mr-Accordion-part"
        name={exclusive ? name : undefined}
        open={(open ?? defaultOpen).includes(id)}
      >
        <summary className="mr-Accordion-summary">
          <Title className="mr-Accordion-title">{title}</Title>
          <ChevronDownIcon />
        </summary>
        <div className="mr-Accordion-content">{content}</div>
      </details>
    )),
  };
  // Without a caller who reads or keeps the state, the browser's own is enough.
  if (!open && !onOpenChange) return <div {...root} />;
  return <AccordionRoot {...root} ids={items.map(({ id }) => id)} {...{ open, defaultOpen, onOpenChange }} />;
}
