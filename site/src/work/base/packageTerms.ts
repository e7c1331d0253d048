/** A package of sellers, as the API names it. */
export type PackageName = 'Premium' | 'Gold' | 'Silver';

/** What a package holds. Its price is what the API's payments say. */
export interface PackageTerms {
  /** What the marketplace keeps of a sale, in per cent. */
  commission: number;
  /** Products that a shop may have. */
  products: number;
  /** Payouts that a shop may ask for before the first is decided. */
  payouts: number;
}

/** The packages of the demo, the largest first. */
export const packageTerms: Readonly<Record<PackageName, PackageTerms>> = {
  Premium: { commission: 6, products: 500, payouts: 4 },
  Gold: { commission: 9, products: 200, payouts: 2 },
  Silver: { commission: 12, products: 100, payouts: 1 },
};

/** The packages of sellers, the largest first. */
export const packages = ['Premium', 'Gold', 'Silver'] as const;
