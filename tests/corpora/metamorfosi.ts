/** What the reader makes of a file and of its harmless changes: the same rows, a question, a refusal, or other rows. */
import type { Tracciato } from '#api/contract/tracciati.ts';
import { RIGA_TENUTA, SPESA_FUORI, type Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import type { FileCorpus } from './corpora.ts';
import {
  dividi,
  raddoppia,
  toGriglia,
  VARIAZIONI,
  VARIAZIONI_NOTE,
  type FileVariato,
  type Griglia,
} from './variazioni.ts';

/** The folders that hold delimited tables. */
export const DA_VARIARE = ['csv-it', 'csv-eu', 'open-items'] as const;

export type Confronto = 'same' | 'asked' | 'refused' | 'other';

const elencoDi = (esito: EsitoLettura): string[] | null =>
  esito.tipo === 'letto'
    ? esito.estratti
        .flatMap(({ righe, natura }) =>
          righe.map(({ data, importo, divisa, saldo }) => [natura, data, importo, divisa, saldo].join(' ')),
        )
        .toSorted()
    : null;

const righeDi = (esito: EsitoLettura): string | null => elencoDi(esito)?.join('\n') ?? null;

/** Every reading of a file: one, or one for each way of answering what it asks. */
async function letture(file: FileVariato): Promise<Set<string | null>> {
  const esito = await readStatementFile(file);
  if (esito.tipo !== 'domanda') return new Set([righeDi(esito)]);
  const risposte = esito.domande.reduce<Risposte[]>(
    (tutte, { id, opzioni }) =>
      tutte.flatMap((prima) => opzioni.map(({ valore }) => ({ ...prima, [id]: valore }))),
    [{ riga: RIGA_TENUTA, spesa: SPESA_FUORI }],
  );
  const lette = await Promise.all(risposte.map((scelte) => readStatementFile(file, { risposte: scelte })));
  return new Set(lette.map((each) => righeDi(each)));
}

/** What one reading of a changed file is, against the readings of the file as it was. */
function confronta(esito: EsitoLettura, isVera: (righe: string[]) => boolean): Confronto {
  if (esito.tipo === 'domanda') return 'asked';
  const righe = elencoDi(esito);
  if (righe === null) return 'refused';
  return isVera(righe) ? 'same' : 'other';
}

/** Two files of one table have its rows between them. */
async function variaDiviso(griglia: Griglia, vere: ReadonlySet<string | null>): Promise<Confronto | null> {
  const parti = dividi(griglia);
  if (!parti) return null;
  const [prima, seconda] = await Promise.all(parti.map((parte) => readStatementFile(parte)));
  if (!prima || !seconda) return null;
  const meta = elencoDi(prima);
  return meta === null
    ? confronta(prima, () => false)
    : confronta(seconda, (righe) => vere.has([...meta, ...righe].toSorted().join('\n')));
}

/** A movement that stands twice is read twice, or not at all where it was no movement before. */
async function variaDoppio(griglia: Griglia, vere: ReadonlySet<string | null>): Promise<Confronto | null> {
  const file = raddoppia(griglia);
  if (!file) return null;
  return confronta(await readStatementFile(file), (righe) =>
    [...vere].some((vera) => {
      const attese = vera?.split('\n') ?? [];
      if (righe.length === attese.length) return righe.join('\n') === vera;
      const resto = [...righe];
      for (const riga of attese) {
        const at = resto.indexOf(riga);
        if (at === -1) return false;
        resto.splice(at, 1);
      }
      return resto.length === 1 && attese.includes(resto[0] ?? '');
    }),
  );
}

/** The file with the tracciato that its first reading made: nothing is asked any more. */
async function variaNoto(file: FileVariato, griglia: Griglia): Promise<Variata[]> {
  const esito = await readStatementFile(file);
  if (esito.tipo !== 'letto' || !esito.lettura || esito.lettura.intestazione.length === 0) return [];
  const { lettura, estratti } = esito;
  const tracciato: Tracciato = {
    id: 1,
    versione: 1,
    nome: 'noto',
    modello_nome: '*',
    natura: estratti[0]?.natura ?? 'movimento',
    id_conto: null,
    lettura,
  };
  const serve = new Set(lettura.colonne.map(({ colonna }) => colonna));
  const vera = righeDi(esito);
  const found: Variata[] = [];
  for (const [variazione, varia] of Object.entries(VARIAZIONI_NOTE)) {
    const variato = varia(griglia, serve);
    if (!variato) continue;
    const confronto = confronta(
      await readStatementFile(variato, { tracciato }),
      (righe) => righe.join('\n') === vera,
    );
    found.push({ variazione, confronto });
  }
  return found;
}

export interface Variata {
  variazione: string;
  confronto: Confronto;
}

/** Each change of a file that can be read, with what comes of it; none where the file is no table. */
export async function variaFile(file: FileCorpus): Promise<Variata[]> {
  const griglia = toGriglia(file);
  const vere = griglia && (await letture(file));
  if (!griglia || !vere || vere.has(null)) return [];
  const found: Variata[] = [];
  const add = (variazione: string, confronto: Confronto | null): void => {
    if (confronto) found.push({ variazione, confronto });
  };
  for (const [variazione, varia] of Object.entries(VARIAZIONI)) {
    const variato = varia(griglia);
    if (!variato) continue;
    add(
      variazione,
      confronta(await readStatementFile(variato), (righe) => vere.has(righe.join('\n'))),
    );
  }
  // Lines of a list of documents may make one row together: parted or repeated they say something else.
  if (![...vere].some((vera) => vera?.startsWith('partita'))) {
    add('split into two files', await variaDiviso(griglia, vere));
    add('a row repeated', await variaDoppio(griglia, vere));
  }
  return [...found, ...(await variaNoto(file, griglia))];
}
