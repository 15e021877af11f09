/** A reading told step by step: what each step found in a file, and by what it knew. Nothing here reads otherwise than the import. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { isZip } from '../read/archive.ts';
import { cleanCell } from '../cell/cell.ts';
import { inferCodifica } from '../read/encoding.ts';
import { openCsv } from '../read/csv-file.ts';
import { findLettore } from './format.ts';
import { inferFogli } from './sheets.ts';
import { hashSha256 } from '../read/sha256.ts';
import { openEnvelope } from '../read/p7m/envelope.ts';
import { findNativo } from '../tracciato/native.ts';
import { normalizeHeader, listMeanings } from '../cell/words.ts';
import { isVuota, findStructure } from '../tracciato/structure.ts';
import type { EsitoLettura, OpzioniLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';
import { isPdf } from './pdf/read.ts';
import { readHead, type FileDaLeggere, type TableHead } from '../map/head.ts';

const interi = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

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
  passi: PassoLettura[];
  esito: EsitoLettura;
  sha256: string;
}

type Trovato = Omit<PassoLettura, 'id' | 'titolo' | 'millisecondi'>;

const bene = (testo: string, perche: string[] = []): Trovato => ({ testo, perche, esito: 'bene' });
const motivoDi = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NOMI_FOGLI = {
  xlsx: 'Foglio Excel (.xlsx)',
  xls: 'Foglio Excel 97-2003 (.xls)',
  ods: 'Foglio OpenDocument (.ods)',
  html: 'Pagina HTML con una tabella, spesso chiamata .xls',
  spreadsheetml: 'Foglio Excel in XML (2003), spesso chiamato .xls',
} as const;
const PERCHE_FOGLI = {
  xlsx: 'È un archivio ZIP che contiene le parti di una cartella di lavoro Office Open XML.',
  xls: 'Comincia con la firma dei documenti composti di Microsoft (D0 CF 11 E0).',
  ods: 'È un archivio ZIP che si dichiara foglio OpenDocument.',
  html: 'È testo con le etichette di una tabella HTML.',
  spreadsheetml: 'È un documento XML che si dichiara cartella di lavoro di Excel.',
} as const;

const esadecimale = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ');

/** Which family of formats, by the very tests of the reader and in their order. */
function trovaFormato(bytes: Uint8Array): { trovato: Trovato; testo: boolean } {
  const fuori = (found: Trovato) => ({ trovato: found, testo: false });
  if (isPdf(bytes)) return fuori(bene('PDF', ['Comincia con %PDF.']));
  const fogli = inferFogli(bytes);
  if (fogli) return fuori(bene(NOMI_FOGLI[fogli], [PERCHE_FOGLI[fogli]]));
  if (isZip(bytes))
    return fuori(bene('Archivio ZIP: si leggono i file che contiene', ['Comincia con la firma PK.']));
  if (openEnvelope(bytes))
    return fuori(bene('Busta firmata (.p7m): si legge il file che contiene', ['È un messaggio PKCS#7.']));
  const lettore = findLettore(bytes);
  if (lettore)
    return fuori(
      bene(`Formato ${lettore.formato.toUpperCase().replace('_', ' ')}`, [
        'Nelle prime righe ci sono i segni propri di questo formato: il nome del file non conta.',
      ]),
    );
  return {
    trovato: bene('Testo con righe e colonne', [
      `Non è nessuno dei formati con una struttura propria; comincia con i byte ${esadecimale(bytes)}.`,
    ]),
    testo: true,
  };
}

function trovaCodifica(bytes: Uint8Array): Trovato {
  const codifica = inferCodifica(bytes);
  if (codifica !== 'utf-8')
    return bene(codifica.toUpperCase(), ['Lo dicono i primi byte, o gli zeri a byte alterni.']);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return bene('UTF-8', ['Tutti i byte formano caratteri UTF-8 validi.']);
  } catch {
    return bene('Windows-1252', [
      'Alcuni byte non formano caratteri UTF-8: è la codifica dei programmi più vecchi.',
    ]);
  }
}

/** The head of the file as a table of text; null when it cannot be cut into cells. */
function apriTesto(bytes: Uint8Array): TableHead | null {
  for (const codifica of [inferCodifica(bytes), 'windows-1252'] as const) {
    try {
      return readHead(openCsv(bytes, codifica, true));
    } catch {
      // The next encoding, or no table.
    }
  }
  return null;
}

const segno = (delimitatore: string): string => (delimitatore === '\t' ? 'tabulazione' : `«${delimitatore}»`);

function trovaSeparatore({ sorgente, righe }: TableHead): Trovato {
  const larghezze = Map.groupBy(
    righe.filter((riga) => !isVuota(riga)),
    (riga) => riga.length,
  );
  const [comune] = [...larghezze].toSorted((a, b) => b[1].length - a[1].length);
  const quante = comune
    ? `${comune[1].length} righe su ${righe.length} hanno ${comune[0]} campi.`
    : 'Nessuna riga piena.';
  return bene(`I campi sono separati da ${segno(sorgente.delimitatore)}`, [quante]);
}

function trovaTestata({ righe, linee }: TableHead): Trovato {
  const { intestazione, inizio, dati, parole } = findStructure(righe);
  const prima = righe.slice(0, inizio).filter((riga) => !isVuota(riga)).length;
  const preambolo =
    prima === 0 ? [] : [`Prima ci sono ${prima} righe di premessa: si cercano lì saldi, conto e divisa.`];
  if (intestazione.length === 0)
    return {
      ...bene('Il file non ha intestazione', [
        'Le colonne si riconoscono da ciò che contengono.',
        ...preambolo,
      ]),
      esito: 'avviso',
    };
  const due = dati - inizio > 1 ? ' (su due righe)' : '';
  return bene(
    `Intestazione alla riga ${linee[inizio] ?? inizio + 1}${due}: ${intestazione.filter(Boolean).join(', ')}`,
    [
      parole
        ? 'È la riga con più parole note (data, importo, dare, avere, saldo…).'
        : 'È la riga di testo sopra i primi dati.',
      ...preambolo,
    ],
  );
}

