'use client';

import { Button } from '../Button/index.js';
import './DraftNote.css';
import type { DraftedForm } from './useDraftedForm.js';

/** Messages about unsaved changes, the same in every work form. */
export interface DraftWords {
  /** Shown while changes are neither saved nor stored as a draft. */
  unsaved: string;
  /** Shown while changes are not saved, but stored as a draft on this device. */
  kept: string;
  /** Shown when an earlier draft was restored into the fields. */
  restored: string;
  /** Button that discards the changes. */
  discard: string;
}

/** Notice about unsaved changes, with a button that discards them. */
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
