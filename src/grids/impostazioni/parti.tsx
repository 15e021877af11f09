/** What the sections of the settings are made of. */
import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { type ReactElement, type ReactNode, useState } from 'react';
import { messaggioErrore } from '#api/errors.ts';
import { Domanda } from '#grids/engine/domanda.tsx';
import { datiOf, type ResourceState } from '#state/resource.ts';
import { type Errori, messaggio } from './modulo.ts';

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
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
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

export interface SezioneProps {
  titolo: string;
  testo?: ReactNode;
  children: ReactNode;
}

export function Sezione({ titolo, testo, children }: SezioneProps) {
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={titolo}>
      <h2 className={styles.title}>{titolo}</h2>
      {testo ? <p className={styles.text}>{testo}</p> : null}
      {children}
    </section>
  );
}

export function Scheda({
  titolo,
  testo,
  children,
}: {
  titolo?: string;
  testo?: ReactNode;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      {titolo === undefined ? null : <h3 className={styles.cardTitle}>{titolo}</h3>}
      {testo ? <p className={styles.text}>{testo}</p> : null}
      {children}
    </div>
  );
}

export const Campi = ({ children }: { children: ReactNode }) => (
  <div className={useStyles().grid}>{children}</div>
);
export const Riga = ({ children }: { children: ReactNode }) => (
  <div className={useStyles().row}>{children}</div>
);

export function Errore({ testo }: { testo: string | null }) {
  if (testo === null) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{testo}</MessageBarBody>
    </MessageBar>
  );
}

export interface TestoProps {
  label: string;
  campo: string;
  valore: string;
  errori: Errori;
  onCambia: (valore: string) => void;
  required?: boolean;
  hint?: string;
  type?: 'text' | 'password' | 'email' | 'tel';
  maxLength?: number;
  autoComplete?: string;
  inputMode?: 'numeric';
  disabled?: boolean;
}

/** One line of text under its label, with what the server says of it. */
export function Testo({
  label,
  campo,
  valore,
  errori,
  onCambia,
  required = false,
  hint,
  ...input
}: TestoProps) {
  return (
    <Field
      label={label}
      required={required}
      {...(hint !== undefined && { hint })}
      {...messaggio(errori, campo)}
    >
      <Input
        value={valore}
        name={campo}
        autoComplete="off"
        {...input}
        onChange={(_event, data) => onCambia(data.value)}
      />
    </Field>
  );
}

export interface PulsanteProps {
  children: ReactNode;
  /** Why it cannot be pressed, said where it is pointed at; null when it can. */
  motivo?: string | null;
  inCorso?: boolean;
  icon?: ReactElement;
  appearance?: 'primary' | 'secondary' | 'subtle';
  type?: 'submit' | 'button';
  onClick?: () => void;
}

/** A button that says why it is off. */
export function Pulsante({ children, motivo = null, inCorso = false, icon, ...rest }: PulsanteProps) {
  const { appearance = 'secondary', type = 'button', onClick } = rest;
  const button = (
    <Button
      type={type}
      appearance={appearance}
      icon={icon ?? null}
      disabledFocusable={inCorso || motivo !== null}
      onClick={() => (motivo === null && !inCorso ? onClick?.() : undefined)}
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

export interface LettoProps<T> {
  stato: ResourceState<T>;
  onRiprova: () => void;
  children: (dati: T) => ReactNode;
}

/** What was read, or that it is being read, or why it could not be, with a way to ask again. */
export function Letto<T>({ stato, onRiprova, children }: LettoProps<T>) {
  const styles = useStyles();
  const dati = datiOf(stato);
  if (dati !== undefined) return children(dati);
  if (stato.stato === 'error')
    return (
      <>
        <Errore testo={messaggioErrore(stato.errore)} />
        <Pulsante onClick={onRiprova}>Riprova</Pulsante>
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

export interface ConfermaProps {
  titolo: string;
  testo: ReactNode;
  azione: string;
  onConferma: () => Promise<unknown>;
  onChiudi: () => void;
}

/** A question before something that others feel. */
export function Conferma({ titolo, testo, azione, onConferma, onChiudi }: ConfermaProps) {
  const [inCorso, setInCorso] = useState(false);
  return (
    <Domanda
      titolo={<>{titolo}</>}
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Lascia stare</Button>
          <Button
            appearance="primary"
            disabledFocusable={inCorso}
            onClick={() => {
              setInCorso(true);
              void onConferma().finally(onChiudi);
            }}
          >
            {azione}
          </Button>
        </>
      }
    >
      {testo}
    </Domanda>
  );
}
