'use client';

import { IconButton } from '../../base/IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import './ProductForm.css';

interface CurrentPicturesProps {
  pictures: readonly string[];
  messages: Labels<'ProductForm'>;
  /** Called with the remaining pictures. */
  onValueChange: (images: readonly string[]) => void;
}

/** Current pictures of a product, each with a button that removes it. */
export function CurrentPictures({ pictures, messages, onValueChange }: CurrentPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul role="list" className="mr-ProductForm-pictures" aria-label={messages.currentPictures}>
      {pictures.map((picture, index) => (
        <li key={picture} className="mr-ProductForm-picture">
          <img className="mr-ProductForm-image" src={picture} alt="" width={96} height={96} />
          <IconButton
            className="mr-ProductForm-remove"
            variant="light"
            size="sm"
            icon={<XIcon />}
            label={format(messages.removePicture, { number: index + 1 })}
            onClick={(event) => {
              // The focused button is unmounted: focus the next one, else the previous one, else the picture field.
              const { currentTarget } = event;
              const buttons = currentTarget.closest('ul')?.querySelectorAll('button');
              const field = currentTarget.closest('form')?.querySelector<HTMLElement>('input[type="file"]');
              (buttons?.[index + 1] ?? buttons?.[index - 1] ?? field)?.focus();
              onValueChange(pictures.filter((other) => other !== picture));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
