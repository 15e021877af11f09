/** The two documents of a sollecito: the letter, and the estratto conto of its addressee. */
import { countGiorni, formatData } from '#domain/date.ts';
import { fillModello } from '#domain/solleciti/placeholders.ts';
import type { RigaEstrattoConto } from '../sql/partite.ts';
import { makeEstrattoCliente } from '../../print/estratto-cliente.ts';
import type { PrintBlock, PrintDocument, TabellaStampa } from '../../print/index.ts';
import { makeLettera, type DatiLettera, formatDocumento, makeValori } from './compose.ts';

export interface DestinatarioLettera {
  ragione_sociale: string;
  indirizzo: string | null;
  cap: string | null;
  comune: string | null;
  provincia: string | null;
}

const linesOf = ({ ragione_sociale, indirizzo, cap, comune, provincia }: DestinatarioLettera): string[] =>
  [
    ragione_sociale,
    indirizzo ?? '',
    [cap, comune, provincia === null ? null : `(${provincia})`].filter(Boolean).join(' '),
  ].filter((line) => line !== '');

const withDivisa = (title: string, divisa: string): string =>
  divisa === 'EUR' ? title : `${title} (${divisa})`;

const tableOf = ({ partite, oggi, divisa }: DatiLettera): TabellaStampa => ({
  tipo: 'tabella',
  colonne: [
    { titolo: 'Documento', tipo: 'testo', larghezza: 3 },
    { titolo: 'Scadenza', tipo: 'data' },
    { titolo: 'Ritardo (giorni)', tipo: 'numero' },
    { titolo: 'Sollecito', tipo: 'testo' },
    { titolo: withDivisa('Da pagare', divisa), tipo: 'importo', totale: true },
  ],
  righe: partite.map((partita) => ({
    tipo: 'riga',
    celle: [
      formatDocumento(partita),
      partita.scadenza,
      countGiorni(partita.scadenza, oggi),
      `${partita.numero}°`,
      partita.residuo,
    ],
  })),
  totale: 'Totale da pagare',
});

/** The letter: the text, with the table where `{elenco}` stands, or after it all. */
export function makeLetteraPdf(
  data: DatiLettera,
  recipient: DestinatarioLettera,
  provenance: string,
): PrintDocument {
  const values = makeValori(data);
  const [before = '', ...after] = data.modello_testo.split('{elenco}');
  const paragraph = (text: string): PrintBlock[] =>
    text.trim() === '' ? [] : [{ tipo: 'paragrafo', testo: fillModello(text, values).trim() }];
  return {
    titolo: makeLettera(data).oggetto,
    subtitle: formatData(data.oggi),
    intestazione: data.intestazione,
    destinatario: linesOf(recipient),
    blocks: [...paragraph(before), tableOf(data), ...paragraph(after.join(' '))],
    provenance,
  };
}

/** All that is open with the customer on a day: due and not due, and credits if there are any. */
export const makeEstrattoPdf = (
  { oggi, divisa, intestazione, conto }: Pick<DatiLettera, 'oggi' | 'divisa' | 'intestazione' | 'conto'>,
  righe: readonly RigaEstrattoConto[],
  recipient: DestinatarioLettera,
  provenance: string,
): PrintDocument =>
  makeEstrattoCliente({
    intestazione,
    destinatario: linesOf(recipient),
    al: oggi,
    divisa,
    iban: conto?.iban ?? null,
    partite: righe.map((riga) => ({
      ...riga,
      data: riga.data_documento ?? riga.data,
      giorni: countGiorni(riga.scadenza, oggi),
    })),
    provenance,
  });
