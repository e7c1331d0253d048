import type { RenderImage } from '../render/images.js';
import type { RenderLink } from '../render/links.js';

/** Settings shared by components: set once by `KitProvider`, or per component by props. */
export interface SharedSettings {
  /** BCP 47 tag for amounts, numbers, dates and plurals. @default the provider's, else 'en-US' */
  locale?: string | undefined;
  /** ISO 4217 code. @default the provider's, else 'USD' */
  currency?: string | undefined;
  /** Renders each link, for example with a router's component. @default `<a>` */
  renderLink?: RenderLink | undefined;
  /** Renders each image, for example with a CDN's component. @default `<img>` */
  renderImage?: RenderImage | undefined;
}

/** Resolved `SharedSettings`: locale and currency are always set. */
export interface Settings {
  locale: string;
  currency: string;
  renderLink: RenderLink | undefined;
  renderImage: RenderImage | undefined;
  /** Strings by component name. Typed by `KitProvider`: here the types of all components would form a cycle. */
  labels: Readonly<Record<string, object | undefined>>;
}

const noLabels = {};

/** Returns `locale` as a BCP 47 tag: servers and other frameworks also write `de_DE`. Throws in development if it is invalid. */
function tagOf(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  if (process.env.NODE_ENV !== 'production') {
    try {
      Intl.getCanonicalLocales(tag);
    } catch (error) {
      throw new Error(
        `mr: locale="${locale}" is not a language tag. Amounts and dates cannot be formatted without one. Pass a BCP 47 tag such as "de-DE".`,
        { cause: error },
      );
    }
  }
  return tag;
}

/** Props of a component without the shared settings: those of its root. */
type RestProps<Props> = Props extends unknown ? Omit<Props, keyof SharedSettings> : never;

/**
 * Resolves the settings of a component: its own props, then the provider's, then `en-US`, `USD`, `<a>` and `<img>`. Also
 * returns the other props. Every component drops all settings from them, also those that it does not use: a page can pass
 * the same settings to each, and none becomes an attribute of the DOM.
 */
export function resolveSettings<Props extends object>(
  props: Props,
  provided: SharedSettings & { labels?: object | undefined },
): [settings: Settings, rest: RestProps<Props>] {
  const { locale, currency, renderLink, renderImage, ...rest }: SharedSettings = props;
  const settings = {
    locale: tagOf(locale ?? provided.locale ?? 'en-US'),
    currency: currency ?? provided.currency ?? 'USD',
    renderLink: renderLink ?? provided.renderLink,
    renderImage: renderImage ?? provided.renderImage,
    labels: provided.labels ?? noLabels,
  };
  return [settings, rest as RestProps<Props>];
}
