import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { act, describeConformance, fireEvent, render, screen, serverRender, setup, waitFor } from '#test-utils';
import * as de from '../../labels/de.js';
import { writeMax, writeQuantity } from '../../static/attachQuantitySelector.js';
import { StaticQuantitySelector } from '../../static/StaticQuantitySelector.js';
import {
  announced,
  announcement,
  attach,
  changes,
  decrease,
  describeAnswers,
  describeQuantity,
  element,
  field,
  increase,
  takeChanges,
} from '../../../test-utils/quantitySelector.js';
import { QuantitySelector } from './QuantitySelector.js';
import type { QuantitySelectorProps } from './QuantitySelector.js';

describeConformance(<QuantitySelector item="Amber Lamp" />, {
  element: HTMLDivElement,
  tag: 'div',
  label: 'Quantity of Amber Lamp',
  named: 'input',
  otherProps: { item: 'Other Lamp', max: 3 },
  visibleLabel: 'increase',
});

describeAnswers({
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
      await user.click(field());
      for (const [key, value] of Object.entries({ ArrowUp: 6, PageUp: 16, End: 9999, Home: 1, ArrowDown: 1 })) {
        await user.keyboard(`{${key}}`);
        expect(field()).toHaveValue(String(value));
      }
      expect(takeChanges()).toEqual(['6 key', '16 key', '9999 key', '1 key']);
      expect(announcement(form) ?? '').toBe('');
    },
  },
});

const setMax: { react?: (max: number) => void } = {};

function WithMax() {
  const [max, change] = useState(9);
  useEffect(() => {
    setMax.react = change;
  }, []);
  return element({ defaultValue: 5, max });
}

describeQuantity({
  'shows a quantity above the maximum unchanged, marks it as invalid, and can decrease it': {
    element: element({ defaultValue: 10, max: 4 }),
    run: async ({ user }) => {
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
  'disables a button at the limit without dropping its focus': {
    element: element({ max: 1 }),
    run: async ({ user }) => {
      expect(decrease()).toHaveAttribute('aria-disabled', 'true');
      await user.click(decrease());
      await user.click(increase());
      expect(increase()).toHaveFocus();
      expect(takeChanges()).toEqual([]);
    },
  },
  'requests 0 at the minimum if it is removable, by the button but by no key, and announces nothing': {
    element: element({ defaultValue: 2, removable: true }),
    run: async ({ user, form }) => {
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
  'lowers its quantity to a maximum that falls below it, and keeps the lower one': {
    element: (form) =>
      form === 'react' ? <WithMax /> : <StaticQuantitySelector item="Amber Lamp" defaultValue={5} max={9} />,
    run: async ({ user, form, container }) => {
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
});

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
