/** The columns of the comparison: what happens to each row, and each value before and after. */
import {
  AddCircleRegular,
  CheckmarkCircleRegular,
  EditRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import {
  colonne,
  DATA,
  Etichetta,
  IMPORTO,
  NUMERO,
  stato,
  TESTO,
  type SegnoRiga,
  type Tono,
} from '#grids/engine/index.ts';
import type { CampoRiga, Confronto, EsitoConfronto } from '../../run/differenza.ts';

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

const NOMI: Record<CampoRiga, string> = {
  data: 'Data',
  data_valuta: 'Valuta',
  causale: 'Causale',
  descrizione: 'Descrizione',
  ragione_sociale: 'Ragione sociale',
  numero_documento: 'Documento',
  data_documento: 'Data documento',
  scadenza: 'Scadenza',
  importo: 'Importo',
  divisa: 'Divisa',
  saldo: 'Saldo',
  iban_controparte: 'IBAN controparte',
  riferimento: 'Riferimento',
  nota: 'Nota',
};

const SOLDI: ReadonlySet<CampoRiga> = new Set(['importo', 'saldo']);
const GIORNI: ReadonlySet<CampoRiga> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);

function inParole(campo: CampoRiga, valore: string | number | null): string {
  if (valore === null || valore === '') return 'vuoto';
  if (SOLDI.has(campo)) return formatImporto(Number(valore));
  return GIORNI.has(campo) ? formatData(String(valore)) : `«${valore}»`;
}

/** `Importo: da 12,00 a 1.200,00; Data: …`, or why nothing happens. */
export function descriviCambio({ esito, prima, dopo, campi, bloccata, presente }: Confronto): string {
  if (bloccata) return bloccata;
  if (presente) return 'Già presente da un’altra importazione';
  if (esito === 'nuova') return 'Entrerebbe nell’importazione';
  if (esito === 'sparita') return 'Uscirebbe dall’importazione';
  if (!prima || !dopo) return '';
  return campi
    .map((campo) => `${NOMI[campo]}: da ${inParole(campo, prima[campo])} a ${inParole(campo, dopo[campo])}`)
    .join('; ');
}

const colonna = colonne<Confronto>();
const now = ({ prima, dopo }: Confronto) => dopo ?? prima;
const before = (campo: CampoRiga) => (riga: Confronto) => (riga.campi.includes(campo) ? riga.prima : null);

export const COLONNE_CONFRONTO = [
  colonna('esito', 'Esito', stato(PAROLE_ESITI), {
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
  colonna.calcolata<string>('cambio', 'Che cosa cambia', TESTO, descriviCambio, {
    flessibile: true,
    larghezza: 380,
  }),
];

/** How a row of the comparison is marked. */
export function segnoConfronto({ esito, bloccata, applica }: Confronto): SegnoRiga | null {
  if (bloccata) return 'errore';
  if (esito === 'uguale' || !applica) return 'spenta';
  return esito === 'nuova' ? 'nuova' : 'avviso';
}
