import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { Footer } from './Footer.js';

const facts = {
  name: 'Marketrow',
  description: 'Hundreds of small shops on one street.',
  about: [{ title: 'Careers', href: '/careers' }],
  customerService: [{ title: 'Help center', href: '/help' }],
  contact: { address: '70 Harbor Street, Dover', email: 'hello@marketrow.example', phone: '+1 555 010 0140' },
};

describeConformance(<Footer {...facts} playStoreHref="/app" appStoreHref="/app#ios" legal="© 2026 Marketrow" />, {
  element: HTMLElement,
  tag: 'footer',
  visibleLabel: 'about',
  otherProps: { about: [] },
});

it('is the contentinfo landmark, with one named navigation under two headings', () => {
  render(<Footer {...facts} />);
  const footer = screen.getByRole('contentinfo');
  const navigation = within(footer).getByRole('navigation', { name: 'Footer' });
  expect(
    within(navigation)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['About us', 'Customer service']);
  expect(within(navigation).getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  expect(within(navigation).getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/help');
});

it('links the email address and phone number', () => {
  render(<Footer {...facts} />);
  expect(screen.getByRole('link', { name: 'hello@marketrow.example' })).toHaveAttribute(
    'href',
    'mailto:hello@marketrow.example',
  );
  expect(screen.getByRole('link', { name: '+1 555 010 0140' })).toHaveAttribute('href', 'tel:+15550100140');
});

it('renders app and profile links only if they have a URL', () => {
  const { rerender } = render(<Footer {...facts} playStoreHref={null} socialLinks={{ instagram: null }} />);
  expect(screen.queryByRole('link', { name: /Google Play|App Store|Instagram/ })).not.toBeInTheDocument();
  rerender(<Footer {...facts} playStoreHref="/app" socialLinks={{ instagram: 'https://i.example' }} />);
  expect(screen.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute('href', '/app');
  expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://i.example');
});

it('links the accessibility statement on its last line', () => {
  render(<Footer {...facts} legalLinks={[{ title: 'Accessibility', href: '/accessibility' }]} />);
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
});

it('renders no empty column, and accepts slots for logo and theme switch', () => {
  const { rerender } = render(<Footer name="x" description="d" about={[{ title: 'a', href: '/' }]} />);
  expect(screen.queryByText('Customer service')).not.toBeInTheDocument();
  expect(screen.getByRole('navigation')).toBeInTheDocument();
  rerender(<Footer name="x" description="d" logo={<b>Own mark</b>} theme={null} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('Own mark')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
