import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  act,
  deferred,
  describeBehavior,
  describeConformance,
  fireEvent,
  render,
  screen,
  serverRender,
  setup,
  waitFor,
} from '#test-utils';
import type { AnnounceOptions } from '../../base/LiveRegion/index.js';
import * as de from '../../labels/de.js';
import { attachQuantitySelector, writeMax, writeQuantity } from '../../static/attachQuantitySelector.js';
import { StaticQuantitySelector } from '../../static/StaticQuantitySelector.js';
import { QuantitySelector } from './QuantitySelector.js';
import type { QuantitySelectorProps } from './QuantitySelector.js';

const changes = vi.fn<NonNullable<QuantitySelectorProps['onValueChange']>>();
const announced = vi.fn<(text: string, options?: AnnounceOptions) => void>();

const element = (props: Partial<QuantitySelectorProps> = {}) => (
  <QuantitySelector item="Amber Lamp" onValueChange={changes} {...props} />
);

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Amber Lamp' });
const decrease = () => screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' });
const increase = () => screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' });

/** Returns the text of the live region: of the kit in React, of the page's script otherwise. */
const announcement = (form: 'react' | 'static', role: 'status' | 'alert' = 'status') =>
  form === 'react' ? screen.getByRole(role).textContent : announced.mock.calls.at(-1)?.[0];

/** Returns the changes since the last call, as `value reason`. */
function takeChanges(): string[] {
  const calls = changes.mock.calls.map(([value, { reason }]) => `${value} ${reason}`);
  changes.mockClear();
  return calls;
}

const attach = (container: HTMLElement) => {
  announced.mockClear();
  return attachQuantitySelector(container, { announce: announced, onValueChange: changes });
};

describeConformance(<QuantitySelector item="Amber Lamp" />, {
  element: HTMLDivElement,
  tag: 'div',
  label: 'Quantity of Amber Lamp',
  named: 'input',
  otherProps: { item: 'Other Lamp', max: 3 },
  visibleLabel: 'increase',
});

describe.each(['with a synchronous handler', 'with a handler that returns a promise'])('%s', (answer) => {
  const prepare = () => {
    changes.mockReset();
    if (answer.startsWith('with the')) changes.mockResolvedValue(undefined);
  };

  describeBehavior(
    'QuantitySelector',
    attach,
    {
      'starts at the minimum and exposes its limits': {
        element: element(),
        run: () => {
          expect(field()).toHaveValue('1');
          expect(field()).toHaveAttribute('aria-valuemin', '1');
          expect(field()).toHaveAttribute('aria-valuemax', '9999');
          expect(field()).toHaveAttribute('aria-valuenow', '1');
          expect(field()).toHaveAttribute('inputmode', 'numeric');
        },
      },
      'counts by its buttons, keeps the focus there and announces the new quantity': {
        element: element({ defaultValue: 2, max: 3 }),
        run: async ({ user, form }) => {
          prepare();
          await user.click(increase());
          expect(field()).toHaveValue('3');
          expect(field()).toHaveAttribute('aria-valuenow', '3');
          expect(increase()).toHaveFocus();
          expect(increase()).toHaveAttribute('aria-disabled', 'true');
          await waitFor(() => expect(announcement(form)).toBe('Quantity 3'));
          await user.click(increase());
          await user.click(decrease());
          await waitFor(() => expect(announcement(form)).toBe('Quantity 2'));
          expect(takeChanges()).toEqual(['3 increase', '2 decrease']);
        },
      },
      'changes by the keys of a spinbutton, without announcing': {
        element: element({ defaultValue: 5 }),
        run: async ({ user, form }) => {
          prepare();
          await user.click(field());
          for (const [key, value] of Object.entries({ ArrowUp: 6, PageUp: 16, End: 9999, Home: 1, ArrowDown: 1 })) {
            await user.keyboard(`{${key}}`);
            expect(field()).toHaveValue(String(value));
          }
          expect(takeChanges()).toEqual(['6 key', '16 key', '9999 key', '1 key']);
          expect(announcement(form) ?? '').toBe('');
        },
      },
      'commits typed digits on Enter, on blur, and before a press or a key': {
        element: element(),
        run: async ({ user }) => {
          prepare();
          await user.clear(field());
          await user.type(field(), '12');
          expect(takeChanges()).toEqual([]);
          await user.keyboard('{Enter}');
          expect(takeChanges()).toEqual(['12 input']);
          await user.clear(field());
          await user.type(field(), '40');
          await user.tab();
          expect(takeChanges()).toEqual(['40 input']);
          await user.clear(field());
          await user.type(field(), '5');
          await user.click(increase());
          expect(takeChanges()).toEqual(['5 input', '6 increase']);
          await user.clear(field());
          await user.type(field(), '20{ArrowUp}');
          expect(takeChanges()).toEqual(['21 key']);
          expect(field()).toHaveValue('21');
        },
      },
    },
    StaticQuantitySelector,
  );
});

