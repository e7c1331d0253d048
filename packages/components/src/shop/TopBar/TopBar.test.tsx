import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { TopBar } from './TopBar.js';

const languages = [
  { lang: 'en', title: 'English', href: '/cart' },
  { lang: 'de', title: 'Deutsch', href: '/de/cart' },
];

describeConformance(<TopBar title="Free Express Shipping" tag="HOT" languages={languages} currentLang="en" />, {
  element: HTMLElement,
  tag: 'section',
  label: 'Announcement',
  variants: [{ tag: undefined, languages: undefined }],
  otherProps: { title: 'Closed today', tag: 'NEW' },
  visibleLabel: 'languages',
});

it('names each language in that language and marks the current one', () => {
  render(<TopBar title="Free Express Shipping" languages={languages} currentLang="en" />);
  const german = screen.getByRole('link', { name: 'Deutsch' });
  expect(german).toHaveAttribute('href', '/de/cart');
  expect(german).toHaveAttribute('hreflang', 'de');
  expect(german).toHaveAttribute('lang', 'de');
  expect(german).toHaveTextContent('DE');
  expect(german).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

it('has a slot before the language switch', () => {
  render(<TopBar title="Hello" languages={languages} currentLang="en" end={<a href="/account">Ines</a>} />);
  const slot = screen.getByRole('link', { name: 'Ines' });
  const next = screen.getByRole('link', { name: 'English' });
  expect(slot.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('renders only existing profiles', () => {
  render(<TopBar title="Hello" socialLinks={{ facebook: 'https://f.example', twitter: null, youtube: '' }} />);
  const list = screen.getByRole('list', { name: 'Follow us' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['Facebook']);
});

it('renders no switch for a single language, no list without profiles and no tag without its text', () => {
  render(<TopBar title="Hello" languages={languages.slice(0, 1)} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Announcement' }).textContent).toMatch(/^\s*Hello$/);
});
