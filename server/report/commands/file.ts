/** A report as a file: an Excel workbook, or a PDF of the family of printed documents. */
import type { z } from 'zod';
import type {
  formatoReportSchema,
  ReportParametri,
  reportFileSchema,
} from '#api/contract/report-programmati.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import type { ColonnaReport, TabellaReport } from '#domain/report/definition.ts';
import { REPORT } from '#domain/report/list.ts';
import type { Database } from '../../core/db/database.ts';
import type { SheetValue } from '#sheets/workbook.ts';
import { type XlsxColumn, writeXlsx } from '../../sheets/xlsx.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { describeProvenienza, readIntestazione, printDocument, type PrintBlock } from '../../print/index.ts';
import { readPrint, type ReportLetto } from './read.ts';

/** On paper, in the office's own time; the sheet keeps the instant to the last digit. */
const INSTANT = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

type Formato = z.output<typeof formatoReportSchema>;
interface FileReport {
  nome_file: string;
  tipo: string;
  contenuto: Buffer;
  visto_il: string;
  titolo: string;
  periodo: string;
}

const TIPI: Readonly<Record<Formato, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
/** More columns than these want the page on its side. */
const UPRIGHT_COLUMNS = 7;
const isStanding = (tables: readonly TabellaReport[]): boolean =>
  tables.every(({ colonne }) => colonne.length <= UPRIGHT_COLUMNS);

/** In characters; words as wide as on the page, where a character of Excel takes 7 pixels. */
const LARGHEZZE = { importo: 15, data: 12, numero: 10, testo: 28 } as const;
const PIXEL = 7;
const toColumn = ({ titolo, tipo, larghezza, senzaTotale = false }: ColonnaReport): XlsxColumn => ({
  titolo,
  tipo,
  larghezza: tipo === 'testo' && larghezza !== undefined ? Math.ceil(larghezza / PIXEL) : LARGHEZZE[tipo],
  ...(tipo === 'importo' && !senzaTotale && { totale: true }),
});

interface Tabella {
  titolo: string;
  colonne: readonly XlsxColumn[];
  righe: readonly (readonly SheetValue[])[];
}
const toTable = ({ titolo, colonne, righe }: TabellaReport): Tabella => ({
  titolo,
  colonne: colonne.map(toColumn),
  righe: righe.map((values) => colonne.map(({ campo }) => values[campo] ?? null)),
});

const toBlocks = (note: readonly string[], tables: readonly Tabella[]): PrintBlock[] => [
  ...note.map((testo): PrintBlock => ({ tipo: 'paragrafo', testo, piccolo: true })),
  ...tables.map(({ titolo, colonne, righe }): PrintBlock => ({
    tipo: 'tabella',
    ...(tables.length > 1 && { titolo }),
    colonne: colonne.map(({ titolo: name, tipo, totale }) => ({
      titolo: name,
      tipo,
      ...(totale && { totale }),
    })),
    righe: righe.map((celle) => ({ tipo: 'riga', celle })),
    vuota: 'Nulla da mostrare',
  })),
];

/** The period, in words. */
const periodOf = ({ dal, al }: Pick<ReportLetto, 'dal' | 'al'>): string =>
  dal === null ? `al ${formatData(al)}` : `dal ${formatData(dal)} al ${formatData(al)}`;

/** Null when the soggetto of a partitario does not exist. `who`: who asked, for the foot of the pages. */
export async function makeFile(
  db: Database,
  idAzienda: number,
  {
    scelta,
    formato,
    oggi,
    visto_il,
  }: {
    scelta: ReportParametri;
    formato: Formato;
    oggi: Giorno;
    visto_il?: string | undefined;
  },
  who: string,
): Promise<FileReport | null> {
  const parsed = await readPrint(db, idAzienda, scelta, { oggi, visto_il });
  if (!parsed) return null;
  const tables = parsed.tabelle.map(toTable);
  const { titolo } = REPORT[scelta.report];
  const periodo = periodOf(parsed);
  const intestazione = await readIntestazione(db.kysely, idAzienda);
  const testa = [
    { nome: 'Azienda', valore: intestazione.azienda.ragione_sociale },
    { nome: 'Report', valore: `${titolo} ${periodo}` },
    { nome: 'Dati visti il', valore: parsed.visto_il },
    ...parsed.note.map((valore) => ({ nome: 'Nota', valore })),
  ];
  const contenuto =
    formato === 'xlsx'
      ? await writeXlsx(
          tables.map(({ titolo: nome, colonne, righe }) => ({
            nome,
            testa,
            colonne,
            righe,
          })),
          who,
        )
      : await printDocument({
          titolo,
          subtitle: periodo,
          intestazione,
          orientation: isStanding(parsed.tabelle) ? 'verticale' : 'orizzontale',
          blocks: toBlocks(parsed.note, tables),
          provenance: `${describeProvenienza(who)} - dati visti il ${INSTANT.format(new Date(parsed.visto_il))}`,
        });
  const nome_file = `${scelta.report}-${parsed.al}.${formato}`;
  return { nome_file, tipo: TIPI[formato], contenuto, visto_il: parsed.visto_il, titolo, periodo };
}

/** The file as it goes over the wire. */
export async function makeFileWire(
  ...args: Parameters<typeof makeFile>
): Promise<Result<z.input<typeof reportFileSchema>>> {
  const file = await makeFile(...args);
  if (!file) return fail('non_trovato', 'Il soggetto non esiste');
  const { nome_file, tipo, visto_il, contenuto } = file;
  return succeed({ nome_file, tipo, visto_il, dati: contenuto.toString('base64') });
}
