/** What a person decides on the bench: accept, reject, link by hand. */
import type { AnswerOf, Client, RequestOf } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { hasCodice } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Getter, type Setter } from '#state/jotai.ts';
import { annulLottoAtom } from '#state/lotti.ts';
import { countAccepted, explainSaltate } from '#state/lotti-words.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  runDecision,
  clearTicks,
  describeDecisionError,
  runAhead,
  keepDecision,
  takeFromPartite,
  refreshSides,
  resolveProposte,
  markDecided,
} from './decision.ts';
import { updateFoundAtom, filterCurrent, dropAtom, foundAtom } from './proposte.ts';
import { getProposta, type RigaMovimento, righeMovimenti, righePartite } from './righe.ts';
import { searchAtom } from './search.ts';

type Accettate = AnswerOf<'proposteAccetta'>;

/** A search ended between what is in sight and the decision. */
const CAMBIATE = {
  severity: 'info',
  titolo: 'Le proposte sono cambiate',
  testo: 'Non è stato deciso nulla: guarda quelle nuove.',
} as const;

/** Takes back a pagamento as it is by now, whatever was done to it since. */
async function annulPagamento(client: Client, id: number): Promise<void> {
  const { versione } = await client.call('pagamento', { params: { id } });
  await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
}

async function annulAccettate(
  client: Client,
  set: Setter,
  { id_lotto, id_pagamenti }: Accettate,
): Promise<void> {
  if (id_lotto !== null) await set(annulLottoAtom, id_lotto);
  else for (const id of id_pagamenti) await annulPagamento(client, id);
}

/** Accepts proposals by number, in one transaction; those that cannot be are left, and said. */
export const acceptAtom = atom(null, async (get, set, choices: readonly PropostaWire[]) => {
  const found = get(foundAtom);
  const { id_calcolo } = found;
  if (id_calcolo === null || choices.length === 0) return;
  const proposte = filterCurrent(found, choices);
  if (!proposte) return set(addToastAtom, CAMBIATE);
  const accept = async () => {
    const done = await get(clientAtom).call('proposteAccetta', {
      body: { id_calcolo, numeri: proposte.map(({ numero }) => numero) },
    });
    const skipped = new Set(done.saltate.map(({ numero }) => numero));
    const accepted = proposte.filter(({ numero }) => !skipped.has(numero));
    // What a colleague has in hand is let go of again, and may be accepted then.
    const gone = done.saltate.filter(({ codice }) => codice !== 'riga_presa');
    if (gone.length > 0) set(dropAtom, { numeri: new Set(gone.map(({ numero }) => numero)) });
    // Others may have decided meanwhile: what the server did not do is never shown as done.
    clearTicks(get);
    if (accepted.length === done.accettate) resolveProposte(get, set, accepted, 'accettata');
    else await refreshSides(set);
    const label = countAccepted(done);
    // A single one makes no lot: its pagamento is what is undone.
    if (done.accettate > 0)
      keepDecision(get, set, {
        label,
        quanti: done.accettate,
        movimenti: accepted.flatMap((each) => each.movimenti),
        undo: async (client, again) => await annulAccettate(client, again, done),
        redo: async (again) => {
          await again(updateFoundAtom);
          await again(acceptAtom, accepted);
        },
      });
    if (done.saltate.length > 0)
      set(addToastAtom, {
        severity: 'warn',
        titolo: formatCount(done.saltate.length, 'proposta lasciata com’era', 'proposte lasciate com’erano'),
        testo: explainSaltate(done),
      });
  };
  await runAhead(
    get,
    set,
    new Set(proposte.flatMap(({ movimenti }) => movimenti)),
    async () => await runDecision(set, 'Non è stato accettato nulla', accept),
  );
});

