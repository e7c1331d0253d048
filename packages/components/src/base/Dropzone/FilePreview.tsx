'use client';

import { useEffect, useRef } from 'react';

/** Preview of an image file; an empty square for any other file. */
export function FilePreview({ file, className }: { file: File; className: string | undefined }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture.current || !('createObjectURL' in URL)) return undefined; // jsdom
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file.type.startsWith('image/') ? (
    <img ref={picture} className={className} alt="" width={44} height={44} />
  ) : (
    <span className={className} />
  );
}
