/** A letter as it reads: subject and text with their values in, and the documents that go with it. */
import type { Conto } from '#api/contract/conti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatIban } from '#domain/codici.ts';
import { countGiorni, formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { fillModello, type ValoriSegnaposto } from '#domain/solleciti/placeholders.ts';
import type { PrintHeader } from '../../print/index.ts';

export interface PartitaLettera {
  numero_documento: string | null;
  data_documento: Giorno | null;
  /** The due date in force: the one that was agreed, if there is one. */
  scadenza: Giorno;
  importo: number;
  residuo: number;
  /** The number of the level that it reaches. */
  numero: number;
}

export interface DatiLettera {
  oggi: Giorno;
  intestazione: PrintHeader;
  ragione_sociale: string;
  divisa: string;
  /** The conto to be paid on. */
  conto: Pick<Conto, 'nome' | 'banca' | 'iban'> | null;
  partite: readonly PartitaLettera[];
  modello_oggetto: string;
  modello_testo: string;
}

export interface Composed {
  oggetto: string;
  testo: string;
  /** Cents. */
  totale: number;
}

const quanti = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const formatDocumento = ({ numero_documento, data_documento }: PartitaLettera): string =>
  [
    numero_documento === null ? 'Documento senza numero' : `Documento ${numero_documento}`,
    data_documento === null ? '' : `del ${formatData(data_documento)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** What each placeholder stands for in this letter. */
export function makeValori(data: DatiLettera): ValoriSegnaposto {
  const { oggi, intestazione, divisa, conto, partite } = data;
  const { azienda } = intestazione;
  const total = partite.reduce((sum, { residuo }) => sum + residuo, 0);
  const oldest = partite.reduce<Giorno>((day, { scadenza }) => (scadenza < day ? scadenza : day), oggi);
  const money = (cents: number): string => `${formatImporto(cents)} ${divisa === 'EUR' ? 'euro' : divisa}`;
  const coordinate = conto?.iban
    ? `${conto.banca ?? conto.nome}, IBAN ${formatIban(conto.iban)}`
    : 'secondo gli accordi in essere';
  return {
    ragione_sociale: data.ragione_sociale,
    azienda: azienda.ragione_sociale,
    data: formatData(oggi),
    elenco: partite
      .map((partita) => {
        const { scadenza, residuo, importo, numero } = partita;
        const rest = residuo === importo ? '' : ` (di ${formatImporto(importo)})`;
        return `- ${formatDocumento(partita)}, scaduto il ${formatData(scadenza)}: ${money(residuo)}${rest}, ${numero}° sollecito`;
      })
      .join('\n'),
    partite: quanti(partite.length, 'partita', 'partite'),
    totale: money(total),
    scadenza: formatData(oldest),
    ritardo: quanti(Math.max(0, countGiorni(oldest, oggi)), 'giorno', 'giorni'),
    coordinate,
    telefono: azienda.telefono ?? '',
    email: azienda.email ?? '',
  };
}

/** On one line, so that a value cannot begin another header of the message. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function makeLettera(data: DatiLettera): Composed {
  const values = makeValori(data);
  return {
    oggetto: oneLine(fillModello(data.modello_oggetto, values)),
    testo: fillModello(data.modello_testo, values),
    totale: data.partite.reduce((sum, { residuo }) => sum + residuo, 0),
  };
}
