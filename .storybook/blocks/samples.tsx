import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A box of the kit in a docs page, which the styles of the page do not reach. */
export function Sample({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <Unstyled>
      <figure className="docs-sample">
        <div className="mr-root">{children}</div>
        {title !== undefined && <figcaption>{title}</figcaption>}
      </figure>
    </Unstyled>
  );
}

/** Samples beside each other, below each other on a phone. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className="docs-samples">{children}</div>;
}

interface RuleProps {
  /** Reason, below the sample. */
  children: ReactNode;
  /** Example drawn with the kit. */
  sample: ReactNode;
}

/** Example to follow. */
export function Do(props: RuleProps) {
  return <Rule verdict="Do" {...props} />;
}

/** Example to avoid. */
export function Dont(props: RuleProps) {
  return <Rule verdict="Don’t" {...props} />;
}

function Rule({ verdict, sample, children }: RuleProps & { verdict: string }) {
  return (
    <Unstyled>
      <figure className="docs-sample" data-verdict={verdict === 'Do' ? 'do' : 'dont'}>
        <div className="mr-root">{sample}</div>
        <figcaption>
          <strong>{verdict}</strong> {children}
        </figcaption>
      </figure>
    </Unstyled>
  );
}
