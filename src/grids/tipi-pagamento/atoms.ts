/** The rows, the history of what was done to them, and the one way of doing it. */
import { dettagliTipiPagamentoSchema, type TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { ApiError, messaggioErrore, parseDettagli } from '#api/errors.ts';
import { createRighe, type Pagina } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/azienda-tab.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  type Attuali,
  type Cambio,
  CAMPI,
  completa,
  inverti,
  type Modificati,
  type Modifiche,
  type Passo,
  ribasa,
  scostati,
  toModifiche,
} from './modifiche.ts';

export const righeTipi = createRighe<TipoPagamento>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => String(get(aziendaIdAtom))),
  descriviErrore: messaggioErrore,
  async *load({ get, signal }): AsyncGenerator<Pagina<TipoPagamento>> {
    const { tipi_pagamento } = await get(clientAtom).call('tipiPagamento', { signal });
    yield { righe: tipi_pagamento, totale: tipi_pagamento.length };
  },
});

const attualiAtom = atom((get): Attuali => {
  const { archivio } = get(righeTipi.vistaAtom);
  return (id) => archivio.get(id);
});

/** What was done and can be undone, what was undone and can be done again; the last one last. */
export interface Storia {
  fatti: readonly Passo[];
  disfatti: readonly Passo[];
}
const VUOTA: Storia = { fatti: [], disfatti: [] };
/** Old steps fall off: nobody undoes a morning. */
const MASSIMO = 100;

const storieAtom = atom<ReadonlyMap<number | null, Storia>>(new Map<number | null, Storia>());
/** Of the current azienda. */
export const storiaAtom: Atom<Storia> = atom((get) => get(storieAtom).get(get(aziendaIdAtom)) ?? VUOTA);
/** Moves the history of an azienda on, after a step went through or was given up (`passo` null). */
const moveStoriaAtom = atom(null, (get, set, azienda: number | null, verso: Verso, passo: Passo | null) => {
  const storie = get(storieAtom);
  const { fatti, disfatti } = storiaDopo(storie.get(azienda) ?? VUOTA, verso, passo);
  set(storieAtom, new Map(storie).set(azienda, { fatti: fatti.slice(-MASSIMO), disfatti }));
});

type Verso = 'nuovo' | 'annulla' | 'ripeti';

/** A step that starts from rows someone else changed. */
export interface Conflitto {
  passo: Passo;
  verso: Verso;
  /** Whose rows they are: the question waits while the person looks at another azienda. */
  azienda: number | null;
  /** Those rows as they are now; null where they were deleted. */
  mutate: ReadonlyMap<number, TipoPagamento | null>;
}
const conflittoBaseAtom = atom<Conflitto | null>(null);
export const conflittoAtom: Atom<Conflitto | null> = atom((get) => {
  const conflitto = get(conflittoBaseAtom);
  return conflitto?.azienda === get(aziendaIdAtom) ? conflitto : null;
});

/** How a step went. `errore` was said to nobody yet. */
export type Esito =
  | { tipo: 'fatto'; passo: Passo }
  | { tipo: 'conflitto' }
  | { tipo: 'errore'; errore: unknown };

/** The history after a step went through, or was given up. */
function storiaDopo({ fatti, disfatti }: Storia, verso: Verso, passo: Passo | null): Storia {
  const added = passo ? [passo] : [];
  switch (verso) {
    case 'nuovo':
      return passo ? { fatti: [...fatti, passo], disfatti: [] } : { fatti, disfatti };
    case 'annulla':
      return { fatti: fatti.slice(0, -1), disfatti: [...disfatti, ...added.map(inverti)] };
    case 'ripeti':
      return { fatti: [...fatti, ...added], disfatti: disfatti.slice(0, -1) };
  }
}

/** Puts the server's answer into the grid: changed cells in place, rows that come or go by reading again. */
const mostraAtom = atom(
  null,
  async (_get, set, { creati, cambiati, eliminati }: Modificati, passo: Passo) => {
    const changes = cambiati.map((riga) => {
      const prima = passo.cambi.find(({ id }) => id === riga.id)?.prima;
      // Only what changed: another edit of the same row may be waiting for its turn in another cell.
      const changed = CAMPI.filter((campo) => prima?.[campo] !== riga[campo]);
      const campi = Object.fromEntries(changed.map((campo) => [campo, riga[campo]]));
      return { id: riga.id, campi: { ...campi, versione: riga.versione } };
    });
    set(righeTipi.modificaAtom, changes);
    if (creati.length > 0 || eliminati.length > 0) await set(righeTipi.caricaAtom);
  },
);

export interface Richiesta {
  passo: Passo;
  verso: Verso;
  /** The version each row had when the person began; the one in the grid when absent. */
  versioni?: ReadonlyMap<number, number>;
}

/** The rows that a refused step was wrong about, as they are now. */
const leggiScostatiAtom = atom(
  null,
  async (get, set, { cambia, elimina }: Modifiche, theirs: readonly TipoPagamento[]) => {
    await set(righeTipi.caricaAtom);
    const now = get(attualiAtom);
    // The answer holds the rows that changed; those deleted by others are missing there, and now here.
    const known = new Map(theirs.map((riga) => [riga.id, riga]));
    const stale = [...cambia, ...elimina].filter(
      ({ id, versione }) => known.has(id) || now(id)?.versione !== versione,
    );
    return new Map(stale.map(({ id }) => [id, known.get(id) ?? now(id) ?? null]));
  },
);

