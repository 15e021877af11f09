/** What opens in the middle of the page: a question answered before anything else, a form that is sent. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ErrorBar } from './error-bar.tsx';

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

export interface QuestionProps {
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
  /** Beside the title: another way out, there before the rest is. */
  angolo?: ReactNode;
  /** The buttons, the way out first; none where the corner has the way out. */
  azioni?: ReactNode;
  /** What `Invio` in a field does; the button that does it is of type `submit`. */
  onInvia?: () => void;
  children: ReactNode;
}

export function Question(props: QuestionProps) {
  const { titolo, errore = null, occupata = false, larghezza, libera = false, lunga = false } = props;
  const { onChiudi, onInvia, angolo, azioni, children } = props;
  const styles = useStyles();
  const body = (
    <DialogBody>
      <DialogTitle {...(angolo !== undefined && { action: <>{angolo}</> })}>{titolo}</DialogTitle>
      <DialogContent className={styles.content} {...(lunga && { tabIndex: 0 })}>
        <ErrorBar testo={errore} />
        {children}
      </DialogContent>
      {azioni === undefined ? null : <DialogActions fluid>{azioni}</DialogActions>}
    </DialogBody>
  );
  return (
    <Dialog
      open
      modalType={libera ? 'modal' : 'alert'}
      onOpenChange={(_event, { open }) => (open || occupata ? undefined : onChiudi())}
    >
      <DialogSurface style={larghezza === undefined ? {} : { maxWidth: `min(${larghezza}px, 100vw)` }}>
        {onInvia === undefined ? (
          body
        ) : (
          // What is missing is said in Italian beside its field, not by the browser.
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onInvia();
            }}
          >
            {body}
          </form>
        )}
      </DialogSurface>
    </Dialog>
  );
}

export interface FormDialogProps extends Pick<
  QuestionProps,
  'titolo' | 'errore' | 'larghezza' | 'onChiudi' | 'children'
> {
  /** The button that sends. */
  azione: string;
  inCorso?: boolean;
  /** Why it cannot be sent; null when it can. */
  motivo?: string | null;
  /** Between the way out and the button that sends. */
  altro?: ReactNode;
  onInvia: () => void;
}

/** A short form over the page: it closes by `Esc` or a press beside it, and is sent by `Invio` or its last button. */
export function FormDialog(props: FormDialogProps) {
  const { azione, inCorso = false, motivo = null, altro, onInvia, onChiudi, children, ...frame } = props;
  return (
    <Question
      {...frame}
      libera
      occupata={inCorso}
      onChiudi={onChiudi}
      onInvia={() => (inCorso || motivo !== null ? undefined : onInvia())}
      azioni={
        <>
          <Button onClick={onChiudi}>Lascia stare</Button>
          {altro}
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={inCorso || motivo !== null}
            title={motivo ?? ''}
          >
            {azione}
          </Button>
        </>
      }
    >
      {children}
    </Question>
  );
}
