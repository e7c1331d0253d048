import 'react';
import type { KitAttributes } from './internal/attributes';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a declaration that is merged repeats the parameters
  interface HTMLAttributes<T> extends KitAttributes {}
}
