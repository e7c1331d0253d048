import { nightPicture } from '../data/pictureWidths';
import { withSoftHyphens } from '../i18n/softHyphens';

/** The frame of a category's tile: its hue in degrees, and the width of the picture in it in per cent. */
interface TileFrame {
  hue: number;
  imageWidth?: number;
}

/** Chosen by eye: a hue that lets the pictured object stand out and differs from its neighbours'; more width for flat and slim objects. */
const tileFrames: Record<string, TileFrame> = {
  groceries: { hue: 95 },
  giftshop: { hue: 350 },
  automotive: { hue: 185, imageWidth: 70 },
  bikes: { hue: 20, imageWidth: 72 },
  electronics: { hue: 300, imageWidth: 74 },
  fashion: { hue: 250, imageWidth: 80 },
  furniture: { hue: 60, imageWidth: 72 },
  'health&beauty': { hue: 345, imageWidth: 80 },
  'home&garden': { hue: 130, imageWidth: 80 },
  music: { hue: 8, imageWidth: 72 },
  security: { hue: 88 },
  'network-security': { hue: 45, imageWidth: 90 },
  'cloud-security': { hue: 232 },
  'secure-access': { hue: 88 },
  'workspace-security': { hue: 200 },
  'security-operations': { hue: 150, imageWidth: 74 },
  'ai-driven-security': { hue: 12 },
};

/** The pictures of a category in the dark theme. */
interface DarkPictures {
  darkImage: string | undefined;
  darkCover: string | undefined;
}

/**
 * A category as a tile: with its frame, with its dark pictures where they exist, and with soft hyphens in its name, as three
 * tiles share the width of a phone. A category without an entry keeps the grid's own frame.
 */
export function withTileFrame<
  Category extends { slug: string; name: string; image: string; cover?: string | null | undefined },
>(category: Category): Category & Partial<TileFrame> & DarkPictures {
  const { slug, name, image, cover } = category;
  return {
    ...category,
    ...tileFrames[slug],
    name: withSoftHyphens(name),
    darkImage: nightPicture(image),
    darkCover: nightPicture(cover ?? ''),
  };
}
