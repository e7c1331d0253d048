'use client';

import { useEffect, useRef } from 'react';
import { attachTabs } from './attachTabs';
import styles from './Tabs.module.css';

interface TabsListProps {
  label: string;
  items: readonly { id: string; label: string }[];
  value: string | undefined;
  onValueChange: ((id: string) => void) | undefined;
}

/** The row of tabs of a `Tabs`, and in React what brings it to life. */
export function TabsList({ label, items, value, onValueChange }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const callback = useRef(onValueChange);
  const ids = items.map(({ id }) => id).join(' ');

  useEffect(() => {
    callback.current = onValueChange;
  }, [onValueChange]);

  useEffect(() => {
    const root = list.current?.closest<HTMLElement>('[data-mr-tabs]');
    return root ? attachTabs(root, { onValueChange: (id) => callback.current?.(id) }) : undefined;
  }, [ids]);

  return (
    <div className={styles.list} role="tablist" aria-label={label} ref={list}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.tab}
          role="tab"
          id={`${item.id}-tab`}
          aria-controls={item.id}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
