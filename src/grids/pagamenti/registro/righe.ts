/** The register's rows, and what can be done with one of them. */
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { createRighe, readByOffset } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { explainRefusal } from '#ui/form.ts';
import type { PagamentiQuery } from '../vista.ts';
import { runToldAtom } from '#ui/told.ts';

const PAGINA = 5_000;

const questionBaseAtom = atom<PagamentiQuery | null>(null);
export const registroQuestionAtom: Atom<PagamentiQuery | null> = atom((get) => get(questionBaseAtom));
export const setRegistroQuestionAtom = atom(null, (get, set, question: PagamentiQuery | null) => {
  if (JSON.stringify(get(questionBaseAtom)) !== JSON.stringify(question)) set(questionBaseAtom, question);
});

/** A pagamento with the names of what it points at. */
export interface RigaRegistro extends Pagamento {
  tipo_pagamento: string | null;
  conto: string | null;
}

/** The ways of paying and the conti by their ids: few, read once for each reading of the register. */
async function readNames(get: Getter, signal: AbortSignal) {
  const client = get(clientAtom);
  const [{ tipi_pagamento }, { conti }] = await Promise.all([
    client.call('tipiPagamento', { signal }),
    client.call('conti', { signal }),
  ]);
  return {
    tipi: new Map(tipi_pagamento.map(({ id, descrizione }) => [id, descrizione])),
    conti: new Map(conti.map(({ id, nome }) => [id, nome])),
  };
}

export const righeRegistro = createRighe<RigaRegistro>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(registroQuestionAtom)])),
  // What colleagues register or undo: the event names no row, all are read again.
  vive: { area: 'pagamenti', read: async () => [], versione: ({ versione }) => versione },
  async *load({ get, signal }) {
    const question = get(registroQuestionAtom);
    if (!question) return;
    const { id_conto, id_soggetto, id_agente, id_mandante, id_lotto, dal, al } = question;
    const { tipi, conti } = await readNames(get, signal);
    yield* readByOffset(async (offset) => {
      const { pagamenti, totale } = await get(clientAtom).call('pagamenti', {
        query: {
          // What was undone is in the registro of the azienda: here it would be summed with what stands.
          stato: 'attivi',
          limit: PAGINA,
          offset,
          ...(id_conto !== null && { id_conto }),
          ...(id_soggetto !== null && { id_soggetto }),
          ...(id_agente !== null && { id_agente }),
          ...(id_mandante !== null && { id_mandante }),
          ...(id_lotto !== null && { id_lotto }),
          ...(dal !== null && { dal }),
          ...(al !== null && { al }),
        },
        signal,
      });
      const righe = pagamenti.map((pagamento) => ({
        ...pagamento,
        tipo_pagamento: tipi.get(pagamento.id_tipo_pagamento ?? 0) ?? null,
        conto: conti.get(pagamento.id_conto ?? 0) ?? null,
      }));
      return { righe, totale };
    });
  },
});

const stornoBaseAtom = atom<Pagamento | null>(null);
/** The pagamento a storno is being written for. */
export const stornoAtom: Atom<Pagamento | null> = atom((get) => get(stornoBaseAtom));
export const openStornoAtom = atom(null, (_get, set, pagamento: Pagamento | null) =>
  set(stornoBaseAtom, pagamento),
);

/** Undoes pagamenti one by one; the first that cannot be says why, and the others stay. */
export const annulPagamentiAtom = atom(null, async (get, set, pagamenti: readonly Pagamento[]) => {
  const client = get(clientAtom);
  let done = 0;
  try {
    for (const { id, versione } of pagamenti) {
      await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
      done += 1;
    }
    set(addToastAtom, {
      titolo: formatCount(done, 'pagamento annullato', 'pagamenti annullati'),
      testo: 'Le loro righe sono di nuovo aperte.',
    });
  } catch (error) {
    set(addToastAtom, {
      severity: 'error',
      titolo:
        done === 0
          ? 'Non è stato annullato nulla'
          : `${formatCount(done, 'annullato', 'annullati')}, poi ci si è fermati`,
      testo: explainRefusal(error),
    });
  }
  await set(righeRegistro.loadAtom);
});

/** Takes its movimenti from a pagamento that was registered before them; it stays, and they are open again. */
export const unlinkAtom = atom(null, async (get, set, { id, versione, movimenti }: Pagamento) => {
  await set(runToldAtom, 'È rimasto collegato', async () => {
    await get(clientAtom).call('pagamentoScollega', { params: { id }, body: { versione } });
    return {
      titolo: 'Pagamento scollegato',
      testo: movimenti.length === 1 ? 'Il movimento è di nuovo aperto.' : 'I movimenti sono di nuovo aperti.',
    };
  });
  await set(righeRegistro.loadAtom);
});
