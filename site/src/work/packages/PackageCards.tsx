import { PackageCard } from '@marketrow/components/PackageCard';
import { fill } from '../../i18n/fill';
import { percent, plural } from '../../i18n/format';
import type { Locale } from '../../routes';
import type { WorkContext } from '../base/model';
import { packageTerms, type PackageName } from '../base/packageTerms';
import type { PackageItem } from './packagesOf';

/** What a package holds, in words. */
export function packageItems(locale: Locale, t: WorkContext['messages']['packagePage'], name: PackageName) {
  const { commission, products, payouts } = packageTerms[name];
  return [
    { title: plural(locale, t.products, products) },
    { title: fill(t.commission, { percent: percent(locale, commission) }) },
    { title: plural(locale, t.payouts, payouts) },
    { title: t.featured, included: name !== 'Silver' },
    { title: t.manager, included: name === 'Premium' },
  ];
}

interface PackageCardsProps {
  context: Pick<WorkContext, 'locale' | 'tag' | 'currency' | 'messages'>;
  labels: object | undefined;
  items: readonly PackageItem[];
}

/** The packages that shops subscribe to, beside each other. */
export function PackageCards({ context, labels, items }: PackageCardsProps) {
  const { locale, tag, currency, messages } = context;
  const t = messages.packagePage;
  return (
    <ul role="list" className="work-packages">
      {items.map(({ name, price, shops, href }) => (
        <li key={name}>
          <PackageCard
            title={messages.packages[name]}
            headingLevel={2}
            price={price}
            period="year"
            description={t.lines[name]}
            items={packageItems(locale, t, name)}
            actions={
              <a href={href} aria-label={`${messages.packages[name]}: ${plural(locale, t.shops, shops)}`}>
                {plural(locale, t.shops, shops)}
              </a>
            }
            locale={tag}
            currency={currency}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}
