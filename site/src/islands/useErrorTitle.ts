import { useEffect, useRef } from 'react';
import { fill } from '../i18n/fill';

/**
 * Says in the page's title that fields are wrong, for those who hear the title first.
 *
 * @param message the title with an error: `Error: {title}`
 * @returns what takes the number of wrong fields
 */
export function useErrorTitle(message: string): (count: number) => void {
  const plain = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (plain.current !== undefined) document.title = plain.current;
    },
    [],
  );
  return (count) => {
    plain.current ??= document.title;
    document.title = count > 0 ? fill(message, { title: plain.current }) : plain.current;
  };
}
