import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { DealTag } from './DealTag.js';

describeConformance(<DealTag discount={60} href="/sales-1" text="128 items." />, {
  element: HTMLAnchorElement,
  visibleLabel: 'action',
  otherProps: { discount: 40 },
});

it('reads as one sentence and links to the deals', () => {
  render(<DealTag discount={60} href="/sales-1" text="128 items, priced lower." />);
  const link = screen.getByRole('link', { name: /^Today, up to 60 ?% 128 items, priced lower\. See the deals$/ });
  expect(link).toHaveAttribute('href', '/sales-1');
  expect(link).toHaveTextContent('Today, up to 60% 128 items, priced lower. See the deals');
});

it('formats the number in its language', () => {
  render(<DealTag discount={60} href="/" locale="ar-EG" labels={{ lead: 'حتى', action: 'العروض' }} />);
  expect(screen.getByRole('link').textContent).toMatch(/٦٠٪/);
});

it('has no space before the smaller percent sign', () => {
  render(
    <DealTag discount={60} href="/" locale="de-DE" labels={{ lead: 'Heute bis zu', action: 'Zu den Angeboten' }} />,
  );
  expect(screen.getByRole('link')).toHaveTextContent('Heute bis zu 60% Zu den Angeboten');
});
