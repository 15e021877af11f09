/** A link that looks like a button: it opens in a new tab with the middle button, as links do. */
import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { NEXT } from './use-keep-focus.ts';

interface ButtonLinkProps extends Pick<ButtonProps, 'appearance' | 'size'> {
  to: string;
  icon?: ReactElement;
  label?: string;
  /** It has the keys when what had them is gone. */
  next?: boolean;
  children?: ReactNode;
}

export function ButtonLink({ to, icon, label, next = false, ...rest }: ButtonLinkProps) {
  const follow = useLinkClickHandler(to);
  return (
    <Button
      as="a"
      appearance="secondary"
      href={useHref(to)}
      onClick={follow}
      icon={icon ?? null}
      aria-label={label}
      {...(next && { [NEXT]: '' })}
      {...rest}
    />
  );
}
