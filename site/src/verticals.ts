/** The parts of the marketplace that have colours of their own. */
export type Vertical = 'market' | 'gift' | 'grocery';

/** A set of colours: that of a part of the shop, or of the areas of those who work with it. */
export type Palette = Vertical | 'admin';

/** What the head of a page takes from its vertical. */
export const verticals: Record<
  Palette,
  {
    /** Open Graph picture, 1200 x 630, of pages without one of their own. */
    picture: string;
    /** The background of the top bar in the light and the dark theme, so that a phone's own bar has the same colour. */
    bars: readonly [light: string, dark: string];
  }
> = {
  market: { picture: '/images/og/market.jpg', bars: ['#321612', '#0c0605'] },
  gift: { picture: '/images/og/gift-shop.jpg', bars: ['#2e1624', '#0b0608'] },
  grocery: { picture: '/images/og/grocery.jpg', bars: ['#12281a', '#060a07'] },
  // No dark bar stands at the top of these pages.
  admin: { picture: '/images/og/market.jpg', bars: ['#fafbfe', '#10121b'] },
};
