/** Agrees another day: the date, why, and what was agreed before. */
import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import { FormDialog } from '#ui/question.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { explainFestivo, findLavorativo } from '#domain/scadenze/holidays.ts';
import { DateField } from '#ui/date-field/index.ts';
import { formatCount } from '#domain/text.ts';
import { useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { toBench } from '../actions.tsx';
import type { RigaScadenza } from '../atoms.ts';
import { moveAtom } from '../move.ts';
import { Storia } from '../history.tsx';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '14px', alignContent: 'start' },
  date: { maxWidth: '180px' },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  list: {
    margin: 0,
    paddingInlineStart: '18px',
    maxHeight: '120px',
    overflowY: 'auto',
    color: tokens.colorNeutralForeground2,
  },
});

/** What is heard most often on the telephone. */
const MOTIVI = ['Accordo telefonico', 'Richiesta del cliente', 'Dilazione concessa', 'Merce in ritardo'];

const importoOf = ({ residuo, divisa }: RigaScadenza): string =>
  `${formatImporto(Math.abs(residuo))} ${divisa} ${residuo < 0 ? 'da pagare' : 'da incassare'}`;

function MoveSummary({ righe }: { righe: readonly RigaScadenza[] }) {
  const styles = useStyles();
  const [first] = righe;
  if (!first) return null;
  if (righe.length > 1)
    return (
      <ul className={styles.list}>
        {righe.map((riga) => (
          <li key={riga.id}>
            {formatData(riga.scadenza)} · {riga.ragione_sociale} · {importoOf(riga)}
          </li>
        ))}
      </ul>
    );
  const { concordata, numero_documento, ragione_sociale, scadenza, scadenza_originale } = first;
  return (
    <div>
      <strong>{ragione_sociale}</strong>
      {numero_documento === null ? '' : ` · ${numero_documento}`}
      <br />
      {importoOf(first)}
      <br />
      Scade il {formatData(scadenza)}
      {concordata
        ? ` (concordata: ${concordata.motivo}); sul documento il ${formatData(scadenza_originale)}`
        : ''}
    </div>
  );
}

/** A day on which nobody works is said, and the next working one offered. */
function Festivo({ giorno, onUse }: { giorno: Giorno; onUse: (day: Giorno) => void }) {
  const why = explainFestivo(giorno);
  if (why === null) return null;
  const next = findLavorativo(giorno);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        Il {formatData(giorno)} non è lavorativo ({why}).
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => onUse(next)}>
          Usa il {formatData(next)}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function ForsePagata({ righe, onClose }: { righe: readonly RigaScadenza[]; onClose: () => void }) {
  const navigate = useNavigate();
  const maybe = righe.filter(({ forse_pagata }) => forse_pagata !== null);
  const [first] = maybe;
  if (!first?.forse_pagata) return null;
  const { data, motivi } = first.forse_pagata;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {righe.length === 1
          ? `Forse è già pagata: c’è un movimento del ${formatData(data)} da abbinare (${motivi.join(', ')}).`
          : `${formatCount(maybe.length, 'partita', 'partite')} forse già pagate: c’è un movimento da abbinare.`}
      </MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          onClick={() => {
            onClose();
            void navigate(toBench(first));
          }}
        >
          Apri nel banco
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

export interface MoveDialogProps {
  righe: readonly RigaScadenza[];
  /** The day they were dropped on. */
  a: Giorno | null;
  onClose: () => void;
}

/** To what is still missing: the day, or the reason where the day is known. */
function useFocusOnMissing() {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLInputElement>('input[value=""]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return fields;
}

function Reason({
  valore,
  wrong,
  onChange,
}: {
  valore: string;
  wrong: boolean;
  onChange: (text: string) => void;
}) {
  const styles = useStyles();
  return (
    <>
      <Field label="Motivo" required {...(wrong && { validationMessage: 'Scrivi il motivo dell’accordo' })}>
        <Input
          value={valore}
          maxLength={500}
          autoComplete="off"
          onChange={(_event, { value }) => onChange(value)}
        />
      </Field>
      <div className={styles.quick}>
        {MOTIVI.map((customary) => (
          <Button key={customary} size="small" shape="circular" onClick={() => onChange(customary)}>
            {customary}
          </Button>
        ))}
      </div>
    </>
  );
}

function MoveForm({ righe, a, onClose }: MoveDialogProps) {
  const styles = useStyles();
  const move = useSetAtom(moveAtom);
  const cannot = useMotivo('operatore');
  const [data, setData] = useState(a);
  const [reason, setReason] = useState('');
  const [state, setState] = useState<{ underway: boolean; error: string | null; provato: boolean }>({
    underway: false,
    error: null,
    provato: false,
  });
  const fields = useFocusOnMissing();
  const [only] = righe;
  const agreed = righe.filter(({ concordata }) => concordata !== null);
  const send = async (scadenza: Giorno | null, why: string) => {
    setState({ underway: true, error: null, provato: true });
    const error = await move(scadenza === null ? agreed : righe, { scadenza, motivo: why });
    if (error === null) onClose();
    else setState({ underway: false, error, provato: true });
  };
  const submit = () => {
    if (data === null || reason.trim() === '') setState({ ...state, provato: true });
    else void send(data, reason.trim());
  };
  const { provato, underway } = state;
  return (
    <FormDialog
      titolo={
        righe.length === 1 ? 'Sposta scadenza' : `Sposta ${formatCount(righe.length, 'scadenza', 'scadenze')}`
      }
      larghezza={520}
      error={state.error}
      underway={underway}
      motivo={cannot}
      azione="Sposta"
      altro={
        agreed.length > 0 ? (
          <Button
            disabledFocusable={underway || cannot !== null}
            onClick={() => void send(null, 'Accordo ritirato')}
          >
            Torna alla scadenza del documento
          </Button>
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className={styles.content}>
        <MoveSummary righe={righe} />
        <ForsePagata righe={righe} onClose={onClose} />
        <Field
          label="Nuova scadenza"
          required
          className={styles.date}
          {...(provato && data === null ? { validationMessage: 'Scrivi gg/mm/aaaa' } : {})}
        >
          <DateField subito valore={data} onChange={setData} />
        </Field>
        {data === null ? null : <Festivo giorno={data} onUse={setData} />}
        <Reason valore={reason} wrong={provato && reason.trim() === ''} onChange={setReason} />
        {righe.length === 1 && only ? <Storia idPartita={only.id} /> : null}
      </div>
    </FormDialog>
  );
}

export function MoveDialog(props: MoveDialogProps) {
  return <MoveForm key={props.righe.map(({ id }) => id).join()} {...props} />;
}
