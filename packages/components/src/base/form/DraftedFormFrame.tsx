'use client';

import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { DraftNote } from './DraftNote.js';
import type { DraftWords } from './DraftNote.js';
import { FormFrame } from './FormFrame.js';
import type { DraftedForm } from './useDraftedForm.js';

interface DraftedFormFrameProps extends ComponentProps<typeof FormFrame> {
  drafted: DraftedForm;
  words: ComponentProps<typeof FormFrame>['words'] & DraftWords;
  /** Called on input events. */
  onInputChange: (event: Event) => void;
}

/** Form with a notice about unsaved changes above its fields. */
export function DraftedFormFrame({
  drafted,
  words,
  onInputChange,
  onChange,
  children,
  ref: theirRef,
  ...rest
}: DraftedFormFrameProps) {
  const { root } = drafted;
  const ref = useMemo(() => mergeRefs(root, theirRef), [root, theirRef]);
  return (
    <FormFrame
      {...rest}
      ref={ref}
      words={words}
      onChange={(event) => {
        onChange?.(event);
        onInputChange(event.nativeEvent);
      }}
    >
      <DraftNote form={drafted} words={words} />
      {children}
    </FormFrame>
  );
}
