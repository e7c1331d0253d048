import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Prints a paper alone: `print.css` hides the page around it, on which it is never shown. The title names the file of a PDF. */
export function printPaper(title: string, paper: ReactElement): void {
  const place = document.createElement('div');
  place.className = 'site-paper';
  // Paper is white: the ink of the dark theme is not.
  place.setAttribute('data-theme', 'light');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(paper));
  const before = document.title;
  document.title = title;
  addEventListener(
    'afterprint',
    () => {
      document.title = before;
      root.unmount();
      place.remove();
    },
    { once: true },
  );
  print();
}
