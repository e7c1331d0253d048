import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tabs.module.css';
import { TabsList } from './TabsList';

/** One tab with its panel. */
export interface TabsItem {
  /** Id of the panel in the page, so that `#reviews` leads to it. Must be unique in the page. */
  id: string;
  /** Text of the tab, and of the panel's heading without JavaScript. */
  label: string;
  /** What the panel shows. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name of the row of tabs: "Product information". */
  label: string;
  /** The tabs in their order. */
  items: readonly TabsItem[];
  /** Id of the tab chosen at first. @default the first one */
  defaultValue?: string | undefined;
  /** Called with the id after another tab was chosen, in a client component. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Level of the headings that stand over the panels without JavaScript. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Panels of which one is shown, and a row of tabs to choose it. Without JavaScript all panels stand below one another, each
 * under its heading. Renders a `<div>`; safe in server components. Server HTML, never hydrated, lives by `attachTabs`.
 */
export function Tabs({ label, items, defaultValue, onValueChange, headingLevel = 2, className, ...rest }: TabsProps) {
  const value = defaultValue ?? items[0]?.id;
  const Heading = `h${headingLevel}` as const;
  const names = items.map((item) => ({ id: item.id, label: item.label }));
  return (
    <div {...rest} className={clsx(styles.root, className)} data-mr-tabs="">
      <TabsList label={label} items={names} value={value} onValueChange={onValueChange} />
      {items.map((item) => (
        <section
          key={item.id}
          id={item.id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${item.id}-tab`}
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a panel may begin with text: the keyboard has to reach it
          tabIndex={0}
          data-selected={item.id === value ? '' : undefined}
        >
          <Heading className={styles.heading}>{item.label}</Heading>
          {item.content}
        </section>
      ))}
    </div>
  );
}
