/** Pagamenti that no movimento shows yet, for the movimenti in hand: an assegno registered before its deposit. */
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { runDecision, clearTicks, busyAtom, keepDecision, markDecided } from './decision.ts';
import { dropAtom } from './proposte.ts';
import type { RigaMovimento } from './righe.ts';

/** Asked for at most, the newest. */
const MASSIMO = 100;

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));

/** Pagamenti of the very amount of all these movimenti together, those of the nearest days first. */
export const readToLinkAtom = atom(
  null,
  async (get, _set, righe: readonly RigaMovimento[], signal: AbortSignal): Promise<readonly Pagamento[]> => {
    const [first] = righe;
    const importo = sumCentesimi(righe.map(({ residuo }) => residuo));
    if (!first || importo === 0 || righe.some(({ divisa }) => divisa !== first.divisa)) return [];
    const { pagamenti } = await get(clientAtom).call('pagamenti', {
      query: { da_collegare: 'true', importo, limit: MASSIMO },
      signal,
    });
    return pagamenti
      .filter(({ divisa }) => divisa === first.divisa)
      .toSorted((a, b) => distance(a.data, first.data) - distance(b.data, first.data) || a.id - b.id);
  },
);

/** These movimenti are those of a pagamento: they are explained, and nothing else changes. */
export const linkAtom = atom(
  null,
  async (get, set, pagamento: Pagamento, righe: readonly RigaMovimento[]): Promise<void> => {
    const { id, versione, importo } = pagamento;
    if (get(busyAtom)) return;
    await runDecision(set, 'Non è stato collegato nulla', async () => {
      const linked = await get(clientAtom).call('pagamentoMovimenti', {
        params: { id },
        body: { versione, movimenti: righe.map((riga) => ({ id: riga.id, importo: riga.residuo })) },
      });
      clearTicks(get);
      const ids = new Set(righe.map((riga) => riga.id));
      set(dropAtom, { righe: ids });
      markDecided(get, set, ids, 'a_mano');
      const label = `collegamento di ${formatImporto(importo)}`;
      keepDecision(get, set, {
        label,
        quanti: righe.length,
        movimenti: [...ids],
        undo: async (client) =>
          await client.call('pagamentoScollega', { params: { id }, body: { versione: linked.versione } }),
        redo: async (again) => {
          const now = await get(clientAtom).call('pagamento', { params: { id } });
          await again(linkAtom, now, righe);
        },
      });
    });
  },
);
