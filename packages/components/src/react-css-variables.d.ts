import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The kit's own custom properties may stand in `style`. */
    [variable: `--mr-${string}`]: string | number | undefined;
  }
}
