'use client';

import { Button } from '../Button/index.js';
import type { Labels } from '../../labels/Labels.js';
import './Form.css';
import type { DraftState } from './useDraftState.js';

interface DraftNoteProps {
  draft: DraftState;
  messages: Pick<Labels<'Form'>, 'unsaved' | 'kept' | 'restored' | 'discard'>;
}

/** Notice about unsaved changes, with a button that discards them. */
export function DraftNote({ draft: { notice, isKept, discard }, messages }: DraftNoteProps) {
  return (
    <div role="status" className="mr-Form-draft" data-shown={notice ? '' : undefined}>
      {notice === undefined ? null : (
        <>
          <span>{notice === 'restored' ? messages.restored : isKept ? messages.kept : messages.unsaved}</span>
          <Button variant="soft" size="sm" onClick={({ nativeEvent }) => discard(nativeEvent)}>
            {messages.discard}
          </Button>
        </>
      )}
    </div>
  );
}
