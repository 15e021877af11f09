/** A soggetto as the grid shows it: its roles as columns of their own, so that they are edited and pasted like the rest. */
import { type CampiSoggetto, RUOLI, type RuoloSoggetto, type Soggetto } from '#api/contract/soggetti.ts';

export interface RigaAnagrafica extends Soggetto {
  cliente: boolean;
  fornitore: boolean;
  mandante: boolean;
  agente: boolean;
  iban: string | null;
}

const stessi = (a: readonly string[] | undefined, b: readonly string[]): boolean => a?.join() === b.join();

/** Lists that say what they said in `prima` are the same objects: a row read again is then known to be unchanged. */
export function toRiga(letto: Soggetto, prima?: Soggetto): RigaAnagrafica {
  const soggetto = {
    ...letto,
    ...(prima && stessi(prima.ruoli, letto.ruoli) && { ruoli: prima.ruoli }),
    ...(prima && stessi(prima.ibans, letto.ibans) && { ibans: prima.ibans }),
  };
  const has = (ruolo: RuoloSoggetto): boolean => soggetto.ruoli.includes(ruolo);
  return {
    ...soggetto,
    cliente: has('cliente'),
    fornitore: has('fornitore'),
    mandante: has('mandante'),
    agente: has('agente'),
    iban: soggetto.ibans.length === 0 ? null : soggetto.ibans.join(', '),
  };
}

const isRuolo = (campo: string): campo is RuoloSoggetto => RUOLI.some((ruolo) => ruolo === campo);

/** Changed cells as the server takes them: columns of roles become the list of roles. */
export function toCampi(riga: RigaAnagrafica, campi: Partial<RigaAnagrafica>): CampiSoggetto {
  const entries = Object.entries(campi);
  const dati = Object.fromEntries(entries.filter(([campo]) => !isRuolo(campo)));
  if (!entries.some(([campo]) => isRuolo(campo))) return dati;
  const now = { ...riga, ...campi };
  return { ...dati, ruoli: RUOLI.filter((ruolo) => now[ruolo]) };
}
