'use client';

import type { HeadingLevel } from '../../internal/render/headings.js';
import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { useLatest } from '../../internal/state/useLatest.js';
import './Tabs.css';
import type { TabsChangeReason } from './tabsState.js';
import { chosenTab, tabAfterKey, tabInAddress } from './tabsState.js';

/** One tab with its panel. */
export interface TabsItem {
  /** Id of the panel, so that `#reviews` links to it. Unique in the page. */
  id: string;
  /** Text of the tab, and of the panel's heading without JavaScript. */
  title: string;
  /** Content of the panel. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the row of tabs: "Product information". */
  label: string;
  /** The tabs in display order. */
  items: readonly TabsItem[];
  /** Id of the selected tab (controlled). */
  value?: string | undefined;
  /** Id of the initially selected tab (uncontrolled). @default the first one */
  defaultValue?: string | undefined;
  /** Called with the id when another tab is requested. */
  onValueChange?: ((value: string, details: ReasonedDetails<TabsChangeReason>) => void) | undefined;
  /** Level of the panel headings without JavaScript. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Row of tabs that shows one panel at a time. Selects a panel whose id is the URL's hash (`#reviews`), initially and on
 * each change. Without JavaScript all panels are visible, each below its heading. Renders a `<div>`; a client
 * component, whose panels may be server nodes.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 2,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: TabsProps) {
  const [given, setGiven] = useControllableState<string | undefined, ReasonedDetails<TabsChangeReason>>({
    value,
    defaultValue,
    onChange: (id, details) => {
      if (id !== undefined) onValueChange?.(id, details);
    },
  });
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id);
  const chosen = chosenTab(given, ids);
  const Heading = `h${headingLevel}` as const;

  const choose = (id: string | undefined, reason: TabsChangeReason, event?: Event) => {
    if (id !== undefined && id !== chosen) setGiven(id, { reason, event });
  };

  const followAddress = useLatest((event?: Event) => choose(tabInAddress(location.hash, ids), 'address', event));
  useEffect(() => {
    const follow = (event?: Event) => followAddress.current(event);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [followAddress]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, index, ids.length, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
    choose(ids[next], 'key', event.nativeEvent);
  };

  return (
    <div {...rest} className={clsx('mr-Tabs-root mr-kit', className)} data-mr-root="tabs">
      <div className="mr-Tabs-list" role="tablist" aria-label={ariaLabel} ref={list}>
        {items.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            className="mr-Tabs-tab"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            data-mr-part="tab"
            onClick={({ nativeEvent }) => choose(id, 'press', nativeEvent)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className="mr-Tabs-panel"
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a panel may begin with text: the keyboard has to reach it
          tabIndex={0}
          // Without JavaScript every panel must be readable, so server HTML hides none.
          hidden={hydrated && id !== chosen}
          data-mr-part="panel"
          data-selected={id === chosen ? '' : undefined}
        >
          <Heading className="mr-Tabs-heading">{title}</Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
