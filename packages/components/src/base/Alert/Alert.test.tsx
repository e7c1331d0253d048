import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Alert } from './Alert.js';

describeConformance(
  <Alert tone="danger" title="This order was canceled." actions={<a href="/help">Ask</a>}>
    Nothing was sent.
  </Alert>,
  { element: HTMLDivElement, otherProps: { tone: 'info', title: undefined } },
);

it('shows title, text and actions', () => {
  const { container } = render(
    <Alert title="This order was canceled." actions={<a href="/help">Ask</a>}>
      Nothing was sent.
    </Alert>,
  );
  expect(container).toHaveTextContent('This order was canceled. Nothing was sent.');
  expect(screen.getByRole('link', { name: 'Ask' })).toBeInTheDocument();
});

it('is a live region only if its owner sets a role', () => {
  const { rerender } = render(<Alert>Saved</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Alert role="alert">Saved</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
});

it('renders no icon for null', () => {
  const { container } = render(<Alert icon={null}>Saved</Alert>);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
