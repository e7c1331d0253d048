'use client';

import type { ComponentProps } from 'react';
import { DraftNote } from './DraftNote';
import type { DraftWords } from './DraftNote';
import { FormFrame } from './FormFrame';
import type { DraftedForm } from './useDraftedForm';

interface DraftedFormFrameProps extends ComponentProps<typeof FormFrame> {
  drafted: DraftedForm;
  words: ComponentProps<typeof FormFrame>['words'] & DraftWords;
  /** Called when something was typed. */
  onInputChange: () => void;
}

/** A form that says what is not saved, above its fields. */
export function DraftedFormFrame({
  drafted,
  words,
  onInputChange,
  onChange,
  children,
  ...rest
}: DraftedFormFrameProps) {
  return (
    <FormFrame
      {...rest}
      words={words}
      onChange={(event) => {
        onChange?.(event);
        onInputChange();
      }}
    >
      <DraftNote form={drafted} words={words} />
      {children}
    </FormFrame>
  );
}
