import type { Labeled, Labels } from '../../labels/Labels';
import type { SharedSettings } from './resolveSettings';

/** `labels` of a component. */
interface LabelsProp<Name extends Labeled> {
  /** Replaces some or all of the English strings. */
  labels?: Partial<Labels<Name>> | undefined;
}

/** The settings that a component takes, and its strings: `SharedProps<'locale' | 'renderLink', 'Price'>`. */
export type SharedProps<Setting extends keyof SharedSettings, Name extends Labeled = never> = Pick<
  SharedSettings,
  Setting
> &
  ([Name] extends [never] ? unknown : LabelsProp<Name>);
