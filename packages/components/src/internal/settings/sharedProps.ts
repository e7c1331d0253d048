import type { Labeled, Labels } from '../../labels/Labels.js';
import type { SharedSettings } from './resolveSettings.js';

/** The `labels` prop of a component. */
interface LabelsProp<Name extends Labeled> {
  /** Replaces some or all of the English strings. */
  labels?: Partial<Labels<Name>> | undefined;
}

/** Settings and strings that a component accepts as props: `SharedProps<'locale' | 'renderLink', 'Price'>`. */
export type SharedProps<Setting extends keyof SharedSettings, Name extends Labeled = never> = Pick<
  SharedSettings,
  Setting
> &
  ([Name] extends [never] ? unknown : LabelsProp<Name>);
