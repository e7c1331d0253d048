import { ChevronDownIcon } from '@marketrow/components/icons/ChevronDownIcon';
import type { PageContext } from '../context/pageContext';
import type { MenuCategory } from '../data';
import { thumbPicture } from '../data/pictureWidths';
import { iconByName } from '@marketrow/components/icons/byName';
import { withSoftHyphens } from '../i18n/softHyphens';

/** A kind of goods with what stands under it. */
export interface CategoryRailKind {
  slug: string;
  name: string;
  icon: string | null;
  /** A cut-out on a clear background. */
  image: string;
  count?: number | undefined;
  /** Links, and groups of links. */
  entries: readonly MenuCategory[];
}

interface CategoryRailProps {
  kinds: readonly CategoryRailKind[];
  /** Links that stand after the kinds of goods. */
  ways: readonly MenuCategory[];
  page: PageContext;
}

/** A rail of icons that leads to the kinds of goods beside it, each with its groups as an accordion. Works without script. */
export function CategoryRail({ kinds, ways, page }: CategoryRailProps) {
  const { t, linkFromData, plural } = page;
  return (
    <div className="site-rail-page">
      <nav className="site-rail" aria-label={t.mobileCategories.rail}>
        <ul role="list">
          {kinds.map(({ slug, name, icon }) => (
            <li key={slug}>
              <a href={`#${anchor(slug)}`}>
                {iconByName(icon ?? '')} <span>{withSoftHyphens(name)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="site-rail-kinds">
        {kinds.map(({ slug, name, image, count, entries }) => (
          <section key={slug} id={anchor(slug)} className="site-kind" aria-labelledby={`${anchor(slug)}-name`}>
            <div className="site-kind-head">
              <div>
                <h2 id={`${anchor(slug)}-name`}>{withSoftHyphens(name)}</h2>
                {count === undefined ? null : <p>{plural(t.counts.products, count)}</p>}
              </div>
              <img src={thumbPicture(image)} alt="" width="240" height="240" loading="lazy" />
            </div>
            <Entries entries={entries} page={page} context={name} />
          </section>
        ))}
        <section className="site-kind" aria-labelledby="ways">
          <h2 id="ways" className="site-kind-head">
            {t.mobileCategories.ways}
          </h2>
          <ul role="list" className="site-kind-entries">
            {ways.map(({ name, path }) => (
              <li key={path}>
                <a className="site-side-row" href={linkFromData(path)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Anchors hold no `&`, which would have to be written in two ways. */
function anchor(slug: string): string {
  return `kind-${slug.replace('&', '-')}`;
}

function Entries({ entries, page, context }: { entries: readonly MenuCategory[]; page: PageContext; context: string }) {
  return (
    <ul role="list" className="site-kind-entries" aria-label={context}>
      {entries.map(({ name, path, icon, children, productCount }) => (
        <li key={name}>
          {children.length === 0 ? (
            <a className="site-side-row" href={page.linkFromData(path)}>
              <span>{name}</span>
              {productCount === undefined ? null : <small>{page.number(productCount)}</small>}
            </a>
          ) : (
            <details>
              <summary className="site-side-row">
                {iconByName(icon ?? '')} <span>{name}</span> <ChevronDownIcon className="site-side-arrow" />
              </summary>
              <Entries entries={children.map(withoutChildren)} page={page} context={name} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The accordion has one level: what stands deeper is reached by the page of its parent. */
function withoutChildren(entry: MenuCategory): MenuCategory {
  return { ...entry, children: [] };
}
