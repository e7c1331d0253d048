import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { Switch } from './Switch.js';

describeConformance(<Switch label="Dark theme" hint="It counts at once." error="Not saved" />, {
  element: HTMLInputElement,
  control: 'input',
  otherProps: { label: 'Published', error: undefined },
});

it('works in a plain form, and reports each change', async () => {
  const handleCheckedChange = vi.fn();
  const { container, user } = setup(
    <form>
      <Switch label="Published" name="published" value="yes" onCheckedChange={handleCheckedChange} />
    </form>,
  );
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('published');
  expect(sent()).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Published' }));
  expect(sent()).toBe('yes');
  expect(handleCheckedChange).toHaveBeenCalledExactlyOnceWith(true, { event: anyEvent });
});
