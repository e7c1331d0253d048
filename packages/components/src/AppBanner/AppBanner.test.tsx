import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { AppBanner } from './AppBanner';

const band = { title: 'The street, in your pocket', text: 'Follow the rider.', imgUrl: '/band.webp' };

describeConformance(<AppBanner {...band} playStoreUrl="/app" appStoreUrl="/app#ios" />, { element: HTMLElement });

it('leads to the pages about the apps', () => {
  render(<AppBanner {...band} playStoreUrl="/app" labels={{ storeLinks: { playStore: 'Jetzt bei' } }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'The street, in your pocket' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Jetzt bei Google Play' })).toHaveAttribute('href', '/app');
  expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
});

it('has a picture of its own for phones where there is one', () => {
  const { container, rerender } = render(<AppBanner {...band} />);
  expect(container.querySelector('source')).toBeNull();
  rerender(<AppBanner {...band} imgUrlSmall="/band-small.webp" />);
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/band-small.webp');
});
