/** What a person decides on the bench: accept, reject, link by hand. */
import type { AnswerOf, RequestOf } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { conteggio } from '#grids/engine/index.ts';
import { formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  decidendoAtom,
  decidi,
  occupatoAtom,
  perche,
  ricorda,
  riduci,
  rileggi,
  risolte,
  segna,
} from './decisione.ts';
import { calcoloAtom, scordaAtom, trovateAtom } from './proposte.ts';
import { propostaDi, type RigaMovimento, righeMovimenti } from './righe.ts';

type Accettate = AnswerOf<'proposteAccetta'>;

/** Why some were left, in words. */
export const spiegaSaltate = ({ saltate }: Pick<Accettate, 'saltate'>): string => {
  const [first] = saltate;
  if (!first) return '';
  const others = saltate.length - 1;
  return others > 0 ? `${first.motivo} (e ${conteggio(others, 'altra', 'altre')})` : first.motivo;
};

/** Accepts proposals by number, in one transaction; those that cannot be are left, and said. */
export const accettaAtom = atom(null, async (get, set, proposte: readonly PropostaWire[]) => {
  const calcolo = get(calcoloAtom);
  if (!calcolo || proposte.length === 0 || get(occupatoAtom)) return;
  await decidi(set, 'Non è stato accettato nulla', async () => {
    const done = await get(clientAtom).call('proposteAccetta', {
      body: { id_calcolo: calcolo.id_calcolo, numeri: proposte.map(({ numero }) => numero) },
    });
    const skipped = new Set(done.saltate.map(({ numero }) => numero));
    const accepted = proposte.filter(({ numero }) => !skipped.has(numero));
    // Others may have decided meanwhile: what the server did not do is never shown as done.
    if (accepted.length === done.accettate) risolte(get, set, accepted, 'accettata');
    else await rileggi(set);
    if (skipped.size > 0) set(scordaAtom, { numeri: skipped });
    const etichetta = conteggio(done.accettate, 'abbinamento accettato', 'abbinamenti accettati');
    // A single one makes no lot: its pagamento is what is undone.
    if (done.id_lotto !== null) ricorda(get, set, { tipo: 'lotto', id: done.id_lotto, etichetta });
    else if (done.accettate > 0) ricorda(get, set, { tipo: 'pagamenti', ids: done.id_pagamenti, etichetta });
    if (done.saltate.length > 0)
      set(addToastAtom, {
        severity: 'warn',
        titolo: conteggio(done.saltate.length, 'proposta lasciata com’era', 'proposte lasciate com’erano'),
        testo: spiegaSaltate(done),
      });
  });
});

/** Rejected pairs do not come back; the next best of each row takes their place. */
export const rifiutaAtom = atom(null, async (get, set, proposte: readonly PropostaWire[]) => {
  const calcolo = get(calcoloAtom);
  if (!calcolo || proposte.length === 0 || get(occupatoAtom)) return;
  await decidi(set, 'Non è stato rifiutato nulla', async () => {
    const numeri = proposte.map(({ numero }) => numero);
    const { rifiuti } = await get(clientAtom).call('proposteRifiuta', {
      body: { id_calcolo: calcolo.id_calcolo, numeri },
    });
    set(scordaAtom, { numeri: new Set(numeri) });
    const movimenti = new Set(proposte.flatMap((each) => each.movimenti));
    const trovate = get(trovateAtom);
    set(
      righeMovimenti.modificaAtom,
      [...movimenti].map((id) => ({ id, campi: propostaDi(id, trovate) })),
    );
    ricorda(get, set, {
      tipo: 'rifiuti',
      ids: rifiuti,
      etichetta: conteggio(numeri.length, 'proposta rifiutata', 'proposte rifiutate'),
    });
  });
});

export type NuovoPagamento = RequestOf<'pagamentoCrea'>['body'];

/** Links by hand, or enters money that no bank saw. True when it was kept. */
export const creaPagamentoAtom = atom(null, async (get, set, nuovo: NuovoPagamento): Promise<boolean> => {
  if (get(decidendoAtom)) return false;
  let kept = false;
  await decidi(set, 'Non è stato abbinato nulla', async () => {
    const made = await get(clientAtom).call('pagamentoCrea', { body: nuovo });
    kept = true;
    const { movimenti = [], partite } = nuovo;
    set(scordaAtom, { righe: new Set([...movimenti, ...partite].map(({ id }) => id)) });
    segna(get, set, new Set(movimenti.map(({ id }) => id)), 'a_mano');
    riduci(get, set, partite);
    const etichetta = `${made.verso === 'pagamento' ? 'Pagamento' : 'Incasso'} di ${formatImporto(made.importo)}`;
    ricorda(get, set, { tipo: 'pagamento', id: made.id, versione: made.versione, etichetta });
  });
  return kept;
});

/** The proposals of the rows a person has chosen: the best of each, and none that has an equal rival. */
export const migliori = (righe: readonly RigaMovimento[]): PropostaWire[] => {
  const chosen = new Map<number, PropostaWire>();
  for (const { proposta, esito } of righe)
    if (proposta?.unica && esito === null) chosen.set(proposta.numero, proposta);
  return [...chosen.values()];
};

/** Says that these rows are in hand, so that nobody else takes them; who has one already is told. */
export const prendiAtom = atom(null, async (get, set, ids: readonly number[]) => {
  if (ids.length === 0) return;
  try {
    await get(clientAtom).call('preseChiedi', { body: { righe: [...ids] } });
  } catch (error) {
    set(addToastAtom, { severity: 'warn', titolo: 'Riga già in lavorazione', testo: perche(error) });
  }
});

export const lasciaAtom = atom(null, async (get, _set, ids: readonly number[]) => {
  if (ids.length === 0) return;
  // What is not let go ends by itself in some minutes.
  await get(clientAtom)
    .call('preseLascia', { body: { ids: [...ids] } })
    .catch(() => undefined);
});
