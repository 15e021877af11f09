/** A soggetto as the grid shows it: its roles as columns of their own, so that they are edited and pasted like the rest. */
import { type CampiSoggetto, RUOLI, type RuoloSoggetto, type Soggetto } from '#api/contract/soggetti.ts';

export interface RigaAnagrafica extends Soggetto {
  cliente: boolean;
  fornitore: boolean;
  mandante: boolean;
  agente: boolean;
  iban: string | null;
}

const same = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join() === b.join();

/** Lists that say what they said in `before` are the same objects: a row read again is then known to be unchanged. */
export function toRiga(parsed: Soggetto, before?: Soggetto): RigaAnagrafica {
  const soggetto = {
    ...parsed,
    ...(before && same(before.ruoli, parsed.ruoli) && { ruoli: before.ruoli }),
    ...(before && same(before.ibans, parsed.ibans) && { ibans: before.ibans }),
  };
  const has = (role: RuoloSoggetto): boolean => soggetto.ruoli.includes(role);
  return {
    ...soggetto,
    cliente: has('cliente'),
    fornitore: has('fornitore'),
    mandante: has('mandante'),
    agente: has('agente'),
    iban: soggetto.ibans.length === 0 ? null : soggetto.ibans.join(', '),
  };
}

const isRole = (field: string): field is RuoloSoggetto => RUOLI.some((role) => role === field);

/** Changed cells as the server takes them: columns of roles become the list of roles. */
export function toCampi(riga: RigaAnagrafica, fields: Partial<RigaAnagrafica>): CampiSoggetto {
  const entries = Object.entries(fields);
  const data = Object.fromEntries(entries.filter(([field]) => !isRole(field)));
  if (!entries.some(([field]) => isRole(field))) return data;
  const now = { ...riga, ...fields };
  return { ...data, ruoli: RUOLI.filter((role) => now[role]) };
}
