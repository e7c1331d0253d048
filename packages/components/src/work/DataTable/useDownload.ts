'use client';

import { useState } from 'react';
import { announce } from '../../base/LiveRegion/index.js';
import { plural } from '../../internal/text/format.js';
import { logRejection } from '../../internal/state/logRejection.js';
import type { Labels } from '../../labels/Labels.js';
import type { DataTableColumn } from './columns.js';
import type { CsvOptions } from './csv.js';

interface DownloadOptions<Row> {
  /** Name of the file. */
  fileName: string;
  /** The columns shown, of which the file has those that are `exportable`. */
  columns: readonly DataTableColumn<Row>[];
  /** Gives the rows of the file, at once or when they are there. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  locale: string;
  separator: CsvOptions['separator'];
  messages: Labels<'DataTable'>;
}

/** How far the file with the rows is. After a failure the same button tries again. */
export type DownloadStatus = 'ready' | 'pending' | 'failed';

/** Saves rows as a file, and says how many they were or that they could not be fetched. */
export function useDownload() {
  const [status, setStatus] = useState<DownloadStatus>('ready');

  const save = async <Row>({
    fileName,
    columns,
    rows,
    locale,
    separator,
    messages,
  }: DownloadOptions<Row>): Promise<void> => {
    try {
      const given = rows();
      if (given instanceof Promise) {
        setStatus('pending');
        announce(messages.preparing);
      }
      const all = await given;
      // Few visitors of a list take its file along: its code is loaded with it.
      const { download, toCsv } = await import('./csv.js');
      download(fileName, toCsv(columns, all, { locale, separator, words: messages }));
      setStatus('ready');
      announce(plural(locale, all.length, messages.downloaded));
    } catch (error) {
      logRejection('rows', error);
      setStatus('failed');
      announce(messages.downloadFailed, { urgent: true });
    }
  };
  return { status, save };
}
