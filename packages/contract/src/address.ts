/** Fields of a place that its one-line text is made of. */
interface Place {
  street: string;
  /** Apartment, floor or unit. Empty or absent: none. */
  line2?: string | null | undefined;
  postcode?: string | null | undefined;
  city: string;
  /** State, province or region. */
  region?: string | null | undefined;
  country: string;
}

/** One line of a place, as in `70 Harbor Street, Dover, DE 19901, United States`: with a region the postcode follows it, else it precedes the city. */
export function addressLine({ street, line2, postcode, city, region, country }: Place): string {
  const join = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(' ');
  const town = region ? [city, join(region, postcode)] : [join(postcode, city)];
  return [street, line2, ...town, country].filter(Boolean).join(', ');
}
