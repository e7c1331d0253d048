import { beforeEach, describe, vi } from 'vitest';
import { screen } from '@testing-library/react';
import type { AnnounceOptions } from '../src/base/LiveRegion/index.js';
import { QuantitySelector } from '../src/shop/QuantitySelector/index.js';
import type { QuantitySelectorProps } from '../src/shop/QuantitySelector/index.js';
import { attachQuantitySelector } from '../src/static/attachQuantitySelector.js';
import { StaticQuantitySelector } from '../src/static/StaticQuantitySelector.js';
import { describeBehavior } from './describeBehavior';
import type { BehaviorCase } from './describeBehavior';

/** Handler of the selectors under test. */
export const changes = vi.fn<NonNullable<QuantitySelectorProps['onValueChange']>>();
/** Live region of the page's script. */
export const announced = vi.fn<(text: string, options?: AnnounceOptions) => void>();

/** Returns a selector whose changes reach `changes`. */
export const element = (props: Partial<QuantitySelectorProps> = {}) => (
  <QuantitySelector item="Amber Lamp" onValueChange={changes} {...props} />
);

export const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Amber Lamp' });
export const decrease = () => screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' });
export const increase = () => screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' });

/** Returns the text of the live region: of the kit in React, of the page's script otherwise. */
export const announcement = (form: 'react' | 'static', role: 'status' | 'alert' = 'status') =>
  form === 'react' ? screen.getByRole(role).textContent : announced.mock.calls.at(-1)?.[0];

/** Returns the changes since the last call, as `value reason`. */
export function takeChanges(): string[] {
  const calls = changes.mock.calls.map(([value, { reason }]) => `${value} ${reason}`);
  changes.mockClear();
  return calls;
}

/** Adds the page's script to static HTML. */
export const attach = (container: HTMLElement) => {
  announced.mockClear();
  return attachQuantitySelector(container, { announce: announced, onValueChange: changes });
};

/**
 * Runs one list of cases in React and on static HTML.
 * @param prepare Sets the results of `changes`, which is reset before each case.
 */
export function describeQuantity(cases: Readonly<Record<string, BehaviorCase>>, prepare?: () => void): void {
  describe('quantity', () => {
    beforeEach(() => {
      changes.mockReset();
      prepare?.();
    });
    describeBehavior('QuantitySelector', attach, cases, StaticQuantitySelector);
  });
}

/** Runs one list of cases with handlers that return nothing, and with handlers that return a promise. */
export function describeAnswers(cases: Readonly<Record<string, BehaviorCase>>): void {
  describe('with a synchronous handler', () => describeQuantity(cases));
  describe('with a handler that returns a promise', () =>
    describeQuantity(cases, () => changes.mockResolvedValue(undefined)));
}
