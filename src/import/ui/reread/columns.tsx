/** The columns of the comparison: what happens to each row, and each value before and after. */
import {
  AddCircleRegular,
  CheckmarkCircleRegular,
  EditRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { CAMPI_RIGA } from '#api/contract/campi-riga.ts';
import { getCampoRiga } from '#api/contract/riga.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import {
  defineColonne,
  DATA,
  ColumnLabel,
  IMPORTO,
  NUMERO,
  defineSigned,
  TESTO,
  type SegnoRiga,
  type Sign,
} from '#grids/engine/index.ts';
import type { CampoLetto, RowComparison, ComparisonOutcome } from '../../run/compare-reading.ts';

const ESITI: Record<ComparisonOutcome, Sign> = {
  uguale: { testo: 'Uguale', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  cambiata: { testo: 'Cambiata', tono: 'attenzione', icon: <EditRegular /> },
  nuova: { testo: 'Nuova', tono: 'positivo', icon: <AddCircleRegular /> },
  sparita: { testo: 'Sparita', tono: 'negativo', icon: <SubtractCircleRegular /> },
};

function inWords(field: CampoLetto, value: string | number | null): string {
  if (value === null || value === '') return 'vuoto';
  const { soldi, confronto } = getCampoRiga(field);
  if (soldi) return formatImporto(Number(value));
  return confronto === 'data' ? formatData(String(value)) : `«${value}»`;
}

/** `Importo: da 12,00 a 1.200,00; Data: …`, or why nothing happens. */
function describeChange({ esito, prima, dopo, campi, blocked, presente }: RowComparison): string {
  if (blocked) return blocked;
  if (presente) return 'Già presente da un’altra importazione';
  if (esito === 'nuova') return 'Entrerebbe nell’importazione';
  if (esito === 'sparita') return 'Uscirebbe dall’importazione';
  if (!prima || !dopo) return '';
  return campi
    .map(
      (field) =>
        `${CAMPI_RIGA[field].nome}: da ${inWords(field, prima[field])} a ${inWords(field, dopo[field])}`,
    )
    .join('; ');
}

const column = defineColonne<RowComparison>();
const now = ({ prima, dopo }: RowComparison) => dopo ?? prima;
const before = (field: CampoLetto) => (riga: RowComparison) =>
  riga.campi.includes(field) ? riga.prima : null;

export const COMPARISON_COLUMNS = [
  column('esito', 'Esito', defineSigned(ESITI), {
    larghezza: 120,
    draw: ({ esito }) => <ColumnLabel {...ESITI[esito]} />,
  }),
  column.computed<number>('riga', 'Riga', NUMERO, (riga) => now(riga)?.riga ?? null, { larghezza: 72 }),
  column.computed<Giorno>('data', 'Data', DATA, (riga) => now(riga)?.data ?? null),
  column.computed<Centesimi>(
    'importo_prima',
    'Importo prima',
    IMPORTO,
    (riga) => before('importo')(riga)?.importo ?? null,
    {
      senzaTotale: true,
    },
  ),
  column.computed<Centesimi>('importo', 'Importo', IMPORTO, (riga) => now(riga)?.importo ?? null),
  column.computed<string>('descrizione', 'Descrizione', TESTO, (riga) => now(riga)?.descrizione ?? null, {
    larghezza: 260,
  }),
  column.computed<string>('cambio', 'Che cosa cambia', TESTO, describeChange, {
    flexible: true,
    larghezza: 380,
  }),
];

/** How a row of the comparison is marked. */
export function getChangeMark({ esito, blocked, apply }: RowComparison): SegnoRiga | null {
  if (blocked) return 'errore';
  if (esito === 'uguale' || !apply) return 'spenta';
  return esito === 'nuova' ? 'nuova' : 'avviso';
}
