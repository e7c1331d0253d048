import sharp from 'sharp';

/** Levels of 255 by which a channel may differ: two builds of Chromium differ by one, 2 % of lightness are six. */
const mostLevels = 1;

/** A picture as its pixels, three bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads an encoded picture. */
export async function pixelsOf(encoded: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(encoded).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Counts the pixels that differ, those at the edge of letters and curves too: Playwright's comparison leaves these out, and with
 * them a knob that is a pixel smaller.
 */
export function countDifferent(one: Pixels, other: Pixels): number {
  return one.width === other.width && one.data.equals(other.data) ? 0 : differences(one, other).length;
}

/** Draws the second picture in pale gray with the pixels that differ in red. Encoded as WebP. */
export function drawDifference(one: Pixels, other: Pixels): Promise<Buffer> {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < other.height; y++) {
    for (let x = 0; x < other.width; x++) {
      const from = (y * other.width + x) * 3;
      const gray = (other.data[from]! + other.data[from + 1]! + other.data[from + 2]!) / 3;
      data.fill(Math.round(229 + gray / 10), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  for (const [x, y] of differences(one, other)) data.set([255, 0, 0], (y * width + x) * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** Places of the pixels that differ, or that only one of the pictures has. */
function differences(one: Pixels, other: Pixels): [x: number, y: number][] {
  const found: [number, number][] = [];
  const width = Math.max(one.width, other.width);
  for (let y = 0; y < Math.max(one.height, other.height); y++) {
    for (let x = 0; x < width; x++) {
      const inBoth = x < Math.min(one.width, other.width) && y < Math.min(one.height, other.height);
      const a = (y * one.width + x) * 3;
      const b = (y * other.width + x) * 3;
      const differs = (channel: number) => Math.abs(one.data[a + channel]! - other.data[b + channel]!) > mostLevels;
      if (!inBoth || differs(0) || differs(1) || differs(2)) found.push([x, y]);
    }
  }
  return found;
}
