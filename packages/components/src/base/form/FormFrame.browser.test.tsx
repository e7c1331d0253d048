import { expect, it } from 'vitest';
import { render } from '#test-utils';
import '../../styles/base.css';
import '../../styles/tokens.css';
import { AddressForm } from '../../shop/AddressForm';
import { CategoryForm } from '../../work/CategoryForm';
import { CheckoutForm } from '../../shop/CheckoutForm';
import { LoginForm } from '../../shop/LoginForm';
import { PayoutRequestForm } from '../../work/PayoutRequestForm';
import { RegisterForm } from '../../shop/RegisterForm';
import { ResetPasswordForm } from '../../shop/ResetPasswordForm';
import { ReviewForm } from '../../shop/ReviewForm';
import { TicketReplyForm } from '../../shop/TicketReplyForm';

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
])('keeps its heights in a grid cell that is higher than it', (form) => {
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
