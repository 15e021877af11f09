/** The questions a file can leave open, each with a real cell read under every answer. */
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { parseGiorno } from './date.ts';
import { parseCentesimi } from './amount.ts';
import { cleanCell } from './cell.ts';

/** What can be asked about a file; each has one answer for the whole file. */
export type QuestionId =
  | 'ordine_data'
  | 'scambio'
  | 'decimali'
  | 'segno'
  | 'importo'
  | 'verso'
  | 'riga'
  | 'segni'
  | 'prima'
  | 'tabelle'
  | 'ripetuti'
  | 'giorni'
  | 'spesa'
  | 'soggetti'
  | 'stati'
  | 'aperto';

/** The answer by which the row that is asked about is a movement. */
export const RIGA_TENUTA = 'tieni';

/** The answer by which every row enters, whatever its state. */
export const STATI_TUTTI = '*';

/** The answer by which a column stays out of the amounts. */
export const SPESA_OUTSIDE = 'fuori';

/** The answer by which titles among the rows name the parties of the rows below them. */
export const SOGGETTI_SI = 'nomi';

/** The file as it would be read under an answer: some of its rows, and what all of them come to (cents). */
export interface ProvaRisposta {
  natura: Natura;
  righe: {
    riga: number;
    data: Giorno;
    descrizione: string;
    ragione_sociale: string | null;
    importo: number;
  }[];
  quante: number;
  entrate: number;
  uscite: number;
  /** By how much the rows of each estratto change its balance: those of two accounts are not added up. */
  cambi: number[];
  /** What the balances of the file say of this reading. */
  esito: Quadratura['esito'];
  differenza: number | null;
}

/** One possible answer, with a real cell of the file as it would read under it. */
export interface QuestionOption {
  valore: string;
  testo: string;
  example: string;
  /** Absent where the file was not tried, or does not read so. */
  prova?: ProvaRisposta;
  /** The same beside other answers to the questions that stand with it, by these. */
  prove?: Readonly<Record<string, ProvaRisposta>>;
  /** Whom this answer says the azienda to be: the code of a party, or its name where it has none. */
  azienda?: string;
}

export interface ReadingQuestion {
  id: QuestionId;
  testo: string;
  options: QuestionOption[];
}

/** The user's answers: the `valore` of the chosen option, by question. */
export type Risposte = Partial<Record<QuestionId, string>>;

