import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mark } from '../markup';
import { useRecommended } from './useRecommended';

const messages = { popular: 'Popular right now', recommended: 'Goes well with it' } as never;

function Page() {
  useRecommended([], messages);
  return (
    <section {...mark('recommended')}>
      <div>
        <h2>Goes well with it</h2>
        <a href="/gift-shop" aria-label="See all Goes well with it">
          See all
        </a>
      </div>
      <ul />
    </section>
  );
}

it('an empty cart has products beside it that are popular, and the link to all of them says so', () => {
  render(<Page />);
  expect(screen.getByRole('heading')).toHaveTextContent('Popular right now');
  expect(screen.getByRole('link')).toHaveAccessibleName('See all Popular right now');
});
