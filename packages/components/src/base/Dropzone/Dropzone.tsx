'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.js';
import { XIcon } from '../../icons/XIcon.js';
import { FieldFrame } from '../field/FieldFrame.js';
import { useField } from '../field/useField.js';
import type { FieldProps } from '../field/useField.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Dropzone.css';
import { FilePreview } from './FilePreview.js';
import { addFiles } from './dropzoneState.js';
import type { RefusedFile } from './dropzoneState.js';

export interface DropzoneProps extends FieldProps<HTMLInputElement>, SharedProps<'locale', 'Dropzone'> {
  /** Visible label. */
  label: string;
  /** Accepted file types, as in the attribute of the same name: `image/*,.pdf`. @default all */
  accept?: string | undefined;
  /** Maximum size of a file in bytes. @default unlimited */
  maxBytes?: number | undefined;
  /** Maximum number of files if `multiple`. @default unlimited */
  maxFiles?: number | undefined;
  /** Accepts several files. @default false */
  multiple?: boolean | undefined;
  /** Icon of the zone. */
  icon?: ReactNode;
  /** Called with all files after some were added or one was removed. */
  onValueChange?: ((files: readonly File[], details: ReasonedDetails<'add' | 'remove'>) => void) | undefined;
}

/**
 * File input for dropping or choosing files; lists each with a preview and a remove button. The native input covers the
 * zone, so keyboard, drop and plain form are handled by the browser. Renders a `<div>`; a client component.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Dropzone({
  label,
  accept,
  maxBytes,
  maxFiles,
  multiple = false,
  icon,
  onValueChange,
  labels,
  ...props
}: DropzoneProps) {
  const [settings, field] = useSettings(props);
  const messages = mergeLabels(en.Dropzone, settings.labels.Dropzone, labels);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isRemoving = useRef(false);
  const reasonOf = ({ name, reason }: RefusedFile) =>
    format({ count: messages.tooMany, size: messages.tooLarge, type: messages.wrongKind }[reason], { name });
  const keep = (next: readonly File[], details: ReasonedDetails<'add' | 'remove'>) => {
    setFiles(next);
    onValueChange?.(next, details);
  };

  const { control, frame } = useField<HTMLInputElement>(
    { ...field, error: field.error ?? (refused.length > 0 ? refused.map(reasonOf).join(' ') : undefined) },
    (element, details) => {
      if (isRemoving.current) return;
      const next = addFiles(files, [...(element.files ?? [])], { accept, maxBytes, maxFiles, multiple });
      setRefused(next.refused);
      keep(next.files, { ...details, reason: 'add' });
    },
  );

  // Adds files chosen before hydration.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  // Synchronizes the input with the list, so that a plain form submits it.
  useEffect(() => holdFiles(input.current, files), [files]);

  const remove = (file: File, event: Event) => {
    const rest = files.filter((other) => other !== file);
    keep(rest, { reason: 'remove', event });
    // A surrounding form notices a change only by its event.
    holdFiles(input.current, rest);
    isRemoving.current = true;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isRemoving.current = false;
    input.current?.focus();
  };

  return (
    <FieldFrame {...frame} label={label} rootClass="mr-Dropzone-root mr-kit">
      <div className="mr-Dropzone-zone">
        <input
          {...control}
          ref={mergeRefs(input, control.ref)}
          className="mr-Dropzone-input"
          type="file"
          accept={accept}
          multiple={multiple}
          // For `required` the browser needs the first file only: further ones are added to the list.
          required={control.required === true && files.length === 0}
        />
        {icon}
        <span aria-hidden="true">{messages.drop}</span>
        <span aria-hidden="true" className="mr-Dropzone-choose">
          {messages.choose}
        </span>
      </div>
      {files.length > 0 ? (
        <ul className="mr-Dropzone-files" aria-label={messages.files}>
          {files.map((file) => (
            <li key={`${file.name} ${String(file.size)}`} className="mr-Dropzone-file">
              <FilePreview file={file} className="mr-Dropzone-preview" />
              <span className="mr-Dropzone-name">{file.name}</span>
              <span className="mr-Dropzone-size">{sizeOf(file.size, settings.locale)}</span>
              <IconButton
                icon={<XIcon />}
                label={format(messages.remove, { name: file.name })}
                onClick={({ nativeEvent }) => remove(file, nativeEvent)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <span role="status" className={clsx(visuallyHidden)}>
        {files.length > 0 ? format(messages.count, { count: numberFormat(settings.locale).format(files.length) }) : ''}
      </span>
    </FieldFrame>
  );
}

function holdFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || typeof DataTransfer !== 'function') return; // jsdom
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

const kilobytes = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;

function sizeOf(bytes: number, locale: string): string {
  return numberFormat(locale, kilobytes).format(Math.max(1, bytes / 1000));
}
