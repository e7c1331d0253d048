import display from '@marketrow/components/styles/fonts/bricolage-grotesque.woff2?url';
import text from '@marketrow/components/styles/fonts/figtree.woff2?url';

/** The two typefaces, as files of this site. Every page needs both at once, so they are fetched before the style sheet asks. */
export const fontFiles = [display, text] as const;
