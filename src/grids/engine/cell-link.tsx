/** A figure or a word of a cell that leads somewhere. */
import { makeStyles } from '@fluentui/react-components';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    textDecorationColor: 'var(--colorNeutralStrokeAccessible)',
    ':hover': { color: 'var(--colorBrandForegroundLink)', textDecorationStyle: 'solid' },
    ':focus-visible': { outline: '2px solid var(--colorStrokeFocus2)' },
  },
});

/** Goes to an address of the product; `state` goes with it in the browser's history. */
export type FollowLink = (to: string, state?: unknown) => void;

/**
 * How the links of a grid follow their addresses. A grid draws hundreds of links: if each followed the address by
 * itself, all would be drawn again at each change of address while the person waits for the rows.
 */
export const FollowContext = createContext<FollowLink>((to) => globalThis.location.assign(to));

interface CellLinkProps {
  /** An address, or how to make it from the present one; it is asked again at each press. */
  to: string | (() => string);
  state?: unknown;
  /** Run at a press that is followed here, before it is: the router first verifies the session. */
  onFollow?: () => void;
  /** Read aloud where what is written does not say enough. */
  nome?: string;
  children: ReactNode;
}

/** A press that the browser itself handles: in another tab, in another window, as a file. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

export function CellLink({ to, state, onFollow, nome, children }: CellLinkProps) {
  const styles = useStyles();
  const go = useContext(FollowContext);
  const resolve = () => (typeof to === 'string' ? to : to());
  return (
    <a
      className={styles.link}
      href={resolve()}
      aria-label={nome}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onFollow?.();
        go(resolve(), state);
      }}
    >
      {children}
    </a>
  );
}
