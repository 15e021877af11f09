/** What a person decides on the bench: accept, reject, link by hand, and take any of it back. */
import type { AnswerOf, RequestOf } from '#api/client.ts';
import { dettagliPresaSchema, type PropostaWire } from '#api/contract/abbinamenti.ts';
import { messaggioErrore, parseDettagli } from '#api/errors.ts';
import { conteggio, type CambioRiga } from '#grids/engine/index.ts';
import { centesimi, formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { calcoloAtom, filtriProposteAtom, scordaAtom, trovateAtom } from './proposte.ts';
import {
  type Esito,
  propostaDi,
  type RigaMovimento,
  type RigaPartita,
  righeMovimenti,
  righePartite,
} from './righe.ts';

type Accettate = AnswerOf<'proposteAccetta'>;

/** One thing that can be taken back: a whole action on many rows, or a single pagamento. */
export type Fatto =
  | { tipo: 'lotto'; id: number; etichetta: string }
  | { tipo: 'pagamento'; id: number; versione: number; etichetta: string }
  | { tipo: 'pagamenti'; ids: readonly number[]; etichetta: string }
  | { tipo: 'rifiuti'; ids: readonly number[]; etichetta: string };

const fattiBaseAtom = atom<readonly Fatto[]>([]);
/** What was decided since the page was opened, the latest last. */
export const fattiAtom: Atom<readonly Fatto[]> = atom((get) => get(fattiBaseAtom));
export const scordaFattiAtom = atom(null, (_get, set) => set(fattiBaseAtom, []));
const occupatoBaseAtom = atom(false);
/** True while a decision is on its way, or a search makes proposals that will take the place of these. */
export const occupatoAtom: Atom<boolean> = atom(
  (get) => get(occupatoBaseAtom) || get(calcoloAtom)?.stato === 'in_corso',
);

function ricorda(get: Getter, set: Setter, fatto: Fatto): void {
  set(fattiBaseAtom, [...get(fattiBaseAtom), fatto]);
}

/** `riga_presa` names who; the rest is told as any error. */
export function perche(error: unknown): string {
  const presa = parseDettagli(error, 'riga_presa', dettagliPresaSchema);
  const [first] = presa?.prese ?? [];
  return first ? `Ci sta lavorando ${first.username}: riprova quando ha finito.` : messaggioErrore(error);
}

/** Runs one decision at a time; what goes wrong is told, and nothing else happens. */
async function decidi(set: Setter, titolo: string, run: () => Promise<void>): Promise<void> {
  set(occupatoBaseAtom, true);
  try {
    await run();
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo, testo: perche(error) });
  } finally {
    set(occupatoBaseAtom, false);
  }
}

/** Marks what was decided, without reading everything again: its rows stay in sight, turned off. */
function segna(get: Getter, set: Setter, movimenti: ReadonlySet<number>, esito: Esito): void {
  const trovate = get(trovateAtom);
  const { archivio } = get(righeMovimenti.vistaAtom);
  const changes: CambioRiga<RigaMovimento>[] = [];
  for (const riga of archivio.tutte()) {
    if (movimenti.has(riga.id)) changes.push({ id: riga.id, campi: { esito } });
    else if (riga.proposta && trovate.perMovimento.get(riga.id)?.[0] !== riga.proposta)
      changes.push({ id: riga.id, campi: propostaDi(riga.id, trovate) });
  }
  set(righeMovimenti.modificaAtom, changes);
}

/** Less is left of these partite; the server's word comes with the next event. */
function riduci(get: Getter, set: Setter, partite: readonly { id: number; importo: number }[]): void {
  const { archivio } = get(righePartite.vistaAtom);
  const changes = partite.flatMap(({ id, importo }): CambioRiga<RigaPartita>[] => {
    const riga = archivio.get(id);
    if (!riga) return [];
    const residuo = centesimi(riga.residuo - importo);
    const stato = residuo === 0 ? 'chiusa' : 'parziale';
    return [{ id, campi: { residuo, stato, proposta: false } }];
  });
  set(righePartite.modificaAtom, changes);
}

