/** Two people changed the same cells: both values side by side, and the person chooses, one by one or for all. */
import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { formatCount } from '#domain/text.ts';
import type { Dati } from '../history/history.ts';
import type { Workspace } from '../workspace.ts';
import { describeDati, RIGA_INTERA } from './content.ts';
import type { ConflictingCell } from './requests.ts';
import { toContese } from './conflicts.ts';
import { Finestra, Tabella, Valore } from './window.tsx';
import type { EditConflict } from './edit-engine.ts';

/** Cells chosen one by one; beyond them one choice is for all the others. */
const MASSIMO = 100;

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  group: { gap: '4px', flexWrap: 'nowrap', whiteSpace: 'nowrap' },
});

const nome = ({ id, campo }: ConflictingCell): string => `${id} ${campo}`;

export interface ConflittiDialogProps<Riga> {
  conflitto: EditConflict<Riga>;
  workspace: Workspace<Riga>;
}

/** What was chosen about one conflict is not carried over to the next. */
export function ConflittiDialog<Riga>({ conflitto, workspace }: ConflittiDialogProps<Riga>) {
  return <Scelte key={conflitto.celle.map(nome).join()} conflitto={conflitto} workspace={workspace} />;
}

function Scelte<Riga>({ conflitto, workspace }: ConflittiDialogProps<Riga>) {
  const styles = useStyles();
  const { righe, risolvi } = conflitto;
  const { scelte: celle, chiave } = useMemo(
    () => toContese(conflitto.celle, workspace.colonne, (id) => righe.get(id)),
    [conflitto.celle, workspace.colonne, righe],
  );
  const [mie, setMie] = useState<ReadonlySet<string>>(new Set<string>());
  const colonna = (campo: string) => workspace.colonne.find((each) => each.campo === campo);
  const titolo = (campo: string): string =>
    campo === RIGA_INTERA ? 'Tutta la riga' : (colonna(campo)?.titolo ?? campo);
  const shown = (campo: string, valore: unknown): string => {
    if (campo === RIGA_INTERA) return describeDati(workspace.colonne, valore as Dati | null);
    if (valore === null) return '';
    return colonna(campo)?.tipo.format(valore) ?? JSON.stringify(valore);
  };
  const describe = ({ id }: ConflictingCell): string => {
    const riga = righe.get(id);
    return riga === undefined ? '' : (workspace.descrivi?.(riga) ?? '');
  };
  const choose = (cella: ConflictingCell, value: string) => {
    const next = new Set(mie);
    if (value === 'mia') next.add(nome(cella));
    else next.delete(nome(cella));
    setMie(next);
  };
  const count = celle.length;
  return (
    <Finestra
      titolo={
        count === 1
          ? 'La cella è stata cambiata da un’altra persona'
          : 'Alcune celle sono state cambiate da un’altra persona'
      }
      onChiudi={() => risolvi(() => 'loro')}
      azioni={
        <>
          <Button data-primo onClick={() => risolvi(() => 'loro')}>
            {count === 1 ? 'Tieni quella salvata' : 'Tieni tutte quelle salvate'}
          </Button>
          {count > 1 ? (
            <Button onClick={() => risolvi((cella) => (mie.has(chiave(cella)) ? 'mia' : 'loro'))}>
              {`Usa ${formatCount(mie.size, 'mia', 'mie')} e ${formatCount(count - mie.size, 'salvata', 'salvate')}`}
            </Button>
          ) : null}
          <Button appearance="primary" onClick={() => risolvi(() => 'mia')}>
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
        titoli={['Riga', 'Colonna', 'La tua', 'Quella salvata', ...(count > 1 ? ['Resta'] : [])]}
      >
        {celle.slice(0, MASSIMO).map((cella) => {
          const mia = mie.has(nome(cella));
          return (
            <tr key={nome(cella)}>
              <td style={{ whiteSpace: 'normal' }}>{describe(cella)}</td>
              <td>{titolo(cella.campo)}</td>
              <td className={mia ? styles.chosen : undefined}>
                <Valore testo={shown(cella.campo, cella.mia)} />
              </td>
              <td className={mia ? undefined : styles.chosen}>
                <Valore testo={shown(cella.campo, cella.loro)} />
              </td>
              {count > 1 ? (
                <td>
                  <RadioGroup
                    className={styles.group}
                    layout="horizontal"
                    aria-label={`Quale resta: ${titolo(cella.campo)}, ${describe(cella)}`}
                    value={mia ? 'mia' : 'loro'}
                    onChange={(_event, { value }) => choose(cella, value)}
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
    </Finestra>
  );
}
