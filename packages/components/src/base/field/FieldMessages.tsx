import type { ReactNode } from 'react';
import { FieldError } from '../FieldError/index.js';
import { hasContent } from '../../internal/render/hasContent.js';
import './FieldMessages.css';

interface FieldMessagesProps {
  controlId: string;
  hint: ReactNode;
  error: ReactNode;
}

/** Hint of a control, then its error, with the ids that `useFieldMessages` refers to. */
export function FieldMessages({ controlId, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hasContent(hint) ? (
        <p className="mr-FieldMessages-hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      ) : null}
      {hasContent(error) ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </>
  );
}
