import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { DataTable, initialDataTableState } from '@marketrow/components/DataTable';
import { EmptyState } from '@marketrow/components/EmptyState';
import { ErrorState } from '@marketrow/components/ErrorState';
import { announce } from '@marketrow/components/LiveRegion';
import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../i18n/fill';
import { writeCall } from '../base/api';
import { changingRows } from '../base/changingRows';
import type { AnyList, ListTools, WorkContext } from '../base/model';
import { takeNote } from '../base/notes';
import { NoticeToast } from '../base/NoticeToast';
import { useAddressState } from '../base/useAddressState';
import { useNotice } from '../base/useNotice';
import { WorkProvider } from '../base/WorkProvider';
import { isMovedFrom, rowPath, useRows } from './useRows';

export interface WorkListProps {
  context: WorkContext;
  list: AnyList;
  /** Name of the list. */
  title: string;
  /** The rows that the page was built with. */
  first: readonly object[];
  /** How many there were in all. */
  total: number;
}

/** A list of an area of work. The page is built with its first rows; the others come from the API. */
export function WorkList({ context, list, title, first, total }: WorkListProps) {
  const { messages, locale } = context;
  const [initial] = useState(() => ({ ...initialDataTableState, ...list.initial }));
  const { state: tableState, change: setTableState, isRead } = useAddressState(initial);
  const { store, state } = useRows(list, context, { first, initial });
  const { notice, notify, close } = useNotice();
  const [asked, setAsked] = useState<object>();
  const [opened, setOpened] = useState<string>();
  const [selection, setSelection] = useState<readonly string[]>([]);

  useEffect(() => {
    const note = takeNote();
    if (note !== undefined) notify({ text: note });
  }, [notify]);
  const { filters, sort } = tableState;
  const tools = useMemo((): ListTools<object> => {
    const { keyOf } = list;
    const change = changingRows({ context, store, keyOf, notify });
    return {
      change,
      set: (row, patch, texts) => {
        const isMoving = Object.keys(patch).some((name) => name in filters || sort?.column === name);
        if (!isMoving) return store.change(keyOf(row), patch);
        // The row leaves its place, and what its cell says goes with it.
        change([row], () => patch, texts);
        return Promise.resolve();
      },
      askRemoval: setAsked,
      open: (row) => setOpened(keyOf(row)),
    };
  }, [store, list, notify, context, filters, sort]);
  const isAll = state.known === 'all';
  // What a filter can choose is told by all rows, once they are there; a change of one of them is no other choice.
  const columns = useMemo(
    () => list.columnsOf(context, tools, isAll ? store.get().rows : first),
    [list, context, tools, isAll, store, first],
  );
  const { actionsOf, bulkOf, removal, Dialog: RowDialog } = list;
  const openRow = opened === undefined ? undefined : state.rows.find((row) => list.keyOf(row) === opened);
  const isFirst = state.known === 'first';
  // The first rows know no other order: their places are kept until all rows are there.
  const canShow = isAll || (isFirst && !isMovedFrom(initial, tableState));
  const isRetried = state.status === 'loading';
  const failure = fill(messages.list.failed, { list: title });
  const failureText = state.isOffline ? messages.list.offline : messages.list.failedText;
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (hasFailed) announce(failure, { urgent: true });
  }, [hasFailed, failure]);
  const retry = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const panel = button.closest('.work-panel');
    await store.load();
    // The button goes with its message.
    if (store.get().status === 'ready' && [button, document.body].includes(document.activeElement as HTMLElement))
      panel?.querySelector('section')?.focus({ preventScroll: true });
  };
  // What is there stays in use where the API cannot be read.
  const isKept = canShow && state.rows.length > 0;

  return (
    <WorkProvider context={context}>
      <div className="work-panel">
        {isKept && (isRetried || hasFailed) ? (
          <Alert
            className="work-list-failed"
            tone="danger"
            title={failure}
            actions={
              <Button variant="quiet" pending={isRetried} onClick={(event) => void retry(event)}>
                {messages.dashboard.retry}
              </Button>
            }
          >
            {failureText}
          </Alert>
        ) : null}
        <DataTable
          label={title}
          columns={columns}
          items={state.rows}
          getRowId={list.keyOf}
          state={tableState}
          onStateChange={setTableState}
          totalCount={isFirst ? total : undefined}
          loading={!canShow && !hasFailed}
          error={
            hasFailed && !isKept ? (
              <ErrorState title={failure} onRetry={() => void store.load({ places: true })}>
                {failureText}
              </ErrorState>
            ) : undefined
          }
          empty={<EmptyState title={messages.list.empty} headingLevel={2} />}
          rowActions={actionsOf && ((row) => actionsOf(row, context, tools))}
          selection={selection}
          onSelectionChange={bulkOf && setSelection}
          bulkActions={bulkOf && ((rows) => bulkOf(rows, context, tools))}
          // Which rows the file holds is known once the address was read.
          fileName={isRead ? `${title}.csv` : undefined}
          loadAllRows={() => store.all()}
        />
      </div>
      {openRow && RowDialog ? (
        <RowDialog context={context} row={openRow} tools={tools} onClose={() => setOpened(undefined)} />
      ) : null}
      {asked && removal ? (
        <removal.Dialog
          context={context}
          name={removal.nameOf(asked)}
          used={removal.used}
          remove={() => writeCall('DELETE', rowPath(list, list.keyOf(asked)), locale)}
          onRemoved={(text) => {
            // First the dialog gives the focus back to its row, then the row goes: the table keeps the focus.
            flushSync(() => setAsked(undefined));
            store.drop(list.keyOf(asked));
            setSelection((ids) => ids.filter((id) => id !== list.keyOf(asked)));
            notify({ text });
          }}
          onKeep={() => setAsked(undefined)}
        />
      ) : null}
      <NoticeToast context={context} notice={notice} onClose={close} />
    </WorkProvider>
  );
}
