import { expect, it } from 'vitest';
import { narrowPolicy, stylesInHead } from './policy';

const page = (policy: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"><script>1</script><script src="/a.js"></script>` +
  '<script type="application/ld+json">{}</script></head>';

it("keeps the hashes of the page's own inline scripts and no others", () => {
  const html = narrowPolicy(
    page("default-src 'self';img-src 'self'; script-src 'self' 'sha256-else='; style-src 'self' 'sha256-x=';"),
  );
  expect(html).toContain(
    `content="default-src 'self'; img-src 'self'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self'"`,
  );
});

it('leaves the rest of the page alone', () => {
  expect(narrowPolicy('<p>content-security-policy</p>')).toBe('<p>content-security-policy</p>');
});

it('moves the style of an island into the head, and leaves a page without one alone', () => {
  const style = '<style>astro-island{display:contents}</style>';
  expect(stylesInHead(`<head></head><div>${style}<p>a</p></div>`)).toBe(`<head>${style}</head><div><p>a</p></div>`);
  expect(stylesInHead('<head></head><p>a</p>')).toBe('<head></head><p>a</p>');
});
