'use client';

import { Dropzone } from '../Dropzone/index.js';
import { format } from '../../internal/text/format.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import './PictureField.css';

interface PictureFieldProps {
  /** Address of the picture that there is. */
  picture: string | undefined;
  label: string;
  /** `{size}` is the largest in megabytes. */
  hint: string;
  /** Kinds of files, as in `accept`. */
  accept: string;
  maxBytes: number;
  locale: string;
  onValueChange: (files: readonly File[]) => void;
}

/** The picture of a record, and the place for another one. */
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
