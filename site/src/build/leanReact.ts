import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/** The React integration, with `reactServer.ts` in place of its own renderer. */
export function leanReact(react: AstroIntegration): AstroIntegration {
  const setup = react.hooks['astro:config:setup'];
  return {
    ...react,
    hooks: {
      ...react.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => {
            options.addRenderer({
              ...renderer,
              serverEntrypoint: fileURLToPath(new URL('reactServer.ts', import.meta.url)),
            });
          },
        }),
    },
  };
}
