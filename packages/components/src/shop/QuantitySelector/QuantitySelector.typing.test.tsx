import { expect } from 'vitest';
import { fireEvent } from '#test-utils';
import {
  announcement,
  describeAnswers,
  describeQuantity,
  element,
  field,
  increase,
  takeChanges,
} from '../../../test-utils/quantitySelector.js';

describeAnswers({
  'commits typed digits on Enter, on blur, and before a press or a key': {
    element: element(),
    run: async ({ user }) => {
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
});

describeQuantity({
  'restores the quantity on Escape, and keeps a surrounding dialog open': {
    element: element({ defaultValue: 3 }),
    run: async ({ user }) => {
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
      await user.clear(field());
      await user.type(field(), '9{Enter}');
      expect(field()).toHaveValue('4');
      expect(field()).toHaveAccessibleDescription('At most 4');
      expect(field()).toBeValid();
      expect(takeChanges()).toEqual(['4 input']);
    },
  },
  'requests 0 if it is removable and 0 is typed, and announces nothing': {
    element: element({ defaultValue: 3, removable: true }),
    run: async ({ user, form }) => {
      await user.clear(field());
      await user.type(field(), '0{Enter}');
      expect(takeChanges()).toEqual(['0 input']);
      await user.clear(field());
      await user.type(field(), '-1{Escape}');
      expect(takeChanges()).toEqual([]);
      expect(announcement(form) ?? '').toBe('');
    },
  },
});
