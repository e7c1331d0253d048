'use client';

import { Button } from '../Button/index.js';
import './DraftNote.css';
import type { DraftedForm } from './useDraftedForm.js';

/** Strings about unsaved changes, the same in every work form. */
export interface DraftWords {
  /** Said while changes are not saved and not kept. */
  unsaved: string;
  /** Said while changes are not saved, but kept on this device. */
  kept: string;
  /** Said when changes of another time are in the fields again. */
  restored: string;
  /** Button that drops the changes. */
  discard: string;
}

/** Says that changes are not saved, and offers to drop them. */
export function DraftNote({ form: { state, isKept, discard }, words }: { form: DraftedForm; words: DraftWords }) {
  return (
    <div role="status" className="mr-DraftNote-root" data-shown={state ? '' : undefined}>
      {state === undefined ? null : (
        <>
          <span>{state === 'restored' ? words.restored : isKept ? words.kept : words.unsaved}</span>
          <Button variant="soft" size="sm" onClick={({ nativeEvent }) => discard(nativeEvent)}>
            {words.discard}
          </Button>
        </>
      )}
    </div>
  );
}
