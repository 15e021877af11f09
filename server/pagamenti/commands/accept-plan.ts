/** What accepting proposals would do, over rows that are held; nothing is written here. */
import type { z } from 'zod';
import type { accettateSchema, PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Tx } from '../../core/db/database.ts';
import type { PropostaTenuta } from '../sql/proposte.ts';
import type { Actor } from '../../core/actor.ts';
import { holdAvailable, type Available, type Obstacle, type AvailableRequest } from './available.ts';

export type Accettate = z.input<typeof accettateSchema>;
/** What was done, without the list of pagamenti. */
export type EsitoAccettazione = Omit<Accettate, 'id_pagamenti'>;

/**
 * A proposal, with what it takes of each row: all that is left of its movimenti or, in a pair, the smaller of the two
 * amounts.
 */
export interface SceltaAccettata extends AvailableRequest {
  proposta: PropostaWire;
}

export interface AcceptancePlan {
  prese: SceltaAccettata[];
  saltate: Accettate['saltate'];
}

/** `only`: the caller asks for one proposal alone. A tie does not stop it then, because a person has chosen. */
export async function planProposte(
  tx: Tx,
  actor: Actor,
  kept: readonly PropostaTenuta[],
  only: boolean,
): Promise<{ available: Available; piano: AcceptancePlan }> {
  const ids = new Set(
    kept.flatMap(({ contenuto }) => [...contenuto.movimenti, ...contenuto.partite.map(({ id }) => id)]),
  );
  const available = await holdAvailable(tx, actor, [...ids]);
  const piano: AcceptancePlan = { prese: [], saltate: [] };
  for (const { stato, contenuto } of kept) {
    const choice = toChoice(contenuto, available.righe);
    const obstacle = decided(stato) ?? even(contenuto, only) ?? available.take(choice);
    if (obstacle) {
      const { codice, motivo, username } = obstacle;
      piano.saltate.push({ numero: contenuto.numero, codice, motivo, username });
    } else piano.prese.push(choice);
  }
  return { available, piano };
}

const decided = (state: PropostaTenuta['stato']): Obstacle | null =>
  state === 'aperta'
    ? null
    : { codice: 'gia_decisa', motivo: `La proposta è già stata ${state}`, username: null };

const even = ({ unica }: PropostaWire, only: boolean): Obstacle | null =>
  unica || only
    ? null
    : { codice: 'parita', motivo: 'Un’altra soluzione vale altrettanto: sceglila da sola', username: null };

function toChoice(proposta: PropostaWire, righe: ReadonlyMap<number, RigaEstratto>): SceltaAccettata {
  const residui = proposta.movimenti.map((id) => ({ id, importo: righe.get(id)?.residuo ?? 0 }));
  if (proposta.tipo === 'documenti')
    return { proposta, movimenti: byTotal(residui, proposta), partite: proposta.partite };
  // The two sides cancel each other up to the smaller one. What is left of the larger one, such as a fee, stays open.
  const comune = Math.min(...residui.map(({ importo }) => Math.abs(importo)));
  const movimenti = residui.map(({ id, importo }) => ({ id, importo: Math.sign(importo) * comune }));
  return { proposta, movimenti, partite: [] };
}

/**
 * All that is left of the movimenti. If their sum is not that of the proposal, an amount that no row has, so that the
 * proposal is refused.
 */
function byTotal(residui: { id: number; importo: number }[], { partite, differenze }: PropostaWire) {
  const wanted = [...partite, ...differenze].reduce((total, { importo }) => total + importo, 0);
  const total = residui.reduce((sum, { importo }) => sum + importo, 0);
  const [first, ...others] = residui;
  if (total === wanted || !first) return residui;
  return [{ id: first.id, importo: Number.MAX_SAFE_INTEGER }, ...others];
}

/** Sums of what is accepted. */
export function sumPiano({ prese, saltate }: AcceptancePlan): Omit<EsitoAccettazione, 'id_lotto' | 'alias'> {
  const documenti = prese.filter(({ proposta }) => proposta.tipo === 'documenti');
  let [entrate, uscite, partite] = [0, 0, 0];
  const differenze = new Map<Accettate['differenze'][number]['tipo'], number>();
  for (const { movimenti, proposta } of documenti) {
    for (const { importo } of movimenti) {
      if (importo > 0) entrate += importo;
      else uscite += importo;
    }
    partite += proposta.partite.length;
    for (const { tipo, importo } of proposta.differenze)
      differenze.set(tipo, (differenze.get(tipo) ?? 0) + importo);
  }
  return {
    accettate: prese.length,
    entrate,
    uscite,
    partite,
    differenze: [...differenze].map(([tipo, importo]) => ({ tipo, importo })),
    giroconti: prese.length - documenti.length,
    saltate,
  };
}
