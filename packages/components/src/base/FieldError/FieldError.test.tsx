import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { FieldError } from './FieldError.js';

describeConformance(<FieldError>Email is required</FieldError>, {
  element: HTMLParagraphElement,
  otherProps: { children: 'Invalid Email Address' },
});

it('describes a control by its id', () => {
  render(
    <>
      <input aria-label="Email" aria-describedby="why" />
      <FieldError id="why">Email is required</FieldError>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is required');
});
