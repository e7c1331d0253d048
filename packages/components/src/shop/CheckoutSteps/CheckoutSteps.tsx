import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './CheckoutSteps.css';

/** One step of a checkout. */
export interface CheckoutStepsItem {
  /** Name of the step, such as "Address". */
  title: string;
  /** URL of a completed step. If omitted, it is plain text. */
  href?: string | undefined;
}

export interface CheckoutStepsProps
  extends Omit<ComponentProps<'ol'>, 'children'>, SharedProps<'renderLink', 'CheckoutSteps'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Steps in order. @default Cart, Details, Order placed */
  items?: readonly CheckoutStepsItem[] | undefined;
  /** Index of the current step; earlier ones are completed. `items.length` completes all. */
  current: number;
}

/**
 * Progress of a checkout: completed, current and open steps. Renders an `<ol>`; safe in server components.
 * @selector [data-state="done|current|open"] of a step
 */
export function CheckoutSteps({ label, items, current, labels, className, ...props }: CheckoutStepsProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CheckoutSteps, settings.labels.CheckoutSteps, labels);
  const steps = items ?? [{ title: messages.cart }, { title: messages.details }, { title: messages.placed }];
  return (
    <ol
      role="list"
      aria-label={label ?? messages.label}
      {...rest}
      className={clsx('mr-CheckoutSteps-root mr-kit', className)}
    >
      {steps.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step.title}
            className="mr-CheckoutSteps-step"
            data-state={isDone ? 'done' : index === current ? 'current' : 'open'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="mr-CheckoutSteps-stop" aria-hidden="true">
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span className="mr-CheckoutSteps-name">
              {isDone && step.href !== undefined ? (
                linkElement(settings.renderLink, {
                  href: step.href,
                  className: 'mr-CheckoutSteps-link',
                  children: step.title,
                })
              ) : (
                <span>{step.title}</span>
              )}
              {isDone ? <VisuallyHidden>{`, ${messages.completed}`}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
