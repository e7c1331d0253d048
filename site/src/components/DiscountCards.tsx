import { Badge } from '@marketrow/components/Badge';
import { ArrowRightIcon } from '@marketrow/components/icons/ArrowRightIcon';
import type { PageContext } from '../context/pageContext';
import type { DiscountCard } from '../data';
import { fill } from '../i18n';

/** Cards that lead to reduced goods, each one link on its picture. */
export function DiscountCards({ items, page }: { items: readonly DiscountCard[]; page: PageContext }) {
  const { t, percent, linkFromData } = page;
  return (
    <ul className="site-cards" role="list" aria-label={t.grocery.offers}>
      {items.map(({ id, title, discount, buttonText, buttonUrl, imgUrl }) => (
        <li key={id}>
          <a className="site-card" href={linkFromData(buttonUrl)}>
            <img src={imgUrl} alt="" width="960" height="600" loading="lazy" />
            <Badge>{fill(t.grocery.off, { percent: percent(discount) })}</Badge>
            <b className="site-card-title">
              {title.split('\n').map((line) => (
                <span key={line}>{line} </span>
              ))}
            </b>
            <span className="site-card-action">
              {buttonText} <ArrowRightIcon />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
