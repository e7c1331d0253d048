import type { HeadingLevel } from '../../internal/render/headings.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { format } from '../../internal/text/format.js';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './SectionHeader.css';

/** Further collection of the section, on its own page. */
export interface SectionHeaderItem {
  /** Title of the collection. */
  title: string;
  /** URL of its page. */
  href: string;
  /** Marks the collection shown below. @default false */
  current?: boolean | undefined;
}

export interface SectionHeaderProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, SharedProps<'renderLink', 'SectionHeader'> {
  /** Heading of the section. */
  title: string;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Id of the heading, for the section's `aria-labelledby`. */
  headingId?: string | undefined;
  /** Links to further collections, beside the heading; below it in narrow windows. */
  items?: readonly SectionHeaderItem[] | undefined;
  /** URL of the page with the whole section. Without one there is no link. */
  moreHref?: string | undefined;
  /** Text of that link, unique on the page: "All shops". @default from `labels` */
  moreText?: string | undefined;
}

/**
 * Heading of a section in display type, with links to further collections and to the whole section. Renders a `<div>`;
 * safe in server components.
 */
export function SectionHeader({
  title,
  headingLevel = 2,
  headingId,
  items = [],
  moreHref,
  moreText,
  labels,
  className,
  ...props
}: SectionHeaderProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.SectionHeader, settings.labels.SectionHeader, labels);
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx('mr-SectionHeader-root mr-kit', className)}>
      <Heading id={headingId} className="mr-SectionHeader-heading">
        {title}
      </Heading>
      {items.length === 0 ? null : (
        <ul role="list" className="mr-SectionHeader-tabs" aria-label={title}>
          {items.map((item) => (
            <li key={item.href}>
              {linkElement(settings.renderLink, {
                className: 'mr-SectionHeader-tab',
                href: item.href,
                'aria-current': item.current ? 'true' : undefined,
                children: item.title,
              })}
            </li>
          ))}
        </ul>
      )}
      {moreHref === undefined
        ? null
        : linkElement(settings.renderLink, {
            className: 'mr-SectionHeader-more',
            href: moreHref,
            'aria-label': moreText === undefined ? format(messages.moreName, { title }) : undefined,
            children: (
              <>
                <span>{moreText ?? messages.more}</span> <ArrowRightIcon />
              </>
            ),
          })}
    </div>
  );
}
