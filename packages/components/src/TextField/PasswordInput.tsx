'use client';

import type { ComponentProps } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EyeIcon } from '../icons/EyeIcon';
import { EyeOffIcon } from '../icons/EyeOffIcon';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './TextField.module.css';
import type { TextFieldLabels } from './labels';

/** The input of a password and the button after it that shows what was typed. Client only. */
export function PasswordInput({ labels, disabled, ...input }: ComponentProps<'input'> & { labels: TextFieldLabels }) {
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A button that cannot act yet is disabled: on the server and until React has taken over.
  const mounted = useSyncExternalStore(subscribeToNothing, onClient, onServer);

  // A readable password must not stay on the screen, nor in the browser's memory of form fields, once it is sent.
  useEffect(() => {
    const form = button.current?.form;
    const handleSubmit = () => {
      setShown(false);
    };
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, []);

  return (
    <>
      <input
        {...input}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      <button
        ref={button}
        className={styles.toggle}
        type="button"
        disabled={disabled === true || !mounted}
        aria-controls={input.id}
        onClick={() => {
          setShown(!shown);
        }}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
        <VisuallyHidden>{shown ? labels.hidePassword : labels.showPassword}</VisuallyHidden>
      </button>
    </>
  );
}

const onClient = () => true;
const onServer = () => false;
const subscribeToNothing = () => () => undefined;
