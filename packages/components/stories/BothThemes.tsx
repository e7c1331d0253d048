import type { ComponentProps, ReactNode } from 'react';

interface BothThemesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is drawn on the paper of a theme. */
  children: (theme: 'light' | 'dark') => ReactNode;
}

/** Draws the same on the paper of either theme, for stories that show all states. Renders two `<div>`. */
export function BothThemes({ style, children, ...rest }: BothThemesProps) {
  return (['light', 'dark'] as const).map((theme) => (
    <div
      key={theme}
      className="mr-root"
      data-theme={theme}
      {...rest}
      style={{ padding: '1.5rem', background: 'var(--mr-paper)', ...style }}
    >
      {children(theme)}
    </div>
  ));
}
