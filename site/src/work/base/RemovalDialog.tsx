import { Alert } from '@marketrow/components/Alert';
import { ConfirmDialog } from '@marketrow/components/ConfirmDialog';
import { announce } from '@marketrow/components/LiveRegion';
import { useState } from 'react';
import { fill } from '../../i18n/fill';
import { WorkError } from './api';
import type { RemovalDialogProps } from './model';
import { reasonOf } from './reason';

/** Asks before a record is removed, and says why it could not be. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { name, used = 'removeUsed', remove, onRemoved, onKeep } = props;
  const { messages } = props.context;
  const { list } = messages;
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setFailure(undefined);
    try {
      await remove();
      onRemoved(fill(list.removed, { name }));
      return true;
    } catch (error) {
      const status = error instanceof WorkError ? error.status : 0;
      // Another window was first: it is gone, as was asked for.
      if (status === 404) {
        onRemoved(fill(list.removed, { name }));
        return true;
      }
      const reason = reasonOf(error, { messages });
      const text = fill(status === 409 ? messages.list[used] : list.removeFailed, { name, reason });
      setFailure(text);
      announce(text, { urgent: true });
      return false;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      onConfirm={confirm}
      title={fill(list.removeAsk, { name })}
      description={list.removeText}
      confirmText={list.removeYes}
    >
      {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
    </ConfirmDialog>
  );
}
