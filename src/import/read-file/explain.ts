/** A reading told step by step: what each step found in a file, and by what it knew. Nothing here reads otherwise than the import. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { isZip } from '../read/archive.ts';
import { cleanCell } from '../cell/cell.ts';
import { inferCodifica } from '../read/encoding.ts';
import { openCsv } from '../read/csv-file.ts';
import { findReader } from './format.ts';
import { inferSheets } from './sheets.ts';
import { hashSha256 } from '../read/sha256.ts';
import { openEnvelope } from '../read/p7m/envelope.ts';
import { findNative } from '../tracciato/native.ts';
import { normalizeHeader, listMeanings } from '../cell/words.ts';
import { isEmpty } from '../tracciato/structure.ts';
import type { EsitoLettura, ReadingOptions } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';
import { isPdf } from './pdf/read.ts';
import { readHead, type FileToRead, type TableHead } from '../map/head.ts';

const wholes = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

export interface PassoLettura {
  id: string;
  titolo: string;
  /** What was found, in a sentence. */
  testo: string;
  /** By what it was known. */
  perche: string[];
  esito: 'bene' | 'avviso' | 'male';
  millisecondi: number;
}

export interface ReadingExplanation {
  steps: PassoLettura[];
  esito: EsitoLettura;
  sha256: string;
}

type Found = Omit<PassoLettura, 'id' | 'titolo' | 'millisecondi'>;

const good = (testo: string, perche: string[] = []): Found => ({ testo, perche, esito: 'bene' });
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const SHEET_NAMES = {
  xlsx: 'Foglio Excel (.xlsx)',
  xls: 'Foglio Excel 97-2003 (.xls)',
  ods: 'Foglio OpenDocument (.ods)',
  html: 'Pagina HTML con una tabella, spesso chiamata .xls',
  spreadsheetml: 'Foglio Excel in XML (2003), spesso chiamato .xls',
} as const;
const SHEET_REASONS = {
  xlsx: 'È un archivio ZIP che contiene le parti di una cartella di lavoro Office Open XML.',
  xls: 'Comincia con la firma dei documenti composti di Microsoft (D0 CF 11 E0).',
  ods: 'È un archivio ZIP che si dichiara foglio OpenDocument.',
  html: 'È testo con le etichette di una tabella HTML.',
  spreadsheetml: 'È un documento XML che si dichiara cartella di lavoro di Excel.',
} as const;

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ');

/** Which family of formats, by the very tests of the reader and in their order. */
function findFormat(bytes: Uint8Array): { found: Found; testo: boolean } {
  const outside = (found: Found) => ({ found: found, testo: false });
  if (isPdf(bytes)) return outside(good('PDF', ['Comincia con %PDF.']));
  const sheets = inferSheets(bytes);
  if (sheets) return outside(good(SHEET_NAMES[sheets], [SHEET_REASONS[sheets]]));
  if (isZip(bytes))
    return outside(good('Archivio ZIP: si leggono i file che contiene', ['Comincia con la firma PK.']));
  if (openEnvelope(bytes))
    return outside(good('Busta firmata (.p7m): si legge il file che contiene', ['È un messaggio PKCS#7.']));
  const reader = findReader(bytes);
  if (reader)
    return outside(
      good(`Formato ${reader.formato.toUpperCase().replace('_', ' ')}`, [
        'Nelle prime righe ci sono i segni propri di questo formato: il nome del file non conta.',
      ]),
    );
  return {
    found: good('Testo con righe e colonne', [
      `Non è nessuno dei formati con una struttura propria; comincia con i byte ${hexadecimal(bytes)}.`,
    ]),
    testo: true,
  };
}

