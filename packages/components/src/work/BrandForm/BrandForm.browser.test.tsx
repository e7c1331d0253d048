import { expect, it } from 'vitest';
import { render } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { BrandForm } from './BrandForm.js';

it('shows a logo on a light ground in either theme, as most are drawn in black', () => {
  const grounds = ['light', 'dark'].map((theme) => {
    const { container } = render(
      <div className="mr-root" data-theme={theme}>
        <BrandForm image="data:image/svg+xml,<svg/>" onSubmit={() => undefined} />
      </div>,
    );
    return getComputedStyle(container.querySelector('img') as Element).backgroundColor;
  });
  expect(grounds[0]).toMatch(/^oklch\(0\.9\d* /);
  expect(grounds[1]).toBe(grounds[0]);
});
