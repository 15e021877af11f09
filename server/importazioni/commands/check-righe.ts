/** What the server itself checks in the rows of a lot, whatever the client has checked. */
import type { RigaImport, RigaScartata } from '#api/contract/invio-import.ts';
import type { Natura } from '#api/contract/valori.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Tx } from '../../core/db/database.ts';
import { holdConto } from '../../conti/sql/conti.ts';
import { countUsiAlias } from '../../soggetti/sql/soggetto-detail.ts';
import { findExistingSoggetti, resolveControparti, type Resolved } from '../../soggetti/sql/soggetti.ts';
import { isCleanText, NOT_CLEAN } from '#api/contract/valori.ts';

/** Cents: a hundred billion euro. A larger amount is a misread column; up to it, sums are exact. */
const MAX_IMPORTO = 10_000_000_000_000;

type Reason = Omit<RigaScartata, 'riga'>;

/** Answers the dare and the avere of the lot in cents, or the rows that cannot be kept, each with its reason. */
export async function checkRighe(
  tx: Tx,
  idAzienda: number,
  { natura, id_conto }: { natura: Natura; id_conto: number | null },
  rows: readonly RigaImport[],
): Promise<Result<{ dare: number; avere: number }>> {
  // Open items have no conto, and each its own currency.
  const conto = id_conto === null ? undefined : await holdConto(tx, idAzienda, id_conto);
  const known = await findExistingSoggetti(tx, idAzienda, [
    ...new Set(rows.flatMap(({ id_soggetto }) => (id_soggetto === null ? [] : [id_soggetto]))),
  ]);
  const rifiutate: RigaScartata[] = [];
  let dare = 0;
  let avere = 0;
  for (const row of rows) {
    const reason = refusal(row, natura, known) ?? otherDivisa(row, conto?.divisa);
    if (reason) rifiutate.push({ riga: row.riga, ...reason });
    if (row.importo < 0) dare += row.importo;
    else avere += row.importo;
  }
  return rifiutate.length > 0
    ? fail('righe_rifiutate', { dettagli: { rifiutate } })
    : succeed({ dare, avere });
}

function refusal(row: RigaImport, natura: Natura, known: ReadonlySet<number>): Reason | null {
  if (natura === 'partita' && row.scadenza === null)
    return { colonna: 'scadenza', valore: '', motivo: 'Una partita deve avere la scadenza' };
  if (Math.abs(row.importo) > MAX_IMPORTO)
    return {
      colonna: 'importo',
      valore: String(row.importo),
      motivo: 'L’importo supera il massimo previsto',
    };
  if (row.id_soggetto !== null && !known.has(row.id_soggetto))
    return { colonna: 'id_soggetto', valore: String(row.id_soggetto), motivo: 'Il soggetto non esiste' };
  return unstorable(row);
}

/** The balance of a conto is a sum in one currency: a row in another does not belong there. */
const otherDivisa = ({ divisa }: RigaImport, conto: string | undefined): Reason | null =>
  conto === undefined || isStessaDivisa(divisa, conto)
    ? null
    : { colonna: 'divisa', valore: divisa, motivo: `La riga è in ${divisa}, il conto in ${conto}` };

/** PostgreSQL keeps neither NUL nor half a surrogate pair in a text. */
function unstorable(row: RigaImport): Reason | null {
  for (const [colonna, value] of Object.entries(row)) {
    if (typeof value === 'string' && !isCleanText(value)) return { colonna, valore: '', motivo: NOT_CLEAN };
  }
  return null;
}

const controparteOf = (row: RigaImport) => ({ nome: row.ragione_sociale, iban: row.iban_controparte });

/** Gives each row without a soggetto the soggetto of its IBAN or of its name. */
export async function resolveRighe(
  tx: Tx,
  idAzienda: number,
  rows: readonly RigaImport[],
): Promise<readonly RigaImport[]> {
  const open = rows.filter(
    (row) => row.id_soggetto === null && (row.ragione_sociale ?? row.iban_controparte),
  );
  if (open.length === 0) return rows;
  const resolve = await resolveControparti(tx, idAzienda, open.map(controparteOf));
  const found = rows.map((row) => (row.id_soggetto === null ? resolve(controparteOf(row)) : null));
  await countUsiAlias(tx, idAzienda, countAlias(found));
  return rows.map((row, at) =>
    row.id_soggetto === null ? { ...row, id_soggetto: found[at]?.id_soggetto ?? null } : row,
  );
}

/** How many rows each alias gave to its soggetto. */
function countAlias(found: readonly (Resolved | null)[]) {
  const hits = new Map<string, { tipo: string; chiave: string; id_soggetto: number; usi: number }>();
  for (const each of found) {
    if (!each?.alias) continue;
    const key = JSON.stringify([each.alias, each.id_soggetto]);
    const usi = (hits.get(key)?.usi ?? 0) + 1;
    hits.set(key, { ...each.alias, id_soggetto: each.id_soggetto, usi });
  }
  return [...hits.values()];
}
