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

/** The state of a switch whose change shows before it is saved, can be taken back, and goes back by itself when it is refused. */
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
  // What is shown while the caller saves: its own `checked` may follow only then.
  const [pending, setPending] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The live regions have to stand, empty, before the first message comes.
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
    /** Ignored while the change before it is being saved: two answers on their way could arrive in the wrong order. */
    press: (event: Event) => {
      if (pending === null) set(!isOn, { reason: 'press', event });
    },
    undo: (event: Event) => set(!isOn, { reason: 'undo', event }),
    /** The button stays while it has the focus. */
    keepUndo: () => clearTimeout(timer.current),
    endUndo: startUndo,
  };
}
