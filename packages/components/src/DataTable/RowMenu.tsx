'use client';

import type { ReactNode } from 'react';
import type { RenderLink } from '../internal/render/links';
import { IconButton } from '../IconButton';
import { EllipsisVerticalIcon } from '../icons/EllipsisVerticalIcon';
import { partOnUse } from '../internal/state/partOnUse';
import { useMenuOnUse } from '../internal/state/useMenuOnUse';
import type { RowMenuPanelProps } from './RowMenuPanel';

/** One entry in the menu of a row: it leads to `href`, or calls `onSelect`. */
export type DataTableAction<Row> = {
  /** What happens: "Edit". */
  label: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what destroys something. @default 'normal' */
  tone?: 'normal' | 'danger' | undefined;
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

interface RowMenuProps<Row> {
  /** Accessible name of the button. */
  label: string;
  row: Row;
  /** The entries; asked for once the menu has been opened. */
  actions: (row: Row) => readonly DataTableAction<Row>[];
  renderLink: RenderLink | undefined;
}

const panel = partOnUse<RowMenuPanelProps>(async () => (await import('./RowMenuPanel')).RowMenuPanel);

/** The menu of one row. Its code comes when somebody is about to open one. */
export function RowMenu<Row>({ label, row, actions, renderLink }: RowMenuProps<Row>) {
  const { Menu, opener, buttonProps } = useMenuOnUse(panel);
  return (
    <>
      <IconButton {...buttonProps} label={label} icon={<EllipsisVerticalIcon />} />
      {Menu && opener ? (
        <Menu
          opener={opener}
          actions={actions(row)}
          onSelect={(action) => action.onSelect?.(row as never)}
          renderLink={renderLink}
        />
      ) : null}
    </>
  );
}
