/** One column of many rows at once: which, what to write, and how many rows it changes. */
import { Button, Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components';
import { type FormEvent, useMemo, useState } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { DateField } from '#ui/date-field/index.ts';
import { formatCount } from '#domain/text.ts';
import type { Colonna } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { EditDialog } from './window.tsx';
import { countCelle, planEdits } from './plan.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '14px' },
  outcome: { margin: 0, minHeight: '20px', color: tokens.colorNeutralForeground2 },
  figures: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** What is to be written: `wrong` when it is written so that no day can be read in it. */
interface Nuovo {
  testo: string;
  giorno: Giorno | null;
  wrong: boolean;
}

const EMPTY: Nuovo = { testo: '', giorno: null, wrong: false };
const NON_DATA = 'Data non valida: scrivi ad esempio 15/03/2026';

interface CampoProps<Riga> {
  colonna: Colonna<Riga> | undefined;
  nuovo: Nuovo;
  onChange: (fresh: Nuovo) => void;
}

/** The field of the column's kind: a day with its calendar, figures written as they are shown, a text. */
function CampoValore<Riga>({ colonna, nuovo, onChange }: CampoProps<Riga>) {
  const styles = useStyles();
  const write = (testo: string) => onChange({ ...EMPTY, testo });
  const { testo } = nuovo;
  switch (colonna?.tipo.nome) {
    case 'data':
      return (
        <DateField
          valore={nuovo.giorno}
          optional
          subito
          onChange={(giorno, wrong) =>
            onChange({ testo: giorno === null ? '' : formatData(giorno), giorno, wrong })
          }
        />
      );
    case 'nota':
      return (
        <Textarea value={testo} rows={4} resize="vertical" onChange={(_event, { value }) => write(value)} />
      );
    case 'importo':
    case 'numero': {
      const { tipo } = colonna;
      return (
        <Input
          value={testo}
          input={{ className: styles.figures, inputMode: 'decimal' }}
          autoComplete="off"
          placeholder={tipo.nome === 'importo' ? '0,00' : ''}
          onChange={(_event, { value }) => write(value)}
          onBlur={() => {
            const parsed = tipo.parse(testo);
            if (parsed.ok && parsed.valore !== null) write(tipo.format(parsed.valore));
          }}
        />
      );
    }
    default:
      return <Input value={testo} autoComplete="off" onChange={(_event, { value }) => write(value)} />;
  }
}

export interface EditRigheProps<Riga> {
  righe: readonly Riga[];
  workspace: Workspace<Riga>;
  onConfirm: (column: Colonna<Riga>, text: string) => void;
  onClose: () => void;
}

/** Rows looked at to say what would be refused: more would hold the typing. */
const CAMPIONE = 5_000;

export function EditRighe<Riga>({ righe, workspace, onConfirm, onClose }: EditRigheProps<Riga>) {
  const styles = useStyles();
  const editable = workspace.colonne.filter(({ options }) => Boolean(options.editable));
  const [field, setField] = useState(editable[0]?.campo ?? '');
  const [fresh, setFresh] = useState(EMPTY);
  const { testo, wrong: isWrong } = fresh;
  const column = editable.find((each) => each.campo === field);
  const [one, many] = workspace.nomi;
  const max = workspace.edits?.massimo ?? 0;
  const plan = useMemo(() => {
    const target = workspace.colonne.find((each) => each.campo === field);
    if (!target) return null;
    const targets = righe.slice(0, CAMPIONE).map((riga) => ({ riga, colonna: target, nuovo: { testo } }));
    return planEdits(targets, workspace);
  }, [righe, field, testo, workspace]);
  const [refused] = plan?.rifiutate ?? [];
  const count = plan && !isWrong ? countCelle(plan) : 0;
  const none = count === 0;
  const tooMany = righe.length > max ? `Al massimo ${formatCount(max, 'riga', 'righe')} per volta` : null;
  const unread = isWrong ? NON_DATA : null;
  const outcome = tooMany ?? unread ?? (none ? (refused?.motivo ?? 'Hanno già questo valore') : null);
  const wrong = unread ?? (testo === '' ? null : (refused?.motivo ?? null));
  const apply = () => {
    if (outcome === null && column) onConfirm(column, testo);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <EditDialog
      titolo={`Modifica ${formatCount(righe.length, one, many)}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Lascia come prima</Button>
          <Button appearance="primary" disabledFocusable={outcome !== null} onClick={apply}>
            {`Applica a ${formatCount(count, 'riga', 'righe')}`}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label="Colonna">
          <Select
            value={field}
            onChange={(_event, { value }) => {
              setField(value);
              // What is written for one kind of value says nothing of another.
              const next = editable.find((each) => each.campo === value);
              if (next?.tipo.nome !== column?.tipo.nome) setFresh(EMPTY);
            }}
          >
            {editable.map((each) => (
              <option key={each.campo} value={each.campo}>
                {each.titolo}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Nuovo valore"
          hint={column?.options.required === true ? '' : 'Vuoto: svuota la colonna in queste righe'}
          {...(wrong !== null && { validationMessage: wrong, validationState: 'error' as const })}
        >
          <CampoValore key={column?.tipo.nome} colonna={column} nuovo={fresh} onChange={setFresh} />
        </Field>
      </form>
      <output className={styles.outcome}>{wrong === null ? (outcome ?? '') : ''}</output>
    </EditDialog>
  );
}
