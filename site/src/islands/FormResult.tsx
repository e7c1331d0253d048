import { Alert } from '@marketrow/components/Alert';
import { useEffect, useRef, type ReactNode } from 'react';

export interface FormResultProps {
  tone: 'success' | 'danger';
  title: string;
  text: string;
  /** Ways on. Optional. */
  actions?: ReactNode;
}

/** Result in place of a form. Takes the focus, which would be lost with the form. */
export function FormResult({ tone, title, text, actions }: FormResultProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className="site-form-result">
      <Alert tone={tone} title={title}>
        {text}
      </Alert>
      {actions === undefined ? null : <p className="site-form-actions">{actions}</p>}
    </div>
  );
}
