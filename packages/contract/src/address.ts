/** Fields of an address that `addressLine` joins. */
interface AddressFields {
  street: string;
  /** Apartment, floor or unit. Optional. */
  line2?: string | null | undefined;
  postcode?: string | null | undefined;
  city: string;
  /** State, province or region. */
  region?: string | null | undefined;
  country: string;
}

/** Joins an address into one line, such as `70 Harbor Street, Dover, DE 19901, United States`. The postcode follows a region, or precedes the city. */
export function addressLine({ street, line2, postcode, city, region, country }: AddressFields): string {
  const join = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join(' ');
  const town = region ? [city, join(region, postcode)] : [join(postcode, city)];
  return [street, line2, ...town, country].filter(Boolean).join(', ');
}
