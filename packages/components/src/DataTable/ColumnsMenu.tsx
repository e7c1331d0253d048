'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../internal/isComposing';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ArrowDownIcon } from '../icons/ArrowDownIcon';
import { ArrowUpIcon } from '../icons/ArrowUpIcon';
import { Columns3Icon } from '../icons/Columns3Icon';
import { format } from '../internal/text/format';
import type { Labels } from '../labels/Labels';
import styles from './ColumnsMenu.module.css';

interface ColumnsMenuProps {
  /** All columns in the order shown; the first one keeps its place and cannot be hidden. */
  items: readonly { id: string; header: string; hideable: boolean }[];
  hidden: readonly string[];
  messages: Labels<'DataTable'>;
  onHide: (id: string, isHidden: boolean, event: Event) => void;
  onMove: (id: string, by: -1 | 1, event: Event) => void;
}

/** Which columns are shown, and in which order: a button and a panel of check boxes. Escape and a press outside close it. */
export function ColumnsMenu({ items, hidden, messages, onHide, onMove }: ColumnsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div className={styles.root} ref={root}>
      <Button
        ref={button}
        variant="quiet"
        startIcon={<Columns3Icon />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {messages.columns}
      </Button>
      <fieldset className={styles.panel} id={panelId} hidden={!isOpen}>
        <legend className={styles.legend}>{messages.columnsShown}</legend>
        {isOpen &&
          items.map(({ id, header, hideable }, index) => (
            <div key={id} className={styles.item}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  disabled={!hideable}
                  onChange={({ target, nativeEvent }) => onHide(id, !target.checked, nativeEvent)}
                />
                <span>{header}</span>
              </label>
              {index > 0 && (
                <>
                  <IconButton
                    size="sm"
                    label={format(messages.moveEarlier, { column: header })}
                    icon={<ArrowUpIcon />}
                    aria-disabled={index === 1 || undefined}
                    onClick={({ nativeEvent }) => onMove(id, -1, nativeEvent)}
                  />
                  <IconButton
                    size="sm"
                    label={format(messages.moveLater, { column: header })}
                    icon={<ArrowDownIcon />}
                    aria-disabled={index === items.length - 1 || undefined}
                    onClick={({ nativeEvent }) => onMove(id, 1, nativeEvent)}
                  />
                </>
              )}
            </div>
          ))}
      </fieldset>
    </div>
  );
}
