import 'react';
import type { KitAttributes } from './internal/attributes.js';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars, @typescript-eslint/no-empty-object-type -- a declaration is merged: it repeats the parameters and adds what it extends
  interface HTMLAttributes<T> extends KitAttributes {}
}