function findEncoding(bytes: Uint8Array): Found {
  const encoding = inferCodifica(bytes);
  if (encoding !== 'utf-8')
    return good(encoding.toUpperCase(), ['Lo dicono i primi byte, o gli zeri a byte alterni.']);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return good('UTF-8', ['Tutti i byte formano caratteri UTF-8 validi.']);
  } catch {
    return good('Windows-1252', [
      'Alcuni byte non formano caratteri UTF-8: è la codifica dei programmi più vecchi.',
    ]);
  }
}

/** The head of the file as a table of text; null when it cannot be cut into cells. */
function openText(bytes: Uint8Array): TableHead | null {
  for (const encoding of [inferCodifica(bytes), 'windows-1252'] as const) {
    try {
      return readHead(openCsv(bytes, encoding, true));
    } catch {
      // The next encoding, or no table.
    }
  }
  return null;
}

const sign = (delimiter: string): string => (delimiter === '\t' ? 'tabulazione' : `«${delimiter}»`);

function findSeparator({ source, righe }: TableHead): Found {
  const widths = Map.groupBy(
    righe.filter((riga) => !isEmpty(riga)),
    (riga) => riga.length,
  );
  const [comune] = [...widths].toSorted((a, b) => b[1].length - a[1].length);
  const count = comune
    ? `${comune[1].length} righe su ${righe.length} hanno ${comune[0]} campi.`
    : 'Nessuna riga piena.';
  return good(`I campi sono separati da ${sign(source.delimitatore)}`, [count]);
}

function findHeading({ righe, lines, structure }: TableHead): Found {
  const { intestazione, start, dati, parole } = structure;
  const before = righe.slice(0, start).filter((riga) => !isEmpty(riga)).length;
  const preamble =
    before === 0 ? [] : [`Prima ci sono ${before} righe di premessa: si cercano lì saldi, conto e divisa.`];
  if (intestazione.length === 0)
    return {
      ...good('Il file non ha intestazione', [
        'Le colonne si riconoscono da ciò che contengono.',
        ...preamble,
      ]),
      esito: 'avviso',
    };
  const due = dati - start > 1 ? ' (su due righe)' : '';
  return good(
    `Intestazione alla riga ${lines[start] ?? start + 1}${due}: ${intestazione.filter(Boolean).join(', ')}`,
    [
      parole
        ? 'È la riga con più parole note (data, importo, dare, avere, saldo…).'
        : 'È la riga di testo sopra i primi dati.',
      ...preamble,
    ],
  );
}

function explainTracciato(outcome: Extract<EsitoLettura, { tipo: 'letto' }>): Found {
  const { nome, origine, versione } = outcome.tracciato;
  if (origine === 'salvato')
    return good(`Tracciato salvato «${nome}», versione ${versione ?? 1}`, [
      'Il nome del file corrisponde al suo modello.',
    ]);
  if (outcome.lettura === null) return good(nome, ['I campi di questo formato li fissa uno standard.']);
  const native = findNative(outcome.lettura.intestazione, outcome.lettura.formato, '');
  if (origine === 'nativo')
    return good(`Tracciato di serie «${nome}»`, [
      `L’intestazione è quella dei file di ${(native?.nome ?? nome).split(',')[0]}.`,
    ]);
  return good('Nessun tracciato: lettura dedotta dal contenuto', [
    'Nessun tracciato salvato o di serie corrisponde.',
  ]);
}

const PERCHE_SEGNO = {
  con_segno: 'Una sola colonna, in cui il segno è scritto.',
  inverso: 'Una sola colonna in cui le uscite sono positive, come nelle carte di credito.',
  dare_avere: 'Due colonne: le uscite e le entrate.',
  indicatore: 'Una colonna senza segno e una che dice D o A.',
} as const;
const ORDINI = { gma: 'giorno/mese/anno', mga: 'mese/giorno/anno', amg: 'anno-mese-giorno' } as const;

