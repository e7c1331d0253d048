'use client';

import type { RenderLink } from '../../internal/render/links.js';
import { IconButton } from '../../base/IconButton/index.js';
import { EllipsisVerticalIcon } from '../../icons/EllipsisVerticalIcon.js';
import { lazyComponent } from '../../internal/state/lazyComponent.js';
import { useMenuOnUse } from '../../internal/state/useMenuOnUse.js';
import type { DataTableAction } from './rowAction.js';
import type { RowMenuPanelProps } from './RowMenuPanel.js';

interface RowMenuProps<Row> {
  /** Accessible name of the button. */
  label: string;
  row: Row;
  /** Returns the entries; called when the menu opens. */
  actions: (row: Row) => readonly DataTableAction<Row>[];
  renderLink: RenderLink | undefined;
}

const panel = lazyComponent<RowMenuPanelProps>(async () => (await import('./RowMenuPanel.js')).RowMenuPanel);

/** Menu of one row. Its code loads on pointer or keyboard intent. */
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
