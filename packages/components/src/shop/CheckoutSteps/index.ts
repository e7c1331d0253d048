export { CheckoutSteps } from './CheckoutSteps';
export type { CheckoutStepsItem, CheckoutStepsProps } from './CheckoutSteps';
