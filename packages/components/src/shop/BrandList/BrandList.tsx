import type { HrefSource } from '../../internal/text/hrefs.js';
import { linkElement } from '../../internal/render/links.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { hrefOf } from '../../internal/text/hrefs.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './BrandList.css';

/** A brand. */
export interface BrandListItem {
  /** URL slug. */
  slug: string;
  /** Name of the brand. */
  name: string;
  /**
   * URL of its wordmark: one color on a transparent background, drawn in the text color of the page. If omitted, the
   * name is shown as text.
   */
  image?: string | null | undefined;
  /** Typeface of a name without an image. @default by index, so that neighbors differ */
  face?: BrandListFace | undefined;
}

/** Typefaces for names without an image. */
export type BrandListFace = 'display' | 'light' | 'heavy' | 'wide';

export interface BrandListProps
  extends Omit<ComponentProps<'ul'>, 'children'>, HrefSource<BrandListItem>, SharedProps<'renderLink'> {
  /** The brands: eight per row, four below 900 px. */
  items: readonly BrandListItem[];
}

const faces: readonly BrandListFace[] = ['heavy', 'display', 'wide', 'light'];

/**
 * Wordmarks between hairlines. Renders no links without `hrefFor` and `hrefTemplate`. Renders a `<ul>`; safe in server
 * components.
 */
export function BrandList({ items, hrefFor, hrefTemplate, className, ...props }: BrandListProps) {
  const [settings, rest] = useSettings(props);
  return (
    <ul {...rest} role="list" className={clsx('mr-BrandList-root mr-kit', className)}>
      {items.map((item, index) => {
        const { slug, name, image, face } = item;
        const href = hrefOf(item, { hrefFor, hrefTemplate });
        const mark = image ? (
          <span
            className="mr-BrandList-picture"
            role="img"
            aria-label={name}
            style={{ '--mr-brand-list-image': `url("${image}")` }}
          />
        ) : (
          <span className="mr-BrandList-word" data-face={face ?? faces[index % faces.length]}>
            {name}
          </span>
        );
        return (
          <li key={slug} className="mr-BrandList-item">
            {href === undefined ? (
              <span className="mr-BrandList-brand">{mark}</span>
            ) : (
              linkElement(settings.renderLink, { className: 'mr-BrandList-brand', href, children: mark })
            )}
          </li>
        );
      })}
    </ul>
  );
}
