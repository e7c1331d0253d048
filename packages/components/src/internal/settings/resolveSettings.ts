import type { RenderImage } from '../render/images';
import type { RenderLink } from '../render/links';

/** What components share: given once by `KitProvider`, or by the props of one component. */
export interface SharedSettings {
  /** BCP 47 tag for amounts, numbers, dates and plurals. @default the provider's, else 'en-US' */
  locale?: string | undefined;
  /** ISO 4217 code. @default the provider's, else 'USD' */
  currency?: string | undefined;
  /** Renders each link, as by a router. @default `<a>` */
  renderLink?: RenderLink | undefined;
  /** Renders each picture, as by a component of a CDN. @default `<img>` */
  renderImage?: RenderImage | undefined;
}

/** `SharedSettings` as a component reads them: locale and currency are always there. */
export interface Settings {
  locale: string;
  currency: string;
  renderLink: RenderLink | undefined;
  renderImage: RenderImage | undefined;
  /** Strings by component name. `KitProvider` types them: here that would be a cycle of types through every component. */
  labels: Readonly<Record<string, object | undefined>>;
}

const noLabels = {};

/** `locale` as a BCP 47 tag: servers and other frameworks also write `de_DE`. An error in development where it is none. */
function tagOf(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  if (process.env.NODE_ENV !== 'production') {
    try {
      Intl.getCanonicalLocales(tag);
    } catch (error) {
      throw new Error(
        `mr: locale="${locale}" is no language tag. Amounts and dates cannot be written without one. Pass a BCP 47 tag such as "de-DE".`,
        { cause: error },
      );
    }
  }
  return tag;
}

/** The settings of a component: its own props first, then the provider's, then `en-US`, `USD`, `<a>` and `<img>`. */
export function resolveSettings(
  given: SharedSettings,
  provided: SharedSettings & { labels?: object | undefined },
): Settings {
  return {
    locale: tagOf(given.locale ?? provided.locale ?? 'en-US'),
    currency: given.currency ?? provided.currency ?? 'USD',
    renderLink: given.renderLink ?? provided.renderLink,
    renderImage: given.renderImage ?? provided.renderImage,
    labels: provided.labels ?? noLabels,
  };
}
