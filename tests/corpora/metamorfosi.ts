/** What the reader makes of a file and of its harmless changes: the same rows, a question, a refusal, or other rows. */
import type { Risposte } from '#import/cell/domande.ts';
import type { EsitoLettura } from '#import/map/esito.ts';
import { leggiFile } from '#import/read-file/leggi.ts';
import type { FileCorpus } from './corpora.ts';
import { toGriglia, VARIAZIONI, type FileVariato } from './variazioni.ts';

/** The folders that hold delimited tables. */
export const DA_VARIARE = ['csv-it', 'csv-eu', 'open-items'] as const;

export type Confronto = 'same' | 'asked' | 'refused' | 'other';

const righeDi = (esito: EsitoLettura): string | null =>
  esito.tipo === 'letto'
    ? esito.estratti
        .flatMap(({ righe, natura }) =>
          righe.map(({ data, importo, divisa, saldo }) => [natura, data, importo, divisa, saldo].join(' ')),
        )
        .toSorted()
        .join('\n')
    : null;

/** Every reading of a file: one, or one for each way of answering what it asks. */
async function letture(file: FileVariato): Promise<Set<string | null>> {
  const esito = await leggiFile(file);
  if (esito.tipo !== 'domanda') return new Set([righeDi(esito)]);
  const risposte = esito.domande.reduce<Risposte[]>(
    (tutte, { id, opzioni }) =>
      tutte.flatMap((prima) => opzioni.map(({ valore }) => ({ ...prima, [id]: valore }))),
    [{}],
  );
  const lette = await Promise.all(risposte.map((scelte) => leggiFile(file, { risposte: scelte })));
  return new Set(lette.map((each) => righeDi(each)));
}

/** Each change of a file that can be read, with what comes of it; none where the file is no table. */
export async function variaFile(file: FileCorpus): Promise<{ variazione: string; confronto: Confronto }[]> {
  const griglia = toGriglia(file);
  const vere = griglia && (await letture(file));
  if (!griglia || !vere || vere.has(null)) return [];
  const found: { variazione: string; confronto: Confronto }[] = [];
  for (const [variazione, varia] of Object.entries(VARIAZIONI)) {
    const variato = varia(griglia);
    if (!variato) continue;
    const esito = await leggiFile(variato);
    const confronto =
      esito.tipo === 'domanda'
        ? 'asked'
        : esito.tipo !== 'letto'
          ? 'refused'
          : vere.has(righeDi(esito))
            ? 'same'
            : 'other';
    found.push({ variazione, confronto });
  }
  return found;
}
