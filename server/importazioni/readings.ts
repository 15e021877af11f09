/** Reads what an import left: the bytes of its file, and its rows as they are now. */
import type { Reader } from '../core/db/database.ts';
import type { z } from 'zod';
import type { righePresentiRequestSchema, righePresentiSchema } from '#api/contract/anteprima-import.ts';
import type { originaleSchema } from '#api/contract/originali.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import { fail, refuseField, succeed, type Result } from '../core/problems.ts';
import { readImportazione } from './sql/importazioni.ts';
import { readOriginale, readPezzo } from './sql/originals.ts';
import { listRigheImportate } from './sql/riletture.ts';
import { listRighePresenti } from './sql/righe.ts';

/** One piece of the file of an import that stands. */
export async function readOriginaleDi(
  reader: Reader,
  idAzienda: number,
  idImp: number,
  pezzo: number,
): Promise<Result<z.input<typeof originaleSchema>>> {
  const importazione = await readImportazione(reader, idAzienda, idImp);
  if (!importazione?.sha256 || importazione.originale !== true)
    return fail('non_trovato', 'Il file di questa importazione non è stato conservato');
  const { sha256, nome_file } = importazione;
  const original = await readOriginale(reader, idAzienda, sha256);
  const bytes = await readPezzo(reader, idAzienda, sha256, pezzo);
  if (!original || !bytes) return fail('non_trovato', 'Il pezzo non esiste');
  return succeed({
    nome_file: nome_file ?? `importazione-${idImp}`,
    sha256,
    bytes: original.bytes,
    pezzo,
    pezzi: original.pezzi,
    dati: bytes.toString('base64'),
  });
}

const PAGINA = 10_000;

/** The rows of a completed import, a page at a time. */
export async function readRigheImportate(
  reader: Reader,
  idAzienda: number,
  idImp: number,
  cursor: string | undefined,
): Promise<Result<{ righe: RigaImportata[]; cursor: string | null }>> {
  const after = Number(cursor ?? 0);
  if (!Number.isSafeInteger(after)) return refuseField('cursor', 'Il punto da cui riprendere non è valido');
  const importazione = await readImportazione(reader, idAzienda, idImp);
  if (importazione?.stato !== 'completato')
    return fail('non_trovato', 'L’importazione non esiste o non è completa');
  const righe = await listRigheImportate(reader, idAzienda, idImp, { after, limit: PAGINA });
  const last = righe.at(-1);
  return succeed({ righe, cursor: righe.length === PAGINA && last ? String(last.id) : null });
}

/** The rows between two days, of one conto or of all partite, a page at a time. */
export async function readRighePresenti(
  reader: Reader,
  idAzienda: number,
  { cursor, ...finestra }: z.output<typeof righePresentiRequestSchema>,
): Promise<Result<z.input<typeof righePresentiSchema>>> {
  const righe = await listRighePresenti(reader, idAzienda, finestra, {
    dopo: cursor ?? 0,
    limite: PAGINA,
  });
  return succeed({ righe, cursor: righe.length === PAGINA ? (righe.at(-1)?.id ?? null) : null });
}
