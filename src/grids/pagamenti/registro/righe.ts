/** The register's rows, and what can be done with one of them. */
import type { AnswerOf } from '#api/client.ts';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { messaggioErrore } from '#api/errors.ts';
import { conteggio, createRighe, type Pagina } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import type { Domanda } from '../vista.ts';

const PAGINA = 5_000;

const domandaBaseAtom = atom<Domanda | null>(null);
export const domandaRegistroAtom: Atom<Domanda | null> = atom((get) => get(domandaBaseAtom));
export const setDomandaRegistroAtom = atom(null, (get, set, domanda: Domanda | null) => {
  if (JSON.stringify(get(domandaBaseAtom)) !== JSON.stringify(domanda)) set(domandaBaseAtom, domanda);
});

export const righeRegistro = createRighe<Pagamento>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(domandaRegistroAtom)])),
  descriviErrore: messaggioErrore,
  async *load({ get, signal }): AsyncGenerator<Pagina<Pagamento>> {
    const domanda = get(domandaRegistroAtom);
    if (!domanda) return;
    const { id_conto, id_soggetto, id_agente, id_mandante, dal, al } = domanda;
    let offset = 0;
    for (;;) {
      const page: AnswerOf<'pagamenti'> = await get(clientAtom).call('pagamenti', {
        query: {
          // What was undone is in the registro of the azienda: here it would be summed with what stands.
          stato: 'attivi',
          limit: PAGINA,
          offset,
          ...(id_conto !== null && { id_conto }),
          ...(id_soggetto !== null && { id_soggetto }),
          ...(id_agente !== null && { id_agente }),
          ...(id_mandante !== null && { id_mandante }),
          ...(dal !== null && { dal }),
          ...(al !== null && { al }),
        },
        signal,
      });
      yield { righe: page.pagamenti, totale: page.totale };
      offset += page.pagamenti.length;
      if (page.pagamenti.length === 0 || offset >= page.totale) return;
    }
  },
});

const stornoBaseAtom = atom<Pagamento | null>(null);
/** The pagamento a storno is being written for. */
export const stornoAtom: Atom<Pagamento | null> = atom((get) => get(stornoBaseAtom));
export const apriStornoAtom = atom(null, (_get, set, pagamento: Pagamento | null) =>
  set(stornoBaseAtom, pagamento),
);

/** Undoes pagamenti one by one; the first that cannot be says why, and the others stay. */
export const annullaPagamentiAtom = atom(null, async (get, set, pagamenti: readonly Pagamento[]) => {
  const client = get(clientAtom);
  let done = 0;
  try {
    for (const { id, versione } of pagamenti) {
      await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
      done += 1;
    }
    set(addToastAtom, {
      severity: 'success',
      titolo: conteggio(done, 'pagamento annullato', 'pagamenti annullati'),
      testo: 'Le loro righe sono di nuovo aperte.',
    });
  } catch (error) {
    set(addToastAtom, {
      severity: 'error',
      titolo:
        done === 0
          ? 'Non è stato annullato nulla'
          : `${conteggio(done, 'annullato', 'annullati')}, poi ci si è fermati`,
      testo: messaggioErrore(error),
    });
  }
  await set(righeRegistro.caricaAtom);
});