const inviaAtom = atom(
  null,
  async (get, set, { passo, verso, versioni }: Richiesta, azienda: number | null): Promise<Esito> => {
    const attuali = get(attualiAtom);
    // A version only tells that the row is the one in the grid, not that it is still what this step left.
    const stale = verso === 'nuovo' ? [] : scostati(passo, attuali).flatMap(({ id }) => id ?? []);
    if (stale.length > 0) {
      const mutate = new Map(stale.map((id) => [id, attuali(id) ?? null]));
      set(conflittoBaseAtom, { passo, verso, azienda, mutate });
      return { tipo: 'conflitto' };
    }
    const body = toModifiche(passo, (id) => versioni?.get(id) ?? attuali(id)?.versione);
    try {
      const answer = await get(clientAtom).call('tipiPagamentoModifica', { body, azienda });
      const done = completa(passo, answer);
      set(moveStoriaAtom, azienda, verso, done);
      await set(mostraAtom, answer, passo);
      return { tipo: 'fatto', passo: done };
    } catch (errore) {
      const dettagli = parseDettagli(errore, 'versione_superata', dettagliTipiPagamentoSchema);
      if (!dettagli) return { tipo: 'errore', errore };
      const mutate = await set(leggiScostatiAtom, body, dettagli.attuali);
      set(conflittoBaseAtom, { passo, verso, azienda, mutate });
      return { tipo: 'conflitto' };
    }
  },
);

const codaAtom = atom<{ ultimo: Promise<unknown> }>({ ultimo: Promise.resolve() });

/**
 * Saves one step, in the azienda where it was asked for. Steps wait for one another: each needs the versions
 * that the one before leaves.
 */
export const eseguiAtom = atom(null, async (get, set, richiesta: Richiesta): Promise<Esito> => {
  const coda = get(codaAtom);
  const azienda = get(aziendaIdAtom);
  const turn = coda.ultimo.then(() => set(inviaAtom, richiesta, azienda));
  coda.ultimo = turn.catch(() => undefined);
  return turn;
});

/** What went wrong, in the server's own words where it names the field. */
export function spiegaErrore(errore: unknown): string {
  const campi = errore instanceof ApiError ? (errore.problema?.errors ?? []) : [];
  const testi = [...new Set(campi.map(({ messaggio }) => messaggio))];
  return testi.length > 0 ? `${testi.slice(0, 3).join('. ')}.` : messaggioErrore(errore);
}

/** Saves a step and says how it went; `fatto` is said only when there is something to say. */
export const eseguiEDiAtom = atom(null, async (_get, set, richiesta: Richiesta, annuncia: boolean) => {
  const esito = await set(eseguiAtom, richiesta);
  if (esito.tipo === 'errore')
    set(addToastAtom, {
      severity: 'error',
      titolo: 'Non è stato salvato nulla',
      testo: spiegaErrore(esito.errore),
    });
  if (esito.tipo === 'fatto' && annuncia)
    set(addToastAtom, {
      severity: 'success',
      titolo: richiesta.passo.titolo,
      azione: { label: 'Annulla', run: () => void set(annullaAtom) },
    });
  return esito;
});

/** An edit in a cell: shown at once, taken back with a reason when it is refused. */
export const modificaCellaAtom = atom(null, async (_get, set, cambio: Cambio & { id: number }) => {
  const { id, prima, dopo } = cambio;
  if (!prima || !dopo) return;
  set(righeTipi.modificaAtom, [{ id, campi: dopo }]);
  const passo = { titolo: `Modificato ${dopo.codice}`, cambi: [cambio] };
  const esito = await set(eseguiEDiAtom, { passo, verso: 'nuovo' }, false);
  if (esito.tipo === 'errore') {
    const changed = CAMPI.filter((campo) => prima[campo] !== dopo[campo]);
    const campi = Object.fromEntries(changed.map((campo) => [campo, prima[campo]]));
    set(righeTipi.modificaAtom, [{ id, campi }]);
  }
});

const indietroAtom = atom(null, async (get, set, verso: 'annulla' | 'ripeti') => {
  const { fatti, disfatti } = get(storiaAtom);
  const passo = (verso === 'annulla' ? fatti : disfatti).at(-1);
  if (!passo) return;
  const richiesta = { passo: verso === 'annulla' ? inverti(passo) : passo, verso };
  const { tipo } = await set(eseguiEDiAtom, richiesta, false);
  if (tipo === 'fatto')
    set(addToastAtom, {
      severity: 'secondary',
      titolo: `${verso === 'annulla' ? 'Annullato' : 'Ripetuto'}: ${passo.titolo.toLowerCase()}`,
      durata: 2_500,
    });
});
/** Takes the last step back, through the server. */
export const annullaAtom = atom(null, (_get, set) => set(indietroAtom, 'annulla'));
export const ripetiAtom = atom(null, (_get, set) => set(indietroAtom, 'ripeti'));

/** The person's choice: their own step over what the others left, or the others' work as it stands. */
export const risolviConflittoAtom = atom(null, async (get, set, scelta: 'mia' | 'attuale') => {
  const conflitto = get(conflittoAtom);
  if (!conflitto) return;
  const { passo, verso, azienda, mutate } = conflitto;
  set(conflittoBaseAtom, null);
  // A step of the history that met someone else's work is history no more.
  if (verso !== 'nuovo') set(moveStoriaAtom, azienda, verso, null);
  if (scelta === 'attuale') return;
  const now = get(attualiAtom);
  const mia = ribasa(passo, (id) => (mutate.has(id) ? (mutate.get(id) ?? undefined) : now(id)));
  const versioni = new Map([...mutate].flatMap(([id, riga]) => (riga ? [[id, riga.versione]] : [])));
  if (mia.cambi.length > 0) await set(eseguiEDiAtom, { passo: mia, verso: 'nuovo', versioni }, false);
});