describeBehavior(
  'QuantitySelector',
  attach,
  {
    'restores the quantity on Escape, and keeps a surrounding dialog open': {
      element: element({ defaultValue: 3 }),
      run: async ({ user }) => {
        changes.mockReset();
        await user.clear(field());
        await user.type(field(), '7');
        expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
        expect(field()).toHaveValue('3');
        expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
        await user.tab();
        expect(takeChanges()).toEqual([]);
      },
    },
    'keeps an invalid text, shows a message, and requests nothing': {
      element: element({ defaultValue: 3 }),
      run: async ({ user, form }) => {
        changes.mockReset();
        for (const text of ['two', '0', '-1', '1.5', '2,5', '1e3']) {
          for (const leave of ['{Enter}', '{Tab}']) {
            await user.clear(field());
            await user.type(field(), text);
            await user.keyboard(leave);
            expect(field(), text).toHaveValue(text);
            expect(field()).toBeInvalid();
            expect(field()).toHaveAccessibleDescription('Whole numbers from 1');
            expect(announcement(form, 'alert')).toBe('Whole numbers from 1');
            expect(field().checkValidity()).toBe(false);
          }
        }
        expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
        await user.type(field(), '{Escape}');
        expect(field()).toHaveValue('3');
        expect(field()).toBeValid();
        expect(field()).not.toHaveAccessibleDescription();
        expect(takeChanges()).toEqual([]);
      },
    },
    'restores the quantity when an empty field loses the focus': {
      element: element({ defaultValue: 3 }),
      run: async ({ user }) => {
        changes.mockReset();
        await user.clear(field());
        await user.tab();
        expect(field()).toHaveValue('3');
        expect(field()).toBeValid();
        expect(takeChanges()).toEqual([]);
      },
    },
    'shows that a larger number was lowered to the maximum': {
      element: element({ defaultValue: 3, max: 4 }),
      run: async ({ user }) => {
        changes.mockReset();
        await user.clear(field());
        await user.type(field(), '9{Enter}');
        expect(field()).toHaveValue('4');
        expect(field()).toHaveAccessibleDescription('At most 4');
        expect(field()).toBeValid();
        expect(takeChanges()).toEqual(['4 input']);
      },
    },
    'shows a quantity above the maximum unchanged, marks it as invalid, and can decrease it': {
      element: element({ defaultValue: 10, max: 4 }),
      run: async ({ user }) => {
        changes.mockReset();
        expect(field()).toHaveValue('10');
        expect(field()).toBeInvalid();
        expect(field()).toHaveAccessibleDescription('At most 4');
        await user.click(field());
        await user.tab();
        await user.click(increase());
        expect(takeChanges()).toEqual([]);
        await user.click(decrease());
        expect(takeChanges()).toEqual(['4 decrease']);
        expect(field()).toHaveValue('4');
        expect(field()).toBeValid();
        expect(field()).not.toHaveAccessibleDescription();
      },
    },
    'requests nothing on focus and blur, even if sold out': {
      element: element({ defaultValue: 2, max: 0, removable: true }),
      run: async ({ user }) => {
        changes.mockReset();
        expect(field()).toHaveAccessibleDescription('Sold out');
        await user.tab();
        await user.tab();
        await user.tab();
        await user.tab();
        await user.click(field());
        await user.keyboard('{Enter}{ArrowUp}{ArrowDown}{Home}{End}');
        await user.tab();
        expect(takeChanges()).toEqual([]);
        expect(field()).toHaveValue('2');
        await user.clear(field());
        await user.type(field(), '5{Enter}');
        expect(takeChanges()).toEqual([]);
        await user.click(decrease());
        expect(takeChanges()).toEqual(['0 decrease']);
      },
    },
    'counts from the latest requested quantity while requests are pending, and loses no press': {
      element: element({ defaultValue: 2 }),
      run: async ({ user, form }) => {
        changes.mockReset();
        const answers = [deferred(), deferred(), deferred()] as const;
        for (const { promise } of answers) changes.mockReturnValueOnce(promise);
        await user.click(increase());
        await user.click(increase());
        await user.click(increase());
        expect(takeChanges()).toEqual(['3 increase', '4 increase', '5 increase']);
        expect(field()).toHaveValue('5');
        await act(async () => {
          answers[0].resolve();
          await Promise.resolve();
        });
        expect(field()).toHaveValue('5');
        await act(async () => {
          answers[2].reject();
          await Promise.resolve();
        });
        await waitFor(() => expect(field()).toHaveValue('4'));
        await act(async () => {
          answers[1].resolve();
          await Promise.resolve();
        });
        await waitFor(() => expect(announcement(form)).toBe('Quantity 4'));
        expect(field()).toHaveValue('4');
      },
    },
    'disables a button at the limit without dropping its focus': {
      element: element({ max: 1 }),
      run: async ({ user }) => {
        changes.mockReset();
        expect(decrease()).toHaveAttribute('aria-disabled', 'true');
        await user.click(decrease());
        await user.click(increase());
        expect(increase()).toHaveFocus();
        expect(takeChanges()).toEqual([]);
      },
    },
    'requests 0 if it is removable and 0 is typed, and announces nothing': {
      element: element({ defaultValue: 3, removable: true }),
      run: async ({ user, form }) => {
        changes.mockReset();
        await user.clear(field());
        await user.type(field(), '0{Enter}');
        expect(takeChanges()).toEqual(['0 input']);
        await user.clear(field());
        await user.type(field(), '-1{Escape}');
        expect(takeChanges()).toEqual([]);
        expect(announcement(form) ?? '').toBe('');
      },
    },
    'requests 0 at the minimum if it is removable, by the button but by no key, and announces nothing': {
      element: element({ defaultValue: 2, removable: true }),
      run: async ({ user, form }) => {
        changes.mockReset();
        await user.click(decrease());
        expect(decrease()).toHaveAttribute('aria-disabled', 'false');
        await user.click(decrease());
        await user.click(field());
        await user.keyboard('{ArrowDown}{PageDown}');
        expect(takeChanges()).toEqual(['1 decrease', '0 decrease']);
        expect(field()).toHaveValue('1');
        expect(announcement(form)).toBe('Quantity 1');
      },
    },
    'announces a failure and restores the previous quantity when the promise rejects': {
      element: element({ defaultValue: 2 }),
      run: async ({ user, form }) => {
        changes.mockReset();
        changes.mockRejectedValue(new Error('offline'));
        await user.click(increase());
        await waitFor(() => expect(announcement(form, 'alert')).toBe('The quantity could not be changed'));
        if (form === 'static') expect(announced.mock.calls.at(-1)?.[1]).toEqual({ urgent: true });
        await waitFor(() => expect(field()).toHaveValue('2'));
        expect(takeChanges()).toEqual(['3 increase']);
      },
    },
    'announces nothing before the promise resolves': {
      element: element({ defaultValue: 2 }),
      run: async ({ user, form }) => {
        changes.mockReset();
        let accept: (answer: string) => void = () => undefined;
        const answer = new Promise<string>((resolve) => {
          accept = resolve;
        });
        changes.mockReturnValue(answer);
        await user.click(increase());
        expect(announcement(form) ?? '').toBe('');
        await act(async () => {
          accept('saved');
          await answer;
        });
        expect(announcement(form)).toBe('Quantity 3');
      },
    },
  },
  StaticQuantitySelector,
);

