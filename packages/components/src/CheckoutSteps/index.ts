export { CheckoutSteps } from './CheckoutSteps';
export type { CheckoutStepsItem, CheckoutStepsProps } from './CheckoutSteps';
export { checkoutStepsLabels } from './labels';
export type { CheckoutStepsLabels } from './labels';
