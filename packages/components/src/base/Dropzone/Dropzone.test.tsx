import { expect, it, vi } from 'vitest';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { anyEvent, describeConformance, fireEvent, screen, setup } from '#test-utils';
import { Dropzone } from './Dropzone.js';

describeConformance(<Dropzone label="Pictures" hint="PNG or WebP." error="Choose a picture" />, {
  element: HTMLInputElement,
  control: 'input',
  visibleLabel: 'choose',
  otherProps: { label: 'Papers', error: undefined },
});

it('lists chosen files, and removes them', async () => {
  const handleValueChange = vi.fn();
  const { user } = setup(<Dropzone label="Pictures" accept="image/*" multiple onValueChange={handleValueChange} />);
  const lamp = new File(['x'], 'lamp.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [lamp] } });
  expect(handleValueChange).toHaveBeenLastCalledWith([lamp], { reason: 'add', event: anyEvent });
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('lamp.png');
  expect(screen.getByRole('status')).toHaveTextContent('Chosen files: 1');
  await user.click(screen.getByRole('button', { name: 'Remove lamp.png' }));
  expect(handleValueChange).toHaveBeenLastCalledWith([], { reason: 'remove', event: anyEvent });
  expect(screen.queryByRole('list')).toBeNull();
});

it('accepts files chosen before hydration', async () => {
  const zone = <Dropzone label="Pictures" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.insertAdjacentHTML('beforeend', renderToString(zone));
  const lamp = new File(['x'], 'lamp.png', { type: 'image/png' });
  Object.defineProperty(screen.getByLabelText('Pictures'), 'files', { writable: true, value: [lamp] });
  const root = await act(() => Promise.resolve(hydrateRoot(container, zone)));
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent('lamp.png');
  act(() => root.unmount());
  container.remove();
});

it('rejects a file that is too large, with a message', () => {
  setup(<Dropzone label="Pictures" maxBytes={2} />);
  const large = new File(['xxx'], 'lamp.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [large] } });
  expect(screen.getByLabelText('Pictures')).toHaveAccessibleDescription('lamp.png is too large.');
  expect(screen.queryByRole('list')).toBeNull();
});

it.each(['a$&b.png', "a$`b$'.png", 'a$$b.png', '$1.png', '{name}.png', '{count}.png'])(
  'shows a file name literally: %s',
  async (name) => {
    const { user } = setup(<Dropzone label="Pictures" accept="image/*" multiple />);
    fireEvent.change(screen.getByLabelText('Pictures'), {
      target: { files: [new File(['x'], name, { type: 'image/png' }), new File(['x'], name, { type: 'text/plain' })] },
    });
    expect(screen.getByText(`${name} is of a kind that is not taken here.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(screen.queryByText(name)).toBeNull();
  },
);

it('dispatches a change event on removal, and does not add the files again', async () => {
  const handleChange = vi.fn();
  const handleValue = vi.fn();
  const { user } = setup(
    <form onChange={handleChange}>
      <Dropzone label="Pictures" multiple onValueChange={handleValue} />
    </form>,
  );
  const [one, two] = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [one, two] } });
  await user.click(screen.getByRole('button', { name: 'Remove one.png' }));
  expect(handleChange).toHaveBeenCalledTimes(2);
  expect(handleValue).toHaveBeenLastCalledWith([two], { reason: 'remove', event: anyEvent });
  expect(handleValue).toHaveBeenCalledTimes(2);
});
