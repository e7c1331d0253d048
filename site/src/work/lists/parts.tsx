import { Button } from '@marketrow/components/Button';
import type { DataTableAction, DataTableColumn } from '@marketrow/components/DataTable';
import { RowSwitch } from '@marketrow/components/RowSwitch';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { fill } from '../../i18n/fill';
import type { ListTools, WorkContext } from '../base/model';

type Word = keyof WorkContext['messages']['statuses'];

/** The word for a status of the API in the language of the page. */
export function statusWord({ messages }: WorkContext, status: string): string {
  return messages.statuses[status as Word];
}

/** Returns the context with the words for the statuses of orders: in German, `Pending` differs from that of a request. */
export function forOrders(context: WorkContext): WorkContext {
  const { messages } = context;
  return { ...context, messages: { ...messages, statuses: { ...messages.statuses, Pending: messages.order.pending } } };
}

/** The column of a status, with a filter for each. */
export function statusColumn<Row extends { status: string }>(
  context: WorkContext,
  statuses: readonly Word[],
): DataTableColumn<Row> {
  return {
    id: 'status',
    header: context.messages.columns.status,
    value: ({ status }) => statusWord(context, status),
    filterValue: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} labels={{ pending: statusWord(context, 'Pending') }} />,
    filterItems: statuses.map((value) => ({ value, label: statusWord(context, value) })),
  };
}

/** The column that shows a row in the shop or hides it. */
export function publishedColumn<Row extends { published: boolean }>(
  context: WorkContext,
  tools: ListTools<Row>,
  nameOf: (row: Row) => string,
): DataTableColumn<Row> {
  const { changes, columns } = context.messages;
  return {
    id: 'published',
    header: columns.published,
    value: ({ published }) => published,
    searchable: false,
    filterItems: onOff(context),
    cell: (row) => switchCell(context, tools, row, 'published', fill(changes.publishName, { name: nameOf(row) })),
  };
}

/** The column that features a row. */
export function featuredColumn<Row extends { featured: boolean; name: string }>(
  context: WorkContext,
  tools: ListTools<Row>,
): DataTableColumn<Row> {
  const { changes, columns } = context.messages;
  return {
    id: 'featured',
    header: columns.featured,
    value: ({ featured }) => featured,
    searchable: false,
    filterItems: onOff(context),
    cell: (row) => switchCell(context, tools, row, 'featured', fill(changes.featureName, { name: row.name })),
  };
}

/** The switch of a row for one of its fields. */
export function switchCell<Row extends object>(
  { messages: { changes, words } }: WorkContext,
  { set }: ListTools<Row>,
  row: Row,
  field: keyof Row & ('published' | 'featured' | 'active'),
  label: string,
) {
  return (
    <RowSwitch
      label={label}
      checked={row[field] === true}
      onCheckedChange={(isOn) =>
        set(row, { [field]: isOn } as Partial<Row>, {
          done: fill(changes.switched, { name: label, state: isOn ? words.on : words.off }),
          failed: fill(changes.failed, { name: label }),
        })
      }
    />
  );
}

function onOff({ messages: { words } }: WorkContext) {
  return [
    { value: 'true', label: words.on },
    { value: 'false', label: words.off },
  ];
}

/** Gives a row another status. `also`: fields that change with it, so that Undo gives them back. */
export function setStatus<Row extends { status: string }>(
  context: WorkContext,
  { change }: ListTools<Row>,
  row: Row,
  status: Row['status'],
  name: string,
  { also = {}, isFinal = false }: { also?: Partial<Row>; isFinal?: boolean } = {},
): void {
  const { changes } = context.messages;
  change([row], () => ({ ...also, status }), {
    done: fill(changes.status, { name, status: statusWord(context, status) }),
    failed: fill(changes.failed, { name }),
    isFinal,
  });
}

/** The menu of a row whose status can be changed: every status but its own. */
export function statusActions<Row extends { status: string }>(
  context: WorkContext,
  tools: ListTools<Row>,
  row: Row,
  { statuses, name, also }: { statuses: readonly Word[]; name: string; also?: Partial<Row> },
): DataTableAction<Row>[] {
  return statuses
    .filter((status) => status !== row.status)
    .map((status) => ({
      label: fill(context.messages.changes.markAs, { status: statusWord(context, status) }),
      onSelect: () => setStatus(context, tools, row, status, name, also && { also }),
    }));
}

/** A decision that a button stands for. */
export interface Decision {
  status: Word;
  /** Text of its button. */
  word: 'accept' | 'reject' | 'process';
}

/** The column with the buttons that decide about an open request; a decided one has none. */
export function decisionColumn<Row extends { status: string }>(
  context: WorkContext,
  tools: ListTools<Row>,
  { of, nameOf }: { of: (row: Row) => readonly Decision[]; nameOf: (row: Row) => string },
): DataTableColumn<Row> {
  const { messages } = context;
  return {
    id: 'decision',
    header: messages.columns.decision,
    value: () => null,
    sortable: false,
    searchable: false,
    exportable: false,
    cell: (row) => {
      const decisions = of(row);
      if (decisions.length === 0) return '–';
      return (
        <span className="work-decision">
          {decisions.map(({ status, word }) => (
            <Button
              key={status}
              variant={word === 'reject' ? 'quiet' : 'soft'}
              aria-label={fill(messages.changes[`${word}Name`], { name: nameOf(row) })}
              onClick={() => setStatus(context, tools, row, status, nameOf(row))}
            >
              {messages.words[word]}
            </Button>
          ))}
        </span>
      );
    },
  };
}

/** The column with one button for a row that waits for somebody. */
export function buttonColumn<Row extends object>(
  { messages }: WorkContext,
  {
    header = messages.columns.decision,
    textOf,
    nameOf,
    onPress,
  }: {
    header?: string;
    /** Text of the button; `undefined`: the row has none. */
    textOf: (row: Row) => string | undefined;
    nameOf: (row: Row, text: string) => string;
    onPress: (row: Row) => void;
  },
): DataTableColumn<Row> {
  return {
    id: 'decision',
    header,
    value: () => null,
    sortable: false,
    searchable: false,
    exportable: false,
    cell: (row) => {
      const text = textOf(row);
      if (text === undefined) return '–';
      return (
        <span className="work-decision">
          <Button variant="soft" aria-label={nameOf(row, text)} onClick={() => onPress(row)}>
            {text}
          </Button>
        </span>
      );
    },
  };
}

/** The choices of a filter: every value that stands in the rows. */
export function choices<Value extends string>(values: readonly Value[], word: (value: Value) => string) {
  return values.map((value) => ({ value, label: word(value) }));
}
