import type { DataTableAction, DataTableColumn, DataTableState } from '@marketrow/components/DataTable';
import type { ComponentType, ReactNode } from 'react';
import type { KitLabels } from '@marketrow/components/KitProvider';
import type { Answers, WorkCall } from '../../data/work';
import type { Messages } from '../../i18n';
import type { Locale } from '../../routes';
import type { WorkArea } from '../../workRoutes';

/** Components of the kit whose strings most pages of the areas of work need in the browser. */
export const workKit = [
  'ConfirmDialog',
  'DataTable',
  'Dialog',
  'ErrorState',
  'NotificationMenu',
  'PackageCard',
  'ProgressBar',
  'Rating',
  'RowSwitch',
  'SearchBar',
  'SideNav',
  'StatCard',
  'StatusBadge',
  'Toast',
] as const satisfies readonly (keyof KitLabels)[];

/** What the areas of work need of their page beside the data. It crosses to the browser as JSON. */
export interface WorkContext {
  locale: Locale;
  /** The language as a BCP 47 tag. */
  tag: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
  messages: Messages['work'];
  /** Strings of the kit by component; empty in English. */
  labels: { [Name in keyof KitLabels]?: Partial<KitLabels[Name]> };
}

/** What is said about a change. */
export interface ChangeTexts {
  done: string;
  /** When it could not be made; `{reason}` is filled in. */
  failed: string;
  /** True for a change that cannot be undone, since it moves money. @default false */
  isFinal?: boolean;
}

/** What the cells and menus of a list can do. The same object as long as filters and order are the same. */
export interface ListTools<Row extends object> {
  /**
   * Gives some rows other values, here at once and then by the API. The old values come back where the API refuses.
   *
   * @param patchOf - The fields that change, named as the API has them.
   */
  change: (rows: readonly Row[], patchOf: (row: Row) => Partial<Row>, texts: ChangeTexts) => void;
  /**
   * The same for one row whose cell says what became of it; rejects where the API refuses. The texts are said where the row
   * leaves its place by the change, as a filter wants it.
   */
  set: (row: Row, patch: Partial<Row>, texts: ChangeTexts) => Promise<void>;
  /** Asks whether a row is to be removed, and removes it. */
  askRemoval: (row: Row) => void;
  /** Opens the dialog of a row. */
  open: (row: Row) => void;
}

/** What the dialog needs that asks before a row is removed. */
export interface RemovalDialogProps {
  context: WorkContext;
  /** What the record is called. */
  name: string;
  /** The message where others still name it. @default 'removeUsed' */
  used?: 'removeUsed' | 'removeParent' | undefined;
  /** Removes it by the API. */
  remove: () => Promise<unknown>;
  /** Called with what is to be said when it is gone. */
  onRemoved: (text: string) => void;
  onKeep: () => void;
}

/** Props of the dialog of a row. */
export interface RowDialogProps<Row extends object> {
  context: WorkContext;
  /** The row as it is now. */
  row: Row;
  tools: ListTools<Row>;
  onClose: () => void;
}

/** One list of an area of work: where its rows come from, how they look, and what can be done with them. */
export interface ListDescription<Row extends object, Calls extends readonly WorkCall[] = readonly WorkCall[]> {
  area: WorkArea;
  /** The calls that the rows are made of; that of the list is first. */
  calls: Calls;
  /** The rows, in the order in which they are shown at first. They hold only what the columns need. */
  rowsOf: (answers: Answers<Calls>, context: WorkContext) => Row[];
  /** Key of a row: unique in the list, and its place in the calls that change it. */
  keyOf: (row: Row) => string;
  /** Called once for tools; those are others where filters or order are. `rows` tell what a filter can choose. */
  columnsOf: (context: WorkContext, tools: ListTools<Row>, rows: readonly Row[]) => DataTableColumn<Row>[];
  /** The menu of a row. */
  actionsOf?: (row: Row, context: WorkContext, tools: ListTools<Row>) => DataTableAction<Row>[];
  /** What can be done with chosen rows. */
  bulkOf?: (rows: readonly Row[], context: WorkContext, tools: ListTools<Row>) => ReactNode;
  /** What asks before a row is removed, what the row is called, and the message where others name it. */
  removal?: {
    Dialog: ComponentType<RemovalDialogProps>;
    nameOf: (row: Row) => string;
    used?: RemovalDialogProps['used'];
  };
  /** The dialog of a row, which `open` opens. */
  Dialog?: ComponentType<RowDialogProps<Row>>;
  /** The columns that are hidden, and the order, at first. */
  initial?: Partial<DataTableState>;
}

/** A list whose rows only its own description knows. Whoever shows it hands them on as they are. */
export type AnyList = ListDescription<object>;

/** Lets TypeScript find the types of the answers by the calls. */
export function describeList<Row extends object, const Calls extends readonly WorkCall[]>(
  description: ListDescription<Row, Calls>,
): ListDescription<Row, Calls> {
  return description;
}
