import { expect, it } from 'vitest';
import { addFiles, isAccepted } from './dropzoneState.js';

const file = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type });

it('accepts the types of the attribute', () => {
  const picture = file('Lamp.PNG', 'image/png');
  expect(
    [undefined, '', '.png', 'image/*', 'image/png', '.jpg, .png'].map((accept) =>
      isAccepted(picture, accept || undefined),
    ),
  ).toEqual([true, true, true, true, true, true]);
  expect(['.jpg', 'video/*', 'image/webp'].map((accept) => isAccepted(picture, accept))).toEqual([false, false, false]);
});

it('stores one file, or each once, and reports rejections', () => {
  const [one, two] = [file('1.png', 'image/png'), file('2.png', 'image/png', 9)];
  expect(addFiles([one], [two], { multiple: false }).files).toEqual([two]);
  expect(addFiles([one], [one, two], { multiple: true }).files).toEqual([one, two]);
  expect(addFiles([one], [two, file('a.txt', 'text/plain')], { multiple: false, maxBytes: 5, accept: '.png' })).toEqual(
    {
      files: [one],
      refused: [
        { name: '2.png', reason: 'size' },
        { name: 'a.txt', reason: 'type' },
      ],
    },
  );
});

it('accepts no more files than allowed', () => {
  const files = ['1', '2', '3'].map((name) => file(name, 'image/png'));
  expect(addFiles(files.slice(0, 1), files, { multiple: true, maxFiles: 2 })).toEqual({
    files: files.slice(0, 2),
    refused: [{ name: '3', reason: 'count' }],
  });
});
