/**
 * Matching: proposes which partite each movimento settles, with the reasons. Pure and deterministic:
 * the order of the input does not matter, nothing is read but the arguments.
 */
import { proponiDivisa } from './proponi.ts';
import type { DatiAbbinamento, EsitoAbbinamento, OpzioniAbbinamento } from './tipi.ts';

export type * from './tipi.ts';

/** Above this probability, and without rivals, a proposal may be accepted without a person. */
export const SOGLIA = 0.99;

function addDivise(divise: Set<string>, righe: readonly { divisa?: string | null | undefined }[]): void {
  let last = '';
  for (let at = 0; at < righe.length; at += 1) {
    const divisa = righe[at]?.divisa ?? 'EUR';
    // Most are of the same as the one before.
    if (divisa !== last) divise.add(divisa);
    last = divisa;
  }
}

/** Proposals for all open movimenti at once. Never throws on odd texts; rows with nothing left are passed over. */
export function proponi(dati: DatiAbbinamento, opzioni: OpzioniAbbinamento = {}): EsitoAbbinamento {
  const soglia = opzioni.soglia ?? SOGLIA;
  const divise = new Set<string>();
  addDivise(divise, dati.movimenti);
  addDivise(divise, dati.partite);
  if (divise.size <= 1) return proponiDivisa(dati, soglia);
  const esiti = [...divise].sort().map((divisa) => {
    const same = (riga: { readonly divisa?: string | null | undefined }): boolean =>
      (riga.divisa ?? 'EUR') === divisa;
    return proponiDivisa(
      { ...dati, movimenti: dati.movimenti.filter(same), partite: dati.partite.filter(same) },
      soglia,
    );
  });
  return {
    proposte: esiti.flatMap(({ proposte }) => proposte).sort((a, b) => b.punteggio - a.punteggio),
    giroconti: esiti.flatMap(({ giroconti }) => giroconti),
    storni: esiti.flatMap(({ storni }) => storni),
  };
}