/** Which column feeds which field, and by which word or content. */
function explainColumns(lettura: Lettura, head: TableHead | null): Found {
  const columns = lettura.colonne.map(({ campo, colonna, indice }) => {
    const name = colonna === '' ? `colonna ${indice + 1}` : `«${colonna}»`;
    const word = listMeanings(normalizeHeader(colonna)).some(({ ruolo }) => ruolo === campo);
    const example = head?.righe.map((riga) => cleanCell(riga[indice] ?? '')).findLast((cell) => cell !== '');
    const why = word ? 'lo dice l’intestazione' : 'lo dice il contenuto';
    return `${name} è ${campo.replaceAll('_', ' ')}: ${why}${example ? `, per esempio ${example.slice(0, 40)}` : ''}`;
  });
  return good(`${lettura.colonne.length} colonne riconosciute`, [
    ...columns,
    `Date lette come ${ORDINI[lettura.ordine_data]}, decimali con «${lettura.decimali}».`,
    PERCHE_SEGNO[lettura.segno],
  ]);
}

function explainLettura(outcome: EsitoLettura): Found {
  switch (outcome.tipo) {
    case 'errore':
      return { testo: outcome.messaggio, perche: [], esito: 'male' };
    case 'deriva':
      return {
        testo: `Il file non corrisponde più al tracciato «${outcome.tracciato.nome}»`,
        perche: outcome.differenze,
        esito: 'male',
      };
    case 'domanda':
      return {
        testo: 'Il file si può leggere in più modi: l’importazione farebbe queste domande',
        perche: outcome.domande.map(
          ({ testo, options }) =>
            `${testo} ${options.map((option) => `${option.testo} (${option.example})`).join(' oppure ')}`,
        ),
        esito: 'avviso',
      };
    case 'letto': {
      const accettate = outcome.estratti.reduce((sum, { righe }) => sum + righe.length, 0);
      const scartate = outcome.estratti.reduce((sum, estratto) => sum + estratto.scartate.length, 0);
      const many = outcome.estratti.length > 1 ? ` in ${outcome.estratti.length} estratti` : '';
      return {
        testo: `${accettate} righe accettate, ${scartate} scartate${many}`,
        perche: outcome.notices,
        esito: scartate > 0 ? 'avviso' : 'bene',
      };
    }
  }
}

/** Runs every step of a reading and tells each with its time. Never throws. */
export async function explainReading(file: FileToRead, options: ReadingOptions): Promise<ReadingExplanation> {
  const { bytes } = file;
  const steps: PassoLettura[] = [];
  const step = (id: string, titolo: string, run: () => Found | null): void => {
    const start = performance.now();
    let found: Found | null;
    try {
      found = run();
    } catch (error) {
      found = { testo: reasonOf(error), perche: [], esito: 'male' };
    }
    if (found) steps.push({ id, titolo, ...found, millisecondi: performance.now() - start });
  };

  let sha256 = '';
  step('file', 'File', () => {
    sha256 = hashSha256(bytes);
    return good(`${file.nome}, ${wholes.format(bytes.length)} byte`, [`Impronta SHA-256 ${sha256}`]);
  });
  let isText = false;
  step('formato', 'Formato', () => {
    const { found, testo } = findFormat(bytes);
    isText = testo;
    return found;
  });
  let head: TableHead | null = null;
  if (isText) {
    step('codifica', 'Codifica', () => findEncoding(bytes));
    step('separatore', 'Separatore', () => {
      head = openText(bytes);
      return head && findSeparator(head);
    });
    step('intestazione', 'Intestazione', () => head && findHeading(head));
  }
  const start = performance.now();
  const esito = await readStatementFile(file, options);
  const millisecondi = performance.now() - start;
  if (esito.tipo === 'letto') {
    const { lettura } = esito;
    step('tracciato', 'Tracciato', () => explainTracciato(esito));
    if (lettura) step('colonne', 'Colonne', () => explainColumns(lettura, head));
  }
  steps.push({ id: 'righe', titolo: 'Righe', ...explainLettura(esito), millisecondi });
  return { steps, esito, sha256 };
}
