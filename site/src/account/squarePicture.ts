/** Side of the picture that is kept, in pixels: twice the largest place that it has. */
const side = 208;

/**
 * The middle of a chosen picture as a small square, which can stand in the record itself: the demo stores no files.
 *
 * @returns a `data:` address of about 10 KB
 * @throws where the browser cannot read the picture
 */
export async function squarePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const shorter = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [left, top] = [(bitmap.width - shorter) / 2, (bitmap.height - shorter) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, shorter, shorter, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
