/** The preview of the house's Storybook, imported by stories as `#storybook/preview`. */
export { default } from '../../../.storybook/preview';
