/** One file of the demonstration office, as an import with its rows. */
import { createHash } from 'node:crypto';
import { writeStatement } from '#domain/demo/statement.ts';
import type { ImportazioneDemo, RigaDemo } from '#domain/demo/types.ts';
import type { Tx } from '../../core/db/database.ts';
import type { DemoInCorso, DemoPlace } from '../../core/db/tables-demo.ts';
import { completeOriginale, startOriginale, writePezzo } from '../../importazioni/sql/originals.ts';
import { insertRighe, type RigaNuova } from '../../importazioni/sql/righe.ts';
import { existsImportazioneDemo, getIdOfKey, insertImportazioneDemo } from '../sql/demo.ts';

/** Rows per statement. */
const CHUNK = 2_500;

/** The file of a statement that does not tie, kept so that a person can read it again; null for all others. */
const writeFile = (file: ImportazioneDemo): Buffer | null =>
  file.rottura ? Buffer.from(writeStatement(file)) : null;

/** The fingerprint of the file, or of its name if no file is kept: each import needs a different one. */
export const hashFile = (seed: number, file: ImportazioneDemo): string =>
  createHash('sha256')
    .update(writeFile(file) ?? `${seed}/${file.nome_file}`)
    .digest('hex');

/** Inserts an import with its rows, unless it is there. */
export async function importDemo(
  tx: Tx,
  { actor, options, posto }: DemoInCorso,
  file: ImportazioneDemo,
): Promise<void> {
  const { id_azienda, conti, soggetti } = posto;
  const sha256 = hashFile(options.seme, file);
  if (await existsImportazioneDemo(tx, id_azienda, sha256)) return;
  const id_conto = file.conto === null ? null : getIdOfKey(conti, file.conto);
  const bytes = writeFile(file);
  let dare = 0;
  let avere = 0;
  for (const { importo } of file.righe) {
    if (importo < 0) dare += importo;
    else avere += importo;
  }
  const id_imp = await insertImportazioneDemo(tx, file, {
    id_azienda,
    id_autore: actor.id_utente,
    id_conto,
    sha256,
    bytes: bytes?.length ?? null,
    dare,
    avere,
  });
  if (bytes) {
    await startOriginale(tx, id_azienda, { sha256, bytes: bytes.length, pezzi: 1 });
    await writePezzo(tx, id_azienda, { sha256, piece: 1 }, bytes);
    await completeOriginale(tx, id_azienda, sha256);
  }
  const origin = { id_azienda, id_imp, natura: file.natura, id_conto, id_mandante: null };
  for (let from = 0; from < file.righe.length; from += CHUNK) {
    const chunk = file.righe.slice(from, from + CHUNK).map((riga) => withIds(riga, soggetti));
    await insertRighe(tx, origin, chunk);
  }
}

function withIds({ soggetto, mandante, agente, ...riga }: RigaDemo, ids: DemoPlace['soggetti']): RigaNuova {
  const idOf = (key: string | null): number | null => (key === null ? null : getIdOfKey(ids, key));
  return { ...riga, id_soggetto: idOf(soggetto), id_mandante: idOf(mandante), id_agente: idOf(agente) };
}
