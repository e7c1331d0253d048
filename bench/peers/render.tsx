import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import { Grid, type CardProps } from './Grid';

/** What a server makes of the page: styles that belong into the head, and the body's HTML. */
export interface Rendered {
  head: string;
  html: string;
}

export function renderGrid(Card: ComponentType<CardProps>): Rendered {
  return { head: '', html: renderToString(<Grid Card={Card} />) };
}
