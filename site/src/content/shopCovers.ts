import { nightPicture } from '../data/pictureWidths';

/** How light the covers of the sample shops are at their empty side, where a line is written on them. */
const coverShades: Partial<Record<string, 'light' | 'dark'>> = {
  'anytime-buys': 'light',
  'anytime-buys-lewes': 'light',
  'constant-shoppers': 'light',
  'coveted-clicks': 'light',
  cybershop: 'dark',
  'keyboard-kiosk': 'dark',
  'scarlett-beauty': 'light',
  'scroll-through': 'light',
  'word-wide-wishes': 'dark',
};

/** A shop with the cover for the dark theme, where there is one. */
export function withDarkCover<Shop extends { coverPicture: string }>(
  shop: Shop,
): Shop & { darkCoverPicture: string | undefined } {
  return { ...shop, darkCoverPicture: nightPicture(shop.coverPicture) };
}

/** The shade of a cover, by the address of its picture. One that the shop has not from the sample data is not known. */
export function coverShade(picture: string): 'light' | 'dark' | undefined {
  const [, name] = /\/images\/shops\/([^/]+)-cover\.webp$/.exec(picture) ?? [];
  return name === undefined ? undefined : coverShades[name];
}
