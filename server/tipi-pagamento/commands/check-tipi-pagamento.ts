/** What a set of changes to the ways of paying must respect; all of it is known before anything is written. */
import type { z } from 'zod';
import type { TipoPagamento, tipiPagamentoModificheSchema } from '#api/contract/tipi-pagamento.ts';
import { fail, refuseFields, refuseRepeated, type Failure, type WrongFields } from '../../core/problems.ts';

export type TipiPagamentoChanges = z.output<typeof tipiPagamentoModificheSchema>;

/** The refusal of a set of changes to `attuali`, the rows as they are; null when it can be applied. */
export function checkChanges(
  current: readonly TipoPagamento[],
  modifications: TipiPagamentoChanges,
): Failure | null {
  const { crea, cambia, elimina } = modifications;
  return (
    refuseRepeated({ crea, cambia, elimina }, 'La stessa riga compare due volte') ??
    checkVersions(current, modifications) ??
    checkCodes(current, modifications)
  );
}

/** Rows that someone else changed or deleted since they were read. */
function checkVersions(
  current: readonly TipoPagamento[],
  { cambia, elimina }: TipiPagamentoChanges,
): Failure | null {
  const byId = new Map(current.map((kind) => [kind.id, kind]));
  const stale = [...cambia, ...elimina].filter(({ id, versione }) => byId.get(id)?.versione !== versione);
  if (stale.length === 0) return null;
  return fail('versione_superata', {
    dettagli: { attuali: stale.flatMap(({ id }) => byId.get(id) ?? []) },
  });
}

/** Ids and codes that would be there twice once all is applied. */
function checkCodes(
  current: readonly TipoPagamento[],
  { crea, cambia, elimina }: TipiPagamentoChanges,
): Failure | null {
  const touched = new Set([...cambia, ...elimina].map(({ id }) => id));
  const ids = new Set(current.map(({ id }) => id));
  const codes = new Set(current.flatMap(({ id, codice }) => (touched.has(id) ? [] : [codice])));
  const errors: WrongFields = [];
  for (const [list, rows] of Object.entries({ cambia, crea })) {
    for (const [at, { codice }] of rows.entries()) {
      if (codes.has(codice))
        errors.push({
          campo: `${list}.${at}.codice`,
          messaggio: `Il codice ${codice} è già di un altro tipo di pagamento`,
        });
      codes.add(codice);
    }
  }
  for (const [at, { id }] of crea.entries()) {
    if (id !== undefined && ids.has(id))
      errors.push({ campo: `crea.${at}.id`, messaggio: 'Questo tipo di pagamento c’è già' });
  }
  return refuseFields(errors, 'gia_esistente');
}

/** Rows of the estratto conto point at a way of paying: it cannot go. */
export function checkUsi(
  current: readonly TipoPagamento[],
  { elimina }: TipiPagamentoChanges,
  uses: ReadonlyMap<number, number>,
): Failure | null {
  const codes = new Map(current.map(({ id, codice }) => [id, codice]));
  const errors = elimina.flatMap(({ id }, at) => {
    const righe = uses.get(id);
    if (righe === undefined) return [];
    const used = righe === 1 ? '1 riga' : `${righe} righe`;
    const messaggio = `${codes.get(id)} è usato da ${used} dell’estratto conto: disattivalo invece di eliminarlo`;
    return [{ campo: `elimina.${at}.id`, messaggio }];
  });
  return refuseFields(errors);
}

/** Only a row that was deleted comes back under its id: any other id is the database's to give. */
export function checkRicreati(
  { crea }: TipiPagamentoChanges,
  deleted: ReadonlyMap<number, number>,
): Failure | null {
  const errors = crea.flatMap(({ id }, at) =>
    id === undefined || deleted.has(id)
      ? []
      : [{ campo: `crea.${at}.id`, messaggio: 'Nessun tipo di pagamento eliminato ha questo numero' }],
  );
  return refuseFields(errors);
}
