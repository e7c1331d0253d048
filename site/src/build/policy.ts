import { createHash } from 'node:crypto';

const policyHeader = 'content-security-policy';
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Narrows the policy of a page to what the page has: Astro lists the hashes of every script and style of the whole site on
 * each page; here stay those of the page's own inline ones.
 */
export function narrowPolicy(html: string): string {
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)"/,
    (_, start: string, policy: string) => `${start}${narrowDirectives(policy, html)}"`,
  );
}

function narrowDirectives(policy: string, html: string): string {
  const directives = policy.split(';').map((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    const own =
      name === 'script-src' ? hashes(html, inlineScript) : name === 'style-src' ? hashes(html, inlineStyle) : [];
    return [name, ...sources.filter((source) => !source.startsWith("'sha")), ...own].join(' ');
  });
  return directives.filter(Boolean).join('; ');
}

/** Moves inline styles into the head, where alone they are valid: Astro writes those of an island in front of it. */
export function stylesInHead(html: string): string {
  const styles = [...html.matchAll(inlineStyle)].map(([style]) => style);
  if (styles.length === 0) return html;
  return html.replace(inlineStyle, '').replace('</head>', () => `${styles.join('')}</head>`);
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...found].map(hashOf);
}

/** Hashes of inline texts: most pages have the same one. */
const known = new Map<string, string>();

function hashOf(text: string): string {
  let hash = known.get(text);
  if (hash === undefined) {
    // A page of its own inline text must not let this grow for ever on a server.
    if (known.size >= 100) known.clear();
    known.set(text, (hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  }
  return hash;
}

/**
 * Finishes an answer with a page: its styles in the head, its policy narrowed, which stands in the page, or in a header where
 * a server makes the page. Any other answer stays as it is.
 */
export async function finishPage(response: Response): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
  const html = stylesInHead(await response.text());
  const policy = response.headers.get(policyHeader);
  response.headers.set('content-type', 'text/html; charset=utf-8');
  if (policy !== null) response.headers.set(policyHeader, narrowDirectives(policy, html));
  return new Response(policy === null ? narrowPolicy(html) : html, response);
}
