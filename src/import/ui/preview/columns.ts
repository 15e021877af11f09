/** Columns of the preview grids. */
import type { RigaScartata } from '#api/contract/invio-import.ts';
import { LUNGHEZZE } from '#api/contract/riga.ts';
import {
  type Colonna,
  defineColonne,
  DATA,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  type Modifica,
  type SegnoRiga,
} from '#grids/engine/index.ts';
import { isDaDecidere, isIncluded } from '../state/righe.ts';
import type { RigaAnteprima } from '../state/types.ts';

const colonna = defineColonne<RigaAnteprima>();

const CONDIZIONE = defineStato({
  nuova: 'Nuova',
  presente: 'Già presente',
  da_decidere: 'Da decidere',
  esclusa: 'Esclusa',
  modificata: 'Modificata',
});

function condition(riga: RigaAnteprima): 'nuova' | 'presente' | 'da_decidere' | 'esclusa' | 'modificata' {
  if (riga.presente) return 'presente';
  if (isDaDecidere(riga)) return 'da_decidere';
  if (!isIncluded(riga)) return 'esclusa';
  return riga.modificata ? 'modificata' : 'nuova';
}

const riga = colonna('riga', 'Riga', NUMERO, { larghezza: 72, notExported: true });
const outcome = colonna.computed('esito', 'Esito', CONDIZIONE, condition, { larghezza: 116 });
const data = colonna('data', 'Data', DATA, { editable: true, larghezza: 100 });
const importo = colonna('importo', 'Importo', IMPORTO, { editable: true });
const description = colonna('descrizione', 'Descrizione', TESTO, {
  editable: true,
  flexible: true,
  larghezza: 320,
  maxLength: LUNGHEZZE.descrizione,
});

/** Columns that are worth their room only when the file fills them. */
const days = [colonna('data_valuta', 'Valuta', DATA), colonna('scadenza', 'Scadenza', DATA)];
const texts = [
  colonna('causale', 'Causale', TESTO, { larghezza: 130 }),
  colonna('ragione_sociale', 'Ragione sociale', TESTO, { larghezza: 200 }),
  colonna('numero_documento', 'Documento', TESTO, { larghezza: 120 }),
  colonna('data_documento', 'Data documento', DATA),
  colonna('iban_controparte', 'IBAN controparte', TESTO, { larghezza: 240 }),
  colonna('riferimento', 'Riferimento', TESTO, { larghezza: 140 }),
];
const saldo = colonna('saldo', 'Saldo', IMPORTO, { senzaTotale: true });
const divisa = colonna('divisa', 'Divisa', TESTO, { larghezza: 76 });

/** The columns of these rows: the optional ones only where some row has a value. Amounts stand where no scrolling is needed. */
export function makeColonne(righe: readonly RigaAnteprima[]) {
  const first = righe[0]?.divisa;
  const used = (column: Colonna<RigaAnteprima>) =>
    righe.some((row) => {
      const value = column.valore(row);
      return value !== null && value !== '';
    });
  const foreign = righe.some((row) => row.divisa !== first) || (first ?? 'EUR') !== 'EUR';
  return [
    riga,
    outcome,
    data,
    ...days.filter(used),
    importo,
    ...(foreign ? [divisa] : []),
    ...(used(saldo) ? [saldo] : []),
    description,
    ...texts.filter(used),
  ];
}

/** Corrections that a row cannot hold, in Italian. */
export function refuseChange({ campo, valore }: Modifica): string | null {
  if ((campo === 'data' || campo === 'importo') && valore === null) return 'Il valore è obbligatorio';
  return null;
}

/** How a row is marked: tint and bar at the edge. */
export function getMark(row: RigaAnteprima): SegnoRiga | null {
  if (row.presente || isDaDecidere(row)) return 'avviso';
  if (!isIncluded(row)) return 'spenta';
  return row.modificata ? 'nuova' : null;
}

/** A refused row with an identity: one line can be refused for several columns. */
interface NumberedScartata extends RigaScartata {
  id: number;
}

const scartata = defineColonne<NumberedScartata>();

export const colonneScartate = [
  scartata('riga', 'Riga', NUMERO, { larghezza: 84 }),
  scartata('motivo', 'Perché è stata scartata', TESTO, { flexible: true, larghezza: 360 }),
  scartata('colonna', 'Colonna', TESTO, { larghezza: 180 }),
  scartata('valore', 'Valore nel file', TESTO, { larghezza: 300 }),
];
