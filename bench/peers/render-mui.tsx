import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import { Grid, type CardProps } from './Grid';
import type { Rendered } from './render';

/** As MUI's guide to server rendering has it: a cache for each request, its styles once in the head. */
export function renderGrid(Card: ComponentType<CardProps>): Rendered {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Grid Card={Card} />
    </CacheProvider>,
  );
  return { head: constructStyleTagsFromChunks(extractCriticalToChunks(html)), html };
}
