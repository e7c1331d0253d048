import { DataTable, initialDataTableState } from '@marketrow/components/DataTable';
import { EmptyState } from '@marketrow/components/EmptyState';
import { ErrorState } from '@marketrow/components/ErrorState';
import { useEffect, useMemo, useState } from 'react';
import { fill } from '../../i18n/fill';
import { writeCall } from '../base/api';
import type { AnyList, ListTools, WorkContext } from '../base/model';
import { takeNote } from '../base/notes';
import { NoticeToast } from '../base/NoticeToast';
import { RemovalDialog } from '../base/RemovalDialog';
import type { RowStore } from '../base/rowStore';
import { useAddressState } from '../base/useAddressState';
import { useNotice, type Notice } from '../base/useNotice';
import { rowPath, useRows } from './useRows';
import { WorkProvider } from '../base/WorkProvider';

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
  const [tableState, setTableState] = useAddressState(initial);
  const { store, state } = useRows(list, context, first);
  const { notice, tell, close } = useNotice();
  const [asked, setAsked] = useState<object>();
  const [selection, setSelection] = useState<readonly string[]>([]);

  useEffect(() => {
    const note = takeNote();
    if (note !== undefined) tell({ text: note });
  }, [tell]);
  const tools = useMemo(
    (): ListTools<object> => ({
      change: changing(store, list.keyOf, tell, messages),
      set: (row, patch) => store.change(list.keyOf(row), patch),
      askRemoval: setAsked,
    }),
    [store, list, tell, messages],
  );
  const columns = useMemo(() => list.columnsOf(context, tools), [list, context, tools]);
  const { actionsOf, bulkOf } = list;
  const isFirst = state.status === 'first';

  return (
    <WorkProvider context={context}>
      <div className="work-panel">
        <DataTable
          label={title}
          columns={columns}
          items={state.rows}
          getRowId={list.keyOf}
          state={tableState}
          onStateChange={setTableState}
          totalCount={isFirst ? total : undefined}
          loading={state.status === 'loading'}
          error={
            state.status === 'failed' ? (
              <ErrorState
                title={fill(messages.list.failed, { list: title })}
                onRetry={() => void store.load({ places: true })}
              >
                {state.isOffline ? messages.list.offline : messages.list.failedText}
              </ErrorState>
            ) : undefined
          }
          empty={<EmptyState title={messages.list.empty} headingLevel={2} />}
          rowActions={actionsOf && ((row) => actionsOf(row, context, tools))}
          selection={selection}
          onSelectionChange={bulkOf && setSelection}
          bulkActions={bulkOf && ((rows) => bulkOf(rows, context, tools))}
          fileName={isFirst ? undefined : `${title}.csv`}
        />
      </div>
      {asked && list.removal ? (
        <RemovalDialog
          context={context}
          name={list.removal.nameOf(asked)}
          remove={() => writeCall('DELETE', rowPath(list, list.keyOf(asked)), locale)}
          onRemoved={(text) => {
            store.drop(list.keyOf(asked));
            setSelection((ids) => ids.filter((id) => id !== list.keyOf(asked)));
            setAsked(undefined);
            tell({ text });
          }}
          onKeep={() => setAsked(undefined)}
        />
      ) : null}
      <NoticeToast context={context} notice={notice} onClose={close} />
    </WorkProvider>
  );
}

/** Changes rows with a message, which takes the change back or says that it could not be made. */
function changing(
  store: RowStore<object>,
  keyOf: (row: object) => string,
  tell: (notice: Notice) => void,
  { list: texts }: WorkContext['messages'],
): ListTools<object>['change'] {
  return (rows, patchOf, { done, failed }) => {
    const changes = rows.map((row) => {
      const patch = patchOf(row);
      const names = Object.keys(patch) as (keyof typeof row)[];
      return { key: keyOf(row), patch, before: Object.fromEntries(names.map((name) => [name, row[name]])) };
    });
    const send = async (patches: readonly (readonly [key: string, patch: object])[], failure: string) => {
      const sent = await Promise.allSettled(patches.map(([key, patch]) => store.change(key, patch)));
      if (sent.some(({ status }) => status === 'rejected')) tell({ text: failure });
    };
    const undo = () => {
      tell({ text: texts.undone });
      void send(
        changes.map(({ key, before }) => [key, before]),
        texts.notUndone,
      );
    };
    tell({ text: done, onUndo: undo });
    void send(
      changes.map(({ key, patch }) => [key, patch]),
      failed,
    );
  };
}
