import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { LanguageSwitch } from './LanguageSwitch.js';

const items = [
  { lang: 'en', title: 'English', href: '/' },
  { lang: 'de', title: 'Deutsch', href: '/de' },
];

describeConformance(<LanguageSwitch items={items} currentLang="en" />, {
  element: HTMLUListElement,
  label: 'Language',
  visibleLabel: 'label',
  otherProps: { items: [...items, { lang: 'fr', title: 'Français', href: '/fr' }] },
});

it('links to the page in each language, in that language, and marks the current one', () => {
  render(<LanguageSwitch items={items} currentLang="en" />);
  const german = screen.getByRole('link', { name: 'Deutsch' });
  expect(german).toHaveAttribute('href', '/de');
  expect(german).toHaveAttribute('lang', 'de');
  expect(german).toHaveAttribute('hreflang', 'de');
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('English');
});

it('renders its links by `renderLink`', () => {
  render(<LanguageSwitch items={items} renderLink={({ children, href }) => <a href={`/shop${href}`}>{children}</a>} />);
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/shop/de');
});
