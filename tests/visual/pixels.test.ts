import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countDifferent, drawDifference, pixelsOf, type Pixels } from './pixels.ts';

/** A picture whose pixels are gray, row by row. */
function picture(rows: number[][]): Pixels {
  return {
    data: Buffer.from(rows.flat().flatMap((gray) => [gray, gray, gray])),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  };
}

it('counts pixels that differ by two levels or more, and those that one picture lacks', () => {
  const accepted = picture([
    [0, 100],
    [200, 255],
  ]);
  expect(countDifferent(accepted, accepted)).toBe(0);
  expect(
    countDifferent(
      accepted,
      picture([
        [1, 99],
        [200, 254],
      ]),
    ),
  ).toBe(0);
  expect(
    countDifferent(
      accepted,
      picture([
        [2, 100],
        [200, 253],
      ]),
    ),
  ).toBe(2);
  expect(countDifferent(accepted, picture([[0, 100]]))).toBe(2);
  expect(
    countDifferent(
      accepted,
      picture([
        [0, 100, 0],
        [200, 255, 0],
      ]),
    ),
  ).toBe(2);
});

it('sees the edge of a curve that is a pixel larger', async () => {
  const circle = (radius: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="${radius}"/></svg>`,
      ),
    )
      .flatten({ background: 'white' })
      .webp({ lossless: true })
      .toBuffer();
  const [one, other] = [await pixelsOf(await circle(15)), await pixelsOf(await circle(15.5))];
  const count = countDifferent(one, other);
  expect(count).toBeGreaterThan(20);
  const { data } = await pixelsOf(await drawDifference(one, other));
  const red = data.filter((_, at) => at % 3 === 0 && data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0);
  expect(red).toHaveLength(count);
});
