/** Longest side of a picture that is kept, in pixels. */
const longest = 320;

/**
 * A chosen picture, made small enough to stand in a record: nothing stores files in the demo.
 *
 * @returns a `data:` address
 * @throws where the browser cannot read the picture
 */
export async function smallPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.7);
}
