/** `quadra importa`: the whole life of an import, file after file, against a server. */
import type { Conto } from '#api/contract/conti.ts';
import { dettagliTracciatiSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { hasCodice, parseDettagli } from '#api/errors.ts';
import { leggiArgomenti } from './argomenti.ts';
import { collega, OPZIONI_COLLEGAMENTO, orFine, type Collegamento } from './collegamento.ts';
import { importaEstratto } from './importa-estratto.ts';
import { isInterrotto, listenInterruzione } from './interruzione.ts';
import { createLettore, type ErroreFile } from './lettore.ts';
import { OPZIONI_LETTURA, toOpzioniLettore } from './opzioni-lettura.ts';
import { Fine, STATO } from './stato.ts';
import { avverti } from './uscita.ts';
import { basename } from 'node:path';

const OPZIONI = {
  ...OPZIONI_COLLEGAMENTO,
  ...OPZIONI_LETTURA,
  conto: { type: 'string' },
  azienda: { type: 'string' },
  forza: { type: 'boolean' },
} as const;

interface Lavoro extends Collegamento {
  lettore: ReturnType<typeof createLettore>;
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
    if (several === null) return orFine(Promise.reject(error as Error));
    const names = several.candidati.map((candidato) => `"${candidato.nome}"`).join(', ');
    return {
      code: 'ambiguo',
      messaggio: `Più tracciati hanno questo nome di file: ${names}. Scegline uno con --tracciato.`,
    };
  }
}

/** Answers the exit status of one file. */
async function importaFile(lavoro: Lavoro, file: string): Promise<number> {
  const nome = basename(file);
  const salvato = lavoro.tracciatoDato ? null : await findTracciato(lavoro, nome);
  if (salvato !== null && 'code' in salvato) {
    await avverti(`${nome}: non letto. ${salvato.messaggio}`);
    return STATO.lettura;
  }
  const esito = await lavoro.lettore.leggi(file, salvato === null ? {} : { tracciato: salvato });
  if (!esito.ok) {
    await avverti(`${nome}: non letto. ${esito.errore.messaggio}`);
    return STATO.lettura;
  }
  // A format fixed by a standard is read without the tracciato that the file's name would choose.
  const usato = esito.letto.lettura === null ? null : salvato;
  let stato: number = STATO.ok;
  for (const indice of esito.letto.estratti.keys()) {
    if (isInterrotto()) break;
    stato = Math.max(stato, await importaEstratto({ ...lavoro, salvato: usato }, esito, indice));
  }
  return stato;
}

/** Answers the exit status. */
export async function importa(args: string[]): Promise<number> {
  const { values, positionals } = leggiArgomenti('importa', args, OPZIONI, STATO.uso);
  if (positionals.length === 0)
    throw new Fine(STATO.uso, 'quadra importa: manca il file da importare. Prova "quadra aiuto importa".');
  const lettore = createLettore(await toOpzioniLettore(values, STATO.uso));
  listenInterruzione();
  const { url, utente, azienda } = values;
  const collegamento = await collega({ comando: 'importa', url, utente, azienda });
  const { conti } = await orFine(collegamento.client.call('conti'));
  const lavoro: Lavoro = {
    ...collegamento,
    lettore,
    conti,
    conto: values.conto === undefined ? null : findConto(conti, values.conto),
    tracciatoDato: values.tracciato !== undefined,
    forza: values.forza === true,
  };
  let stato: number = STATO.ok;
  for (const file of positionals) {
    if (isInterrotto()) break;
    stato = Math.max(stato, await importaFile(lavoro, file));
  }
  await lettore.chiudi();
  return stato;
}
