interface ImportMetaEnv {
  /** Absolute origin of the published site, without a slash at the end. Makes canonical and Open Graph addresses absolute. */
  readonly PUBLIC_SITE_URL?: string;
  /** Origin of the commerce API for browsers. Absent: the site's own origin. */
  readonly PUBLIC_API_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
