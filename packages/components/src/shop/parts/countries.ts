import type { SelectItem } from '../../base/Select/index.js';
import { collator } from '../../internal/text/collator.js';
import { memoize } from '../../internal/text/memoize.js';
import { regionNames } from '../../internal/text/regionNames.js';

/** ISO 3166-1 codes of the countries and territories that have a postal service of their own, or that of their country. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Requirements of a country on an address. */
export interface AddressRule {
  /** Pattern of the postcode, in upper case. */
  postcode: RegExp;
  /** Valid postcode, for the error message. */
  example: string;
  /** Kind of region that an address names; absent: none. */
  region?: 'province' | 'state';
}

const rule = (postcode: string, example: string, region?: AddressRule['region']): AddressRule => ({
  postcode: new RegExp(`^(?:${postcode})$`),
  example,
  ...(region && { region }),
});

const rules: Readonly<Record<string, AddressRule | undefined>> = {
  AT: rule('\\d{4}', '1010'),
  AU: rule('\\d{4}', '2000', 'state'),
  BE: rule('\\d{4}', '1000'),
  CA: rule('[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'K1A 0B1', 'province'),
  CH: rule('\\d{4}', '8001'),
  DE: rule('\\d{5}', '10115'),
  DK: rule('\\d{4}', '1050'),
  ES: rule('\\d{5}', '28001'),
  FI: rule('\\d{5}', '00100'),
  FR: rule('\\d{5}', '75001'),
  GB: rule('[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'SW1A 1AA'),
  IT: rule('\\d{5}', '00118'),
  LU: rule('\\d{4}', '1111'),
  NL: rule('\\d{4} ?[A-Z]{2}', '1012 AB'),
  NO: rule('\\d{4}', '0150'),
  PL: rule('\\d{2}-\\d{3}', '00-001'),
  PT: rule('\\d{4}-\\d{3}', '1000-001'),
  SE: rule('\\d{3} ?\\d{2}', '111 29'),
  US: rule('\\d{5}(?:-\\d{4})?', '19901', 'state'),
};

/** Returns the names of all countries by code. */
const countryNames = /* @__PURE__ */ memoize((locale: string): ReadonlyMap<string, string> => {
  const names = regionNames(locale);
  return new Map(codes.map((code) => [code, names.of(code) ?? code]));
});

/** Returns the code of a country by its code or its name in English or in `locale`; `undefined` for an unknown one. */
function countryCode(country: string, locale = 'en'): string | undefined {
  const text = country.trim();
  if (countryNames('en').has(text)) return text;
  const sought = text.toLowerCase();
  for (const names of [countryNames('en'), countryNames(locale)])
    for (const [code, name] of names) if (name.toLowerCase() === sought) return code;
  return undefined;
}

/** Returns the rule of a country by its name or code; `undefined` for a country whose addresses are not checked. */
export function addressRule(country: string): AddressRule | undefined {
  const code = countryCode(country);
  return code === undefined ? undefined : rules[code];
}

/** Returns the English name of a country, as stored; an unknown one as it is. */
export function storedCountry(country: string, locale: string): string {
  const code = countryCode(country, locale);
  return code === undefined ? country : (countryNames('en').get(code) ?? country);
}

/** Returns the name of a country in `locale`; an unknown one as it is. */
export function countryLabel(country: string, locale: string): string {
  const code = countryCode(country, locale);
  return code === undefined ? country : (countryNames(locale).get(code) ?? country);
}

/**
 * Returns the options of a country select in the order of `locale`: the English name as value, the name in `locale` as label.
 * Call it after hydration only: the names and their order differ between the Unicode data of servers and browsers.
 */
export const countryItems = /* @__PURE__ */ memoize((locale: string): readonly SelectItem[] => {
  const english = countryNames('en');
  const { compare } = collator(locale);
  return [...countryNames(locale)]
    .map(([code, label]) => ({ value: english.get(code) ?? code, label }))
    .sort((a, b) => compare(a.label, b.label));
});
