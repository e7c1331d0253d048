import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** What every chart takes beside its values and strings. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'>, SharedProps<'locale' | 'currency'> {
  /** Heading of the chart, and its name. */
  label: string;
  /** `money` writes the values in `currency`. @default 'number' */
  type?: 'number' | 'money' | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Draws the heading; `false` leaves it to screen readers. @default true */
  showLabel?: boolean | undefined;
  /** Slot at the end of the heading's line. */
  actions?: ReactNode;
}

/** One set of values, drawn in one color and one pattern. */
export interface ChartSeries {
  /** Name of the set: "Sellers". */
  title: string;
}

/** One place of a chart, with its value in each series. */
export interface ChartItem {
  /** Name of the place, as it is read out: "October". Unique among the items. */
  title: string;
  /** The same under the chart, where there is little room: "O". @default `title` */
  shortTitle?: string | undefined;
  /** Its value in each series, in their order; `null` where there is none. Money in major units. */
  values: readonly (number | null)[];
}

/** A place as the plot draws it: one stop of the keyboard. */
export interface ChartPoint {
  /** Name of the place. */
  title: string;
  /** What is read out: the place with all its values. */
  label: string;
  /** Middle of the place, 0 to 1 of the width. */
  x: number;
  /** Where the place begins and how wide it is, 0 to 1 of the width. */
  start: number;
  /** Width of the place, 0 to 1. */
  width: number;
  /** Its values: series from 1, name, written value, and the height in pixels from the top; `null` where there is none. */
  values: readonly { series: number; name: string; text: string; y: number | null }[];
}

/** Number of colors and patterns; a further series begins again. */
export const seriesLooks = 5;

/** Number of the look of a series, from 1. */
export function lookOf(index: number): number {
  return (index % seriesLooks) + 1;
}
