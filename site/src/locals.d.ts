import type { PageContext } from './context/pageContext';

declare global {
  namespace App {
    // Astro declares this interface empty, to be merged with what a site gives to its pages.
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface Locals extends PageContext {}
  }
}
