import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { shownPercent } from '../../internal/text/money.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { renderElement } from '../../internal/render/renderElement.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './DealTag.css';

export interface DealTagProps extends Omit<ComponentProps<'a'>, 'children'>, SharedProps<'locale', 'DealTag'> {
  /** Largest discount in percent. */
  discount: number;
  /** URL of the page with the deals. */
  href: string;
  /** Sentence under the number. */
  text?: string | undefined;
  /** Renders another link element, such as a router's. */
  render?: RenderProp | undefined;
}

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** Tag of 250 by 340 with cut corners and a punched hole. */
const shape =
  'M82 0H168C176 0 182 3 187 8L242 62C247 67 250 73 250 80V318C250 330 240 340 228 340H22C10 340 0 330 0 318V80C0 73 3 67 8 62L63 8C68 3 74 0 82 0ZM125 22A13 13 0 1 0 125.1 48 13 13 0 0 0 125 22Z';

/**
 * Large yellow badge in the shape of a price tag that links to the deals; use at most one per page. Renders an `<a>`;
 * safe in server components.
 */
export function DealTag({ discount, href, text, render, labels, className, ...props }: DealTagProps) {
  const [settings, rest] = useSettings(props);
  const { lead, action } = mergeLabels(en.DealTag, settings.labels.DealTag, labels);
  const parts = numberFormat(settings.locale, percent).formatToParts(
    (discount < 100 ? shownPercent(discount) : 100) / 100,
  );
  return renderElement(render ?? settings.renderLink, {
    ...rest,
    href,
    className: clsx('mr-DealTag-root mr-kit', className),
    children: (
      <>
        <svg className="mr-DealTag-shape" viewBox="0 0 250 340" preserveAspectRatio="none" aria-hidden="true">
          <path fillRule="evenodd" d={shape} />
        </svg>
        <span className="mr-DealTag-lead">{lead}</span>{' '}
        <b className="mr-DealTag-figure">
          {parts.map(({ type, value }) =>
            type === 'percentSign' ? (
              <span key={type} className="mr-DealTag-sign">
                {value}
              </span>
            ) : (
              // Some languages have a space before the percent sign. The smaller sign already leaves enough distance.
              <span key={type}>{value.trim()}</span>
            ),
          )}
        </b>{' '}
        {text === undefined ? null : <span className="mr-DealTag-text">{text}</span>}{' '}
        <span className="mr-DealTag-action">{action}</span>
      </>
    ),
  });
}
