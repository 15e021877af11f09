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
import { type ReactNode, useState } from 'react';
import { ErrorBar } from './error-bar.tsx';
import { useGiveBack } from './give-back.ts';

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

interface QuestionProps {
  titolo: ReactNode;
  /** Why the answer given could not be followed. */
  error?: string | null;
  /** While the answer is on its way the question stays. */
  busy?: boolean;
  /** In pixels, where the window has them. */
  larghezza?: number;
  /** It tells and asks nothing: a press beside it closes it. */
  free?: boolean;
  /** What it tells may be long and holds nothing to move to: it is reached by keyboard itself (WCAG 2.1.1). */
  long?: boolean;
  onClose: () => void;
  /** Beside the title: another way out, there before the rest is. */
  corner?: ReactNode;
  /** The buttons, the way out first; none where the corner has the way out. */
  actions?: ReactNode;
  /** What `Invio` in a field does; the button that does it is of type `submit`. */
  onSubmit?: () => void;
  children: ReactNode;
}

export function Question(props: QuestionProps) {
  useGiveBack();
  const { titolo, error = null, busy = false, larghezza, free = false, long = false } = props;
  const { onClose, onSubmit, corner, actions, children } = props;
  const styles = useStyles();
  const body = (
    <DialogBody>
      <DialogTitle {...(corner !== undefined && { action: <>{corner}</> })}>{titolo}</DialogTitle>
      <DialogContent className={styles.content} {...(long && { tabIndex: 0 })}>
        <ErrorBar testo={error} />
        {children}
      </DialogContent>
      {actions === undefined ? null : <DialogActions fluid>{actions}</DialogActions>}
    </DialogBody>
  );
  return (
    <Dialog
      open
      modalType={free ? 'modal' : 'alert'}
      onOpenChange={(_event, { open }) => (open || busy ? undefined : onClose())}
    >
      <DialogSurface style={larghezza === undefined ? {} : { maxWidth: `min(${larghezza}px, 100vw)` }}>
        {onSubmit === undefined ? (
          body
        ) : (
          // What is missing is said in Italian beside its field, not by the browser.
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {body}
          </form>
        )}
      </DialogSurface>
    </Dialog>
  );
}

interface FormDialogProps extends Pick<
  QuestionProps,
  'titolo' | 'error' | 'larghezza' | 'onClose' | 'children'
> {
  /** The button that sends. */
  azione: string;
  underway?: boolean;
  /** Why it cannot be sent; null when it can. */
  motivo?: string | null;
  /** Between the way out and the button that sends. */
  altro?: ReactNode;
  onSubmit: () => void;
}

/** A short form over the page: it closes by `Esc` or a press beside it, and is sent by `Invio` or its last button. */
export function FormDialog(props: FormDialogProps) {
  const { azione, underway = false, motivo = null, altro, onSubmit, onClose, children, ...frame } = props;
  return (
    <Question
      {...frame}
      free
      busy={underway}
      onClose={onClose}
      onSubmit={() => (underway || motivo !== null ? undefined : onSubmit())}
      actions={
        <>
          <Button onClick={onClose}>Lascia stare</Button>
          {altro}
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={underway || motivo !== null}
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

interface ConfirmProps extends Omit<QuestionProps, 'corner' | 'actions' | 'onSubmit'> {
  /** The button that does it. */
  azione: string;
  /** The way out. */
  back?: string;
  /** What the way out does, where it is more than closing the question. */
  onBack?: () => void;
  /** True while it cannot be done. */
  off?: boolean;
  /** What is done, once at a time. Whoever asks closes the question. */
  onConfirm: () => unknown;
}

/** A question before something that others feel, with two answers. */
export function Confirm(props: ConfirmProps) {
  const { azione, back = 'Lascia stare', onBack = props.onClose, off = false, onConfirm, ...frame } = props;
  const [underway, setUnderway] = useState(false);
  const run = async () => {
    setUnderway(true);
    try {
      await onConfirm();
    } finally {
      setUnderway(false);
    }
  };
  return (
    <Question
      {...frame}
      actions={
        <>
          <Button disabledFocusable={frame.busy ?? false} onClick={onBack}>
            {back}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={off || underway || (frame.busy ?? false)}
            onClick={() => void run()}
          >
            {azione}
          </Button>
        </>
      }
    />
  );
}
