/** What a list page says about the list it shows: which search finds the same, and what stands beside it. */
export interface Browse {
  /** Query of the search page that finds the same products: `category=music`. */
  query: string;
  /** Slug of the category that the page shows; its tree then has all categories, each leading to its page. */
  current?: string | undefined;
  /** Parts of the rail that the page does not need. */
  leaveOut?: readonly ('category' | 'shop' | 'brand' | 'sale')[] | undefined;
  /** Whether the rail stands beside the list on wide screens; else a button opens it on every screen. @default true */
  beside?: boolean | undefined;
  /** What the list is ordered by. @default that shops chose the order */
  sortedBy?: string | undefined;
}

/** Id of the rail, by which the button opens it. */
export const browseFilters = 'filters';
