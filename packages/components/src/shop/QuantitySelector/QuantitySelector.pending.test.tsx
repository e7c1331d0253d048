import { expect } from 'vitest';
import { act, deferred, waitFor } from '#test-utils';
import {
  announced,
  announcement,
  changes,
  describeQuantity,
  element,
  field,
  increase,
  takeChanges,
} from '../../../test-utils/quantitySelector.js';

describeQuantity({
  'counts from the latest requested quantity while requests are pending, and loses no press': {
    element: element({ defaultValue: 2 }),
    run: async ({ user, form }) => {
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
  'announces a failure and restores the previous quantity when the promise rejects': {
    element: element({ defaultValue: 2 }),
    run: async ({ user, form }) => {
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
});