function spiegaTracciato(esito: Extract<EsitoLettura, { tipo: 'letto' }>): Trovato {
  const { nome, origine, versione } = esito.tracciato;
  if (origine === 'salvato')
    return bene(`Tracciato salvato «${nome}», versione ${versione ?? 1}`, [
      'Il nome del file corrisponde al suo modello.',
    ]);
  if (esito.lettura === null) return bene(nome, ['I campi di questo formato li fissa uno standard.']);
  const nativo = findNativo(esito.lettura.intestazione, esito.lettura.formato, '');
  if (origine === 'nativo')
    return bene(`Tracciato di serie «${nome}»`, [
      `L’intestazione è quella dei file di ${(nativo?.nome ?? nome).split(',')[0]}.`,
    ]);
  return bene('Nessun tracciato: lettura dedotta dal contenuto', [
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
function spiegaColonne(lettura: Lettura, testa: TableHead | null): Trovato {
  const colonne = lettura.colonne.map(({ campo, colonna, indice }) => {
    const nome = colonna === '' ? `colonna ${indice + 1}` : `«${colonna}»`;
    const parola = listMeanings(normalizeHeader(colonna)).some(({ ruolo }) => ruolo === campo);
    const esempio = testa?.righe
      .map((riga) => cleanCell(riga[indice] ?? ''))
      .findLast((cella) => cella !== '');
    const perche = parola ? 'lo dice l’intestazione' : 'lo dice il contenuto';
    return `${nome} è ${campo.replaceAll('_', ' ')}: ${perche}${esempio ? `, per esempio ${esempio.slice(0, 40)}` : ''}`;
  });
  return bene(`${lettura.colonne.length} colonne riconosciute`, [
    ...colonne,
    `Date lette come ${ORDINI[lettura.ordine_data]}, decimali con «${lettura.decimali}».`,
    PERCHE_SEGNO[lettura.segno],
  ]);
}

function spiegaLettura(esito: EsitoLettura): Trovato {
  switch (esito.tipo) {
    case 'errore':
      return { testo: esito.messaggio, perche: [], esito: 'male' };
    case 'deriva':
      return {
        testo: `Il file non corrisponde più al tracciato «${esito.tracciato.nome}»`,
        perche: esito.differenze,
        esito: 'male',
      };
    case 'domanda':
      return {
        testo: 'Il file si può leggere in più modi: l’importazione farebbe queste domande',
        perche: esito.domande.map(
          ({ testo, opzioni }) =>
            `${testo} ${opzioni.map((opzione) => `${opzione.testo} (${opzione.esempio})`).join(' oppure ')}`,
        ),
        esito: 'avviso',
      };
    case 'letto': {
      const accettate = esito.estratti.reduce((sum, { righe }) => sum + righe.length, 0);
      const scartate = esito.estratti.reduce((sum, estratto) => sum + estratto.scartate.length, 0);
      const molti = esito.estratti.length > 1 ? ` in ${esito.estratti.length} estratti` : '';
      return {
        testo: `${accettate} righe accettate, ${scartate} scartate${molti}`,
        perche: esito.avvisi,
        esito: scartate > 0 ? 'avviso' : 'bene',
      };
    }
  }
}

/** Runs every step of a reading and tells each with its time. Never throws. */
export async function explainReading(
  file: FileDaLeggere,
  opzioni: OpzioniLettura,
): Promise<ReadingExplanation> {
  const { bytes } = file;
  const passi: PassoLettura[] = [];
  const passo = (id: string, titolo: string, run: () => Trovato | null): void => {
    const start = performance.now();
    let trovato: Trovato | null;
    try {
      trovato = run();
    } catch (error) {
      trovato = { testo: motivoDi(error), perche: [], esito: 'male' };
    }
    if (trovato) passi.push({ id, titolo, ...trovato, millisecondi: performance.now() - start });
  };

  let sha256 = '';
  passo('file', 'File', () => {
    sha256 = hashSha256(bytes);
    return bene(`${file.nome}, ${interi.format(bytes.length)} byte`, [`Impronta SHA-256 ${sha256}`]);
  });
  let isTesto = false;
  passo('formato', 'Formato', () => {
    const { trovato, testo } = trovaFormato(bytes);
    isTesto = testo;
    return trovato;
  });
  let testa: TableHead | null = null;
  if (isTesto) {
    passo('codifica', 'Codifica', () => trovaCodifica(bytes));
    passo('separatore', 'Separatore', () => {
      testa = apriTesto(bytes);
      return testa && trovaSeparatore(testa);
    });
    passo('intestazione', 'Intestazione', () => testa && trovaTestata(testa));
  }
  const start = performance.now();
  const esito = await readStatementFile(file, opzioni);
  const millisecondi = performance.now() - start;
  if (esito.tipo === 'letto') {
    const { lettura } = esito;
    passo('tracciato', 'Tracciato', () => spiegaTracciato(esito));
    if (lettura) passo('colonne', 'Colonne', () => spiegaColonne(lettura, testa));
  }
  passi.push({ id: 'righe', titolo: 'Righe', ...spiegaLettura(esito), millisecondi });
  return { passi, esito, sha256 };
}
