import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { AccordionRoot } from './AccordionRoot.js';
import './Accordion.css';

/** One collapsible item. */
export interface AccordionItem {
  /** Unique id. */
  id: string;
  /** Title, always visible. */
  title: string;
  /** Content, visible while open. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items in display order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  exclusive?: boolean | undefined;
  /** Renders the titles as headings of this level. @default plain text */
  headingLevel?: HeadingLevel | undefined;
  /** Ids of the open items (controlled). */
  open?: readonly string[] | undefined;
  /** Ids of the initially open items (uncontrolled). @default none */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of all open items after one was opened or closed. Omit it in server components. */
  onOpenChange?: ((open: readonly string[], details: ChangeDetails) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * Collapsible items: native `<details>`, which open without scripts, by keyboard, and when the browser's find-in-page
 * matches their content. Renders a `<div>`; safe in server components without `onOpenChange`.
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
  // Without a caller that reads or controls the state, native behavior is enough.
  if (!open && !onOpenChange) return <div {...root} />;
  return <AccordionRoot {...root} ids={items.map(({ id }) => id)} {...{ open, defaultOpen, onOpenChange }} />;
}