const setMax: { react?: (max: number) => void } = {};

function WithMax() {
  const [max, change] = useState(9);
  useEffect(() => {
    setMax.react = change;
  }, []);
  return element({ defaultValue: 5, max });
}

describeBehavior(
  'QuantitySelector',
  attach,
  {
    'lowers its quantity to a maximum that falls below it, and keeps the lower one': {
      element: (form) =>
        form === 'react' ? <WithMax /> : <StaticQuantitySelector item="Amber Lamp" defaultValue={5} max={9} />,
      run: async ({ user, form, container }) => {
        changes.mockReset();
        const limit = (max: number) =>
          form === 'react'
            ? act(() => setMax.react?.(max))
            : writeMax(container.querySelector<HTMLElement>('[data-mr-root=quantity]')!, max);
        limit(2);
        expect(field()).toHaveValue('2');
        expect(field()).toBeValid();
        expect(increase()).toHaveAttribute('aria-disabled', 'true');
        limit(9);
        expect(field()).toHaveValue('2');
        await user.click(increase());
        expect(takeChanges()).toEqual(['3 increase']);
      },
    },
    'passes the event': {
      element: element({ defaultValue: 2 }),
      run: async ({ user }) => {
        changes.mockReset();
        await user.click(increase());
        expect(changes.mock.lastCall?.[1].event?.type).toBe('click');
        await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}');
        expect(changes.mock.lastCall?.[1].event?.type).toBe('keydown');
        await user.clear(field());
        await user.type(field(), '7');
        await user.tab();
        expect(changes.mock.lastCall?.[1].event?.type).toBe('focusout');
      },
    },
  },
  StaticQuantitySelector,
);

