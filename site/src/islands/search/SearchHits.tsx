import { href } from '../../routes';
import type { PageHit } from '../../search/pageHits';
import type { SearchPageProps } from './searchMessages';

interface SearchHitsProps extends Pick<SearchPageProps, 'locale' | 'messages'> {
  hits: readonly PageHit[];
}

/** Links to the categories, brands, shops and help pages that a search names, above its products. */
export function SearchHits({ hits, locale, messages: { search: t } }: SearchHitsProps) {
  if (hits.length === 0) return null;
  const kinds = { category: t.category, brand: t.brand, shop: t.shop, help: t.help };
  return (
    <nav className="site-search-hits" aria-label={t.hits}>
      <ul>
        {hits.map(({ kind, name, path }) => (
          <li key={path}>
            <a href={href(locale, path)}>
              <span>{kinds[kind]}</span> {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
