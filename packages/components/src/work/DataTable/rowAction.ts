import type { ReactNode } from 'react';

/** One entry in the menu of a row: it leads to `href`, or calls `onSelect`. */
export type DataTableAction<Row> = {
  /** What happens: "Edit". */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
} & (
  | {
      /** Where it leads. */
      href: string;
      onSelect?: undefined;
    }
  | {
      href?: undefined;
      /** Called with the row when the entry is chosen. */
      onSelect: (row: Row) => void;
    }
);