function month(day: string | null): string {
  if (!day) return 'data inesistente';
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export function askOrdine(cell: string): ReadingQuestion {
  const text = cleanCell(cell);
  const option = (valore: 'gma' | 'mga', testo: string): ReadingQuestion['options'][number] => {
    const day = parseGiorno(text, valore);
    return {
      valore,
      testo,
      example: `«${text}» è ${day ? `il ${month(day)} (${formatData(day)})` : month(null)}`,
    };
  };
  return {
    id: 'ordine_data',
    testo: 'Le date del file si possono leggere in due modi. Qual è quello giusto?',
    options: [option('gma', 'Giorno, mese, anno'), option('mga', 'Mese, giorno, anno')],
  };
}

export function askDecimali(cell: string): ReadingQuestion {
  const text = cleanCell(cell);
  const option = (valore: ',' | '.', testo: string): ReadingQuestion['options'][number] => {
    const cents = parseCentesimi(text, valore);
    return {
      valore,
      testo,
      example: Number.isNaN(cents) ? `«${text}» non si legge` : `«${text}» vale ${formatImporto(cents)}`,
    };
  };
  return {
    id: 'decimali',
    testo: 'Nessun importo del file mostra quale segno separa i decimali. Qual è?',
    options: [
      option(',', 'La virgola (il punto separa le migliaia)'),
      option('.', 'Il punto (la virgola separa le migliaia)'),
    ],
  };
}

/** What a file whose amounts are (nearly) all positive may be, or one whose balances run against its signs. */
type TipoFile = 'conto' | 'carta' | 'partite' | 'saldi' | 'saldi_senza_segno' | 'parole';

const TESTO_SEGNO: Readonly<Record<TipoFile, string>> = {
  conto: 'Tutti gli importi del file sono positivi. Che cosa sono?',
  carta: 'Sembra l’estratto di una carta e quasi tutti gli importi sono positivi. Che cosa sono?',
  partite: 'Sembra un elenco di scadenze con importi positivi. Sono da pagare o da incassare?',
  parole: 'Le descrizioni del file dicono il contrario dei segni. Che cosa sono gli importi positivi?',
  saldi_senza_segno:
    'I saldi del file tornano solo se gli importi senza segno, letti come uscite, sono entrate. Che cosa vale?',
  saldi: 'I saldi del file tornano solo con i segni di tutti gli importi rovesciati. Che cosa vale?',
};

export function askSegno(cell: string, kind: TipoFile): ReadingQuestion {
  const text = cleanCell(cell);
  if (kind === 'partite') {
    return {
      id: 'segno',
      testo: TESTO_SEGNO.partite,
      options: [
        { valore: 'con_segno', testo: 'Da incassare', example: `«${text}» è un credito` },
        { valore: 'inverso', testo: 'Da pagare', example: `«${text}» è un debito` },
      ],
    };
  }
  if (kind === 'saldi') {
    return {
      id: 'segno',
      testo: TESTO_SEGNO.saldi,
      options: [
        { valore: 'con_segno', testo: 'I segni', example: `«${text}» è un’uscita, e i saldi non tornano` },
        { valore: 'inverso', testo: 'I saldi', example: `«${text}» è un’entrata, e i saldi tornano` },
      ],
    };
  }
  if (kind === 'saldi_senza_segno') {
    return {
      id: 'segno',
      testo: TESTO_SEGNO.saldi_senza_segno,
      options: [
        { valore: 'inverso', testo: 'Sono uscite', example: `«${text}» è un’uscita, e i saldi non tornano` },
        { valore: 'con_segno', testo: 'Sono entrate', example: `«${text}» è un’entrata, e i saldi tornano` },
      ],
    };
  }
  return {
    id: 'segno',
    testo: TESTO_SEGNO[kind],
    options: [
      { valore: 'inverso', testo: 'Gli importi positivi sono uscite', example: `«${text}» è un’uscita` },
      { valore: 'con_segno', testo: 'Gli importi positivi sono entrate', example: `«${text}» è un’entrata` },
    ],
  };
}

/** A row without which the balances tie: `valore` is its line, where it is no movement. */
export function askRiga(
  { riga, descrizione, importo }: { riga: number; descrizione: string; importo: number },
  differenza: number,
): ReadingQuestion {
  const what = `«${descrizione}» di ${formatImporto(importo)}`;
  return {
    id: 'riga',
    testo: `I saldi del file tornano solo senza la riga ${riga}, ${what}. Che cos’è?`,
    options: [
      {
        valore: RIGA_TENUTA,
        testo: 'Un movimento',
        example: `${what} entra, e i saldi non tornano: differenza ${formatImporto(differenza)}`,
      },
      {
        valore: String(riga),
        testo: 'Un saldo, o un’operazione annullata',
        example: `${what} non entra, e i saldi tornano`,
      },
    ],
  };
}

/**
 * A column that, taken off the amounts, makes the balances tie: `valore` is its place, where it is to be taken off.
 * @param either true where they tie with it and without it
 */
export function askSpesa(column: string, index: number, cell: string, either: boolean): ReadingQuestion {
  const name = column === '' ? `colonna ${index + 1}` : `colonna «${column}»`;
  return {
    id: 'spesa',
    testo: either
      ? `I saldi del file tornano se dagli importi si toglie la ${name}, e anche se non si toglie. Che cos’è?`
      : `I saldi del file tornano solo se dagli importi si toglie la ${name}. Che cos’è?`,
    options: [
      {
        valore: String(index),
        testo: 'Una spesa da togliere da ogni importo',
        example: `«${cell}» si toglie dalla sua riga, e i saldi tornano`,
      },
      {
        valore: SPESA_OUTSIDE,
        testo: 'Un’altra cosa, che non cambia gli importi',
        example: `«${cell}» resta fuori, e i saldi ${either ? 'tornano' : 'non tornano'}`,
      },
    ],
  };
}

/** What is called a fee beside amounts without a sign or a balance: of whoever sold it was kept back, of whoever bought it may be in them. */
export const askSpesaBeside = (column: string, index: number, cell: string): ReadingQuestion => ({
  id: 'spesa',
  testo: `La colonna «${column}» non è compresa negli importi, e nessun saldo dice se vada tolta. Che cos’è?`,
  options: [
    {
      valore: String(index),
      testo: 'Una spesa da togliere da ogni importo',
      example: `«${cell}» si toglie dalla sua riga`,
    },
    {
      valore: SPESA_OUTSIDE,
      testo: 'Un’altra cosa, che non cambia gli importi',
      example: `«${cell}» resta fuori`,
    },
  ],
});

/** Titles among the rows of a list of open items, of which nothing says whose names they are. */
export function askSoggetti(names: readonly string[]): ReadingQuestion {
  const [first = '', ...others] = names;
  const list = names.map((name) => `«${name}»`).join(', ');
  const what =
    others.length === 0
      ? `sopra c’è un nome (${list}). È il cliente o il fornitore delle partite sotto?`
      : `fra le righe ci sono dei nomi (${list}). Sono i clienti o i fornitori delle partite che hanno sotto?`;
  return {
    id: 'soggetti',
    testo: `Nessuna colonna dice di chi sono le partite, e ${what}`,
    options: [
      { valore: SOGGETTI_SI, testo: 'Sì', example: `le partite sotto «${first}» sono sue` },
      { valore: 'no', testo: 'No', example: 'le partite restano senza nome' },
    ],
  };
}
