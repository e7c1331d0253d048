import { Button } from '@marketrow/components/Button';
import { EmptyState } from '@marketrow/components/EmptyState';
import { ErrorState } from '@marketrow/components/ErrorState';
import { Skeleton } from '@marketrow/components/Skeleton';
import { fill } from '../../i18n/fill';
import type { WorkContext } from './model';

interface RecordStatesProps {
  context: WorkContext;
  status: 'loading' | 'missing' | 'failed';
  /** What the record is called. */
  name: string;
  /** The list that it belongs to, if any. */
  listHref?: string | undefined;
  onRetry: () => void;
}

/** Stands in place of a record that is not there, or not yet. */
export function RecordStates({ context: { messages }, status, name, listHref, onRetry }: RecordStatesProps) {
  const { list } = messages;
  const retry = () => {
    // The button goes with the message.
    document.querySelector('main')?.focus();
    onRetry();
  };
  if (status === 'loading') {
    return (
      <div className="work-panel" aria-busy="true">
        <Skeleton lines={6} />
      </div>
    );
  }
  const back =
    listHref === undefined ? null : (
      <Button variant="quiet" href={listHref}>
        {list.back}
      </Button>
    );
  return (
    <div className="work-panel">
      {status === 'missing' ? (
        <EmptyState title={fill(list.missing, { name })} actions={back} />
      ) : (
        <ErrorState title={fill(list.failed, { list: name })} onRetry={retry} actions={back}>
          {list.failedText}
        </ErrorState>
      )}
    </div>
  );
}
