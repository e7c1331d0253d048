'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../base/Button/index.js';
import { SwitchInput } from '../../base/field/SwitchInput.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './RowSwitch.css';
import { useRowSwitch } from './useRowSwitch.js';

export interface RowSwitchProps
  extends
    Omit<ComponentProps<'input'>, 'checked' | 'children' | 'defaultChecked' | 'role' | 'type'>,
    SharedProps<never, 'RowSwitch'> {
  /** Accessible name, including the record: "Publish Slate 14 laptop". */
  label: string;
  /** Whether it is on (controlled). */
  checked?: boolean | undefined;
  /** Whether it is on at first (uncontrolled). @default false */
  defaultChecked?: boolean | undefined;
  /**
   * Called with the new state. May return a promise: the change is shown at once, and a rejection restores the previous
   * state with a message. `reason` is `undo` if a change was undone.
   */
  onCheckedChange?: ((checked: boolean, details: ReasonedDetails<'press' | 'undo'>) => unknown) | undefined;
  /** Seconds for which "Undo" is shown after a change; 0 = never. It stays while it has the focus. @default 10 */
  undoSeconds?: number | undefined;
  /** Disables the switch. @default false */
  disabled?: boolean | undefined;
}

/**
 * Switch for one record, for example in a table row: with a visible state, "Undo" after a change, and a message if the
 * change was rejected. In a form use `Switch`. Renders a `<span>`; a client component.
 * @selector [data-failed]
 */
export function RowSwitch({
  label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  undoSeconds = 10,
  disabled = false,
  labels,
  className,
  style,
  ref,
  onChange,
  ...props
}: RowSwitchProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.RowSwitch, settings.labels.RowSwitch, labels);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { isOn, isSaving, hasFailed, canUndo, press, undo, keepUndo, endUndo } = useRowSwitch({
    checked,
    defaultChecked,
    onCheckedChange,
    undoSeconds,
    label,
    messages,
  });
  return (
    <span
      style={style}
      className={clsx('mr-RowSwitch-root mr-kit', className)}
      data-failed={hasFailed ? '' : undefined}
    >
      <label className="mr-RowSwitch-label">
        <SwitchInput
          aria-label={label}
          {...rest}
          ref={mergeRefs(input, ref)}
          aria-describedby={clsx(rest['aria-describedby'], hasFailed && errorId) || undefined}
          aria-busy={isSaving || undefined}
          checked={isOn}
          disabled={disabled}
          onChange={mergeHandlers(({ nativeEvent }) => press(nativeEvent), onChange)}
        />
        <span aria-hidden="true">{isOn ? messages.on : messages.off}</span>
      </label>
      {canUndo ? (
        <Button
          size="sm"
          variant="soft"
          onFocus={keepUndo}
          onBlur={endUndo}
          onClick={({ nativeEvent }) => {
            input.current?.focus();
            undo(nativeEvent);
          }}
        >
          {messages.undo}
        </Button>
      ) : null}
      {hasFailed ? (
        <span id={errorId} className="mr-RowSwitch-error">
          {messages.failed}
        </span>
      ) : null}
    </span>
  );
}
