/** A question that is answered before anything else: what is asked, what it means, and what may be done. */
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  // Rows of a grid keep their height: what is too much scrolls, and is not pressed together.
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '12px',
    overflowWrap: 'anywhere',
  },
});

export interface DomandaProps {
  titolo: ReactNode;
  /** Why the answer given could not be followed. */
  errore?: string | null;
  /** While the answer is on its way the question stays. */
  occupata?: boolean;
  /** In pixels, where the window has them. */
  larghezza?: number;
  /** It tells and asks nothing: a press beside it closes it. */
  libera?: boolean;
  /** What it tells may be long and holds nothing to move to: it is reached by keyboard itself (WCAG 2.1.1). */
  lunga?: boolean;
  onChiudi: () => void;
  /** The buttons, the way out first. */
  azioni: ReactNode;
  children: ReactNode;
}

export function Domanda(props: DomandaProps) {
  const { titolo, errore = null, occupata = false, larghezza, libera = false, lunga = false } = props;
  const { onChiudi, azioni, children } = props;
  const styles = useStyles();
  return (
    <Dialog
      open
      modalType={libera ? 'modal' : 'alert'}
      onOpenChange={(_event, { open }) => (open || occupata ? undefined : onChiudi())}
    >
      <DialogSurface style={larghezza === undefined ? {} : { maxWidth: `min(${larghezza}px, 100vw)` }}>
        <DialogBody>
          <DialogTitle>{titolo}</DialogTitle>
          <DialogContent className={styles.content} {...(lunga && { tabIndex: 0 })}>
            {errore === null ? null : (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>{errore}</MessageBarBody>
              </MessageBar>
            )}
            {children}
          </DialogContent>
          <DialogActions fluid>{azioni}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
