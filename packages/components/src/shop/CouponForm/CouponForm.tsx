'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useMemo, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Alert } from '../../base/Alert/index.js';
import { Button } from '../../base/Button/index.js';
import type { SubmitSettings } from '../../base/Form/index.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import { CouponFields } from './CouponFields.js';
import './CouponForm.css';
import type { CouponValues } from './schema.js';

export interface CouponFormProps
  extends
    Omit<ComponentProps<'section'>, 'children' | 'onSubmit'>,
    SubmitSettings<CouponValues>,
    SharedProps<never, 'CouponForm'> {
  /** Code of the applied coupon, shown in place of the field. Optional: none is applied. */
  applied?: string | undefined;
  /** Called by the button that removes the applied coupon. */
  onRemove?: (() => void) | undefined;
}

/**
 * Field for a coupon code, or the applied coupon. `onSubmit` returns a `failure` for a refused code; set `applied` for an
 * accepted one. Renders a `<section>` with a form, so it stands beside other forms, not in them; a client component.
 */
export function CouponForm({
  applied,
  onSubmit,
  onErrorCountChange,
  onRemove,
  labels,
  className,
  ref: theirRef,
  ...props
}: CouponFormProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CouponForm, settings.labels.CouponForm, labels);
  const root = useRef<HTMLElement>(null);
  const ref = useMemo(() => mergeRefs(root, theirRef), [theirRef]);
  // Field and note replace each other.
  const focusFallback = useFocusFallback<HTMLElement>(() =>
    root.current?.querySelector<HTMLElement>('.mr-CouponForm-applied, input'),
  );

  return (
    <section aria-label={messages.title} {...rest} ref={ref} className={clsx('mr-CouponForm-root mr-kit', className)}>
      {applied === undefined ? (
        <CouponFields
          ref={focusFallback}
          messages={messages}
          onSubmit={onSubmit}
          onErrorCountChange={onErrorCountChange}
        />
      ) : (
        <Alert
          ref={focusFallback}
          tone="success"
          className="mr-CouponForm-applied"
          tabIndex={-1}
          actions={
            onRemove && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={format(messages.removeCode, { code: applied })}
                onClick={onRemove}
              >
                {messages.remove}
              </Button>
            )
          }
        >
          {format(messages.applied, { code: applied })}
        </Alert>
      )}
    </section>
  );
}
