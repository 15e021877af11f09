/** What the sections of the settings are made of. */
import {
  Button,
  Field,
  Input,
  makeStyles,
  Skeleton,
  SkeletonItem,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { describeError } from '#api/errors.ts';
import { ErrorBar } from './error-bar.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { getDati, type Resource } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { type FieldErrors, toMessage } from './form.ts';
import { framed } from './styles.ts';

const useStyles = makeStyles({
  section: {
    display: 'grid',
    // What is wide (a table, an address) scrolls or wraps in its card.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignContent: 'start',
    minWidth: 0,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground3, lineHeight: '1.55' },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '20px',
    ...framed,
    minWidth: 0,
  },
  cardTitle: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: 'grid',
    // A hint under one field does not stretch its neighbours.
    alignItems: 'start',
    gap: '12px 16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  skeleton: { display: 'grid', gap: '12px' },
});

interface SectionProps {
  titolo: string;
  testo?: ReactNode;
  children: ReactNode;
}

export function Section({ titolo, testo, children }: SectionProps) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={titolo}>
      <h2 className={styles.title}>{titolo}</h2>
      {testo ? <p className={styles.text}>{testo}</p> : null}
      {children}
    </section>
  );
}

interface CardProps {
  titolo?: string;
  testo?: ReactNode;
  /** Why nothing in it may be changed; null if it may. */
  motivo?: string | null;
  children: ReactNode;
}

export function Card({ titolo, testo, motivo = null, children }: CardProps) {
  const styles = useStyles();
  // Who may only look is told once, at the head of the page; who works is told where they may not.
  const works = useMotivo('operatore') === null;
  return (
    <div className={styles.card}>
      {titolo === undefined ? null : <h3 className={styles.cardTitle}>{titolo}</h3>}
      {testo ? <p className={styles.text}>{testo}</p> : null}
      {works && motivo !== null ? <ReadOnlyNotice motivo={motivo} /> : null}
      {children}
    </div>
  );
}

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={useStyles().grid}>{children}</div>
);
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={useStyles().row}>{children}</div>
);

interface TextFieldProps {
  label: string;
  campo: string;
  valore: string;
  errors: FieldErrors;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  type?: 'text' | 'password' | 'email' | 'tel';
  maxLength?: number;
  autoComplete?: string;
  inputMode?: 'numeric';
  disabled?: boolean;
}

/** One line of text under its label, with what the server says of it. */
export function TextField({
  label,
  campo,
  valore,
  errors,
  onChange,
  required = false,
  hint,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      {...toMessage(errors, campo)}
    >
      <Input
        value={valore}
        name={campo}
        autoComplete="off"
        {...input}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}

interface ActionButtonProps {
  children: ReactNode;
  /** Why it cannot be pressed, said where it is pointed at; null when it can. */
  motivo?: string | null;
  underway?: boolean;
  appearance?: 'primary' | 'secondary' | 'subtle';
  type?: 'submit' | 'button';
  onClick?: () => void;
}

/** A button that says why it is off. */
export function ActionButton({ children, motivo = null, underway = false, ...rest }: ActionButtonProps) {
  const { appearance = 'secondary', type = 'button', onClick } = rest;
  const button = (
    <Button
      type={type}
      appearance={appearance}
      disabledFocusable={underway || motivo !== null}
      onClick={() => (motivo === null && !underway ? onClick?.() : undefined)}
    >
      {children}
    </Button>
  );
  return motivo === null ? (
    button
  ) : (
    <Tooltip content={motivo} relationship="description">
      {button}
    </Tooltip>
  );
}

interface FormCardProps extends CardProps {
  /** What is wrong with no field in particular. */
  error: string | null;
  /** Why it cannot be sent, which stands over its fields; null when it can. */
  motivo: string | null;
  onSubmit: () => Promise<unknown>;
}

/** A card whose fields are sent together. */
export function FormCard({ error, motivo, onSubmit, children, ...card }: FormCardProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (motivo === null) void onSubmit();
      }}
    >
      <Card {...card} motivo={motivo}>
        <ErrorBar testo={error} />
        {children}
      </Card>
    </form>
  );
}

/** The button that sends a form, in a row of its own. */
export const SubmitRow = (props: Omit<ActionButtonProps, 'type' | 'onClick'>) => (
  <Row>
    <ActionButton appearance="primary" {...props} type="submit" />
  </Row>
);

interface LoadedProps<T> {
  resource: Resource<T>;
  children: (data: T, reload: () => Promise<void>) => ReactNode;
}

/** What was read, or that it is being read, or why it could not be, with a way to ask again. */
export function Loaded<T>({ resource, children }: LoadedProps<T>) {
  const { state, reload } = useResource(resource);
  const styles = useStyles();
  const data = getDati(state);
  if (data !== undefined) return children(data, reload);
  if (state.stato === 'error')
    return (
      <>
        <ErrorBar testo={`Non si è potuto leggere. ${describeError(state.error)}`} />
        <Row>
          <ActionButton onClick={() => void reload()}>Riprova</ActionButton>
        </Row>
      </>
    );
  return (
    <Skeleton className={styles.skeleton} aria-label="Caricamento">
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
    </Skeleton>
  );
}
