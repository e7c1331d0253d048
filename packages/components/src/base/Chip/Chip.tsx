import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { XIcon } from '../../icons/XIcon.js';
import { linkElement } from '../../internal/render/links.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Chip.css';

export interface ChipProps
  extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<'locale' | 'renderLink', 'Chip'> {
  /** Text of the chip: "4 stars and up". */
  label: string;
  /** Number of results, shown after the text. */
  count?: number | undefined;
  /** URL of the chip's page. */
  href?: string | undefined;
  /** Marks the current page. @default false */
  current?: boolean | undefined;
  /** Called to remove the chip; the whole chip is then a button. */
  onRemove?: (() => void) | undefined;
  /** URL of the page without the chip's filter; removes it without scripts, too. */
  removeHref?: string | undefined;
}

/**
 * Short text in a pill: plain text, a link to part of a list, or a removable choice. Renders a `<span>`; safe in server
 * components without `onRemove`.
 * @selector [data-current] current page @selector [data-removable] removable
 */
export function Chip({
  label,
  count,
  href,
  current = false,
  onRemove,
  removeHref,
  labels,
  className,
  ...props
}: ChipProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Chip, settings.labels.Chip, labels);
  const shownCount = count === undefined ? undefined : numberFormat(settings.locale).format(count);
  const isRemovable = onRemove !== undefined || removeHref !== undefined;
  const content = (
    <>
      <span className="mr-Chip-text">{label}</span>{' '}
      {shownCount === undefined ? null : <span className="mr-Chip-count">{shownCount}</span>}
      {isRemovable ? <XIcon /> : null}
    </>
  );
  const body = {
    className: 'mr-Chip-body',
    'data-mr-part': isRemovable ? ('remove' as const) : undefined,
    children: content,
  };
  const removal = { 'aria-label': format(messages.remove, { item: clsx(label, shownCount) }) };
  return (
    <span
      {...rest}
      className={clsx('mr-Chip-root mr-kit', className)}
      data-current={current ? '' : undefined}
      data-removable={isRemovable ? '' : undefined}
    >
      {onRemove ? (
        <button type="button" {...body} {...removal} onClick={() => onRemove()} />
      ) : removeHref !== undefined ? (
        linkElement(settings.renderLink, { ...body, ...removal, href: removeHref })
      ) : href !== undefined ? (
        linkElement(settings.renderLink, { ...body, href, 'aria-current': current ? 'page' : undefined })
      ) : (
        <span {...body} />
      )}
    </span>
  );
}
