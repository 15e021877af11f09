/** Giroconti and storni that a person refused, taken out of a comparison without losing their movimenti. */
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentiLegati,
  Proposta,
} from '#domain/abbinamento/index.ts';

export interface MovimentiRifiutati {
  /** The smaller of the two. */
  id_movimento: number;
  id_altro: number;
}

const chiave = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Compares, and leaves out the refused pairs. Two movimenti bound to each other were never compared with the partite:
 * those that a refusal sets free are, in a second look. One sign at a time, for a pair has one of each: so no refused
 * pair can come of it.
 */
export async function compareSenzaRifiutati(
  dati: DatiAbbinamento,
  rifiutati: readonly MovimentiRifiutati[],
  compare: (dati: DatiAbbinamento) => Promise<EsitoAbbinamento>,
): Promise<EsitoAbbinamento> {
  const first = await compare(dati);
  const refused = new Set(rifiutati.map(({ id_movimento, id_altro }) => chiave(id_movimento, id_altro)));
  const stands = ({ movimenti: [one, other] }: MovimentiLegati): boolean => !refused.has(chiave(one, other));
  const giroconti = first.giroconti.filter(stands);
  const storni = first.storni.filter(stands);
  const liberi = new Set(
    [...first.giroconti, ...first.storni]
      .filter((each) => !stands(each))
      .flatMap(({ movimenti }) => movimenti),
  );
  if (liberi.size === 0) return first;
  const proposte: Proposta[] = [...first.proposte];
  for (const segno of [1, -1]) {
    const movimenti = dati.movimenti.filter(
      ({ id, importo }) => liberi.has(id) && Math.sign(importo) === segno,
    );
    if (movimenti.length === 0) continue;
    const taken = new Set(proposte.flatMap(({ partite }) => partite.map(({ id }) => id)));
    const { proposte: altre } = await compare({ ...dati, movimenti });
    // The two looks did not see each other: where they want the same partita, a person chooses.
    proposte.push(
      ...altre.map((each) =>
        each.partite.some(({ id }) => taken.has(id)) ? { ...each, unica: false, automatica: false } : each,
      ),
    );
  }
  return { proposte, giroconti, storni };
}
