import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import type { CellaMatrice, PeriodoMatrice } from '#api/contract/matrice-agenti.ts';
import { ApiError } from '#api/errors.ts';
import { toGiorno } from '#domain/date.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { draftAtom, cellsAtom, leaveAtom, matriceEdits, righeMatrice, saveAtom, keepAtom } from './atoms.ts';

const part = (id: number, ragione_sociale: string) => ({ id, ragione_sociale, attivo: true });

/** A server with one agente, one mandante and one rate, which a colleague can change. */
async function setup() {
  const store = createStore();
  const server = { aliquota: 500 as number | null, sent: [] as CellaMatrice[][] };
  const periods = (): PeriodoMatrice[] =>
    server.aliquota === null
      ? []
      : [
          {
            id: 1,
            id_agente: 7,
            id_mandante: 9,
            aliquota: server.aliquota,
            zona: null,
            valida_dal: toGiorno('2020-01-01'),
            valida_al: null,
            versione: 1,
          },
        ];
  const call = async (name: string, request: { body?: { celle: CellaMatrice[] } }) => {
    if (name === 'matriceAgenti')
      return { agenti: [part(7, 'Anna')], mandanti: [part(9, 'Mobili')], periodi: periods(), usate: [] };
    const cells = request.body?.celle ?? [];
    server.sent.push(cells);
    const [cell] = cells;
    if (cell?.attesa !== server.aliquota)
      throw new ApiError({
        name: 'matriceModifica',
        status: 409,
        code: 'versione_superata',
        problema: {
          type: 'about:blank',
          status: 409,
          code: 'versione_superata',
          title: 'x',
          dettagli: { celle: [{ id_agente: 7, id_mandante: 9, aliquota: server.aliquota }] },
        },
      });
    server.aliquota = cell?.aliquota ?? null;
    return { periodi: periods() };
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(righeMatrice.loadAtom);
  const shown = () => store.get(righeMatrice.vistaAtom).store.get(7)?.m9;
  const edit = (dopo: number | null) =>
    store.set(matriceEdits.executeAtom, {
      etichetta: 'prova',
      celle: [{ id: 7, campo: 'm9', prima: shown() ?? null, dopo }],
    });
  return { store, server, shown, edit };
}

describe('a rate that is not saved yet', () => {
  it('is shown, undone without a trace, and sent only when it is saved', async () => {
    const { store, server, shown, edit } = await setup();
    await edit(750);
    expect(shown()).toBe(750);
    expect(server.sent).toEqual([]);
    await store.set(matriceEdits.annulAtom);
    expect([shown(), store.get(draftAtom).size]).toEqual([500, 0]);
    await store.set(matriceEdits.redoAtom);
    expect(await store.set(saveAtom)).toEqual({ tipo: 'salvata' });
    expect([shown(), server.aliquota, store.get(draftAtom).size]).toEqual([750, 750, 0]);
  });

  it('starts from the rate that was seen, whatever was read again since', async () => {
    const { store, server, shown, edit } = await setup();
    await edit(750);
    server.aliquota = 900;
    await store.set(righeMatrice.loadAtom);
    expect(shown()).toBe(750);
    const outcome = await store.set(saveAtom);
    expect(outcome).toEqual({ tipo: 'contesa', celle: [{ chiave: '7:9', mia: 750, theirs: 900 }] });
    expect(server.aliquota).toBe(900);
    if (outcome.tipo === 'contesa') store.set(keepAtom, outcome.celle);
    expect(store.get(cellsAtom)).toEqual([{ id_agente: 7, id_mandante: 9, attesa: 900, aliquota: 750 }]);
    expect(await store.set(saveAtom)).toEqual({ tipo: 'salvata' });
    expect(server.aliquota).toBe(750);
  });

  it('let go, is as the server holds it', async () => {
    const { store, shown, edit } = await setup();
    await edit(null);
    expect(shown()).toBeNull();
    await store.set(leaveAtom);
    expect([shown(), store.get(draftAtom).size]).toEqual([500, 0]);
  });
});
