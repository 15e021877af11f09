/** Two people changed the same cells: both values side by side, and the person chooses, one by one or for all. */
import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { formatCount } from '#domain/text.ts';
import type { Dati } from '../history/history.ts';
import type { Workspace } from '../workspace.ts';
import { describeDati, WHOLE_RIGA } from './content.ts';
import type { ConflictingCell } from './requests.ts';
import { toContested } from './conflicts.ts';
import { EditDialog, Tabella, Valore } from './window.tsx';
import type { EditConflict } from './edit-engine.ts';

/** Cells chosen one by one; beyond them one choice is for all the others. */
const MASSIMO = 100;

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  group: { gap: '4px', flexWrap: 'nowrap', whiteSpace: 'nowrap' },
});

const name = ({ id, campo }: ConflictingCell): string => `${id} ${campo}`;

export interface ConflittiDialogProps<Riga> {
  conflitto: EditConflict<Riga>;
  workspace: Workspace<Riga>;
}

/** What was chosen about one conflict is not carried over to the next. */
export function ConflittiDialog<Riga>({ conflitto, workspace }: ConflittiDialogProps<Riga>) {
  return <Choices key={conflitto.celle.map(name).join()} conflitto={conflitto} workspace={workspace} />;
}

function Choices<Riga>({ conflitto, workspace }: ConflittiDialogProps<Riga>) {
  const styles = useStyles();
  const { righe, resolve } = conflitto;
  const { scelte: celle, chiave } = useMemo(
    () => toContested(conflitto.celle, workspace.colonne, (id) => righe.get(id)),
    [conflitto.celle, workspace.colonne, righe],
  );
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set<string>());
  const column = (field: string) => workspace.colonne.find((each) => each.campo === field);
  const title = (field: string): string =>
    field === WHOLE_RIGA ? 'Tutta la riga' : (column(field)?.titolo ?? field);
  const shown = (field: string, value: unknown): string => {
    if (field === WHOLE_RIGA) return describeDati(workspace.colonne, value as Dati | null);
    if (value === null) return '';
    return column(field)?.tipo.format(value) ?? JSON.stringify(value);
  };
  const describe = ({ id }: ConflictingCell): string => {
    const riga = righe.get(id);
    return riga === undefined ? '' : (workspace.describe?.(riga) ?? '');
  };
  const choose = (cell: ConflictingCell, value: string) => {
    const next = new Set(mine);
    if (value === 'mia') next.add(name(cell));
    else next.delete(name(cell));
    setMine(next);
  };
  const count = celle.length;
  return (
    <EditDialog
      titolo={
        count === 1
          ? 'La cella è stata cambiata da un’altra persona'
          : 'Alcune celle sono state cambiate da un’altra persona'
      }
      onClose={() => resolve(() => 'loro')}
      actions={
        <>
          <Button data-primo onClick={() => resolve(() => 'loro')}>
            {count === 1 ? 'Tieni quella salvata' : 'Tieni tutte quelle salvate'}
          </Button>
          {count > 1 ? (
            <Button onClick={() => resolve((cell) => (mine.has(chiave(cell)) ? 'mia' : 'loro'))}>
              {`Usa ${formatCount(mine.size, 'mia', 'mie')} e ${formatCount(count - mine.size, 'salvata', 'salvate')}`}
            </Button>
          ) : null}
          <Button appearance="primary" onClick={() => resolve(() => 'mia')}>
            {count === 1 ? 'Usa la mia' : 'Usa tutte le mie'}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {count === 1
          ? 'Mentre la modificavi, qualcun altro l’ha salvata. Quale resta?'
          : `Mentre le modificavi, qualcun altro ha salvato ${formatCount(count, 'cella', 'celle')}. Quali restano?`}
      </p>
      <Tabella
        nome="Celle in conflitto"
        titles={['Riga', 'Colonna', 'La tua', 'Quella salvata', ...(count > 1 ? ['Resta'] : [])]}
      >
        {celle.slice(0, MASSIMO).map((cell) => {
          const mia = mine.has(name(cell));
          return (
            <tr key={name(cell)}>
              <td style={{ whiteSpace: 'normal' }}>{describe(cell)}</td>
              <td>{title(cell.campo)}</td>
              <td className={mia ? styles.chosen : undefined}>
                <Valore testo={shown(cell.campo, cell.mia)} />
              </td>
              <td className={mia ? undefined : styles.chosen}>
                <Valore testo={shown(cell.campo, cell.theirs)} />
              </td>
              {count > 1 ? (
                <td>
                  <RadioGroup
                    className={styles.group}
                    layout="horizontal"
                    aria-label={`Quale resta: ${title(cell.campo)}, ${describe(cell)}`}
                    value={mia ? 'mia' : 'loro'}
                    onChange={(_event, { value }) => choose(cell, value)}
                  >
                    <Radio value="mia" label="Mia" />
                    <Radio value="loro" label="Salvata" />
                  </RadioGroup>
                </td>
              ) : null}
            </tr>
          );
        })}
        {count > MASSIMO ? (
          <tr>
            <td colSpan={5}>
              {`e ${formatCount(count - MASSIMO, 'altra cella', 'altre celle')}: resta quella salvata, se non usi tutte le tue`}
            </td>
          </tr>
        ) : null}
      </Tabella>
    </EditDialog>
  );
}
