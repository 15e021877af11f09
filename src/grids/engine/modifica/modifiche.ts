/** Changes to the rows of a workspace as atoms: doing, undoing, doing again, and the conflict to be settled. */
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { addToastAtom } from '#state/toast.ts';
import type { Righe } from '../righe.ts';
import {
  aggiungi,
  annulla,
  correggi,
  inverti,
  type Passo,
  ripeti,
  riporta,
  type Storia,
  STORIA_VUOTA,
  type Voce,
} from '../storia/storia.ts';
import type { Chiave } from '../types.ts';
import {
  type CellaContesa,
  Coda,
  type EsitoSalvataggio,
  type Fine,
  type RichiestaRiga,
  type Scelta,
} from './coda.ts';

/** Two people changed the same cells: both values, and the way to choose. */
export interface Conflitto<Riga> {
  celle: readonly CellaContesa[];
  righe: ReadonlyMap<Chiave, Riga>;
  risolvi: (scelta: Scelta) => void;
}

export interface Modifiche<Riga> {
  /** Does one step: shown at once, saved in turn, kept in the history. Resolves when it is saved or refused. */
  eseguiAtom: WritableAtom<null, [passo: Passo], Promise<void>>;
  annullaAtom: WritableAtom<null, [], Promise<void>>;
  ripetiAtom: WritableAtom<null, [], Promise<void>>;
  /** Brings back the history that this tab had before a reload, once; nothing without a `nome`. */
  riprendiAtom: WritableAtom<null, [], Promise<void>>;
  /** Of the rows in force: another azienda or natura has its own. */
  storiaAtom: Atom<Storia>;
  conflittoAtom: Atom<Conflitto<Riga> | null>;
  /** Steps not yet saved. */
  inCorsoAtom: Atom<number>;
  /** Rows that one step may change. */
  massimo: number;
}

export interface ModificheInit<Riga> {
  righe: Righe<Riga>;
  massimo: number;
  /** Names the history in the memory of the tab; without it a reload forgets it. */
  nome?: string;
  /** Saves all or nothing; expected refusals are values. */
  salva: (
    io: { get: Getter; set: Setter },
    richieste: readonly RichiestaRiga<Riga>[],
  ) => Promise<EsitoSalvataggio<Riga>>;
}

/** Where the tab keeps its histories. */
interface Memoria {
  scrivi: (storie: ReadonlyMap<string, Storia>) => void;
  /** True once the page has begun to leave. */
  esce: () => boolean;
}

