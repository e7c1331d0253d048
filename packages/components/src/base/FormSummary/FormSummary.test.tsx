import { expect, it } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { FormSummary } from './FormSummary.js';

const items = [{ id: 'email', message: 'Email is required' }];

describeConformance(<FormSummary items={items} />, {
  element: HTMLDivElement,
  label: 'Please check these fields',
  visibleLabel: 'label',
  otherProps: { items: [{ id: 'name', message: 'Name is required' }] },
});

it('links to the field, and is focused after each attempt', async () => {
  const form = (attempt: number) => (
    <>
      <FormSummary items={items} attempt={attempt} />
      <input id="email" aria-label="Email" />
    </>
  );
  const { user, rerender } = setup(form(0));
  expect(document.body).toHaveFocus();
  rerender(form(1));
  expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Email is required' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('is not rendered without errors', () => {
  expect(render(<FormSummary items={[]} />).container).toBeEmptyDOMElement();
});