function risolte(get: Getter, set: Setter, proposte: readonly PropostaWire[], esito: Esito): void {
  const movimenti = new Set(proposte.flatMap((each) => each.movimenti));
  const partite = proposte.flatMap((each) => each.partite);
  set(scordaAtom, { righe: new Set([...movimenti, ...partite.map(({ id }) => id)]) });
  segna(get, set, movimenti, esito);
  riduci(get, set, partite);
}

const spiegaSaltate = ({ saltate }: Accettate): string => {
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

/** What accepting everything from a score on would do; writes nothing. */
export const anteprimaAtom = atom(null, (get, _set, soglia: number): Promise<Accettate> | null => {
  const calcolo = get(calcoloAtom);
  if (!calcolo) return null;
  return get(clientAtom).call('proposteAccetta', {
    body: { id_calcolo: calcolo.id_calcolo, filtri: get(filtriProposteAtom), soglia, anteprima: true },
  });
});

/** Accepts everything from a score on, in one action that one action takes back. True when it did. */
export const accettaTutteAtom = atom(null, async (get, set, soglia: number): Promise<boolean> => {
  const calcolo = get(calcoloAtom);
  if (!calcolo || get(occupatoAtom)) return false;
  let accepted = false;
  await decidi(set, 'Non è stato accettato nulla', async () => {
    const done = await get(clientAtom).call('proposteAccetta', {
      body: { id_calcolo: calcolo.id_calcolo, filtri: get(filtriProposteAtom), soglia },
    });
    accepted = true;
    const etichetta = conteggio(done.accettate, 'abbinamento accettato', 'abbinamenti accettati');
    if (done.id_lotto !== null) ricorda(get, set, { tipo: 'lotto', id: done.id_lotto, etichetta });
    set(addToastAtom, {
      severity: done.accettate > 0 ? 'success' : 'info',
      titolo: done.accettate > 0 ? etichetta : 'Nessuna proposta arriva a questa soglia',
      testo:
        done.saltate.length > 0
          ? `${conteggio(done.saltate.length, 'lasciata com’era', 'lasciate com’erano')}: ${spiegaSaltate(done)}`
          : `Entrate ${formatImporto(done.entrate)}, uscite ${formatImporto(done.uscite)}.`,
      ...(done.id_lotto !== null && {
        durata: 15_000,
        azione: { label: 'Annulla tutto', run: () => void set(annullaUltimoAtom) },
      }),
    });
    await rileggi(set);
  });
  return accepted;
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
  if (get(occupatoBaseAtom)) return false;
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

async function rileggi(set: Setter): Promise<void> {
  await Promise.all([set(righeMovimenti.caricaAtom), set(righePartite.caricaAtom)]);
}

async function disfa(get: Getter, fatto: Fatto): Promise<void> {
  const client = get(clientAtom);
  switch (fatto.tipo) {
    case 'lotto':
      await client.call('lottoAnnulla', { params: { id: fatto.id } });
      return;
    case 'pagamento':
      await client.call('pagamentoAnnulla', {
        params: { id: fatto.id },
        body: { versione: fatto.versione },
      });
      return;
    case 'pagamenti':
      for (const id of fatto.ids) {
        const { versione } = await client.call('pagamento', { params: { id } });
        await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
      }
      return;
    case 'rifiuti':
      await client.call('rifiutiElimina', { body: { ids: [...fatto.ids] } });
  }
}

/** Takes back the latest decision, whole, and reads both sides again. */
export const annullaUltimoAtom = atom(null, async (get, set) => {
  const fatto = get(fattiBaseAtom).at(-1);
  if (!fatto || get(occupatoBaseAtom)) return;
  await decidi(set, 'Non è stato annullato', async () => {
    await disfa(get, fatto);
    set(
      fattiBaseAtom,
      get(fattiBaseAtom).filter((each) => each !== fatto),
    );
    set(addToastAtom, { severity: 'success', titolo: `Annullato: ${fatto.etichetta}` });
    await rileggi(set);
  });
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
