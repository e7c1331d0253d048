import { Button, type ButtonProps } from '@marketrow/components/Button';

export interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'className'> {
  /** Where it leads. */
  href: string;
}

/** A link that looks like a button. */
export function LinkButton({ href, ...rest }: LinkButtonProps) {
  return (
    <Button
      {...rest}
      render={({ children, ...props }) => (
        <a {...props} href={href}>
          {children}
        </a>
      )}
    />
  );
}
