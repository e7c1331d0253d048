/** How light the covers of the sample shops are at their empty side, where a line is written on them. */
const coverTones: Partial<Record<string, 'light' | 'dark'>> = {
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

/** The tone of a cover, by the address of its picture. One that the shop has not from the sample data is not known. */
export function coverTone(picture: string): 'light' | 'dark' | undefined {
  const [, name] = /\/images\/shops\/([^/]+)-cover\.webp$/.exec(picture) ?? [];
  return name === undefined ? undefined : coverTones[name];
}
