import { Alert } from '@marketrow/components/Alert';
import { announce } from '@marketrow/components/LiveRegion';
import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { fill } from '../../i18n/fill';
import { href } from '../../routes';
import { recordKeyOf, type WorkArea, workPaths } from '../../workRoutes';
import { onReturn, readCall, WorkError, writeCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { reasonOf } from '../base/reason';
import { RecordStates } from '../base/RecordStates';
import { useRecord } from '../base/useRecord';
import { keepingShop, shopQuery, useNamedShop } from '../base/vendorShop';
import { WorkProvider } from '../base/WorkProvider';
import {
  formCall,
  type FormChoices,
  type FormList,
  type FormRecords,
  keyOf,
  nameOf,
  readChoices,
  type RecordFormProps,
  type SaveFailure,
} from './model';
import { useErrorTitle } from '../../islands/useErrorTitle';
import { leaveNote } from '../base/notes';

/** What a form is opened with. */
interface OpenedForm<List extends FormList> {
  /** `null`: the form makes one. */
  record: FormRecords[List] | null;
  choices: FormChoices;
}

export interface FormPageProps<List extends FormList> {
  context: WorkContext;
  /** @default 'admin' */
  area?: WorkArea;
  list: List;
  /** The form: a page loads that of its own list alone. */
  Form: ComponentType<RecordFormProps<FormRecords[List]>>;
  /** `new`: the form makes a record. `shell`: the address names the record. Else the page was built for one. */
  record: 'new' | 'shell' | FormRecords[List];
  /** As they were when the page was built. */
  choices: FormChoices;
}

/** The form of a product, a category, a brand or a coupon, and what becomes of what it hands over. */
export function FormPage<List extends FormList>(props: FormPageProps<List>) {
  const { context, area = 'admin', list, Form, record, choices } = props;
  const { locale, messages } = context;
  const call = formCall(area, list);
  const listHref = keepingShop(href(locale, workPaths.list(area, list)), useNamedShop());
  const isNew = record === 'new';
  const built = typeof record === 'string' ? undefined : record;
  const builtKey = built && keyOf(built);
  const read = useCallback(async (): Promise<OpenedForm<List> | undefined> => {
    const [records, now] = await Promise.all([
      isNew
        ? []
        : (readCall(call, locale, queryOf(area)) as Promise<readonly unknown[]> as Promise<
            readonly FormRecords[List][]
          >),
      // Without an answer those of the build are there.
      readChoices(area, list, (path) => readCall(path, locale)).catch(() => choices),
    ]);
    if (isNew) return { record: null, choices: now };
    const key = builtKey ?? recordKeyOf(location.pathname);
    const found = records.find((one) => keyOf(one) === key);
    return found && { record: found, choices: now };
  }, [isNew, builtKey, call, area, list, locale, choices]);
  const { state, retry } = useRecord<OpenedForm<List>>(
    isNew ? { record: null, choices } : built && { record: built, choices },
    read,
  );
  const current = state.status === 'ready' ? state.record.record : undefined;
  const isShell = record === 'shell';
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (isShell && current && heading) heading.textContent = nameOf(current);
  }, [isShell, current]);

  const showErrors = useErrorTitle(messages.forms.error);

  /** What was saved, while the list is on its way. */
  const saved = useRef<string>(undefined);
  // Left by saving, the page begins anew when it comes back: its fields are no longer what is stored, or make another record.
  useEffect(
    () =>
      onReturn(() => {
        if (saved.current !== undefined) location.reload();
      }),
    [],
  );
  const save = async (body: object) => {
    const text = JSON.stringify(body);
    // Pressed again: the same is saved once.
    if (saved.current === text) return undefined;
    try {
      const answer = await writeCall<FormRecords[List]>(
        isNew ? 'POST' : 'PUT',
        current ? `${call}/${encodeURIComponent(keyOf(current))}` : call,
        locale,
        body,
        queryOf(area),
      );
      saved.current = text;
      const note = fill(messages.forms.saved, { name: nameOf(answer) });
      announce(note);
      leaveNote(note);
      // After the form has dropped its draft.
      setTimeout(() => location.assign(listHref));
      return undefined;
    } catch (error) {
      return { failure: failureOf(error, list, context) };
    }
  };

  return (
    <WorkProvider context={context}>
      {state.status === 'ready' ? (
        <>
          <Alert className="work-form-note">{shownWhen(list, isNew, messages)}</Alert>
          <Form
            key={current ? keyOf(current) : 'new'}
            context={context}
            area={area}
            draftKey={`mr-draft-${area === 'vendor' ? 'vendor-' : ''}${list}-${current ? keyOf(current) : 'new'}`}
            record={current ?? undefined}
            choices={state.record.choices}
            onSave={save}
            frame={{
              className: 'work-panel work-form',
              onCancel: () => location.assign(listHref),
              onErrorCountChange: showErrors,
            }}
          />
        </>
      ) : (
        <RecordStates
          context={context}
          status={state.status}
          name={messages.nav[list]}
          listHref={listHref}
          onRetry={retry}
        />
      )}
    </WorkProvider>
  );
}

/** Returns the words for when the shop shows what is saved. */
function shownWhen(list: FormList, isNew: boolean, messages: WorkContext['messages']): string {
  if (list === 'coupons') return messages.forms.shown.coupons;
  return messages.forms.shown[isNew ? 'new' : list === 'products' ? list : 'others'];
}

/** Query of the calls of an area: a seller's name the shop. */
function queryOf(area: WorkArea): Readonly<Record<string, string>> {
  return area === 'vendor' ? shopQuery() : {};
}

/** Why a record was not saved, and what to do. */
function failureOf(error: unknown, list: FormList, context: WorkContext): SaveFailure {
  const { forms } = context.messages;
  const status = error instanceof WorkError ? error.status : 0;
  if (status === 409 && list === 'coupons')
    return { title: forms.refused, text: forms.refusedText, fields: { code: forms.refusedFields.code } };
  if (status === 409) return { title: forms.exists, text: forms.existsText };
  if (status === 413) return { title: forms.tooLarge, text: forms.tooLargeText };
  const fields = error instanceof WorkError ? refusedFields(error, context.messages) : [];
  if (fields.length > 0) return { title: forms.refused, text: forms.refusedText, fields: Object.fromEntries(fields) };
  return { title: forms.failed, text: fill(forms.failedText, { reason: reasonOf(error, context) }) };
}

/** The fields of the forms by the names that the API has for them. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'title',
  categories: 'categories',
  brand: 'brand',
  description: 'description',
  stock: 'stock',
  price: 'price',
  discount: 'discount',
  name: 'name',
  parent: 'parent',
  type: 'kind',
  code: 'code',
  value: 'value',
  minimum: 'minimum',
  endsAt: 'endsOn',
  limit: 'limit',
  shop: 'shop',
  paidBy: 'paidBy',
};

/** What is wrong with each field that the API has not taken, in the language of the page: its own reasons are English. */
function refusedFields({ issues }: WorkError, { forms }: WorkContext['messages']) {
  const { brand, categories, parent, any } = forms.refusedFields;
  const texts: Readonly<Record<string, string>> = { brand, categories, parent };
  return issues.flatMap(({ path }) => {
    const field = fieldNames[path.split('.')[0] ?? ''];
    return field === undefined ? [] : [[field, texts[field] ?? any] as const];
  });
}
