/** What opens at the side of the page, over the grid: its frame, and a form in it. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorBar } from './error-bar.tsx';
import { useGiveBack } from './give-back.ts';

const useStyles = makeStyles({
  title: { overflowWrap: 'anywhere' },
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '4px', paddingBottom: '16px' },
  footer: { flexWrap: 'wrap', alignItems: 'center', rowGap: '8px' },
  nota: { flexBasis: '100%', color: tokens.colorNeutralForeground2 },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignContent: 'start',
    // They keep room around themselves: their edge stands where the other fields have theirs.
    '& .fui-Switch, & .fui-Checkbox': { marginLeft: '-8px' },
  },
});

interface DrawerProps {
  titolo: ReactNode;
  /** In pixels, where the window has them; 440 is a form of one column. `intera` takes the whole window. */
  larghezza?: number | 'intera';
  /** Under the title, above what scrolls. */
  testa?: ReactNode;
  /** What closes it does: `Chiudi` unless said otherwise. */
  close?: string;
  className?: string;
  onClose: () => void;
  /** Buttons that stay in sight. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Drawer(props: DrawerProps) {
  useGiveBack();
  const { titolo, larghezza = 440, testa, close = 'Chiudi', className, onClose, footer, children } = props;
  const styles = useStyles();
  return (
    <OverlayDrawer
      open
      position="end"
      style={{ width: larghezza === 'intera' ? '100vw' : `min(${larghezza}px, 100vw)` }}
      onOpenChange={(_event, { open }) => (open ? undefined : onClose())}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          className={styles.title}
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={close} onClick={onClose} />
          }
        >
          {titolo}
        </DrawerHeaderTitle>
        {testa}
      </DrawerHeader>
      <DrawerBody className={mergeClasses(styles.body, className)}>{children}</DrawerBody>
      {footer === undefined ? null : <DrawerFooter className={styles.footer}>{footer}</DrawerFooter>}
    </OverlayDrawer>
  );
}

interface FormDrawerProps extends Pick<DrawerProps, 'titolo' | 'larghezza' | 'close'> {
  error?: string | null;
  underway?: boolean;
  /** The button that sends, and what it says while it does; without it there is nothing to send. */
  azione?: string;
  attesa?: string;
  /** Beside the button that sends. */
  altro?: ReactNode;
  /** Over the buttons, always in sight: what sending would do, as the form itself says too. */
  nota?: string | null;
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
}

const WRITABLE = 'input:not([disabled], [readonly]), select:not([disabled]), textarea';
const isEmpty = ({ value }: HTMLInputElement): boolean => value === '';

/** Where one begins to write: at the first field, or, where it is filled already, at what is missing. */
function findBegin(form: HTMLFormElement): HTMLInputElement | undefined {
  const [first, ...others] = form.querySelectorAll<HTMLInputElement>(WRITABLE);
  if (first && isEmpty(first)) return first;
  return others.find((each) => each.required && isEmpty(each)) ?? first;
}

/** The keys go there, where there are keys to write with: on a touch screen they would cover the form. */
function useBegin() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!globalThis.matchMedia('(pointer: fine)').matches) return;
    if (form.current) findBegin(form.current)?.focus();
  }, []);
  return form;
}

export function FormDrawer(props: FormDrawerProps) {
  const { error = null, underway = false, azione, attesa = 'Un momento…', altro, nota = null } = props;
  const { onSubmit, onClose, children, ...frame } = props;
  const styles = useStyles();
  const form = useId();
  const ref = useBegin();
  const foot = (
    <>
      {nota === null ? null : (
        <span className={styles.nota} aria-hidden>
          {nota}
        </span>
      )}
      {azione === undefined ? null : (
        <Button type="submit" form={form} appearance="primary" disabledFocusable={underway}>
          {underway ? attesa : azione}
        </Button>
      )}
      <Button onClick={onClose}>{azione === undefined ? 'Chiudi' : 'Lascia stare'}</Button>
      {altro}
    </>
  );
  return (
    <Drawer {...frame} onClose={onClose} footer={foot}>
      <form
        ref={ref}
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A field that says it is wrong is not sent: it is shown.
          const wrong = event.currentTarget.querySelector<HTMLElement>('[data-sbagliato]');
          if (wrong) wrong.focus();
          else onSubmit?.();
        }}
      >
        <ErrorBar testo={error} />
        {children}
      </form>
    </Drawer>
  );
}
