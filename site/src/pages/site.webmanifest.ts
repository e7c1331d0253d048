import type { APIRoute } from 'astro';
import { messages } from '../i18n';
import { defaultLocale, href, paths } from '../routes';

/** What a phone needs to put the shop on its home screen. */
export const GET: APIRoute = () => {
  const { name, tagline } = messages(defaultLocale).site;
  return Response.json(
    {
      name,
      short_name: name,
      description: tagline,
      start_url: href(defaultLocale, paths.home),
      display: 'standalone',
      background_color: '#fcfaf7',
      theme_color: '#af3f17',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
