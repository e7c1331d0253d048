import { Toast } from '@marketrow/components/Toast';
import type { WorkContext } from './model';
import type { Notice } from './useNotice';

interface NoticeToastProps {
  context: WorkContext;
  notice: Notice | undefined;
  onClose: () => void;
}

/** The last message, over the foot of the page. */
export function NoticeToast({ context: { messages }, notice, onClose }: NoticeToastProps) {
  if (!notice) return null;
  const { text, onUndo } = notice;
  return (
    <Toast
      className="work-toast"
      label={messages.list.undoGroup}
      actionText={onUndo && messages.list.undo}
      onAction={
        onUndo &&
        (() => {
          onClose();
          onUndo();
        })
      }
      onClose={onClose}
    >
      {text}
    </Toast>
  );
}
