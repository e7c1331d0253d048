import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fillPath } from '../internal/text/fillPath';
import styles from './BrandList.module.css';

/** A brand. */
export interface BrandListItem {
  slug: string;
  name: string;
  /** Its wordmark, a picture of one colour on a clear ground; drawn in the ink of the page. Left out: the name in type. */
  image?: string | null | undefined;
  /** Face of the name in type. Left out: by its place, so that neighbours differ. */
  face?: BrandListFace | undefined;
}

/** Faces that a name without a picture is set in. */
export type BrandListFace = 'display' | 'light' | 'heavy' | 'wide';

export interface BrandListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The brands; eight stand in a row, four below 900 px. */
  brands: readonly BrandListItem[];
  /** Address of a brand's page; `{slug}` is filled in. Left out: names without links. */
  path?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderLink | undefined;
}

const faces: readonly BrandListFace[] = ['heavy', 'display', 'wide', 'light'];

/** Wordmarks between hairlines. Renders a `<ul>`; safe in server components. */
export function BrandList({ brands, path, renderLink, className, ...rest }: BrandListProps) {
  const settings = useSettings({ renderLink });
  return (
    <ul {...rest} role="list" className={clsx(styles.root, className)}>
      {brands.map(({ slug, name, image, face }, index) => {
        const mark = image ? (
          <span
            className={styles.picture}
            role="img"
            aria-label={name}
            style={{ '--mr-brand-image': `url("${image}")` }}
          />
        ) : (
          <span className={styles.word} data-face={face ?? faces[index % faces.length]}>
            {name}
          </span>
        );
        return (
          <li key={slug} className={styles.item}>
            {path === undefined ? (
              <span className={styles.brand}>{mark}</span>
            ) : (
              linkElement(settings.renderLink, { className: styles.brand, href: fillPath(path, slug), children: mark })
            )}
          </li>
        );
      })}
    </ul>
  );
}
