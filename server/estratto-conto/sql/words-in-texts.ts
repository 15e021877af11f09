/** Rows by the words of a search, looked for in the texts of rows alone, where no other field can hold them. */
import { NOMI_CERCATI } from '#api/contract/riga.ts';
import { type CampoEstratto, getTipoCampo } from '#api/contract/filtri.ts';
import { statoRigaSchema } from '#api/contract/valori.ts';
import { readRow } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { escapeLike, toPlain } from '../../core/sql/searched-word.ts';
import { type FoundChiusi, isChiuso, isFoundNowhere } from './closed-by-words.ts';
import { canStand, type FiltriEstratto } from './estratto-filters.ts';
import { findByTexts, isInImpronta } from './impronte.ts';

/** Letters of a divisa. */
const DIVISA = 3;

/** True if a name that many rows share holds the word: of a conto, or of a file. */
async function isInName(reader: Reader, idAzienda: number, word: string): Promise<boolean> {
  const like = `%${escapeLike(word)}%`;
  const row = await readRow<{ c_e: boolean }>(reader)`select exists (
    select from conto where id_azienda = ${idAzienda} and testo_ricerca(nome) like ${like}
    union all select from importazione where id_azienda = ${idAzienda} and testo_ricerca(nome_file) like ${like}
  ) as c_e`;
  return row?.c_e === true;
}

const isShared = (field: CampoEstratto): boolean => field === 'conto' || field === 'nome_file';

/** True where a field beside the texts of a row, and the names that rows share, may hold the word. */
function isElsewhere(field: CampoEstratto, word: string, found: FoundChiusi): boolean {
  if (isInImpronta(field) || isShared(field)) return false;
  if (isChiuso(field)) return !isFoundNowhere(field, word, found);
  if (field === 'stato') return statoRigaSchema.options.some((stato) => stato.includes(word));
  if (field === 'divisa') return word.length <= DIVISA;
  return getTipoCampo(field) === 'testo' || canStand(field, word);
}

/** The rows in which the words of a search can stand; null where they are too many to be named, or cannot be told. */
export async function findByWords(
  reader: Reader,
  idAzienda: number,
  { q = '', q_campi = NOMI_CERCATI }: Pick<FiltriEstratto, 'q' | 'q_campi'>,
  found: FoundChiusi,
): Promise<readonly number[] | null> {
  const words: string[] = [];
  for (const word of q.normalize('NFC').split(/\s+/).filter(Boolean).map(toPlain)) {
    if (q_campi.some((field) => isElsewhere(field, word, found))) continue;
    if (q_campi.some(isShared) && (await isInName(reader, idAzienda, word))) continue;
    words.push(word);
  }
  return await findByTexts(reader, idAzienda, words);
}
