import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { AppBanner } from './AppBanner.js';

const band = { title: 'The street, in your pocket', text: 'Follow the rider.', src: '/band.webp' };

describeConformance(<AppBanner {...band} playStoreHref="/app" appStoreHref="/app#ios" />, {
  element: HTMLElement,
  tag: 'section',
  otherProps: { ...band, title: 'Another', src: '/other.webp' },
});

it('links to the pages of the apps', () => {
  render(<AppBanner {...band} playStoreHref="/app" labels={{ storeLinks: { playStore: 'Jetzt bei' } }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'The street, in your pocket' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Jetzt bei Google Play' })).toHaveAttribute('href', '/app');
  expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
});

it('uses `smallSrc` on phones', () => {
  const { container, rerender } = render(<AppBanner {...band} />);
  expect(container.querySelector('source')).toBeNull();
  rerender(<AppBanner {...band} smallSrc="/band-small.webp" />);
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/band-small.webp');
});
