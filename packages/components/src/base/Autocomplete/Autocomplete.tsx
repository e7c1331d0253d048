'use client';

import { useSettings } from '#settings';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Autocomplete.css';
import { matches, nextActive } from './autocompleteState.js';

type InputAttributes = ControlAttributes<'enterKeyHint' | 'inputMode' | 'maxLength' | 'placeholder'>;

export interface AutocompleteProps
  extends
    Omit<ValueFieldProps<HTMLInputElement, ReasonedDetails<'input' | 'choose'>>, keyof InputAttributes>,
    InputAttributes,
    SharedProps<never, 'Autocomplete'> {
  /** Suggestions in display order. Any other text may be typed. */
  items: readonly string[];
  /** Maximum number of suggestions shown. @default 6 */
  limit?: number | undefined;
  /** Icon inside the field, before the text. */
  startIcon?: ReactNode;
}

/**
 * Text input with suggestions, label, hint and error. Down and Up move among the suggestions, Enter chooses one, Escape
 * closes the list and then clears the field. Renders a `<div>` with a native input that works in a plain form; a client
 * component.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Autocomplete({
  label,
  labelEnd,
  items,
  limit = 6,
  startIcon,
  value,
  defaultValue = '',
  onValueChange,
  labels,
  ...props
}: AutocompleteProps) {
  const [settings, field] = useSettings(props);
  const messages = mergeLabels(en.Autocomplete, settings.labels.Autocomplete, labels);
  const hydrated = useHydrated();
  const [text, setText] = useControllableState<string, ReasonedDetails<'input' | 'choose'>>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open ? matches(items, text, limit) : [];
  const expanded = shown.length > 0;
  const isChoosing = useRef(false);
  const { control, frame } = useField(field, (input, details) => {
    setText(input.value, { ...details, reason: isChoosing.current ? 'choose' : 'input' });
    setOpen(!isChoosing.current);
    setActive(-1);
  });
  const listId = `${control.id}-list`;
  const optionId = (index: number) => `${control.id}-option-${String(index)}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: string) => {
    isChoosing.current = true;
    setInputValue(document.getElementById(control.id) as HTMLInputElement, item);
    isChoosing.current = false;
    close();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const count = matches(items, text, limit).length;
      setOpen(true);
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, count));
    } else if (event.key === 'Enter' && shown[active] !== undefined) {
      // Without an active suggestion Enter submits the form.
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setInputValue(event.currentTarget, '');
      close();
    }
  };

  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-Autocomplete-root mr-kit">
      <div className="mr-Autocomplete-anchor">
        <InputBox startIcon={startIcon} invalid={frame['data-invalid']} disabled={frame['data-disabled']}>
          <input
            {...control}
            {...(hydrated && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': expanded,
              'aria-controls': expanded ? listId : undefined,
              'aria-activedescendant': expanded && active >= 0 ? optionId(active) : undefined,
            })}
            className={inputClass}
            type="text"
            autoComplete="off"
            value={text}
            onKeyDown={handleKeyDown}
            onBlur={mergeHandlers(close, control.onBlur)}
          />
        </InputBox>
        {expanded ? (
          <div className="mr-Autocomplete-list" id={listId} role="listbox" aria-label={messages.suggestions}>
            {shown.map((item, index) => (
              // The input handles the keys; a press on an option must not move focus.
              // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the input has the keyboard
              <div
                key={item}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="mr-Autocomplete-option"
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
              >
                {item}
              </div>
            ))}
          </div>
        ) : null}
      </div>
      <span role="status" className={visuallyHidden}>
        {expanded ? format(messages.count, { count: shown.length }) : ''}
      </span>
    </FieldFrame>
  );
}
