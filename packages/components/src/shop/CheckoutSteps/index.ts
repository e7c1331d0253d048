export { CheckoutSteps } from './CheckoutSteps.js';
export type { CheckoutStepsItem, CheckoutStepsProps } from './CheckoutSteps.js';
export type CheckoutStepsPart = 'root' | 'step' | 'stop' | 'name' | 'link';
