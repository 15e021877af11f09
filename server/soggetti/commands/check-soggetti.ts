/** What a set of changes to soggetti must respect, beyond the shape of its texts. */
import type { z } from 'zod';
import type { Problema } from '#api/contract/problemi.ts';
import {
  type CampiSoggetto,
  type dettagliSoggettiSchema,
  type Soggetto,
  type SoggettoDati,
  type soggettiModificheSchema,
  soggettoDatiSchema,
} from '#api/contract/soggetti.ts';
import { checkIban } from '#domain/codici.ts';
import { CAMPI_CONTROLLATI, type CampoControllato, checkSoggetto } from '#domain/soggetti.ts';
import { fail, type Failure } from '../../core/problems.ts';

export type ModificheSoggetti = z.output<typeof soggettiModificheSchema>;
export type Errors = NonNullable<Problema['errors']>;

/** The data of a soggetto without what the server adds. */
export function toDati(soggetto: Soggetto): SoggettoDati {
  const { id: _id, versione: _versione, ibans: _ibans, iban_nuovi: _nuovi, ...dati } = soggetto;
  return dati;
}

const CAMPI = soggettoDatiSchema.keyof().options;

/** The data as they are `now`, but what was changed from `prima` to `dopo` and nobody changed since is as it was. */
export function restoreDati(now: SoggettoDati, prima: SoggettoDati, dopo: SoggettoDati): SoggettoDati {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const back = CAMPI.filter((campo) => !same(prima[campo], dopo[campo]) && same(now[campo], dopo[campo]));
  return { ...now, ...Object.fromEntries(back.map((campo) => [campo, prima[campo]])) };
}

/** A row named twice: which of the two it should become is anyone's guess. */
export function checkRipetuti({ crea, cambia, elimina }: ModificheSoggetti): Failure | null {
  const seen = new Set<number>();
  const errors: Errors = [];
  for (const [list, rows] of Object.entries({ crea, cambia, elimina }))
    for (const [at, { id }] of rows.entries()) {
      if (id === undefined) continue;
      if (seen.has(id))
        errors.push({ campo: `${list}.${at}.id`, messaggio: 'Lo stesso soggetto compare due volte' });
      seen.add(id);
    }
  return refuse(errors);
}

/** Soggetti that someone else changed or took away since they were read. */
export function checkVersioni(
  attuali: ReadonlyMap<number, Soggetto>,
  named: readonly { id: number; versione: number }[],
): Failure | null {
  const stale = named.filter(({ id, versione }) => attuali.get(id)?.versione !== versione);
  if (stale.length === 0) return null;
  const dettagli: z.input<typeof dettagliSoggettiSchema> = {
    attuali: stale.flatMap(({ id }) => attuali.get(id) ?? []),
    mancanti: stale.flatMap(({ id }) => (attuali.has(id) ? [] : [id])),
  };
  return fail('versione_superata', { dettagli });
}

/** Another country asks other rules of these. */
const PER_NAZIONE: readonly CampoControllato[] = ['partita_iva', 'codice_fiscale', 'cap', 'provincia'];

/** The changed data as they are kept; errors go under `percorso`. */
export function applyCampi(
  prima: SoggettoDati,
  campi: CampiSoggetto,
  percorso: string,
  errors: Errors,
): SoggettoDati {
  const scritti = Object.fromEntries(Object.entries(campi).filter(([, valore]) => valore !== undefined));
  const dopo: SoggettoDati = { ...prima, ...scritti };
  const changed = CAMPI_CONTROLLATI.filter(
    (campo) => campo in campi || (campi.nazione !== undefined && PER_NAZIONE.includes(campo)),
  );
  const { dati, errori } = checkSoggetto(dopo, changed);
  for (const [campo, messaggio] of Object.entries(errori))
    errors.push({ campo: `${percorso}.${campo}`, messaggio });
  return dati;
}

/** A new soggetto as it is kept; errors go under `percorso`. */
export function checkNuovo(
  { ibans, ...nuovo }: ModificheSoggetti['crea'][number],
  percorso: string,
  errors: Errors,
): { dati: SoggettoDati; ibans: string[] } {
  const { dati, errori } = checkSoggetto(nuovo);
  for (const [campo, messaggio] of Object.entries(errori))
    errors.push({ campo: `${percorso}.${campo}`, messaggio });
  const kept = ibans.flatMap((iban, at) => {
    const esito = checkIban(iban);
    if (esito.ok) return [esito.valore];
    errors.push({ campo: `${percorso}.ibans.${at}`, messaggio: esito.motivo });
    return [];
  });
  return { dati, ibans: kept };
}

/** What points at a soggetto keeps it. */
export function checkUsati(
  elimina: ModificheSoggetti['elimina'],
  attuali: ReadonlyMap<number, Soggetto>,
  usi: ReadonlyMap<number, readonly string[]>,
): Failure | null {
  const errors = elimina.flatMap(({ id }, at) => {
    const own = usi.get(id);
    if (!own) return [];
    const nome = attuali.get(id)?.ragione_sociale ?? '';
    const messaggio = `${nome} ha ${own.join(', ')}: disattivalo invece di eliminarlo, o uniscilo a un altro`;
    return [{ campo: `elimina.${at}.id`, messaggio }];
  });
  return refuse(errors);
}

export function refuse(errors: Errors): Failure | null {
  const [first] = errors;
  return first ? fail('richiesta_non_valida', { detail: first.messaggio, errors }) : null;
}
