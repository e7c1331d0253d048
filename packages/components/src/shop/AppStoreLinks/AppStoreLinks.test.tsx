import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { AppStoreLinks } from './AppStoreLinks.js';

describeConformance(<AppStoreLinks playStoreHref="/app" appStoreHref="/app#ios" />, {
  element: HTMLUListElement,
  visibleLabel: 'appStore',
  otherProps: { appStoreHref: null },
});

it('links to the pages of the apps, each named by its text and store', () => {
  render(<AppStoreLinks playStoreHref="/app" appStoreHref="/app#ios" />);
  expect(screen.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute('href', '/app');
  expect(screen.getByRole('link', { name: 'Download on the App Store' })).toHaveAttribute('href', '/app#ios');
});

it('renders nothing without a URL', () => {
  const { container } = render(<AppStoreLinks playStoreHref={null} />);
  expect(container).toBeEmptyDOMElement();
});
