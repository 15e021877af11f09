/** Before a paste changes many cells: how many, the first before and after, and what is refused with its reason. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { CellChange } from '../history/history.ts';
import type { Celle } from '../range/cells.ts';
import { formatValue } from './content.ts';
import { EditDialog, OtherCells, Tabella, Valore } from './window.tsx';
import { countCelle, countRighe } from './plan.ts';
import type { ProposedEdit } from './commands.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import type { Chiave } from '../types.ts';
import type { Workspace } from '../workspace.ts';

/** What is enough to recognise a paste gone to the wrong place. */
const PRIME = 8;
const RIFIUTI = 100;

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  summary: { margin: 0, color: tokens.colorNeutralForeground2 },
  before: { color: tokens.colorNeutralForeground3, textDecoration: 'line-through' },
  after: { fontWeight: tokens.fontWeightSemibold },
});

export interface PastePreviewProps<Riga> {
  proposta: ProposedEdit;
  workspace: Workspace<Riga>;
  celle: Celle<Riga>;
  onConfirm: () => void;
  onClose: () => void;
}

/** The number of the row on screen, as a spreadsheet counts them. */
function useNumbers<Riga>(cells: Celle<Riga>): (id: Chiave) => string {
  return (id) => {
    const at = cells.api.getRowNode(String(id))?.rowIndex ?? null;
    return at === null ? '' : formatInteger(at + 1);
  };
}

function summary({ piano, out: outside }: ProposedEdit): string {
  const { celle, equal } = piano;
  const count = countCelle(piano);
  const changed = `${count === 1 ? 'Cambia' : 'Cambiano'} ${formatCount(count, 'cella', 'celle')} in ${formatCount(countRighe(celle), 'riga', 'righe')}`;
  const same = equal > 0 ? [formatCount(equal, 'cella è già così', 'celle sono già così')] : [];
  const out =
    outside > 0
      ? [`${formatCount(outside, 'cella cade', 'celle cadono')} oltre l’ultima riga o colonna`]
      : [];
  return [count === 0 ? 'Nessuna cella cambia' : changed, ...same, ...out].join('; ');
}

/** The first cells that change, before and after. */
function Changed<Riga>({ proposta, workspace: { colonne }, celle }: PastePreviewProps<Riga>) {
  const styles = useStyles();
  const number = useNumbers(celle);
  const titles = new Map(colonne.map(({ campo, titolo }) => [campo, titolo]));
  const first: CellChange[] = [];
  // A paste may be of very many: those beyond are not even looked at.
  for (const cell of proposta.piano.celle) {
    if (first.length === PRIME) break;
    if (titles.has(cell.campo)) first.push(cell);
  }
  return (
    <Tabella nome="Che cosa cambia" titles={['Riga', 'Colonna', 'Prima', 'Dopo']}>
      {first.map(({ id, campo, prima, dopo }) => (
        <tr key={`${id} ${campo}`}>
          <td>{number(id)}</td>
          <td>{titles.get(campo)}</td>
          <td className={prima === null ? undefined : styles.before}>
            <Valore testo={formatValue(colonne, campo, prima)} />
          </td>
          <td className={styles.after}>
            <Valore testo={formatValue(colonne, campo, dopo)} />
          </td>
        </tr>
      ))}
      <OtherCells count={countCelle(proposta.piano) - PRIME} colonne={4} />
    </Tabella>
  );
}

function Refused<Riga>({ proposta, workspace: { colonne }, celle }: PastePreviewProps<Riga>) {
  const styles = useStyles();
  const number = useNumbers(celle);
  const { rifiutate } = proposta.piano;
  if (rifiutate.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>
        {`${formatCount(rifiutate.length, 'cella resta', 'celle restano')} come prima`}
      </h3>
      <Tabella nome="Celle rifiutate" titles={['Riga', 'Colonna', 'Valore', 'Motivo']}>
        {rifiutate.slice(0, RIFIUTI).map(({ id, campo, testo, motivo }) => (
          <tr key={`${id} ${campo}`}>
            <td>{number(id)}</td>
            <td>{colonne.find((each) => each.campo === campo)?.titolo}</td>
            <td>
              <Valore testo={testo} />
            </td>
            <td>{motivo}</td>
          </tr>
        ))}
        <OtherCells count={rifiutate.length - RIFIUTI} colonne={4} />
      </Tabella>
    </>
  );
}

export function PastePreview<Riga>(props: PastePreviewProps<Riga>) {
  const { proposta, onConfirm, onClose } = props;
  const styles = useStyles();
  const count = countCelle(proposta.piano);
  return (
    <EditDialog
      titolo="Incolla"
      onClose={onClose}
      actions={
        <>
          <Button {...(count === 0 && { 'data-primo': true })} onClick={onClose}>
            {count === 0 ? 'Chiudi' : 'Lascia come prima'}
          </Button>
          {count > 0 ? (
            <Button data-primo appearance="primary" onClick={onConfirm}>
              {`Cambia ${formatCount(count, 'cella', 'celle')}`}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.summary} data-testid="riassunto-incolla">
        {summary(proposta)}.
      </p>
      {count > 0 ? <Changed {...props} /> : null}
      <Refused {...props} />
    </EditDialog>
  );
}
