import { expect, it } from 'vitest';
import { render } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { AddressForm } from '../../shop/AddressForm/index.js';
import { CategoryForm } from '../../work/CategoryForm/index.js';
import { CheckoutForm } from '../../shop/CheckoutForm/index.js';
import { LoginForm } from '../../shop/LoginForm/index.js';
import { PayoutRequestForm } from '../../work/PayoutRequestForm/index.js';
import { RegisterForm } from '../../shop/RegisterForm/index.js';
import { ResetPasswordForm } from '../../shop/ResetPasswordForm/index.js';
import { ReviewForm } from '../../shop/ReviewForm/index.js';
import { TicketReplyForm } from '../../shop/TicketReplyForm/index.js';

const send = () => undefined;

it.each([
  <AddressForm onSubmit={send} />,
  <CategoryForm onSubmit={send} parents={[]} />,
  <CheckoutForm onSubmit={send} shops={[]} providers={[]} />,
  <LoginForm onSubmit={send} />,
  <PayoutRequestForm onSubmit={send} balance={90} />,
  <RegisterForm onSubmit={send} />,
  <ResetPasswordForm onSubmit={send} />,
  <ReviewForm />,
  <TicketReplyForm onSubmit={send} />,
])('does not stretch its content in a taller grid cell', (form) => {
  const heights = (blockSize: number | undefined) => {
    const { container, unmount } = render(<div style={{ display: 'grid', blockSize, inlineSize: 600 }}>{form}</div>);
    const sizes = [...container.querySelectorAll('form > *, button')].map(
      (node) => node.getBoundingClientRect().height,
    );
    unmount();
    return sizes;
  };
  expect(heights(2400)).toEqual(heights(undefined));
});
