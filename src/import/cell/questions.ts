/** The questions a file can leave open, each with a real cell read under every answer. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { parseGiorno } from './date.ts';
import { parseCentesimi } from './amount.ts';
import { cleanCell } from './cell.ts';

/** What can be asked about a file; each has one answer for the whole file. */
export type IdDomanda = 'ordine_data' | 'decimali' | 'segno' | 'importo' | 'verso' | 'riga' | 'spesa';

/** The answer by which the row that is asked about is a movement. */
export const RIGA_TENUTA = 'tieni';

/** The answer by which a column stays out of the amounts. */
export const SPESA_FUORI = 'fuori';

/** The file as it would be read under an answer: some of its rows, and what all of them come to (cents). */
export interface ProvaRisposta {
  natura: Natura;
  righe: { riga: number; data: Giorno; descrizione: string; importo: number }[];
  quante: number;
  entrate: number;
  uscite: number;
  /** What the balances of the file say of this reading. */
  esito: Quadratura['esito'];
  differenza: number | null;
}

/** One possible answer, with a real cell of the file as it would read under it. */
export interface OpzioneDomanda {
  valore: string;
  testo: string;
  esempio: string;
  /** Absent where the file was not tried, or does not read so. */
  prova?: ProvaRisposta;
}

export interface ReadingQuestion {
  id: IdDomanda;
  testo: string;
  opzioni: OpzioneDomanda[];
}

/** The user's answers: the `valore` of the chosen option, by question. */
export type Risposte = Partial<Record<IdDomanda, string>>;