/** Rejected pairs do not come back; the next best of each row takes their place. */
export const refuseAtom = atom(null, async (get, set, choices: readonly PropostaWire[]) => {
  const before = get(foundAtom);
  const { id_calcolo } = before;
  if (id_calcolo === null || choices.length === 0) return;
  const proposte = filterCurrent(before, choices);
  if (!proposte) return set(addToastAtom, CAMBIATE);
  const movimenti = new Set(proposte.flatMap((each) => each.movimenti));
  const refuse = async () => {
    const numeri = proposte.map(({ numero }) => numero);
    const { rifiuti } = await get(clientAtom).call('proposteRifiuta', {
      body: { id_calcolo, numeri },
    });
    clearTicks(get);
    set(dropAtom, { numeri: new Set(numeri) });
    const found = get(foundAtom);
    const { store } = get(righeMovimenti.vistaAtom);
    set(
      righeMovimenti.changeAtom,
      [...movimenti].map((id) => ({
        id,
        campi: { ...getProposta(id, found), placedBy: store.get(id)?.proposta ?? null },
      })),
    );
    keepDecision(get, set, {
      label: formatCount(numeri.length, 'proposta rifiutata', 'proposte rifiutate'),
      quanti: numeri.length,
      movimenti: [...movimenti],
      undo: async (client) => await client.call('rifiutiElimina', { body: { ids: rifiuti } }),
      redo: async (again) => {
        await again(updateFoundAtom);
        await again(refuseAtom, proposte);
      },
    });
  };
  await runAhead(
    get,
    set,
    movimenti,
    async () => await runDecision(set, 'Non è stato rifiutato nulla', refuse),
  );
});

type NuovoPagamento = RequestOf<'pagamentoCrea'>['body'];

/** Whether the rows, as they are shown by now, can still give it: a key pressed twice must not pay twice. */
function isStillOpen(get: Getter, { movimenti = [], partite }: NuovoPagamento): boolean {
  const moved = get(righeMovimenti.vistaAtom).store;
  const owed = get(righePartite.vistaAtom).store;
  return (
    movimenti.every(({ id }) => (moved.get(id)?.esito ?? null) === null) &&
    partite.every(({ id, importo }) => Math.abs(importo) <= Math.abs(owed.get(id)?.residuo ?? importo))
  );
}

/** Links by hand, or enters money that no bank saw. True when it was kept. */
export const createPagamentoAtom = atom(null, async (get, set, fresh: NuovoPagamento): Promise<boolean> => {
  let kept = false;
  await runDecision(set, 'Non è stato abbinato nulla', async () => {
    if (!isStillOpen(get, fresh)) {
      const testo = 'Una di queste righe è appena stata abbinata: guarda che cosa ne resta.';
      set(addToastAtom, { severity: 'warn', titolo: 'Non è stato abbinato nulla', testo });
      return;
    }
    const made = await get(clientAtom).call('pagamentoCrea', { body: fresh });
    kept = true;
    clearTicks(get);
    const { movimenti = [], partite } = fresh;
    set(dropAtom, { righe: new Set([...movimenti, ...partite].map(({ id }) => id)) });
    markDecided(get, set, new Set(movimenti.map(({ id }) => id)), 'a_mano');
    takeFromPartite(get, set, partite);
    set(searchAtom, '');
    const label = `${made.verso === 'pagamento' ? 'Pagamento' : 'Incasso'} di ${formatImporto(made.importo)}`;
    keepDecision(get, set, {
      label,
      quanti: 1,
      movimenti: movimenti.map(({ id }) => id),
      undo: async (client) =>
        await client.call('pagamentoAnnulla', { params: { id: made.id }, body: { versione: made.versione } }),
      redo: async (again) => await again(createPagamentoAtom, fresh),
    });
  });
  return kept;
});

/** The proposals of the rows a person has chosen: the best of each, and none that has an equal rival. */
export const listBest = (righe: readonly RigaMovimento[]): PropostaWire[] => {
  const chosen = new Map<number, PropostaWire>();
  for (const { proposta, esito } of righe)
    if (proposta?.unica && esito === null) chosen.set(proposta.numero, proposta);
  return [...chosen.values()];
};

/** Says that these rows are in hand, so that nobody else takes them; who has one already is told. */
export const takeAtom = atom(null, async (get, set, ids: readonly number[]) => {
  if (ids.length === 0) return;
  try {
    await get(clientAtom).call('preseChiedi', { body: { righe: [...ids] } });
  } catch (error) {
    // The bar of the page says that the server is silent: nobody else is known to be at work.
    if (hasCodice(error, 'rete')) return;
    set(addToastAtom, {
      severity: 'warn',
      titolo: hasCodice(error, 'riga_presa') ? 'Riga già in lavorazione' : 'La riga non risulta in mano tua',
      testo: describeDecisionError(error),
    });
  }
});

export const leaveAtom = atom(null, async (get, _set, ids: readonly number[]) => {
  if (ids.length === 0) return;
  // What is not let go ends by itself in some minutes.
  await get(clientAtom)
    .call('preseLascia', { body: { ids: [...ids] } })
    .catch(() => undefined);
});
