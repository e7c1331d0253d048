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
  /** What it says: "4 stars and up". */
  label: string;
  /** How many it stands for, shown behind the text. */
  count?: number | undefined;
  /** Address that it leads to. */
  href?: string | undefined;
  /** Whether it is the page that is shown. @default false */
  current?: boolean | undefined;
  /** Called when the chip is to be taken away; the whole chip is then the button. */
  onRemove?: (() => void) | undefined;
  /** Address of the page without what the chip stands for; the same without scripts. */
  removeHref?: string | undefined;
}

/**
 * A short word in a pill: text, a link to a part of a list, or a choice that can be taken away. Renders a `<span>`; safe in
 * server components without `onRemove`.
 * @selector [data-current] the page that is shown @selector [data-removable] it can be taken away
 */
export function Chip({
  label,
  count,
  href,
  current = false,
  onRemove,
  removeHref,
  renderLink,
  locale,
  labels,
  className,
  ...rest
}: ChipProps) {
  const settings = useSettings({ renderLink, locale });
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
