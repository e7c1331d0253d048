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
  /** Its part of the address. */
  slug: string;
  /** Its name. */
  name: string;
  /** Its wordmark, a picture of one colour on a clear background, drawn in the text colour of the page. Left out: the name in type. */
  image?: string | null | undefined;
  /** Face of the name in type. Left out: by its place, so that neighbours differ. */
  face?: BrandListFace | undefined;
}

/** Faces that a name without a picture is set in. */
export type BrandListFace = 'display' | 'light' | 'heavy' | 'wide';

export interface BrandListProps
  extends Omit<ComponentProps<'ul'>, 'children'>, HrefSource<BrandListItem>, SharedProps<'renderLink'> {
  /** The brands; eight stand in a row, four below 900 px. */
  items: readonly BrandListItem[];
}

const faces: readonly BrandListFace[] = ['heavy', 'display', 'wide', 'light'];

/** Wordmarks between hairlines. Without `hrefFor` and `hrefTemplate` the names are no links. Renders a `<ul>`; safe in server components. */
export function BrandList({ items, hrefFor, hrefTemplate, renderLink, className, ...rest }: BrandListProps) {
  const settings = useSettings({ renderLink });
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
