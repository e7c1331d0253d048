import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { Textarea } from './Textarea.js';

describeConformance(<Textarea label="Your reply" hint="Plain text." error="Write a reply" />, {
  element: HTMLTextAreaElement,
  control: 'textarea',
  otherProps: { label: 'Note', hint: undefined, error: undefined },
});

it('works in a plain form, and reports each change', async () => {
  const handleValueChange = vi.fn();
  const { container, user } = setup(
    <form>
      <Textarea label="Your reply" name="reply" defaultValue="Yes" rows={2} onValueChange={handleValueChange} />
    </form>,
  );
  const area = screen.getByRole('textbox', { name: 'Your reply' });
  await user.type(area, '!');
  expect(handleValueChange).toHaveBeenLastCalledWith('Yes!', { event: anyEvent });
  expect(area).toHaveAttribute('rows', '2');
  expect(new FormData(container.querySelector('form') ?? undefined).get('reply')).toBe('Yes!');
});
