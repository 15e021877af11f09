/** The columns of the comparison: what each row of the file is or may be, and what the person says of it. */
import {
  ArchiveRegular,
  CheckmarkCircleRegular,
  QuestionCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import {
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  NUMERO,
  type SegnoRiga,
  defineSigned,
  defineStato,
  TESTO,
  type Sign,
} from '#grids/engine/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { formatCount } from '../words.ts';
import type { PresenceOutcome, ComparisonEntry } from '../state/comparison.ts';
import { isDaDecidere, isIncluded } from '../state/righe.ts';

const ESITI: Record<PresenceOutcome, Sign> = {
  uguale: { testo: 'Uguale', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  simile: { testo: 'Forse la stessa', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  ambigua: { testo: 'Più candidate', tono: 'attenzione', icon: <WarningRegular /> },
  solo_archivio: { testo: 'Solo in archivio', tono: 'neutro', icon: <ArchiveRegular /> },
};

type Decision = 'da_decidere' | 'importa' | 'lascia';
const DECISIONS: Record<Decision, string> = {
  da_decidere: 'Da decidere',
  importa: 'Importa',
  lascia: 'È già presente',
};
const decisionOf = ({ file }: ComparisonEntry): Decision | null => {
  if (!file) return null;
  if (isDaDecidere(file)) return 'da_decidere';
  return isIncluded(file) ? 'importa' : 'lascia';
};

/** Why a row may be one of the books, and which others it may be. */
function why({ esito, likenesses, store }: ComparisonEntry): string {
  if (esito === 'uguale') return 'Stessa data, importo e descrizione';
  if (esito === 'solo_archivio') return 'Nel file non c’è';
  const [first] = likenesses;
  if (!first || !store) return '';
  const days =
    first.giorni === 0 ? 'stesso giorno' : `${formatCount(first.giorni, 'giorno', 'giorni')} di differenza`;
  const words =
    first.testo === 0 ? 'nessuna parola in comune' : `parole in comune ${Math.round(first.testo * 100)}%`;
  const reason = `Importo uguale, ${days}, ${words}`;
  const others = likenesses
    .slice(1, 4)
    .map(({ presente }) => `${formatData(presente.data)} «${presente.descrizione.slice(0, 40)}»`);
  return others.length === 0 ? reason : `${reason}. Oppure: ${others.join('; ')}`;
}

const column = defineColonne<ComparisonEntry>();

/** The columns; `decide` is told what the person chose for a row of the file. */
export const makeComparisonColumns = (
  decide: (id: number, choice: boolean | null) => void,
  scelta: string,
) => [
  column('esito', 'Esito', defineSigned(ESITI), {
    larghezza: 148,
    draw: ({ esito }) => <ColumnLabel {...ESITI[esito]} />,
  }),
  column.computed<string>('decisione', 'Decisione', defineStato(DECISIONS), decisionOf, {
    larghezza: 150,
    notExported: true,
    draw: (voce) => {
      const decision = decisionOf(voce);
      if (decision === null) return null;
      return (
        <NativeSelect
          small
          className={scelta}
          label={`Decisione sulla riga ${voce.file?.riga ?? ''}`}
          valore={decision}
          onChoose={(value) => decide(voce.id, value === 'da_decidere' ? null : value === 'importa')}
          voci={(Object.keys(DECISIONS) as Decision[])
            .filter((each) => each !== 'da_decidere' || voce.likenesses.length > 0)
            .map((each) => [each, DECISIONS[each]] as const)}
        />
      );
    },
  }),
  column.computed<number>('riga', 'Riga', NUMERO, ({ file }) => file?.riga ?? null, { larghezza: 68 }),
  column.computed<Giorno>('data', 'Data nel file', DATA, ({ file }) => file?.data ?? null, {
    larghezza: 108,
  }),
  column.computed<Giorno>('data_archivio', 'In archivio', DATA, ({ store }) => store?.data ?? null, {
    larghezza: 108,
  }),
  column.computed<Centesimi>(
    'importo',
    'Importo',
    IMPORTO,
    ({ file, store }) => (file ?? store)?.importo ?? null,
  ),
  column.computed<string>(
    'descrizione',
    'Descrizione nel file',
    TESTO,
    ({ file }) => file?.descrizione ?? null,
    {
      flexible: true,
      larghezza: 230,
    },
  ),
  column.computed<string>(
    'descrizione_archivio',
    'Descrizione in archivio',
    TESTO,
    ({ store }) => store?.descrizione ?? null,
    { flexible: true, larghezza: 230 },
  ),
  column.computed<string>('perche', 'Perché', TESTO, why, { larghezza: 260 }),
  column.computed<string>(
    'nome_file',
    'Venuta da',
    TESTO,
    ({ store }) => store && (store.nome_file ?? `importazione ${store.id_imp}`),
    { larghezza: 170 },
  ),
];

export const getComparisonMark = (voce: ComparisonEntry): SegnoRiga | null => {
  const decision = decisionOf(voce);
  return decision === 'da_decidere' ? 'avviso' : decision === 'importa' ? 'nuova' : null;
};
export const getId = ({ id }: ComparisonEntry) => id;
