import { fill } from '../../i18n/fill';
import type { ListTools, WorkContext } from './model';
import { reasonOf } from './reason';
import type { RowStore } from './rowStore';
import type { Notice } from './useNotice';

interface ChangingOptions<Row extends object> {
  context: WorkContext;
  store: RowStore<Row>;
  keyOf: (row: Row) => string;
  notify: (notice: Notice) => void;
}

interface Change<Row> {
  key: string;
  patch: Partial<Row>;
  /** The values that the patch replaces. */
  before: Partial<Row>;
}

/** Changes rows with a message, which takes the change back or says that it could not be made. */
export function changingRows<Row extends object>({
  context,
  store,
  keyOf,
  notify,
}: ChangingOptions<Row>): ListTools<Row>['change'] {
  const { list } = context.messages;

  /** Sends changes; gives those that the API has taken, and why it has not taken another. */
  const send = async (changes: readonly Change<Row>[], patchOf: (change: Change<Row>) => Partial<Row>) => {
    const sent = await Promise.allSettled(changes.map((change) => store.change(change.key, patchOf(change))));
    const refused = sent.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    return {
      taken: changes.filter((_, index) => sent[index]?.status === 'fulfilled'),
      reason: refused && reasonOf(refused.reason, context),
    };
  };
  const undo = async (changes: readonly Change<Row>[]) => {
    notify({ text: list.undone });
    const { reason } = await send(changes, ({ before }) => before);
    if (reason !== undefined) notify({ text: fill(list.notUndone, { reason }), isFailure: true });
  };
  const make = async (changes: readonly Change<Row>[], failed: string, isUndone: () => boolean) => {
    const { taken, reason } = await send(changes, ({ patch }) => patch);
    // Whoever has taken it back already has the old values.
    if (reason === undefined || isUndone()) return;
    const onUndo = taken.length > 0 ? () => void undo(taken) : undefined;
    notify({ text: fill(failed, { reason }), isFailure: true, onUndo });
  };

  return (rows, patchOf, { done, failed, isFinal = false }) => {
    const changes = rows.map((row): Change<Row> => {
      const patch = patchOf(row);
      const names = Object.keys(patch) as (keyof Row)[];
      return {
        key: keyOf(row),
        patch,
        before: Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>,
      };
    });
    let isUndone = false;
    const takeBack = () => {
      isUndone = true;
      void undo(changes);
    };
    notify({ text: done, onUndo: isFinal ? undefined : takeBack });
    void make(changes, failed, () => isUndone);
  };
}
