'use client';

import { Dropzone } from '../../base/Dropzone/index.js';
import { format } from '../../internal/text/format.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import './PictureField.css';

interface PictureFieldProps {
  /** URL of the current image. */
  picture: string | undefined;
  label: string;
  /** `{size}` is replaced by the maximum size in megabytes. */
  hint: string;
  /** Accepted file types, as in `accept`. */
  accept: string;
  maxBytes: number;
  locale: string;
  onValueChange: (files: readonly File[]) => void;
}

/** Image of a record, with a dropzone to replace it. */
export function PictureField({ picture, hint, maxBytes, locale, ...rest }: PictureFieldProps) {
  return (
    <>
      <Dropzone
        {...rest}
        hint={format(hint, { size: numberFormat(locale).format(maxBytes / 1e6) })}
        maxBytes={maxBytes}
        locale={locale}
      />
      {picture === undefined ? null : (
        <img className="mr-PictureField-picture" src={picture} alt="" width={96} height={96} />
      )}
    </>
  );
}
