/** What locked rows can still give, and why a row cannot give what is asked. */
import type { z } from 'zod';
import type { saltataSchema } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { Tx } from '../../core/db/database.ts';
import { holdRighe } from '../../estratto-conto/sql/modify-righe.ts';
import { listPrese, type PresaWire } from '../sql/prese.ts';
import type { WrittenPart } from '../sql/write.ts';
import type { Actor } from '../../core/actor.ts';

export interface Obstacle extends Pick<z.input<typeof saltataSchema>, 'codice' | 'motivo' | 'username'> {
  /** Who holds the row, in full. */
  presa?: PresaWire;
}

export interface AvailableRequest {
  movimenti: readonly WrittenPart[];
  partite: readonly WrittenPart[];
  /**
   * True for a storno. It gives back what its partite were given, so that their amounts have the opposite sign of the
   * partite.
   */
  storno?: boolean;
}

export interface Available {
  righe: ReadonlyMap<number, RigaEstratto>;
  /** Takes the amounts from the rows, so that a later call cannot take them again. Answers why it cannot, or null. */
  take(request: AvailableRequest): Obstacle | null;
}

const changed = (motivo: string): Obstacle => ({ codice: 'riga_cambiata', motivo, username: null });

const OPPOSITE: Record<Natura, string> = {
  movimento: 'Un importo ha il segno contrario a quello del suo movimento',
  partita:
    'Un importo ha il segno contrario a quello della sua partita: per riaprirla si storna il pagamento',
};

/** True if `residuo` has the sign of `importo` and is not larger: zero and the whole are allowed. */
export const isAvailable = (importo: number, residuo: number): boolean =>
  importo >= 0 ? residuo >= 0 && residuo <= importo : residuo <= 0 && residuo >= importo;

function rigaObstacle(
  riga: RigaEstratto | undefined,
  natura: Natura,
  presa: PresaWire | undefined,
): Obstacle | null {
  if (!riga) return changed('Una riga non c’è più');
  if (riga.natura !== natura)
    return changed(natura === 'movimento' ? 'Una riga non è un movimento' : 'Una riga non è una partita');
  if (riga.stato === 'ignorata') return changed('Una riga è ignorata: riaprila prima di abbinarla');
  if (presa)
    return {
      codice: 'riga_presa',
      motivo: `${presa.username} sta lavorando su una di queste righe`,
      username: presa.username,
      presa,
    };
  return null;
}

/** The rows must be locked by the caller. */
function makeAvailable(
  righe: ReadonlyMap<number, RigaEstratto>,
  prese: ReadonlyMap<number, PresaWire>,
): Available {
  const residui = new Map<number, number>();
  const residuoOf = (riga: RigaEstratto): number => residui.get(riga.id) ?? riga.residuo;
  return {
    righe,
    take({ movimenti, partite, storno = false }) {
      const wanted = new Map<number, number>();
      for (const [natura, parts, direction] of [
        ['movimento', movimenti, 1],
        ['partita', partite, storno ? -1 : 1],
      ] as const)
        for (const { id, importo } of parts) {
          const riga = righe.get(id);
          const obstacle = rigaObstacle(riga, natura, prese.get(id));
          if (obstacle) return obstacle;
          if (Math.sign(importo) * Math.sign(riga?.importo ?? 0) === -direction)
            return changed(OPPOSITE[natura]);
          wanted.set(id, (wanted.get(id) ?? 0) + importo);
        }
      const after = new Map<number, number>();
      const divise = new Set<string>();
      for (const [id, importo] of wanted) {
        const riga = righe.get(id);
        if (!riga) return changed('Una riga non c’è più');
        divise.add(riga.divisa);
        const residuo = residuoOf(riga) - importo;
        if (!isAvailable(riga.importo, residuo))
          return changed('Una riga è già abbinata, in tutto o in parte');
        after.set(id, residuo);
      }
      if (divise.size > 1) return changed('Le righe sono di divise diverse');
      for (const [id, residuo] of after) residui.set(id, residuo);
      return null;
    },
  };
}

/** Locks the rows until the end of the transaction, and reads who else works on them. */
export async function holdAvailable(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  ids: readonly number[],
): Promise<Available> {
  const righe = await holdRighe(tx, id_azienda, ids);
  const others = (await listPrese(tx, id_azienda, ids)).filter((presa) => presa.id_utente !== id_utente);
  return makeAvailable(righe, new Map(others.map((presa) => [presa.id_riga, presa])));
}

export const listIds = (requests: Iterable<AvailableRequest>): number[] => {
  const ids = new Set<number>();
  for (const { movimenti, partite } of requests) for (const { id } of [...movimenti, ...partite]) ids.add(id);
  return [...ids];
};
