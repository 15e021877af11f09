/** Asks before rolling imports back, with what people have done since on their rows in plain sight. */
import { Button, makeStyles, MessageBarTitle, Spinner, tokens } from '@fluentui/react-components';
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { Question } from '#ui/question.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import {
  type Annullo,
  annulmentAtom,
  closeAnnulmentAtom,
  confirmAnnulmentAtom,
  hasConseguenze,
} from '../annul.ts';
import { formatImportazione } from '../atoms.ts';
import { NoteBar } from '#ui/error-bar.tsx';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  perse: { marginTop: '8px', color: tokens.colorNeutralForeground2 },
  button: { whiteSpace: 'nowrap' },
});

/** More than these would hide the question. */
const SHOWN = 8;

type Campo = 'annotate' | 'modificate' | 'abbinate' | 'concordate' | 'contestate' | 'riaperte';

/** @param pagamenti undone in all: fewer than the sum, where one touches two imports */
function phrases(consequences: readonly ConseguenzeImportazione[], pagamenti: number): string[] {
  const sumOf = (field: Campo) => consequences.reduce((sum, part) => sum + part[field], 0);
  // A row may be settled without any: what it was is said of it by a voce.
  const also =
    pagamenti === 0
      ? ''
      : pagamenti === 1
        ? ': si annulla anche 1 pagamento'
        : `: si annullano anche ${formatCount(pagamenti, 'pagamento', 'pagamenti')}`;
  const all: [Campo, string, string][] = [
    ['annotate', 'riga con una nota, che andrà persa', 'righe con una nota, che andrà persa'],
    [
      'concordate',
      'partita con una scadenza concordata, che andrà persa',
      'partite con una scadenza concordata, che andrà persa',
    ],
    [
      'contestate',
      'partita contestata: la contestazione andrà persa',
      'partite contestate: le contestazioni andranno perse',
    ],
    ['modificate', 'riga modificata dopo l’importazione', 'righe modificate dopo l’importazione'],
    ['abbinate', `riga abbinata${also}`, `righe abbinate${also}`],
    [
      'riaperte',
      'partita riaperta da questo flusso di ritorno: torna pagata',
      'partite riaperte da questo flusso di ritorno: tornano pagate',
    ],
  ];
  return all.flatMap(([field, one, many]) =>
    sumOf(field) > 0 ? [formatCount(sumOf(field), one, many)] : [],
  );
}

type Lost = ConseguenzeImportazione['elenco'][number];

const NOMI: Record<Lost['tipo'], string> = {
  nota: 'Nota',
  concordata: 'Scadenza concordata',
  contestata: 'Contestazione',
  riaperta: 'Riaperta',
};

/** `Nota su 12/03/2026, Rossi Srl, 120,00: «sollecitare»`. */
function describeLost({ tipo, data, importo, chi, numero_documento, testo }: Lost): string {
  const riga = [formatData(data), chi, numero_documento, formatImporto(importo)].filter(Boolean).join(', ');
  return `${NOMI[tipo]}: ${riga}${testo === null ? '' : ` («${testo}»)`}`;
}

interface ConseguenzeProps {
  conseguenze: readonly ConseguenzeImportazione[];
  pagamenti: number;
}

function Conseguenze({ conseguenze, pagamenti }: ConseguenzeProps) {
  const styles = useStyles();
  const touched = conseguenze.filter(hasConseguenze);
  if (touched.length === 0) return null;
  const lost = touched.flatMap(({ elenco }) => elenco);
  return (
    <NoteBar intent="warning">
      <MessageBarTitle>Dopo l’importazione qualcuno ha lavorato su queste righe.</MessageBarTitle>
      <ul className={styles.list}>
        {/* The sum of one is that one: it is said once, with its file where there are others. */}
        {conseguenze.length > 1 && touched.length === 1
          ? null
          : phrases(touched, pagamenti).map((phrase) => <li key={phrase}>{phrase}</li>)}
        {conseguenze.length > 1
          ? touched.map((one) => (
              <li key={one.id_imp}>
                {one.nome_file ?? `importazione ${one.id_imp}`}: {phrases([one], one.pagamenti).join('; ')}
              </li>
            ))
          : null}
      </ul>
      {lost.length > 0 ? (
        <div className={styles.perse}>
          Per esempio:
          <ul className={styles.list}>
            {lost.slice(0, SHOWN).map((each, at) => (
              // Two rows may say the same of themselves.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${at} ${each.tipo}`}>{describeLost(each)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </NoteBar>
  );
}

function Which({ annullo: { importazioni } }: { annullo: Annullo }) {
  const styles = useStyles();
  const righe = importazioni.reduce((sum, importazione) => sum + importazione.righe, 0);
  const [only] = importazioni;
  const willVanish = formatCount(righe, 'riga sparirà', 'righe spariranno');
  if (only && importazioni.length === 1)
    return (
      <span>
        <strong>{formatImportazione(only)}</strong>
        {only.conto ? ` sul conto ${only.conto}` : ''}: {willVanish} da ogni pagina. Il file resta nel
        registro e si può importare di nuovo.
      </span>
    );
  const others = importazioni.length - SHOWN;
  return (
    <span>
      {willVanish} da ogni pagina, tutte insieme o nessuna:
      <ul className={styles.list}>
        {importazioni.slice(0, SHOWN).map((one) => (
          <li key={one.id_imp}>
            <strong>{formatImportazione(one)}</strong>, {formatCount(one.righe, 'riga', 'righe')}
          </li>
        ))}
        {others > 0 ? <li>e altre {others}</li> : null}
      </ul>
    </span>
  );
}

interface AnnullaDialogProps {
  /** Called when the rows are gone. */
  onDone?: () => void;
  /** Called when it was closed, or failed. */
  onClose?: () => void;
}

export function AnnullaDialog({ onDone, onClose }: AnnullaDialogProps) {
  const styles = useStyles();
  const annulment = useAtomValue(annulmentAtom);
  const close = useSetAtom(closeAnnulmentAtom);
  const confirm = useSetAtom(confirmAnnulmentAtom);
  if (!annulment) return null;
  const leave = () => {
    close();
    onClose?.();
  };
  const confirmAnnul = async () => {
    if (await confirm()) onDone?.();
    else onClose?.();
  };
  const { importazioni, conseguenze, underway } = annulment;
  const touched = conseguenze?.some(hasConseguenze) === true;
  const many = importazioni.length > 1;
  const title = many
    ? `Annullare ${formatCount(importazioni.length, 'importazione', 'importazioni')}?`
    : touched
      ? 'Annullarla lo stesso?'
      : 'Annullare questa importazione?';
  return (
    <Question
      titolo={title}
      busy={underway}
      long={touched}
      onClose={leave}
      actions={
        <>
          <Button className={styles.button} disabled={underway} onClick={leave}>
            Tieni le righe
          </Button>
          <Button
            className={styles.button}
            appearance="primary"
            disabled={underway || conseguenze === null}
            icon={underway ? <Spinner size="tiny" /> : null}
            onClick={() => void confirmAnnul()}
          >
            {touched ? 'Annulla lo stesso' : many ? 'Annulla importazioni' : 'Annulla importazione'}
          </Button>
        </>
      }
    >
      <Which annullo={annulment} />
      {conseguenze ? (
        <Conseguenze conseguenze={conseguenze} pagamenti={annulment.pagamenti} />
      ) : (
        <Spinner size="tiny" label="Guardo chi ha lavorato su queste righe…" />
      )}
    </Question>
  );
}
