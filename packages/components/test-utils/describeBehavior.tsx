import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { describe, it, onTestFinished } from 'vitest';
import { serverRender } from './serverRender';

/** What a case works with, the same for both forms. */
export interface BehaviorContext {
  /** Types and presses as a person does. */
  user: UserEvent;
  /** The box around the component. */
  container: HTMLElement;
  /** Which form runs: React that owns its state, or server HTML that `attach` owns. */
  form: 'react' | 'static';
}

/** One case: what is rendered, and what has to hold. */
export interface BehaviorCase {
  /** The component in the state the case begins with; a function where the two forms take different props. */
  element: ReactElement | ((form: BehaviorContext['form']) => ReactElement);
  /** Acts and expects. */
  run: (context: BehaviorContext) => void | Promise<void>;
}

/**
 * Runs one list of cases on both forms of a component's behaviour: React (inside `StrictMode`, as an app has it in
 * development), and server HTML with `attach`. What only one form has (controlled state, items that change) stands in the
 * component's own tests.
 *
 * @param name The component.
 * @param attach Adds behaviour to the server HTML in `container` and returns the function that takes it away.
 * @param cases By title.
 * @param Static Static form of the component; the component itself where its script needs no data.
 */
export function describeBehavior(
  name: string,
  attach: (container: HTMLElement) => () => void,
  cases: Readonly<Record<string, BehaviorCase>>,
  Static?: ComponentType<never>,
): void {
  describe(`${name}, React`, () => {
    for (const [title, { element, run }] of Object.entries(cases)) {
      it(title, async () => {
        const { container } = render(<StrictMode>{elementOf(element, 'react')}</StrictMode>);
        await run({ user: userEvent.setup(), container, form: 'react' });
      });
    }
  });
  describe(`${name}, static page`, () => {
    for (const [title, { element, run }] of Object.entries(cases)) {
      it(title, async () => {
        const drawn = elementOf(element, 'static');
        const isComponent = Static && typeof element !== 'function';
        const container = serverRender(
          isComponent ? createElement(Static as ComponentType<object>, drawn.props as object) : drawn,
        );
        onTestFinished(attach(container));
        await run({ user: userEvent.setup(), container, form: 'static' });
      });
    }
  });
}

function elementOf(element: BehaviorCase['element'], form: BehaviorContext['form']): ReactElement {
  return typeof element === 'function' ? element(form) : element;
}
