interface ImportMetaEnv {
  /** Origin of the commerce API for browsers. Absent: the site's own origin. */
  readonly PUBLIC_API_URL?: string;
  /** `1`: the static demo, whose calls a service worker answers. */
  readonly PUBLIC_MOCK_API?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Whether catalogue pages are made when they are asked for, by a server that answers searches too. */
declare const __ON_DEMAND__: boolean;
/** Text of the anti-flash script, which runs before the first paint; its hash is in the page's policy. */
declare const __ANTI_FLASH_SCRIPT__: string;
/** Absolute origin of the published site, `PUBLIC_SITE_URL`, without a slash at its end. */
declare const __SITE_URL__: string;