export function createModifiche<Riga extends object>({
  righe,
  massimo,
  nome,
  salva,
}: ModificheInit<Riga>): Modifiche<Riga> {
  const storieAtom = atom<ReadonlyMap<string, Storia>>(new Map<string, Storia>());
  const conflittoBaseAtom = atom<Conflitto<Riga> | null>(null);
  const inCorsoBaseAtom = atom(0);
  const numeroAtom = atom(0);
  /** One queue for each store; its ports are those of the write that made it, which jotai keeps valid. */
  const codaAtom = atom<Coda<Riga> | null>(null);

  const ripresaAtom = atom(false);
  /** The memory of the tab, once it has been read. */
  const memoriaAtom = atom<Memoria | null>(null);
  /** A step is kept before it is sent: a page that is left before the answer finds it again. */
  const conservaAtom = atom(null, (get) => get(memoriaAtom)?.scrivi(get(storieAtom)));

  const updateStoriaAtom = atom(null, (get, set, chiave: string, change: (storia: Storia) => Storia) => {
    const storie = get(storieAtom);
    const next = new Map(storie);
    // The question last worked on is the last of the map.
    next.delete(chiave);
    set(storieAtom, next.set(chiave, change(storie.get(chiave) ?? STORIA_VUOTA)));
  });

  /**
   * Takes in how a step ended, which may be otherwise than the history says since it was begun. What a page that is being
   * left did not hear of stays kept as done: taken back though it never was, it finds its cells as they were.
   */
  const chiudiAtom = atom(
    null,
    (get, set, chiave: string, fine: Fine, change: (storia: Storia) => Storia) => {
      set(updateStoriaAtom, chiave, change);
      const unheard = !fine.salvato && fine.senzaRisposta && get(memoriaAtom)?.esce() === true;
      if (!unheard) set(conservaAtom);
    },
  );

  const getCodaAtom = atom(null, (get, set): Coda<Riga> => {
    const held = get(codaAtom);
    if (held) return held;
    const coda = new Coda<Riga>({
      leggi: (id) => get(righe.vistaAtom).archivio.get(id),
      mostra: (changes) => set(righe.modificaAtom, changes),
      salva: (richieste) => salva({ get, set }, richieste),
      chiedi: (celle, byId) =>
        new Promise((resolve) => {
          const risolvi = (scelta: Scelta) => {
            set(conflittoBaseAtom, null);
            resolve(scelta);
          };
          set(conflittoBaseAtom, { celle, righe: byId, risolvi });
        }),
      avvisa: (titolo, testo) => set(addToastAtom, { severity: 'error', titolo, testo }),
    });
    set(codaAtom, coda);
    return coda;
  });

  const runAtom = atom(null, async (_get, set, passo: Passo): Promise<Fine> => {
    const coda = set(getCodaAtom);
    const running = coda.esegui(passo.celle);
    set(inCorsoBaseAtom, coda.lunghezza);
    try {
      return await running;
    } finally {
      set(inCorsoBaseAtom, coda.lunghezza);
    }
  });

  const riprendiAtom = atom(null, async (get, set) => {
    const utente = get(sessioneAtom)?.username;
    if (nome === undefined || utente === undefined || get(ripresaAtom)) return;
    set(ripresaAtom, true);
    const memoria = await import('../storia/conservata.ts');
    const kept = memoria.readStorie(nome, utente);
    const numeri = [...kept.values()].flatMap(({ fatti, annullati }) =>
      [...fatti, ...annullati].map(({ numero }) => numero),
    );
    set(numeroAtom, Math.max(get(numeroAtom), ...numeri));
    // What was done while they were read is of this page, and goes first.
    const own = get(storieAtom);
    set(storieAtom, new Map([...kept, ...own]));
    const scrivi = (storie: ReadonlyMap<string, Storia>): void => memoria.writeStorie(nome, utente, storie);
    set(memoriaAtom, { scrivi, esce: memoria.watchUscita() });
    if (own.size > 0) set(conservaAtom);
  });

  /** Rows of a step that a page in blocks has not read yet. */
  const leggiMancantiAtom = atom(null, async (get, set, { celle }: Passo) => {
    const { archivio, blocchi } = get(righe.vistaAtom);
    const { vive } = righe;
    if (blocchi === null || !vive) return;
    const ids = [...new Set(celle.map(({ id }) => id))].filter((id) => archivio.get(id) === undefined);
    const numeri = ids.filter((id) => typeof id === 'number');
    const { signal } = new AbortController();
    if (numeri.length > 0) archivio.aggiungi(await vive.leggi({ get, set, signal }, numeri));
  });

  const eseguiAtom = atom(null, async (get, set, passo: Passo) => {
    if (passo.celle.length === 0) return;
    const chiave = get(righe.chiaveAtom);
    const numero = get(numeroAtom) + 1;
    set(numeroAtom, numero);
    set(updateStoriaAtom, chiave, (storia) => aggiungi(storia, { ...passo, numero }));
    set(conservaAtom);
    const fine = await set(runAtom, passo);
    set(chiudiAtom, chiave, fine, (storia) => correggi(storia, numero, fine.salvato ? fine.celle : []));
  });

  /** Undoing and doing again are changes like any other; the history moves at once, and back when refused. */
  const moveAtom = atom(null, async (get, set, verso: 'annulla' | 'ripeti') => {
    const chiave = get(righe.chiaveAtom);
    const storia = get(storieAtom).get(chiave) ?? STORIA_VUOTA;
    const voce: Voce | undefined = (verso === 'annulla' ? storia.fatti : storia.annullati).at(-1);
    if (!voce) return;
    set(updateStoriaAtom, chiave, verso === 'annulla' ? annulla : ripeti);
    set(conservaAtom);
    await set(leggiMancantiAtom, voce);
    const fine = await set(runAtom, verso === 'annulla' ? inverti(voce) : voce);
    set(chiudiAtom, chiave, fine, (now) => {
      if (!fine.salvato) return riporta(now, voce.numero);
      const done: Passo = { etichetta: voce.etichetta, celle: fine.celle };
      return correggi(now, voce.numero, (verso === 'annulla' ? inverti(done) : done).celle);
    });
  });

  return {
    eseguiAtom,
    annullaAtom: atom(null, (_get, set) => set(moveAtom, 'annulla')),
    ripetiAtom: atom(null, (_get, set) => set(moveAtom, 'ripeti')),
    riprendiAtom,
    storiaAtom: atom((get) => get(storieAtom).get(get(righe.chiaveAtom)) ?? STORIA_VUOTA),
    conflittoAtom: atom((get) => get(conflittoBaseAtom)),
    inCorsoAtom: atom((get) => get(inCorsoBaseAtom)),
    massimo,
  };
}
