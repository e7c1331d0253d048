/** Storybook preview, imported by stories as `#storybook/preview`. */
export { default } from '../../../.storybook/preview';
