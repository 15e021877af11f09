/** The statement sent to a customer: what is open on a day, what of it is late, and how late. */
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import type { PrintBlock, PrintDocument, PrintHeader, PrintRiga } from './types.ts';

interface PartitaEstratto {
  numero_documento: string | null;
  data: Giorno;
  scadenza: Giorno | null;
  /** Cents; positive is owed to us, negative a credit of the customer's. */
  importo: number;
  residuo: number;
  /** Days late on the day of the statement, zero or negative before the due day; null without a due day. */
  giorni: number | null;
}

interface EstrattoCliente {
  intestazione: PrintHeader;
  /** Name first, then the address, a line each. */
  destinatario: readonly string[];
  al: Giorno;
  /** In the order they are printed: by due day. */
  partite: readonly PartitaEstratto[];
  /** Three letters, ISO 4217. */
  divisa: string;
  /** Where to pay, when the azienda says it. */
  iban?: string | null;
  provenance: string;
}

const isLate = ({ giorni }: PartitaEstratto): boolean => giorni !== null && giorni > 0;
const residuo = (partite: readonly PartitaEstratto[]): number =>
  partite.reduce((sum, partita) => sum + partita.residuo, 0);

const riga = (partita: PartitaEstratto): PrintRiga => ({
  tipo: 'riga',
  celle: [
    partita.numero_documento ?? 'Senza numero',
    partita.data,
    partita.scadenza,
    isLate(partita) ? partita.giorni : null,
    partita.importo,
    partita.residuo,
  ],
});

function group(name: string, partite: readonly PartitaEstratto[]): PrintRiga[] {
  if (partite.length === 0) return [];
  return [
    { tipo: 'gruppo', testo: name },
    ...partite.map(riga),
    { tipo: 'subtotale', testo: `Totale ${name.toLowerCase()}` },
  ];
}

/** The table alone, for letters that carry it: late documents first, then those not yet due. */
const makePartiteTable = (partite: readonly PartitaEstratto[]): PrintBlock => ({
  tipo: 'tabella',
  colonne: [
    { titolo: 'Documento', tipo: 'testo' },
    { titolo: 'Data', tipo: 'data' },
    { titolo: 'Scadenza', tipo: 'data' },
    { titolo: 'Giorni di ritardo', tipo: 'numero' },
    { titolo: 'Importo', tipo: 'importo', totale: true },
    { titolo: 'Da pagare', tipo: 'importo', totale: true },
  ],
  righe: [
    ...group('Scaduto', partite.filter(isLate)),
    ...group(
      'Da scadere',
      partite.filter((partita) => !isLate(partita)),
    ),
  ],
  totale: 'Totale da pagare',
  vuota: 'Nessun documento da pagare.',
});

export function makeEstrattoCliente(estratto: EstrattoCliente): PrintDocument {
  const { intestazione, destinatario, al, partite, divisa, iban = null, provenance } = estratto;
  const overdue = residuo(partite.filter(isLate));
  return {
    titolo: 'Estratto conto',
    subtitle: `Situazione al ${formatData(al)}`,
    intestazione,
    destinatario,
    blocks: [
      {
        tipo: 'dati',
        voci: [
          { nome: `Già scaduto (${divisa})`, valore: overdue, tipo: 'importo', forte: true },
          { nome: `Da scadere (${divisa})`, valore: residuo(partite) - overdue, tipo: 'importo' },
          { nome: `Totale da pagare (${divisa})`, valore: residuo(partite), tipo: 'importo', forte: true },
        ],
      },
      makePartiteTable(partite),
      ...(iban === null
        ? []
        : [{ tipo: 'paragrafo' as const, testo: `Per i pagamenti: IBAN ${iban}`, forte: true }]),
      {
        tipo: 'paragrafo',
        piccolo: true,
        testo:
          'Le note di credito e gli acconti sono scritti con il segno meno. Se avete già pagato, consideratelo un promemoria superato.',
      },
    ],
    provenance,
  };
}
