import { expect, it } from 'vitest';
import { narrowPolicy } from './policy';

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
