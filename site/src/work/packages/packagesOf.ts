import type { Data } from '../../data/work';
import type { Locale } from '../../routes';
import { filteredList } from '../../workRoutes';
import { packages, type PackageName } from '../base/packageTerms';

/** A package of the page: what it costs in dollars a year, how many shops have it, and where they stand. */
export interface PackageItem {
  name: PackageName;
  price: number;
  shops: number;
  href: string;
}

/** The packages of the page. */
export function packagesOf(
  payments: Data<'/api/admin/package-payments'>,
  sellers: Data<'/api/admin/sellers'>,
  locale: Locale,
): PackageItem[] {
  return packages.map((name) => ({
    name,
    // The newest payment is first.
    price: payments.find((payment) => payment.package === name)?.amount ?? 0,
    shops: sellers.filter((seller) => seller.package === name).length,
    href: filteredList(locale, 'admin', 'sellers', { column: 'package', value: name }),
  }));
}
