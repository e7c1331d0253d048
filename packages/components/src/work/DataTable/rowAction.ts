import type { ReactNode } from 'react';

/** Entry in the menu of a row: a link with `href`, or an action with `onSelect`. */
export type DataTableAction<Row> = {
  /** Text, such as "Edit". */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Tone: `danger` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
} & (
  | {
      /** Link target. */
      href: string;
      onSelect?: undefined;
    }
  | {
      href?: undefined;
      /** Called with the row when the entry is chosen. */
      onSelect: (row: Row) => void;
    }
);
