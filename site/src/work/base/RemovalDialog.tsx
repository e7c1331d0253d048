import { Alert } from '@marketrow/components/Alert';
import { ConfirmDialog } from '@marketrow/components/ConfirmDialog';
import { announce } from '@marketrow/components/LiveRegion';
import { useState } from 'react';
import { fill } from '../../i18n/fill';
import { WorkError } from './api';
import type { WorkContext } from './model';

interface RemovalDialogProps {
  context: WorkContext;
  /** What the record is called. */
  name: string;
  /** Removes it by the API. */
  remove: () => Promise<unknown>;
  /** Called with what is to be said when it is gone. */
  onRemoved: (text: string) => void;
  onKeep: () => void;
}

/** Asks before a record is removed, and says why it could not be. */
export function RemovalDialog({ context: { messages }, name, remove, onRemoved, onKeep }: RemovalDialogProps) {
  const { list } = messages;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await remove();
      onRemoved(fill(list.removed, { name }));
    } catch (error) {
      const isUsed = error instanceof WorkError && error.status === 409;
      const text = fill(isUsed ? list.removeUsed : list.removeFailed, { name });
      setPending(false);
      setFailure(text);
      announce(text);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      onConfirm={() => void confirm()}
      pending={isPending}
      title={fill(list.removeAsk, { name })}
      description={list.removeText}
      confirmText={list.removeYes}
    >
      {failure === undefined ? null : <Alert variant="danger">{failure}</Alert>}
    </ConfirmDialog>
  );
}
