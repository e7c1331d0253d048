/** Test helpers of the kit, imported as `#test-utils`. */
export * from '@testing-library/react';
export { anyEvent } from './anyEvent';
export { deferred } from './deferred';
export { describeBehavior } from './describeBehavior';
export type { BehaviorCase, BehaviorContext } from './describeBehavior';
export { describeConformance, translate } from './describeConformance';
export type { ConformanceOptions } from './describeConformance';
export { fireAnimationEnd } from './fireAnimationEnd';
export { queuedEvents } from './queuedEvents';
export { serverRender } from './serverRender';
export { setup } from './setup';
