import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/format';
import { ArrowRightIcon } from '../internal/icons/ArrowRightIcon';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import styles from './SectionHeader.module.css';

/** Another cut of the same section, on a page of its own. */
export interface SectionHeaderTab {
  /** What is shown. */
  title: string;
  /** Page with that cut. */
  href: string;
  /** Whether the section below shows this cut. @default false */
  current?: boolean | undefined;
}

/** Every string that `SectionHeader` shows or announces. */
export interface SectionHeaderLabels {
  /** On the link at the end. */
  more: string;
  /** Name of that link, with `{title}`, so that several on a page differ. It begins with the words of `more`. */
  moreName: string;
}

export interface SectionHeaderProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Heading of the section. */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Id of the heading, so that the section can be named by it. */
  headingId?: string | undefined;
  /** Links to other cuts, beside the heading. From 900 px on. */
  tabs?: readonly SectionHeaderTab[] | undefined;
  /** Page with everything of the section. Left out: no link. */
  moreHref?: string | undefined;
  /** Own words on that link, unique on the page: "All shops". Left out: the words of `labels`. */
  moreText?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<SectionHeaderLabels> | undefined;
}

export const sectionHeaderLabels: SectionHeaderLabels = { more: 'See all', moreName: 'See all {title}' };

/** A section's heading in display type, with other cuts beside it and a link to everything. Renders a `<div>`; safe in server components. */
export function SectionHeader({
  title,
  headingLevel = 2,
  headingId,
  tabs = [],
  moreHref,
  moreText,
  renderLink,
  labels,
  className,
  ...rest
}: SectionHeaderProps) {
  const words = { ...sectionHeaderLabels, ...labels };
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Heading id={headingId} className={styles.heading}>
        {title}
      </Heading>
      {tabs.length === 0 ? null : (
        <ul role="list" className={styles.tabs} aria-label={title}>
          {tabs.map((tab) => (
            <li key={tab.href}>
              {renderElement(renderLink, {
                className: styles.tab,
                href: tab.href,
                'aria-current': tab.current ? 'true' : undefined,
                children: tab.title,
              })}
            </li>
          ))}
        </ul>
      )}
      {moreHref === undefined
        ? null
        : renderElement(renderLink, {
            className: styles.more,
            href: moreHref,
            'aria-label': moreText === undefined ? format(words.moreName, { title }) : undefined,
            children: (
              <>
                {moreText ?? words.more} <ArrowRightIcon />
              </>
            ),
          })}
    </div>
  );
}
