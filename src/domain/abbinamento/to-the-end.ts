/** Searches again among what is left, until another search would find nothing new. */
import { getResiduo } from './open-rows.ts';
import { Desk } from './desk.ts';
import { Importi } from './amount-only.ts';
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentiLegati,
  PartitaToMatch,
  Proposta,
} from './types.ts';

type Found = Proposta | MovimentiLegati;

/**
 * If less than this share of the movimenti is closed at once, the rest is not read again: the frequencies of words and
 * amounts have hardly changed.
 */
const FEW = 0.05;

/** What would be open if these were accepted. */
function withoutCertain(data: DatiAbbinamento, certain: readonly Found[]): DatiAbbinamento {
  const closed = new Set(certain.flatMap(({ movimenti }) => movimenti));
  const paid = new Map<number, number>();
  for (const one of certain)
    for (const { id, importo } of 'partite' in one ? one.partite : [])
      paid.set(id, (paid.get(id) ?? 0) + importo);
  const leftOf = (riga: PartitaToMatch): number => getResiduo(riga) - (paid.get(riga.id) ?? 0);
  return {
    ...data,
    movimenti: data.movimenti.filter(({ id }) => !closed.has(id)),
    partite: data.partite
      .filter((riga) => leftOf(riga) !== 0)
      .map((riga) => (paid.has(riga.id) ? { ...riga, residuo: leftOf(riga) } : riga)),
  };
}

const byScore = (one: Found, other: Found): number => other.punteggio - one.punteggio;

/**
 * The proposals for rows of one divisa, with those that become possible once what is certain is accepted. The later
 * searches only speak for movimenti for which the first found nothing.
 */
export function proposeToTheEnd(data: DatiAbbinamento, threshold: number): EsitoAbbinamento {
  const found: EsitoAbbinamento[] = [];
  const importi = new Importi(data);
  const told = new Set<number>();
  let desk = new Desk(data, threshold, importi);
  for (let open = data; ;) {
    const fresh = desk.propose(told);
    found.push(fresh);
    const news = [...fresh.proposte, ...fresh.giroconti, ...fresh.storni];
    for (const { movimenti } of news) for (const id of movimenti) told.add(id);
    const certain = news.filter(({ unica, punteggio }) => unica && punteggio >= threshold);
    if (certain.length === 0) break;
    open = withoutCertain(open, certain);
    if (certain.length < FEW * open.movimenti.length) desk.close(certain);
    else desk = new Desk(open, threshold, importi);
  }
  return {
    proposte: found.flatMap(({ proposte }) => proposte).sort(byScore),
    giroconti: found.flatMap(({ giroconti }) => giroconti).sort(byScore),
    storni: found.flatMap(({ storni }) => storni).sort(byScore),
  };
}
