/** Searching again among what is left, until another search would find nothing new. */
import { getResiduo } from './open-rows.ts';
import { proposeDivisa } from './propose.ts';
import { Importi } from './amount-only.ts';
import type { DatiAbbinamento, EsitoAbbinamento, MovimentiLegati, Proposta } from './types.ts';

type Trovata = Proposta | MovimentiLegati;

const tutte = ({ proposte, giroconti, storni }: EsitoAbbinamento): readonly Trovata[] => [
  ...proposte,
  ...giroconti,
  ...storni,
];

/** What would be open once these were accepted. */
function withoutCerte(dati: DatiAbbinamento, certe: readonly Trovata[]): DatiAbbinamento {
  const chiusi = new Set(certe.flatMap(({ movimenti }) => movimenti));
  const pagato = new Map<number, number>();
  for (const certa of certe)
    for (const { id, importo } of 'partite' in certa ? certa.partite : [])
      pagato.set(id, (pagato.get(id) ?? 0) + importo);
  return {
    ...dati,
    movimenti: dati.movimenti.filter(({ id }) => !chiusi.has(id)),
    partite: dati.partite.flatMap((riga) => {
      const residuo = getResiduo(riga) - (pagato.get(riga.id) ?? 0);
      return residuo === 0 ? [] : [{ ...riga, residuo }];
    }),
  };
}

const byPunteggio = (one: Trovata, other: Trovata): number => other.punteggio - one.punteggio;

/**
 * The proposals of rows of one divisa, with those that only what is certain makes room for. A movimento keeps what the
 * first search says of it: the later ones speak of those that had nothing.
 */
export function proposeToTheEnd(dati: DatiAbbinamento, soglia: number): EsitoAbbinamento {
  const trovato: { [K in keyof EsitoAbbinamento]: EsitoAbbinamento[K][number][] } = {
    proposte: [],
    giroconti: [],
    storni: [],
  };
  const importi = new Importi(dati);
  const detti = new Set<number>();
  const isNuova = ({ movimenti }: Trovata): boolean => !movimenti.some((id) => detti.has(id));
  let resto = dati;
  for (;;) {
    const { proposte, giroconti, storni } = proposeDivisa(resto, soglia, importi);
    const nuovo: EsitoAbbinamento = {
      proposte: proposte.filter(isNuova),
      giroconti: giroconti.filter(isNuova),
      storni: storni.filter(isNuova),
    };
    trovato.proposte.push(...nuovo.proposte);
    trovato.giroconti.push(...nuovo.giroconti);
    trovato.storni.push(...nuovo.storni);
    const nuove = tutte(nuovo);
    for (const { movimenti } of nuove) for (const id of movimenti) detti.add(id);
    const certe = nuove.filter(({ unica, punteggio }) => unica && punteggio >= soglia);
    if (certe.length === 0) break;
    resto = withoutCerte(resto, certe);
  }
  return {
    proposte: trovato.proposte.toSorted(byPunteggio),
    giroconti: trovato.giroconti.toSorted(byPunteggio),
    storni: trovato.storni.toSorted(byPunteggio),
  };
}