describe('in React', () => {
  it('shows the controlled value, and announces nothing that the caller rejects', async () => {
    changes.mockReset();
    const { user, rerender } = setup(element({ value: 4 }));
    await user.click(increase());
    expect(takeChanges()).toEqual(['5 increase']);
    expect(field()).toHaveValue('4');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(element({ value: 9 }));
    rerender(element({ value: 5 }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces accepted changes, at once or later', async () => {
    changes.mockReset();
    const { user, rerender } = setup(element({ value: 4 }));
    await user.click(increase());
    rerender(element({ value: 5 }));
    expect(screen.getByRole('status')).toHaveTextContent('Quantity 5');
  });

  it('shows a controlled quantity above the maximum, and counts from it and from the requested one', async () => {
    changes.mockReset();
    changes.mockReturnValue(new Promise(() => undefined));
    const { user, rerender } = setup(element({ value: 10, max: 4 }));
    expect(field()).toHaveValue('10');
    expect(field()).toBeInvalid();
    rerender(element({ value: 2, max: 4 }));
    await user.click(increase());
    await user.click(increase());
    expect(takeChanges()).toEqual(['3 increase', '4 increase']);
  });

  it('leaves the removal to the caller', async () => {
    function Line() {
      const [quantity, setQuantity] = useState(1);
      return quantity ? element({ removable: true, value: quantity, onValueChange: setQuantity }) : <p>Gone</p>;
    }
    const { user } = setup(<Line />);
    await user.click(decrease());
    expect(screen.getByText('Gone')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is sent with a plain form by its name', async () => {
    const { user, container } = setup(<form>{element({ name: 'quantity' })}</form>);
    await user.click(increase());
    expect(new FormData(container.querySelector('form')!).get('quantity')).toBe('2');
  });

  it('names its field by `aria-label`, or else by `label`', () => {
    const { rerender } = render(element({ label: 'Pieces' }));
    expect(screen.getByRole('spinbutton', { name: 'Pieces' })).toBeInTheDocument();
    rerender(element({ label: 'Pieces', 'aria-label': 'How many' }));
    expect(screen.getByRole('spinbutton', { name: 'How many' })).toBeInTheDocument();
  });

  it('has German strings', () => {
    render(<QuantitySelector item="Lampe" removable labels={de.QuantitySelector} />);
    expect(screen.getByRole('spinbutton', { name: 'Menge von Lampe' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menge von Lampe verringern' })).toBeInTheDocument();
  });
});

describe('on a static page', () => {
  const start = (props?: Partial<QuantitySelectorProps>) => {
    changes.mockReset();
    const container = serverRender(<StaticQuantitySelector item="Amber Lamp" {...props} />);
    return { root: container.firstElementChild as HTMLElement, detach: attach(container) };
  };

  it('shows a quantity from outside without calling the listener', () => {
    const { root, detach } = start();
    writeQuantity(root, 7);
    expect(field()).toHaveValue('7');
    expect(decrease()).toHaveAttribute('aria-disabled', 'false');
    expect(takeChanges()).toEqual([]);
    expect(announced).not.toHaveBeenCalled();
    detach();
  });

  it('accepts a quantity typed before hydration, and rejects anything else', () => {
    changes.mockReset();
    for (const [text, calls] of [
      ['4', ['4 input']],
      ['2.5', []],
    ] as const) {
      const container = serverRender(<StaticQuantitySelector item="Amber Lamp" />);
      container.querySelector('input')!.value = text;
      const detach = attach(container);
      expect(takeChanges()).toEqual(calls);
      expect(container.querySelector('input')!.checkValidity()).toBe(text === '4');
      detach();
    }
  });

  it('announces nothing that the owner rejects at once', () => {
    const { root, detach } = start({ defaultValue: 2 });
    changes.mockImplementation(() => writeQuantity(root, 2));
    increase().click();
    expect(field()).toHaveValue('2');
    expect(announced).not.toHaveBeenCalled();
    detach();
  });

  it('handles selectors that are added later, and none after the clean-up', () => {
    const { root, detach } = start();
    const copy = root.cloneNode(true) as HTMLElement;
    root.replaceWith(copy);
    increase().click();
    expect(takeChanges()).toEqual(['2 increase']);
    detach();
    increase().click();
    expect(takeChanges()).toEqual([]);
  });
});

it('rejects a script on HTML that React owns, and ignores it inside a container', () => {
  const { container } = render(element());
  changes.mockReset();
  expect(() => attach(container.firstElementChild as HTMLElement)).toThrow(
    'attachQuantitySelector was called on HTML that React owns',
  );
  const detach = attach(container);
  fireEvent.click(increase());
  expect(takeChanges()).toEqual(['2 increase']);
  expect(announced).not.toHaveBeenCalled();
  detach();
});
