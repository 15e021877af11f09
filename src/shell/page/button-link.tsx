/** A link that looks like a button: it opens in a new tab with the middle button, as links do. */
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface ButtonLinkProps {
  to: string;
  appearance?: NonNullable<ButtonProps['appearance']>;
  size?: NonNullable<ButtonProps['size']>;
  icon?: ReactElement;
  label?: string;
  children?: ReactNode;
  className?: string;
}

export function ButtonLink({
  to,
  appearance = 'secondary',
  size = 'medium',
  icon,
  label,
  children,
  className,
}: ButtonLinkProps) {
  const follow = useLinkClickHandler(to);
  return (
    <Button
      as="a"
      href={useHref(to)}
      onClick={follow}
      appearance={appearance}
      size={size}
      icon={icon ?? null}
      aria-label={label}
      className={className ?? ''}
    >
      {children}
    </Button>
  );
}
