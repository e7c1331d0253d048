import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** Props shared by all charts. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'>, SharedProps<'locale' | 'currency'> {
  /** Heading and accessible name of the chart. */
  label: string;
  /** Number format: `money` formats the values in `currency`. @default 'number' */
  type?: 'number' | 'money' | undefined;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Shows the heading; with `false` only screen readers get it. @default true */
  showLabel?: boolean | undefined;
  /** Slot at the end of the heading row. */
  actions?: ReactNode;
}

/** Series of values, with one color and one pattern. */
export interface ChartSeries {
  /** Name of the series, such as "Sellers". */
  title: string;
}

/** Item on the axis of a chart, with its value in each series. */
export interface ChartItem {
  /** Name of the item, as it is announced: "October". Unique among the items. */
  title: string;
  /** Short name under the chart: "O". @default `title` */
  shortTitle?: string | undefined;
  /** Values in the order of the series; `null` for a missing one. Money in major units. */
  values: readonly (number | null)[];
}

/** Point of the plot, reached by the arrow keys. */
export interface ChartPoint {
  /** Name of the item. */
  title: string;
  /** Announcement: the item with all its values. */
  label: string;
  /** Center of the point, 0 to 1 of the width. */
  x: number;
  /** Start of the point, 0 to 1 of the width. */
  start: number;
  /** Width of the point, 0 to 1. */
  width: number;
  /**
   * Values: number of the series from 1, name, formatted value, and distance from the top in pixels; `null` for a
   * missing one.
   */
  values: readonly { series: number; name: string; text: string; y: number | null }[];
}

/** Number of colors and patterns; further series repeat them. */
export const seriesLooks = 5;

/** Returns the number of the color and pattern of a series, from 1. */
export function lookOf(index: number): number {
  return (index % seriesLooks) + 1;
}
