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
  /** Visible columns; the file contains those that are `exportable`. */
  columns: readonly DataTableColumn<Row>[];
  /** Returns the rows of the file, or a promise of them. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  locale: string;
  separator: CsvOptions['separator'];
  messages: Labels<'DataTable'>;
}

/** Status of the download. After a failure the same button retries. */
export type DownloadStatus = 'ready' | 'pending' | 'failed';

/** Downloads rows as a file, and announces their number or a failure. */
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
      // Few users download the list: the code loads on demand.
      const { download, toCsv } = await import('./csv.js');
      download(fileName, toCsv(columns, all, { locale, separator, labels: messages }));
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
