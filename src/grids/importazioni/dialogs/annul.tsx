/** Asks before rolling imports back, with what people have done since on their rows in plain sight. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ConseguenzeImportazione } from '#api/contract/rilettura.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { Question } from '#ui/question.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import {
  type Annullo,
  annulloAtom,
  chiudiAnnulloAtom,
  confermaAnnulloAtom,
  hasConseguenze,
} from '../annul.ts';
import { formatImportazione } from '../atoms.ts';

const useStyles = makeStyles({
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  perse: { marginTop: '8px', color: tokens.colorNeutralForeground2 },
  button: { whiteSpace: 'nowrap' },
});

/** More than these would hide the question. */
const MOSTRATE = 8;

type Campo = 'annotate' | 'modificate' | 'abbinate' | 'concordate' | 'contestate' | 'riaperte';

/** @param pagamenti undone in all: fewer than the sum, where one touches two imports */
function frasi(conseguenze: readonly ConseguenzeImportazione[], pagamenti: number): string[] {
  const somma = (campo: Campo) => conseguenze.reduce((sum, parte) => sum + parte[campo], 0);
  // A row may be settled without any: what it was is said of it by a voce.
  const anche =
    pagamenti === 0
      ? ''
      : pagamenti === 1
        ? ': si annulla anche 1 pagamento'
        : `: si annullano anche ${formatCount(pagamenti, 'pagamento', 'pagamenti')}`;
  const tutte: [Campo, string, string][] = [
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
    ['abbinate', `riga abbinata${anche}`, `righe abbinate${anche}`],
    [
      'riaperte',
      'partita riaperta da questo flusso di ritorno: torna pagata',
      'partite riaperte da questo flusso di ritorno: tornano pagate',
    ],
  ];
  return tutte.flatMap(([campo, una, molte]) =>
    somma(campo) > 0 ? [formatCount(somma(campo), una, molte)] : [],
  );
}

type Persa = ConseguenzeImportazione['elenco'][number];

const NOMI: Record<Persa['tipo'], string> = {
  nota: 'Nota',
  concordata: 'Scadenza concordata',
  contestata: 'Contestazione',
  riaperta: 'Riaperta',
};

/** `Nota su 12/03/2026, Rossi Srl, 120,00: «sollecitare»`. */
function descriviPersa({ tipo, data, importo, chi, numero_documento, testo }: Persa): string {
  const riga = [formatData(data), chi, numero_documento, formatImporto(importo)].filter(Boolean).join(', ');
  return `${NOMI[tipo]}: ${riga}${testo === null ? '' : ` («${testo}»)`}`;
}

interface ConseguenzeProps {
  conseguenze: readonly ConseguenzeImportazione[];
  pagamenti: number;
}

function Conseguenze({ conseguenze, pagamenti }: ConseguenzeProps) {
  const styles = useStyles();
  const toccate = conseguenze.filter(hasConseguenze);
  if (toccate.length === 0) return null;
  const perse = toccate.flatMap(({ elenco }) => elenco);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Dopo l’importazione qualcuno ha lavorato su queste righe.</MessageBarTitle>
        <ul className={styles.list}>
          {/* The sum of one is that one: it is said once, with its file where there are others. */}
          {conseguenze.length > 1 && toccate.length === 1
            ? null
            : frasi(toccate, pagamenti).map((frase) => <li key={frase}>{frase}</li>)}
          {conseguenze.length > 1
            ? toccate.map((una) => (
                <li key={una.id_imp}>
                  {una.nome_file ?? `importazione ${una.id_imp}`}: {frasi([una], una.pagamenti).join('; ')}
                </li>
              ))
            : null}
        </ul>
        {perse.length > 0 ? (
          <div className={styles.perse}>
            Per esempio:
            <ul className={styles.list}>
              {perse.slice(0, MOSTRATE).map((persa, at) => (
                // Two rows may say the same of themselves.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${at} ${persa.tipo}`}>{descriviPersa(persa)}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </MessageBarBody>
    </MessageBar>
  );
}

function Quali({ annullo: { importazioni } }: { annullo: Annullo }) {
  const styles = useStyles();
  const righe = importazioni.reduce((sum, importazione) => sum + importazione.righe, 0);
  const [sola] = importazioni;
  const spariranno = formatCount(righe, 'riga sparirà', 'righe spariranno');
  if (sola && importazioni.length === 1)
    return (
      <span>
        <strong>{formatImportazione(sola)}</strong>
        {sola.conto ? ` sul conto ${sola.conto}` : ''}: {spariranno} da ogni pagina. Il file resta nel
        registro e si può importare di nuovo.
      </span>
    );
  const others = importazioni.length - MOSTRATE;
  return (
    <span>
      {spariranno} da ogni pagina, tutte insieme o nessuna:
      <ul className={styles.list}>
        {importazioni.slice(0, MOSTRATE).map((una) => (
          <li key={una.id_imp}>
            <strong>{formatImportazione(una)}</strong>, {formatCount(una.righe, 'riga', 'righe')}
          </li>
        ))}
        {others > 0 ? <li>e altre {others}</li> : null}
      </ul>
    </span>
  );
}

export interface AnnullaDialogProps {
  /** Called when the rows are gone. */
  onFatto?: () => void;
  /** Called when it was closed, or failed. */
  onChiudi?: () => void;
}

export function AnnullaDialog({ onFatto, onChiudi }: AnnullaDialogProps) {
  const styles = useStyles();
  const annullo = useAtomValue(annulloAtom);
  const close = useSetAtom(chiudiAnnulloAtom);
  const confirm = useSetAtom(confermaAnnulloAtom);
  if (!annullo) return null;
  const chiudi = () => {
    close();
    onChiudi?.();
  };
  const conferma = async () => {
    if (await confirm()) onFatto?.();
    else onChiudi?.();
  };
  const { importazioni, conseguenze, inCorso } = annullo;
  const toccate = conseguenze?.some(hasConseguenze) === true;
  const molte = importazioni.length > 1;
  const titolo = molte
    ? `Annullare ${formatCount(importazioni.length, 'importazione', 'importazioni')}?`
    : toccate
      ? 'Annullarla lo stesso?'
      : 'Annullare questa importazione?';
  return (
    <Question
      titolo={titolo}
      occupata={inCorso}
      lunga={toccate}
      onChiudi={chiudi}
      azioni={
        <>
          <Button className={styles.button} disabled={inCorso} onClick={chiudi}>
            Tieni le righe
          </Button>
          <Button
            className={styles.button}
            appearance="primary"
            disabled={inCorso || conseguenze === null}
            icon={inCorso ? <Spinner size="tiny" /> : null}
            onClick={() => void conferma()}
          >
            {toccate ? 'Annulla lo stesso' : molte ? 'Annulla importazioni' : 'Annulla importazione'}
          </Button>
        </>
      }
    >
      <Quali annullo={annullo} />
      {conseguenze ? (
        <Conseguenze conseguenze={conseguenze} pagamenti={annullo.pagamenti} />
      ) : (
        <Spinner size="tiny" label="Guardo chi ha lavorato su queste righe…" />
      )}
    </Question>
  );
}
