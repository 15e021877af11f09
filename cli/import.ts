/** `quadra importa`: the whole life of an import, file after file, against a server. */
import type { Conto } from '#api/contract/conti.ts';
import { dettagliTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { hasCodice, parseDettagli } from '#api/errors.ts';
import type { AziendaLettura } from '#import/read/native.ts';
import { parseArguments, parseNumber } from './arguments.ts';
import { watchFolder } from './watch-folder.ts';
import { openCollegamento, OPZIONI_COLLEGAMENTO, failWithFine, type Collegamento } from './connection.ts';
import { importEstratto } from './import-estratto.ts';
import { isInterrotto, listenInterruzione } from './interruption.ts';
import { createRowReader, type ErroreFile } from './reader.ts';
import { OPZIONI_LETTURA, toOpzioniLettore } from './reading-options.ts';
import { reportCause } from './report.ts';
import { Fine, STATO } from './status.ts';
import { writeWarning } from './output.ts';
import { basename } from 'node:path';

const OPZIONI = {
  ...OPZIONI_COLLEGAMENTO,
  ...OPZIONI_LETTURA,
  conto: { type: 'string' },
  azienda: { type: 'string' },
  forza: { type: 'boolean' },
  cartella: { type: 'string' },
  ogni: { type: 'string' },
  'una-volta': { type: 'boolean' },
} as const;

interface Lavoro extends Collegamento {
  lettore: ReturnType<typeof createRowReader>;
  /** Whose files they are: tells an invoice issued from one received. */
  lettura: AziendaLettura;
  conti: Conto[];
  conto: Conto | null;
  /** True when a tracciato was given on the command line: the server is not asked for one. */
  tracciatoDato: boolean;
  forza: boolean;
}

const compatta = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

function findConto(conti: Conto[], wanted: string): Conto {
  const found = conti.filter(
    ({ iban, nome }) =>
      compatta(iban ?? '') === compatta(wanted) || nome.toLowerCase() === wanted.toLowerCase(),
  );
  if (found.length === 1 && found[0]) return found[0];
  const names = conti.map(({ nome, iban }) => `${nome}${iban === null ? '' : ` (${iban})`}`).join(', ');
  const motivo = found.length === 0 ? 'nessun conto' : 'più di un conto';
  throw new Fine(
    STATO.uso,
    `quadra importa: ${motivo} "${wanted}"; ci sono: ${names === '' ? 'nessuno' : names}.`,
  );
}

/** The tracciato that the server has for this file name: none, one, or the reason why it cannot be chosen here. */
async function findTracciato({ client }: Lavoro, nome: string): Promise<Tracciato | null | ErroreFile> {
  try {
    return await client.call('tracciatoPerNome', { query: { fileName: nome } });
  } catch (error) {
    if (hasCodice(error, 'tracciato_non_trovato')) return null;
    const several = parseDettagli(error, 'tracciati_multipli', dettagliTracciatiSchema);
    if (several === null) return failWithFine(Promise.reject(error as Error));
    const names = several.candidati.map((candidato) => `"${candidato.nome}"`).join(', ');
    return {
      code: 'ambiguo',
      messaggio: `Più tracciati hanno questo nome di file: ${names}. Scegline uno con --tracciato.`,
    };
  }
}

/** Answers the exit status of one file. */
async function importFile(lavoro: Lavoro, file: string): Promise<number> {
  const nome = basename(file);
  const salvato = lavoro.tracciatoDato ? null : await findTracciato(lavoro, nome);
  if (salvato !== null && 'code' in salvato) {
    reportCause('lettura');
    await writeWarning(`${nome}: non letto. ${salvato.messaggio}`);
    return STATO.lettura;
  }
  const { lettura: azienda } = lavoro;
  const extra = salvato === null ? { azienda } : { azienda, tracciato: salvato };
  const esito = await lavoro.lettore.leggi(file, extra);
  if (!esito.ok) {
    reportCause('lettura');
    await writeWarning(`${nome}: non letto. ${esito.errore.messaggio}`);
    return STATO.lettura;
  }
  // A format fixed by a standard is read without the tracciato that the file's name would choose.
  const usato = esito.letto.lettura === null ? null : salvato;
  let stato: number = STATO.ok;
  for (const indice of esito.letto.estratti.keys()) {
    if (isInterrotto()) break;
    stato = Math.max(
      stato,
      await importEstratto({ ...lavoro, salvato: usato, percorso: file }, esito, indice),
    );
  }
  return stato;
}

type Valori = ReturnType<typeof parseArguments<typeof OPZIONI>>['values'];

/** Name and codes of the azienda; its name alone from a server that does not give them. */
async function describeAzienda({ client, azienda }: Collegamento): Promise<AziendaLettura> {
  try {
    const { ragione_sociale, partita_iva, codice_fiscale } = await client.call('azienda');
    return { ragione_sociale, partita_iva, codice_fiscale };
  } catch {
    return { ragione_sociale: azienda.ragione_sociale, partita_iva: null };
  }
}

/** Signs in and learns the conti. */
async function prepare(values: Valori, lettore: Lavoro['lettore']): Promise<Lavoro> {
  const { url, utente, azienda } = values;
  const collegamento = await openCollegamento({ comando: 'importa', url, utente, azienda });
  const { conti } = await failWithFine(collegamento.client.call('conti'));
  return {
    ...collegamento,
    lettore,
    lettura: await describeAzienda(collegamento),
    conti,
    conto: values.conto === undefined ? null : findConto(conti, values.conto),
    tracciatoDato: values.tracciato !== undefined,
    forza: values.forza === true,
  };
}

/** What arrives in a folder, until told to stop. */
async function importFolder(cartella: string, values: Valori, lettore: Lavoro['lettore']): Promise<number> {
  let lavoro: Lavoro | null = null;
  const ogni = parseNumber('ogni', values.ogni, 1, 86_400) ?? 60;
  const unaVolta = values['una-volta'] === true;
  return watchFolder({
    cartella,
    ogni,
    unaVolta,
    collega: async () => {
      lavoro = await prepare(values, lettore);
    },
    importa: async (percorso) => (lavoro ? importFile(lavoro, percorso) : STATO.uso),
  });
}

/** Answers the exit status. */
export async function runImporta(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments('importa', args, OPZIONI, STATO.uso);
  const { cartella } = values;
  if (positionals.length === 0 && cartella === undefined)
    throw new Fine(STATO.uso, 'quadra importa: manca il file da importare. Prova "quadra aiuto importa".');
  if (positionals.length > 0 && cartella !== undefined)
    throw new Fine(STATO.uso, 'quadra importa: o dei file, o --cartella: non tutti e due.');
  const lettore = createRowReader(await toOpzioniLettore(values, STATO.uso));
  listenInterruzione();
  try {
    if (cartella !== undefined) return await importFolder(cartella, values, lettore);
    const lavoro = await prepare(values, lettore);
    let stato: number = STATO.ok;
    for (const file of positionals) {
      if (isInterrotto()) break;
      stato = Math.max(stato, await importFile(lavoro, file));
    }
    return stato;
  } finally {
    await lettore.chiudi();
  }
}
