/** A link that looks like a button. */
import { Button } from '@fluentui/react-components';
import { NEXT } from '#ui/use-keep-focus.ts';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface PortaProps {
  to: string;
  primary?: boolean;
  children: string;
}

export function Porta({ to, primary = false, children }: PortaProps) {
  const follow = useLinkClickHandler(to);
  return (
    <Button
      as="a"
      appearance={primary ? 'primary' : 'secondary'}
      href={useHref(to)}
      onClick={follow}
      {...(primary && { [NEXT]: '' })}
    >
      {children}
    </Button>
  );
}
