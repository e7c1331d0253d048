import { describe, expect, it } from 'vitest';
import { jsonLd } from './jsonLd';

describe('jsonLd', () => {
  const hostile = 'Bear </script><script>alert(1)</script> & <!-- \u2028 \u2029 "quoted"';

  it('says the same after parsing', () => {
    expect(JSON.parse(jsonLd([{ '@type': 'Product', name: hostile }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: hostile }],
    });
  });

  it('holds nothing that ends the script or breaks a line', () => {
    expect(jsonLd([{ name: hostile }])).not.toMatch(/[<>&\u2028\u2029]/);
  });
});
