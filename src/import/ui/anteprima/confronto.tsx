/** The rows of the file beside those in the books, aligned by occurrence, each decided upon where it stands. */
import {
  Button,
  Caption1,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import {
  ArchiveRegular,
  CheckmarkCircleRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactElement, useMemo } from 'react';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import {
  colonne,
  DATA,
  Etichetta,
  GrigliaDati,
  IMPORTO,
  NUMERO,
  SceltaNativa,
  type SegnoRiga,
  stato,
  TESTO,
  type Tono,
} from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { conta } from '../parole.ts';
import { includiPresentiAtom } from '../stato/anteprima.ts';
import { conteggiAtom } from '../stato/atomi.ts';
import {
  decidiRigaAtom,
  decidiSimiliAtom,
  type EsitoPresenza,
  type VoceConfronto,
  vociConfrontoAtom,
} from '../stato/confronto.ts';
import { isDaDecidere, isInclusa } from '../stato/righe.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateRows: 'auto minmax(240px, 1fr)', gap: '8px', minHeight: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  caption: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  scelta: { width: '100%' },
});

const ESITI: Record<EsitoPresenza, { testo: string; tono: Tono; icon: ReactElement }> = {
  uguale: { testo: 'Uguale', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  simile: { testo: 'Forse la stessa', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  ambigua: { testo: 'Più candidate', tono: 'attenzione', icon: <WarningRegular /> },
  solo_archivio: { testo: 'Solo in archivio', tono: 'neutro', icon: <ArchiveRegular /> },
};
const PAROLE: Record<EsitoPresenza, string> = {
  uguale: ESITI.uguale.testo,
  simile: ESITI.simile.testo,
  ambigua: ESITI.ambigua.testo,
  solo_archivio: ESITI.solo_archivio.testo,
};

type Decisione = 'da_decidere' | 'importa' | 'lascia';
const DECISIONI: Record<Decisione, string> = {
  da_decidere: 'Da decidere',
  importa: 'Importa',
  lascia: 'È già presente',
};
const decisioneDi = ({ file }: VoceConfronto): Decisione | null => {
  if (!file) return null;
  if (isDaDecidere(file)) return 'da_decidere';
  return isInclusa(file) ? 'importa' : 'lascia';
};

/** Why a row may be one of the books, and which others it may be. */
function perche({ esito, somiglianze, archivio }: VoceConfronto): string {
  if (esito === 'uguale') return 'Stessa data, importo e descrizione';
  if (esito === 'solo_archivio') return 'Nel file non c’è';
  const [first] = somiglianze;
  if (!first || !archivio) return '';
  const giorni =
    first.giorni === 0 ? 'stesso giorno' : `${conta(first.giorni, 'giorno', 'giorni')} di differenza`;
  const motivo = `Importo uguale, ${giorni}, parole in comune ${Math.round(first.testo * 100)}%`;
  const altre = somiglianze
    .slice(1, 4)
    .map(({ presente }) => `${formatData(presente.data)} «${presente.descrizione.slice(0, 40)}»`);
  return altre.length === 0 ? motivo : `${motivo}. Oppure: ${altre.join('; ')}`;
}

const colonna = colonne<VoceConfronto>();

/** The columns; `decidi` is told what the person chose for a row of the file. */
const creaColonne = (decidi: (id: number, scelta: boolean | null) => void, scelta: string) => [
  colonna('esito', 'Esito', stato(PAROLE), {
    larghezza: 148,
    disegna: ({ esito }) => <Etichetta {...ESITI[esito]} />,
  }),
  colonna.calcolata<string>('decisione', 'Decisione', stato(DECISIONI), decisioneDi, {
    larghezza: 150,
    nonEsportare: true,
    disegna: (voce) => {
      const decisione = decisioneDi(voce);
      if (decisione === null) return null;
      return (
        <SceltaNativa
          piccola
          className={scelta}
          etichetta={`Decisione sulla riga ${voce.file?.riga ?? ''}`}
          valore={decisione}
          onScegli={(valore) => decidi(voce.id, valore === 'da_decidere' ? null : valore === 'importa')}
        >
          {(Object.keys(DECISIONI) as Decisione[])
            .filter((each) => each !== 'da_decidere' || voce.somiglianze.length > 0)
            .map((each) => (
              <option key={each} value={each}>
                {DECISIONI[each]}
              </option>
            ))}
        </SceltaNativa>
      );
    },
  }),
  colonna.calcolata<number>('riga', 'Riga', NUMERO, ({ file }) => file?.riga ?? null, { larghezza: 68 }),
  colonna.calcolata<Giorno>('data', 'Data nel file', DATA, ({ file }) => file?.data ?? null, {
    larghezza: 108,
  }),
  colonna.calcolata<Giorno>('data_archivio', 'In archivio', DATA, ({ archivio }) => archivio?.data ?? null, {
    larghezza: 108,
  }),
  colonna.calcolata<Centesimi>(
    'importo',
    'Importo',
    IMPORTO,
    ({ file, archivio }) => (file ?? archivio)?.importo ?? null,
  ),
  colonna.calcolata<string>(
    'descrizione',
    'Descrizione nel file',
    TESTO,
    ({ file }) => file?.descrizione ?? null,
    {
      flessibile: true,
      larghezza: 230,
    },
  ),
  colonna.calcolata<string>(
    'descrizione_archivio',
    'Descrizione in archivio',
    TESTO,
    ({ archivio }) => archivio?.descrizione ?? null,
    { flessibile: true, larghezza: 230 },
  ),
  colonna.calcolata<string>('perche', 'Perché', TESTO, perche, { larghezza: 260 }),
  colonna.calcolata<string>(
    'nome_file',
    'Venuta da',
    TESTO,
    ({ archivio }) => archivio && (archivio.nome_file ?? `importazione ${archivio.id_imp}`),
    { larghezza: 170 },
  ),
];

const segnoOf = (voce: VoceConfronto): SegnoRiga | null => {
  if (voce.esito === 'solo_archivio') return 'spenta';
  const decisione = decisioneDi(voce);
  return decisione === 'da_decidere' ? 'avviso' : decisione === 'importa' ? 'nuova' : null;
};
const getId = ({ id }: VoceConfronto) => id;

/** The row that has the focus; null when none has. */
function rigaAttiva(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[row-id]')?.getAttribute('row-id') : null;
  return row === null || row === undefined || row.startsWith('-') ? null : Number(row);
}

const TASTI: Readonly<Record<string, boolean | null>> = { i: true, p: false, d: null };

export function Confronto({ ricerca }: { ricerca: string }) {
  const styles = useStyles();
  const voci = useAtomValue(vociConfrontoAtom);
  const { daDecidere } = useAtomValue(conteggiAtom);
  const decidi = useSetAtom(decidiRigaAtom);
  const includi = useSetAtom(includiPresentiAtom);
  const decidiTutte = useSetAtom(decidiSimiliAtom);
  const columns = useMemo(() => creaColonne(decidi, styles.scelta), [decidi, styles.scelta]);
  const uguali = voci.filter(({ esito }) => esito === 'uguale');
  const importate = uguali.some(({ file }) => file && isInclusa(file));
  const onKeyDown = (event: KeyboardEvent) => {
    const scelta = TASTI[event.key.toLowerCase()];
    const typing = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (scelta === undefined || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = rigaAttiva(event.target);
    if (id === null) return;
    event.preventDefault();
    event.stopPropagation();
    decidi(id, scelta);
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Caption1 className={styles.caption}>
          {daDecidere > 0 ? `${conta(daDecidere, 'riga da decidere', 'righe da decidere')}. ` : ''}
          Su una riga: I importa, P è già presente, D da decidere.
        </Caption1>
        {daDecidere > 0 && (
          <>
            <Button size="small" onClick={() => decidiTutte(false)}>
              Sono gli stessi
            </Button>
            <Button size="small" onClick={() => decidiTutte(true)}>
              Sono nuovi
            </Button>
          </>
        )}
        {uguali.length > 0 && (
          <Button size="small" onClick={() => includi(!importate)}>
            {importate ? 'Escludi le uguali' : 'Importa anche le uguali'}
          </Button>
        )}
      </div>
      {/* The keys belong to the row that has the focus in the grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={onKeyDown} data-confronto={voci.length}>
        <GrigliaDati
          etichetta="Righe del file accanto a quelle in archivio"
          colonne={columns}
          righe={voci}
          getId={getId}
          classeRiga={segnoOf}
          ricerca={ricerca}
          testoVuoto="Nessuna riga del file è in archivio"
        />
      </div>
    </div>
  );
}

/** Rows that may be the same as others in the books: nothing happens to them until a person says. */
export function AvvisoSimili({ onMostra }: { onMostra: () => void }) {
  const { daDecidere } = useAtomValue(conteggiAtom);
  const decidi = useSetAtom(decidiSimiliAtom);
  if (daDecidere === 0) return null;
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {conta(daDecidere, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto, con altre parole:
        sono gli stessi?
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onMostra}>Confronta</Button>
        <Button onClick={() => decidi(false)}>Sono gli stessi</Button>
        <Button onClick={() => decidi(true)}>Sono nuovi</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
