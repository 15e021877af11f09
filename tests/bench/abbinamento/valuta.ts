/** Compares proposals with the truth of a labelled office. */
import type { EsitoAbbinamento, Proposta } from '#domain/abbinamento/index.ts';
import type { StudioProva, Verita } from './studio.ts';

export interface Voto {
  caso: string;
  /** Movimenti that settle something and are no ties. */
  abbinabili: number;
  /** Best proposal right. */
  giuste: number;
  automatiche: number;
  automaticheGiuste: number;
  pari: number;
  /** Ties named as such: proposed with rivals, accepted by nobody. */
  pariDette: number;
  /** Movimenti that settle nothing, and how many of them have a proposal all the same. */
  estranei: number;
  disturbati: number;
}

const EMPTY = {
  abbinabili: 0,
  giuste: 0,
  automatiche: 0,
  automaticheGiuste: 0,
  pari: 0,
  pariDette: 0,
  estranei: 0,
  disturbati: 0,
};

/** The proposal settles just what its movimenti settle in truth. */
export function isGiusta(proposta: Proposta, verita: ReadonlyMap<number, Verita>): boolean {
  const due = new Map<number, number>();
  for (const id of proposta.movimenti)
    for (const [partita, importo] of verita.get(id)?.partite ?? [])
      due.set(partita, (due.get(partita) ?? 0) + importo);
  if (due.size === 0 || due.size !== proposta.partite.length) return false;
  return proposta.partite.every(({ id, importo }) => due.get(id) === importo);
}

export interface Errore {
  movimento: number;
  verita: Verita;
  proposta: Proposta | undefined;
  automatica: boolean;
}

/** Marks by case, then all together under `totale`; and what was wrong. */
export function valuta(
  { verita }: StudioProva,
  { proposte, giroconti, storni }: EsitoAbbinamento,
): { voti: Voto[]; errors: Errore[] } {
  const best = new Map<number, Proposta>();
  const named = new Set<number>();
  for (const proposta of proposte) {
    for (const id of proposta.movimenti) if (!best.has(id)) best.set(id, proposta);
    if (proposta.rivali.length > 0)
      for (const id of [...proposta.movimenti, ...proposta.rivali.flatMap(({ movimenti }) => movimenti)])
        named.add(id);
  }
  const linked = new Map<number, { con: number; automatica: boolean }>(
    [...giroconti, ...storni].flatMap(
      ({ movimenti: [a, b], automatica }) =>
        [
          [a, { con: b, automatica }],
          [b, { con: a, automatica }],
        ] as const,
    ),
  );
  const voti = new Map<string, Voto>();
  const errors: Errore[] = [];
  for (const [movimento, vera] of verita) {
    const proposta = best.get(movimento);
    const legato = linked.get(movimento);
    const right =
      vera.legato !== null
        ? legato?.con === vera.legato
        : proposta !== undefined && isGiusta(proposta, verita);
    const automatica = (proposta?.automatica ?? false) || (legato?.automatica ?? false);
    const settles = vera.partite.size > 0 || vera.legato !== null;
    if (!vera.pari && settles && !right) errors.push({ movimento, verita: vera, proposta, automatica });
    else if ((vera.pari || !settles) && automatica)
      errors.push({ movimento, verita: vera, proposta, automatica });
    for (const caso of [vera.caso, 'totale']) {
      const voto = voti.get(caso) ?? { caso, ...EMPTY };
      voti.set(caso, voto);
      if (vera.pari) {
        voto.pari += 1;
        if (named.has(movimento) && !automatica) voto.pariDette += 1;
      } else if (settles) {
        voto.abbinabili += 1;
        if (right) voto.giuste += 1;
      } else {
        voto.estranei += 1;
        if (proposta || legato) voto.disturbati += 1;
      }
      if (!automatica) continue;
      voto.automatiche += 1;
      if (right && !vera.pari) voto.automaticheGiuste += 1;
    }
  }
  return { voti: [...voti.values()], errors };
}
