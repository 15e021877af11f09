/** Two people changed the same cells: both values side by side, and the person chooses, one by one or for all. */
import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { formatCount } from '#domain/text.ts';
import type { Workspace } from '../workspace.ts';
import { formatValue, WHOLE_RIGA } from './content.ts';
import type { ConflictingCell, EditConflict } from './requests.ts';
import { toContested } from './conflicts.ts';
import { EditDialog, OtherCells, Tabella, Valore } from './window.tsx';

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

interface CellLineProps {
  riga: string;
  colonna: string;
  mia: string;
  theirs: string;
  isMine: boolean;
  /** Null where one answer is for the only cell. */
  onChoose: ((mine: boolean) => void) | null;
}

function CellLine({ riga, colonna, mia, theirs, isMine, onChoose }: CellLineProps) {
  const styles = useStyles();
  return (
    <tr>
      <td style={{ whiteSpace: 'normal' }}>{riga}</td>
      <td>{colonna}</td>
      <td className={isMine ? styles.chosen : undefined}>
        <Valore testo={mia} />
      </td>
      <td className={isMine ? undefined : styles.chosen}>
        <Valore testo={theirs} />
      </td>
      {onChoose === null ? null : (
        <td>
          <RadioGroup
            className={styles.group}
            layout="horizontal"
            aria-label={`Quale resta: ${colonna}, ${riga}`}
            value={isMine ? 'mia' : 'loro'}
            onChange={(_event, { value }) => onChoose(value === 'mia')}
          >
            <Radio value="mia" label="Mia" />
            <Radio value="loro" label="Salvata" />
          </RadioGroup>
        </td>
      )}
    </tr>
  );
}

const TITLES = ['Riga', 'Colonna', 'La tua', 'Quella salvata'];

function Choices<Riga>({ conflitto, workspace }: ConflittiDialogProps<Riga>) {
  const styles = useStyles();
  const { righe, resolve } = conflitto;
  const { colonne } = workspace;
  const { scelte: celle, chiave } = useMemo(
    () => toContested(conflitto.celle, colonne, (id) => righe.get(id)),
    [conflitto.celle, colonne, righe],
  );
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set<string>());
  const titleOf = (field: string): string =>
    field === WHOLE_RIGA ? 'Tutta la riga' : (colonne.find(({ campo }) => campo === field)?.titolo ?? field);
  const describe = (riga: Riga | undefined): string =>
    riga === undefined ? '' : (workspace.describe?.(riga) ?? '');
  const choose = (cell: ConflictingCell, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(name(cell));
    else next.delete(name(cell));
    setMine(next);
  };
  const count = celle.length;
  const one = count === 1;
  return (
    <EditDialog
      titolo={`${one ? 'La cella è stata cambiata' : 'Alcune celle sono state cambiate'} da un’altra persona`}
      onClose={() => resolve(() => 'loro')}
      actions={
        <>
          <Button data-primo onClick={() => resolve(() => 'loro')}>
            {one ? 'Tieni quella salvata' : 'Tieni tutte quelle salvate'}
          </Button>
          {count > 1 ? (
            <Button onClick={() => resolve((cell) => (mine.has(chiave(cell)) ? 'mia' : 'loro'))}>
              {`Usa ${formatCount(mine.size, 'mia', 'mie')} e ${formatCount(count - mine.size, 'salvata', 'salvate')}`}
            </Button>
          ) : null}
          <Button appearance="primary" onClick={() => resolve(() => 'mia')}>
            {one ? 'Usa la mia' : 'Usa tutte le mie'}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {one
          ? 'Mentre la modificavi, qualcun altro l’ha salvata. Quale resta?'
          : `Mentre le modificavi, qualcun altro ha salvato ${formatCount(count, 'cella', 'celle')}. Quali restano?`}
      </p>
      <Tabella nome="Celle in conflitto" titles={count > 1 ? [...TITLES, 'Resta'] : TITLES}>
        {celle.slice(0, MASSIMO).map((cell) => (
          <CellLine
            key={name(cell)}
            riga={describe(righe.get(cell.id))}
            colonna={titleOf(cell.campo)}
            mia={formatValue(colonne, cell.campo, cell.mia)}
            theirs={formatValue(colonne, cell.campo, cell.theirs)}
            isMine={mine.has(name(cell))}
            onChoose={count > 1 ? (isMine) => choose(cell, isMine) : null}
          />
        ))}
        <OtherCells
          count={count - MASSIMO}
          colonne={5}
          testo=": resta quella salvata, se non usi tutte le tue"
        />
      </Tabella>
    </EditDialog>
  );
}
