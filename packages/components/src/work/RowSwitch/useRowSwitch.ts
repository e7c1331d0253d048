'use client';

import { useEffect, useRef, useState } from 'react';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { settle } from '../../internal/state/settle.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';

type Details = ReasonedDetails<'press' | 'undo'>;

interface RowSwitchOptions {
  checked: boolean | undefined;
  defaultChecked: boolean;
  onCheckedChange: ((checked: boolean, details: Details) => unknown) | undefined;
  undoSeconds: number;
  label: string;
  messages: Labels<'RowSwitch'>;
}

/**
 * Manages a switch that shows a change before it is saved, offers Undo, and restores the previous state if the change
 * is rejected.
 */
export function useRowSwitch({
  checked,
  defaultChecked,
  onCheckedChange,
  undoSeconds,
  label,
  messages,
}: RowSwitchOptions) {
  const [current, change, replace] = useControllableState<boolean, Details>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  // State shown while the caller saves: a controlled `checked` may change only afterwards.
  const [pending, setPending] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Screen readers announce only changes to live regions that already exist.
  useEffect(() => prepareLiveRegions(), []);

  const startUndo = () => {
    if (undoSeconds <= 0) return;
    setCanUndo(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCanUndo(false), undoSeconds * 1000);
  };
  const set = (next: boolean, details: Details) => {
    setPending(next);
    setHasFailed(false);
    setCanUndo(false);
    settle(
      change(next, details),
      () => {
        setPending(null);
        if (details.reason === 'press') startUndo();
        announce(format(next ? messages.turnedOn : messages.turnedOff, { label }));
      },
      () => {
        setPending(null);
        replace(() => !next);
        setHasFailed(true);
        announce(`${label}: ${messages.failed}`, { urgent: true });
      },
    );
  };
  const isOn = pending ?? current;
  return {
    isOn,
    isSaving: pending !== null,
    hasFailed,
    canUndo,
    /** Ignored while the previous change is pending: two responses could arrive in the wrong order. */
    press: (event: Event) => {
      if (pending === null) set(!isOn, { reason: 'press', event });
    },
    undo: (event: Event) => set(!isOn, { reason: 'undo', event }),
    /** Keeps the Undo button while it has the focus. */
    keepUndo: () => clearTimeout(timer.current),
    endUndo: startUndo,
  };
}
