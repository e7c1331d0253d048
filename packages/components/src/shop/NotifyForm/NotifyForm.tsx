'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import type { SubmitSettings } from '../../base/Form/index.js';
import type { SelectItem } from '../../base/Select/index.js';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.js';
import { announce, prepareLiveRegions } from '../../internal/announce.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { settle } from '../../internal/state/settle.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import './NotifyForm.css';
import { NotifyFields } from './NotifyFields.js';
import type { NotifyValues } from './schema.js';

export interface NotifyFormProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'onSubmit'>,
    SubmitSettings<NotifyValues>,
    SharedProps<never, 'NotifyForm'> {
  /** Choices that are sold out; several add a field. @default [], the product has none */
  choices?: readonly SelectItem[] | undefined;
  /** Initially asked for: the `value` of each choice, `''` for a product without choices. @default [] */
  defaultAsked?: readonly string[] | undefined;
  /** Initial email address. */
  defaultEmail?: string | undefined;
  /** Called to take a wish back, with its choice; may return a promise. Optional: no button. */
  onTakeBack?: ((choice: string) => unknown) | undefined;
  /** Shows the title. @default true */
  showTitle?: boolean | undefined;
  /** Text under what was asked for. */
  note?: ReactNode;
}

/**
 * Asks for an email once a sold-out product is back, and shows what was asked for. Renders a `<section>` with a form; a
 * client component.
 * @slot note under what was asked for
 */
export function NotifyForm({
  choices = [],
  defaultAsked = [],
  defaultEmail,
  onSubmit,
  onErrorCountChange,
  onTakeBack,
  showTitle = true,
  note,
  labels,
  className,
  ref: theirRef,
  ...props
}: NotifyFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.NotifyForm, settings.labels.NotifyForm, labels);
  const [asked, setAsked] = useState(defaultAsked);
  const [email, setEmail] = useState(defaultEmail);
  const [failed, setFailed] = useState<string>();
  // Choice that was asked for or taken back: what replaces the pressed button takes the focus.
  const changed = useRef<string>(undefined);
  const root = useRef<HTMLElement>(null);
  const ref = useMemo(() => mergeRefs(root, theirRef), [theirRef]);
  const all = choices.length === 0 ? [{ value: '', label: '' }] : choices;
  const open = all.filter(({ value }) => !asked.includes(value));
  const nameOf = (choice: string) => choices.find(({ value }) => value === choice)?.label ?? '';
  const textOf = (choice: string) =>
    nameOf(choice) === '' ? messages.asked : format(messages.askedChoice, { choice: nameOf(choice) });

  const shown = all.filter(({ value }) => asked.includes(value));

  useEffect(() => {
    if (changed.current === undefined) return;
    const index = shown.findIndex(({ value }) => value === changed.current);
    const notes = root.current?.querySelectorAll<HTMLElement>('.mr-NotifyForm-asked');
    const field = root.current?.querySelector<HTMLElement>('select, input:not([type=hidden])');
    (notes?.[index] ?? field)?.focus();
    changed.current = undefined;
  }, [shown]);

  const handleSubmit = async (values: NotifyValues) => {
    const result = await onSubmit(values);
    if (result) return result;
    setAsked((before) => [...before, values.choice]);
    setEmail(values.email);
    changed.current = values.choice;
    return undefined;
  };
  const takeBack = (choice: string) => {
    prepareLiveRegions();
    setFailed(undefined);
    settle(
      onTakeBack?.(choice),
      () => {
        setAsked((before) => before.filter((other) => other !== choice));
        changed.current = choice;
        announce(messages.takenBack);
      },
      () => {
        setFailed(choice);
        announce(messages.takeBackFailed, { urgent: true });
      },
    );
  };

  return (
    <section aria-label={messages.title} {...rest} ref={ref} className={clsx('mr-NotifyForm-root mr-kit', className)}>
      {showTitle ? <p className="mr-NotifyForm-title">{messages.title}</p> : null}
      {shown.length === 0 ? null : (
        <div className="mr-NotifyForm-list">
          {shown.map(({ value }) => (
            <div key={value} className="mr-NotifyForm-asked" tabIndex={-1}>
              <CircleCheckIcon className="mr-NotifyForm-icon" />
              <p>
                {textOf(value)}
                {failed === value ? <span className="mr-NotifyForm-failed">{messages.takeBackFailed}</span> : null}
              </p>
              {onTakeBack === undefined ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={
                    nameOf(value) === '' ? undefined : format(messages.takeBackChoice, { choice: nameOf(value) })
                  }
                  onClick={() => takeBack(value)}
                >
                  {messages.takeBack}
                </Button>
              )}
            </div>
          ))}
        </div>
      )}
      {shown.length === 0 || note === undefined ? null : <div className="mr-NotifyForm-note">{note}</div>}
      {open.length === 0 ? null : (
        <NotifyFields
          // Other choices are another form: a removed option would stay the field's value.
          key={open.map(({ value }) => value).join(' ')}
          items={open}
          showChoice={choices.length > 1}
          email={email}
          messages={messages}
          onSubmit={handleSubmit}
          onErrorCountChange={onErrorCountChange}
        />
      )}
    </section>
  );
}
