/** What a set of changes to soggetti must respect, beyond the shape of its texts. */
import type { z } from 'zod';
import {
  type CampiSoggetto,
  type dettagliSoggettiSchema,
  RUOLI,
  type Soggetto,
  type SoggettoDati,
  type soggettiModificheSchema,
  soggettoDatiSchema,
} from '#api/contract/soggetti.ts';
import { checkIban } from '#domain/codici.ts';
import { CHECKED_FIELDS, type CheckedField, checkSoggetto } from '#domain/soggetti.ts';
import { fail, refuseFields, type Failure, type WrongFields } from '../../core/problems.ts';

export type SoggettiChanges = z.output<typeof soggettiModificheSchema>;

/** The data of a soggetto without what the server adds. */
export function toDati(soggetto: Soggetto): SoggettoDati {
  const { id: _id, versione: _versione, ibans: _ibans, iban_nuovi: _nuovi, ...dati } = soggetto;
  return dati;
}

/** Those of either, each once. */
export const joinRuoli = (one: Pick<SoggettoDati, 'ruoli'>, other: Pick<SoggettoDati, 'ruoli'>) =>
  RUOLI.filter((role) => one.ruoli.includes(role) || other.ruoli.includes(role));

const CAMPI = soggettoDatiSchema.keyof().options;

/** The data as they are `now`, but what was changed from `before` to `after` and nobody changed since is as it was. */
export function restoreDati(now: SoggettoDati, before: SoggettoDati, after: SoggettoDati): SoggettoDati {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const back = CAMPI.filter((field) => !same(before[field], after[field]) && same(now[field], after[field]));
  return { ...now, ...Object.fromEntries(back.map((field) => [field, before[field]])) };
}

/** Soggetti that someone else changed or took away since they were read. */
export function checkVersioni(
  current: ReadonlyMap<number, Soggetto>,
  named: readonly { id: number; versione: number }[],
): Failure | null {
  const stale = named.filter(({ id, versione }) => current.get(id)?.versione !== versione);
  if (stale.length === 0) return null;
  const dettagli: z.input<typeof dettagliSoggettiSchema> = {
    attuali: stale.flatMap(({ id }) => current.get(id) ?? []),
    mancanti: stale.flatMap(({ id }) => (current.has(id) ? [] : [id])),
  };
  return fail('versione_superata', { dettagli });
}

/** Another country asks other rules of these. */
const PER_NAZIONE: readonly CheckedField[] = ['partita_iva', 'codice_fiscale', 'cap', 'provincia'];

/** The data as they were checked; what is wrong with them goes under `path`. */
function takeChecked(
  { dati, errors: wrong }: ReturnType<typeof checkSoggetto<SoggettoDati>>,
  path: string,
  errors: WrongFields,
): SoggettoDati {
  for (const [field, messaggio] of Object.entries(wrong))
    errors.push({ campo: `${path}.${field}`, messaggio });
  return dati;
}

/** The changed data as they are kept; errors go under `path`. */
export function applyCampi(
  before: SoggettoDati,
  fields: CampiSoggetto,
  path: string,
  errors: WrongFields,
): SoggettoDati {
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: SoggettoDati = { ...before, ...written };
  const changed = CHECKED_FIELDS.filter(
    (field) => field in fields || (fields.nazione !== undefined && PER_NAZIONE.includes(field)),
  );
  return takeChecked(checkSoggetto(after, changed), path, errors);
}

/** A new soggetto as it is kept; errors go under `path`. */
export function checkNuovo(
  { ibans, ...nuovo }: SoggettiChanges['crea'][number],
  path: string,
  errors: WrongFields,
): { dati: SoggettoDati; ibans: string[] } {
  const dati = takeChecked(checkSoggetto(nuovo), path, errors);
  const kept = ibans.flatMap((iban, at) => {
    const outcome = checkIban(iban);
    if (outcome.ok) return [outcome.valore];
    errors.push({ campo: `${path}.ibans.${at}`, messaggio: outcome.motivo });
    return [];
  });
  return { dati, ibans: kept };
}

/** What points at a soggetto keeps it. */
export function checkUsati(
  remove: SoggettiChanges['elimina'],
  current: ReadonlyMap<number, Soggetto>,
  uses: ReadonlyMap<number, readonly string[]>,
): Failure | null {
  const errors = remove.flatMap(({ id }, at) => {
    const own = uses.get(id);
    if (!own) return [];
    const name = current.get(id)?.ragione_sociale ?? '';
    const messaggio = `${name} ha ${own.join(', ')}: disattivalo invece di eliminarlo, o uniscilo a un altro`;
    return [{ campo: `elimina.${at}.id`, messaggio }];
  });
  return refuseFields(errors);
}
