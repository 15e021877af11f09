/** The columns of the comparison: what happens to each row, and each value before and after. */
import {
  AddCircleRegular,
  CheckmarkCircleRegular,
  EditRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { CAMPI_RIGA } from '#api/contract/campi-riga.ts';
import { getCampoRiga } from '#api/contract/riga.ts';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import {
  defineColonne,
  DATA,
  Etichetta,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  type SegnoRiga,
  type Tono,
} from '#grids/engine/index.ts';
import type { CampoLetto, RowComparison, EsitoConfronto } from '../../run/compare-reading.ts';

const ESITI: Record<EsitoConfronto, { testo: string; tono: Tono; icon: ReactElement }> = {
  uguale: { testo: 'Uguale', tono: 'spento', icon: <CheckmarkCircleRegular /> },
  cambiata: { testo: 'Cambiata', tono: 'attenzione', icon: <EditRegular /> },
  nuova: { testo: 'Nuova', tono: 'positivo', icon: <AddCircleRegular /> },
  sparita: { testo: 'Sparita', tono: 'negativo', icon: <SubtractCircleRegular /> },
};
export const PAROLE_ESITI: Record<EsitoConfronto, string> = {
  uguale: 'Uguale',
  cambiata: 'Cambiata',
  nuova: 'Nuova',
  sparita: 'Sparita',
};

function inParole(campo: CampoLetto, valore: string | number | null): string {
  if (valore === null || valore === '') return 'vuoto';
  const { soldi, confronto } = getCampoRiga(campo);
  if (soldi) return formatImporto(Number(valore));
  return confronto === 'data' ? formatData(String(valore)) : `«${valore}»`;
}

/** `Importo: da 12,00 a 1.200,00; Data: …`, or why nothing happens. */
export function describeChange({ esito, prima, dopo, campi, bloccata, presente }: RowComparison): string {
  if (bloccata) return bloccata;
  if (presente) return 'Già presente da un’altra importazione';
  if (esito === 'nuova') return 'Entrerebbe nell’importazione';
  if (esito === 'sparita') return 'Uscirebbe dall’importazione';
  if (!prima || !dopo) return '';
  return campi
    .map(
      (campo) =>
        `${CAMPI_RIGA[campo].nome}: da ${inParole(campo, prima[campo])} a ${inParole(campo, dopo[campo])}`,
    )
    .join('; ');
}

const colonna = defineColonne<RowComparison>();
const now = ({ prima, dopo }: RowComparison) => dopo ?? prima;
const before = (campo: CampoLetto) => (riga: RowComparison) =>
  riga.campi.includes(campo) ? riga.prima : null;

export const COLONNE_CONFRONTO = [
  colonna('esito', 'Esito', defineStato(PAROLE_ESITI), {
    larghezza: 120,
    disegna: ({ esito }) => <Etichetta {...ESITI[esito]} />,
  }),
  colonna.calcolata<number>('riga', 'Riga', NUMERO, (riga) => now(riga)?.riga ?? null, { larghezza: 72 }),
  colonna.calcolata<Giorno>('data', 'Data', DATA, (riga) => now(riga)?.data ?? null),
  colonna.calcolata<Centesimi>(
    'importo_prima',
    'Importo prima',
    IMPORTO,
    (riga) => before('importo')(riga)?.importo ?? null,
    {
      senzaTotale: true,
    },
  ),
  colonna.calcolata<Centesimi>('importo', 'Importo', IMPORTO, (riga) => now(riga)?.importo ?? null),
  colonna.calcolata<string>('descrizione', 'Descrizione', TESTO, (riga) => now(riga)?.descrizione ?? null, {
    larghezza: 260,
  }),
  colonna.calcolata<string>('cambio', 'Che cosa cambia', TESTO, describeChange, {
    flessibile: true,
    larghezza: 380,
  }),
];

/** How a row of the comparison is marked. */
export function getChangeMark({ esito, bloccata, applica }: RowComparison): SegnoRiga | null {
  if (bloccata) return 'errore';
  if (esito === 'uguale' || !applica) return 'spenta';
  return esito === 'nuova' ? 'nuova' : 'avviso';
}
