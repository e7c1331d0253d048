import { announce } from '@marketrow/components/LiveRegion';
import { useCallback, useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill';
import { href } from '../../routes';
import { recordKeyOf, workPaths } from '../../workRoutes';
import { readCall, WorkError, writeCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { reasonOf } from '../base/reason';
import { RecordStates } from '../base/RecordStates';
import { useRecord } from '../base/useRecord';
import { WorkProvider } from '../base/WorkProvider';
import { formCalls, type FormChoices, type FormList, type FormRecords } from './model';
import { leaveNote } from '../base/notes';
import { RecordForm } from './RecordForm';

export interface FormPageProps {
  context: WorkContext;
  list: FormList;
  /** `new`: the form makes a record. `shell`: the address names the record. Else the page was built for one. */
  record: 'new' | 'shell' | FormRecords[FormList];
  choices: FormChoices;
}

/** The form of a product, a category or a brand, and what becomes of what it hands over. */
export function FormPage({ context, list, record, choices }: FormPageProps) {
  const { locale, messages } = context;
  const call = formCalls[list];
  const listHref = href(locale, workPaths.list('admin', list));
  const isNew = record === 'new';
  const built = typeof record === 'string' ? undefined : record;
  const slug = built?.slug;
  const read = useCallback(async () => {
    if (isNew) return null;
    const key = slug ?? recordKeyOf(location.pathname);
    const records: readonly FormRecords[FormList][] = await readCall(call, locale);
    return records.find((one) => one.slug === key);
  }, [isNew, slug, call, locale]);
  const { state, retry } = useRecord<FormRecords[FormList] | null>(isNew ? null : built, read);
  const isShell = record === 'shell';
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (isShell && state.status === 'ready' && state.record && heading) heading.textContent = nameOf(state.record);
  }, [isShell, state]);

  const isSaved = useRef(false);
  const save = async (body: object) => {
    // The list is on its way.
    if (isSaved.current) return undefined;
    const key = state.status === 'ready' ? state.record?.slug : undefined;
    try {
      const saved = await writeCall<FormRecords[FormList]>(
        isNew ? 'POST' : 'PUT',
        isNew ? call : `${call}/${encodeURIComponent(key ?? '')}`,
        locale,
        body,
      );
      isSaved.current = true;
      const text = fill(messages.forms.saved, { name: nameOf(saved) });
      announce(text);
      leaveNote(text);
      // After the form has dropped its draft.
      setTimeout(() => location.assign(listHref));
      return undefined;
    } catch (error) {
      return { failure: failureOf(error, context) };
    }
  };

  return (
    <WorkProvider context={context}>
      {state.status === 'ready' ? (
        <RecordForm
          key={state.record?.slug ?? 'new'}
          list={list}
          record={state.record ?? undefined}
          choices={choices}
          onSave={save}
          onCancel={() => location.assign(listHref)}
        />
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

function nameOf(record: FormRecords[FormList]): string {
  return 'title' in record ? record.title : record.name;
}

/** Why a record was not saved, and what to do. */
function failureOf(error: unknown, context: WorkContext) {
  const { forms } = context.messages;
  const status = error instanceof WorkError ? error.status : 0;
  if (status === 409) return { title: forms.exists, text: forms.existsText };
  if (status === 413) return { title: forms.tooLarge, text: forms.tooLargeText };
  if (error instanceof WorkError && error.issues.length > 0) {
    const fields = error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    return { title: forms.refused, text: fields };
  }
  return { title: forms.failed, text: fill(forms.failedText, { reason: reasonOf(error, context) }) };
}
