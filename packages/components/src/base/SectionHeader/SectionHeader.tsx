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

/** Another collection of the same section, on a page of its own. */
export interface SectionHeaderItem {
  /** What is shown. */
  title: string;
  /** Its page. */
  href: string;
  /** Whether the section below shows it. @default false */
  current?: boolean | undefined;
}

export interface SectionHeaderProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, SharedProps<'renderLink', 'SectionHeader'> {
  /** Heading of the section. */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Id of the heading, so that the section can be named by it. */
  headingId?: string | undefined;
  /** Links to other collections, beside the heading; in narrow windows under it. */
  items?: readonly SectionHeaderItem[] | undefined;
  /** Page with everything of the section. Left out: no link. */
  moreHref?: string | undefined;
  /** Own text on that link, unique on the page: "All shops". Left out: the strings of `labels`. */
  moreText?: string | undefined;
}

/** A section's heading in display type, with other collections beside it and a link to everything. Renders a `<div>`; safe in server components. */
export function SectionHeader({
  title,
  headingLevel = 2,
  headingId,
  items = [],
  moreHref,
  moreText,
  renderLink,
  labels,
  className,
  ...rest
}: SectionHeaderProps) {
  const settings = useSettings({ renderLink });
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