function mese(giorno: string | null): string {
  if (!giorno) return 'data inesistente';
  return new Date(`${giorno}T00:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export function askOrdine(cella: string): ReadingQuestion {
  const text = cleanCell(cella);
  const option = (valore: 'gma' | 'mga', testo: string): ReadingQuestion['opzioni'][number] => {
    const giorno = parseGiorno(text, valore);
    return {
      valore,
      testo,
      esempio: `«${text}» è ${giorno ? `il ${mese(giorno)} (${formatData(giorno)})` : mese(null)}`,
    };
  };
  return {
    id: 'ordine_data',
    testo: 'Le date del file si possono leggere in due modi. Qual è quello giusto?',
    opzioni: [option('gma', 'Giorno, mese, anno'), option('mga', 'Mese, giorno, anno')],
  };
}

export function askDecimali(cella: string): ReadingQuestion {
  const text = cleanCell(cella);
  const option = (valore: ',' | '.', testo: string): ReadingQuestion['opzioni'][number] => {
    const centesimi = parseCentesimi(text, valore);
    return {
      valore,
      testo,
      esempio: Number.isNaN(centesimi)
        ? `«${text}» non si legge`
        : `«${text}» vale ${formatImporto(centesimi)}`,
    };
  };
  return {
    id: 'decimali',
    testo: 'Nessun importo del file mostra quale segno separa i decimali. Qual è?',
    opzioni: [
      option(',', 'La virgola (il punto separa le migliaia)'),
      option('.', 'Il punto (la virgola separa le migliaia)'),
    ],
  };
}

/** What a file whose amounts are (nearly) all positive may be, or one whose balances run against its signs. */
export type TipoFile = 'conto' | 'carta' | 'partite' | 'saldi' | 'parole';

const TESTO_SEGNO: Readonly<Record<TipoFile, string>> = {
  conto: 'Tutti gli importi del file sono positivi. Che cosa sono?',
  carta: 'Sembra l’estratto di una carta e quasi tutti gli importi sono positivi. Che cosa sono?',
  partite: 'Sembra un elenco di scadenze con importi positivi. Sono da pagare o da incassare?',
  parole: 'Le descrizioni del file dicono il contrario dei segni. Che cosa sono gli importi positivi?',
  saldi: 'I saldi del file tornano solo con i segni di tutti gli importi rovesciati. Che cosa vale?',
};

export function askSegno(cella: string, tipo: TipoFile): ReadingQuestion {
  const text = cleanCell(cella);
  if (tipo === 'partite') {
    return {
      id: 'segno',
      testo: TESTO_SEGNO.partite,
      opzioni: [
        { valore: 'con_segno', testo: 'Da incassare', esempio: `«${text}» è un credito` },
        { valore: 'inverso', testo: 'Da pagare', esempio: `«${text}» è un debito` },
      ],
    };
  }
  if (tipo === 'saldi') {
    return {
      id: 'segno',
      testo: TESTO_SEGNO.saldi,
      opzioni: [
        { valore: 'con_segno', testo: 'I segni', esempio: `«${text}» è un’uscita, e i saldi non tornano` },
        { valore: 'inverso', testo: 'I saldi', esempio: `«${text}» è un’entrata, e i saldi tornano` },
      ],
    };
  }
  return {
    id: 'segno',
    testo: TESTO_SEGNO[tipo],
    opzioni: [
      { valore: 'inverso', testo: 'Gli importi positivi sono uscite', esempio: `«${text}» è un’uscita` },
      { valore: 'con_segno', testo: 'Gli importi positivi sono entrate', esempio: `«${text}» è un’entrata` },
    ],
  };
}

/** Two money columns without a name: which one is what went out. */
export function askSide(prima: readonly string[], seconda: readonly string[]): ReadingQuestion {
  const una = prima.find((cella) => cella !== '') ?? 'vuota';
  const altra = seconda.find((cella) => cella !== '') ?? 'vuota';
  return {
    id: 'segno',
    testo: 'Il file ha due colonne di importi senza nome. Quale contiene le uscite?',
    opzioni: [
      { valore: 'dare_avere', testo: 'La prima', esempio: `uscita: «${una}»; entrata: «${altra}»` },
      { valore: 'avere_dare', testo: 'La seconda', esempio: `uscita: «${altra}»; entrata: «${una}»` },
    ],
  };
}

/** Several nameless columns of amounts: which one is the movement's. `valore` is the zero-based column. */
export function askImporto(
  colonne: readonly { indice: number; celle: readonly string[] }[],
): ReadingQuestion {
  return {
    id: 'importo',
    testo: 'Il file ha più colonne di importi senza nome. Quale contiene l’importo dei movimenti?',
    opzioni: colonne.map(({ indice, celle }) => ({
      valore: String(indice),
      testo: `La colonna ${indice + 1}`,
      esempio: celle
        .filter((cella) => cella !== '')
        .slice(0, 3)
        .map((cella) => `«${cella}»`)
        .join(', '),
    })),
  };
}

/** A row without which the balances tie: `valore` is its line, where it is no movement. */
export function askRiga(
  { riga, descrizione, importo }: { riga: number; descrizione: string; importo: number },
  differenza: number,
): ReadingQuestion {
  const cosa = `«${descrizione}» di ${formatImporto(importo)}`;
  return {
    id: 'riga',
    testo: `I saldi del file tornano solo senza la riga ${riga}, ${cosa}. Che cos’è?`,
    opzioni: [
      {
        valore: RIGA_TENUTA,
        testo: 'Un movimento',
        esempio: `${cosa} entra, e i saldi non tornano: differenza ${formatImporto(differenza)}`,
      },
      {
        valore: String(riga),
        testo: 'Un saldo, o un’operazione annullata',
        esempio: `${cosa} non entra, e i saldi tornano`,
      },
    ],
  };
}

/** A column that, taken off the amounts, makes the balances tie: `valore` is its place, where it is to be taken off. */
export function askSpesa(colonna: string, indice: number, cella: string): ReadingQuestion {
  const nome = colonna === '' ? `colonna ${indice + 1}` : `colonna «${colonna}»`;
  return {
    id: 'spesa',
    testo: `I saldi del file tornano solo se dagli importi si toglie la ${nome}. Che cos’è?`,
    opzioni: [
      {
        valore: String(indice),
        testo: 'Una spesa da togliere da ogni importo',
        esempio: `«${cella}» si toglie dalla sua riga, e i saldi tornano`,
      },
      {
        valore: SPESA_FUORI,
        testo: 'Un’altra cosa, che non cambia gli importi',
        esempio: `«${cella}» resta fuori, e i saldi non tornano`,
      },
    ],
  };
}
