/** Changes to the rows of a workspace as atoms: doing, undoing, doing again, and the conflict to be settled. */
import { atom, type Atom, type Getter, type Setter, type WritableAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { sessioneAtom } from '#state/sessione.ts';
import { type CellaSospesa, waitForServer } from '#state/pending.ts';
import type { Righe } from '../righe.ts';
import {
  addStep,
  undoStep,
  type CellChange,
  type StepContent,
  replaceStep,
  type Dati,
  reverseStep,
  isVuoto,
  type EditStep,
  redoStep,
  moveStepBack,
  type Storia,
  STORIA_VUOTA,
  type HistoryEntry,
} from '../history/history.ts';
import type { Chiave } from '../types.ts';
import { formatTyped } from './content.ts';
import { avvisaAtom } from './loss-notice.ts';
import { Coda } from './queue.ts';
import { createMissingReader } from './missing-righe.ts';
import { createKeptHistory } from './kept-history.ts';
import { createTrattenute, type Trattenute } from './kept-back.ts';
import type {
  ConflictingCell,
  EsitoSalvataggio,
  EditEnd,
  OpzioniPasso,
  RichiestaRiga,
  RichiesteIntere,
  Salva,
  ConflictChoice,
} from './requests.ts';

/** Two people changed the same cells: both values, and the way to choose. */
export interface EditConflict<Riga> {
  celle: readonly ConflictingCell[];
  righe: ReadonlyMap<Chiave, Riga>;
  risolvi: (scelta: ConflictChoice) => void;
}

export interface EditEngine<Riga> {
  /**
   * Does one step: shown at once, saved in turn, kept in the history. Resolves when it is saved or refused. Rows that come
   * or go are shown, and can be undone, once the server has answered.
   */
  eseguiAtom: WritableAtom<null, [passo: EditStep, opzioni?: OpzioniPasso], Promise<EditEnd>>;
  annullaAtom: WritableAtom<null, [], Promise<void>>;
  ripetiAtom: WritableAtom<null, [], Promise<void>>;
  /** Brings back the history that this tab had before a reload, once; nothing without a `nome`. */
  riprendiAtom: WritableAtom<null, [], Promise<void>>;
  /** Of the rows in force: another azienda or natura has its own. */
  storiaAtom: Atom<Storia>;
  conflittoAtom: Atom<EditConflict<Riga> | null>;
  /** Steps not yet saved. */
  inCorsoAtom: Atom<number>;
  /** Cells that wait for a server that is silent; empty while it answers. */
  sospeseAtom: Atom<readonly CellaSospesa[]>;
  /** Cells that were refused and keep what was typed. */
  trattenute: Trattenute;
  /** Rows that one step may change. */
  massimo: number;
}

export interface EditEngineInit<Riga> {
  righe: Righe<Riga>;
  massimo: number;
  /** Names the history in the memory of the tab; without it a reload forgets it. */
  nome?: string;
  /** The fields of a row that is made again: present where steps may make and delete rows. */
  dati?: (riga: Riga) => Dati;
  /** Why a row may be gone, as said to whoever was changing it. */
  mancano?: string;
  /**
   * Saves all or nothing; expected refusals are values. `azienda` is that of when the change was made: it may be saved
   * much later, when another is looked at.
   */
  salva: (
    io: { get: Getter; set: Setter; azienda: number | null },
    richieste: readonly RichiestaRiga<Riga>[],
    intere: RichiesteIntere<Riga>,
  ) => Promise<EsitoSalvataggio<Riga>>;
}

const contenutoDi = ({ celle, righe }: StepContent): StepContent => ({ celle, ...(righe && { righe }) });

const NESSUNA: readonly CellaSospesa[] = [];
const LASCIATE = 'Le hai lasciate perdere: le celle sono tornate come le ha il server.';

export function createEditEngine<Riga extends object>({
  righe,
  massimo,
  nome,
  dati,
  mancano = 'La loro importazione è stata annullata.',
  salva,
}: EditEngineInit<Riga>): EditEngine<Riga> {
  const { storieAtom, numeroAtom, conservaAtom, updateStoriaAtom, riprendiAtom, isLeavingAtom } =
    createKeptHistory(nome);
  const conflittoBaseAtom = atom<EditConflict<Riga> | null>(null);
  const inCorsoBaseAtom = atom(0);
  /** One queue for each store; its ports are those of the write that made it, which jotai keeps valid. */
  const codaAtom = atom<Coda<Riga> | null>(null);

  /**
   * Takes in how a step ended, which may be otherwise than the history says since it was begun. What a page that is being
   * left did not hear of stays kept as done: taken back though it never was, it finds its cells as they were.
   */
  const chiudiAtom = atom(
    null,
    (get, set, chiave: string, fine: EditEnd, change: (storia: Storia) => Storia) => {
      set(updateStoriaAtom, chiave, change);
      const unheard = !fine.salvato && fine.senzaRisposta && get(isLeavingAtom)();
      if (!unheard) set(conservaAtom);
    },
  );

  const getCodaAtom = atom(null, (get, set): Coda<Riga> => {
    const held = get(codaAtom);
    if (held) return held;
    const coda = new Coda<Riga>({
      leggi: (id) => get(righe.vistaAtom).archivio.get(id),
      mostra: (changes) => set(righe.modificaAtom, changes),
      dati,
      mancano,
      chiedi: (celle, byId) =>
        new Promise((resolve) => {
          const risolvi = (scelta: ConflictChoice) => {
            set(conflittoBaseAtom, null);
            resolve(scelta);
          };
          set(conflittoBaseAtom, { celle, righe: byId, risolvi });
        }),
      avvisa: (titolo, testo, perse = []) => set(avvisaAtom, titolo, testo, perse),
      trattieni: (celle, testo) => set(trattenute.aggiungiAtom, celle, testo),
    });
    set(codaAtom, coda);
    set(righe.pendentiAtom, (lette) => coda.pendenti(lette));
    return coda;
  });

  const celleInCorsoAtom = atom((get): readonly CellaSospesa[] => {
    get(inCorsoBaseAtom);
    return (get(codaAtom)?.celleInCorso ?? []).map((cella) => ({
      riga: cella.id,
      campo: cella.campo,
      testo: formatTyped(cella),
    }));
  });
  const sospesoAtom = atom(false);
  /** How often the person gave up what was waiting: what was changed before is not sent any more. */
  const rinunceAtom = atom(0);

  /**
   * Saves a step of the azienda in use; one that the silent server did not take goes when it is back. Not one that makes
   * rows, which a lost answer may have made already, nor one whose answer somebody waits for.
   */
  const makeSalvaAtom = atom(null, (get, set, { tacito = false }: OpzioniPasso): Salva<Riga> => {
    const azienda = get(aziendaIdAtom);
    const rinunce = get(rinunceAtom);
    const onLascia = () => set(rinunceAtom, get(rinunceAtom) + 1);
    const sospesa = { celleAtom: celleInCorsoAtom, onLascia };
    return async (richieste, intere) => {
      while (get(rinunceAtom) === rinunce) {
        const esito = await salva({ get, set, azienda }, richieste, intere);
        const lost = esito.tipo === 'rifiutate' && esito.senzaRisposta === true;
        if (!lost || tacito || intere.crea.length > 0 || get(sessioneAtom) === null) return esito;
        set(sospesoAtom, true);
        await waitForServer({ get, set }, sospesa);
        set(sospesoAtom, false);
      }
      return { tipo: 'rifiutate', testo: LASCIATE, lasciate: true };
    };
  });

  /** Saves a step in its turn; rows that came or went are read again. */
  const saveAtom = atom(null, async (get, set, passo: EditStep, opzioni: OpzioniPasso): Promise<EditEnd> => {
    const chiave = get(righe.chiaveAtom);
    const coda = set(getCodaAtom);
    const running = coda.esegui(passo, set(makeSalvaAtom, opzioni), opzioni);
    // Those of rows that are not in sight were left as they are.
    set(
      trattenute.togliAtom,
      passo.celle.filter((cella) => !coda.isRifiutata(cella)),
    );
    set(inCorsoBaseAtom, coda.lunghezza);
    try {
      const fine = await running;
      if (fine.salvato && (passo.righe ?? fine.righe)) await set(righe.caricaAtom, chiave);
      return fine;
    } finally {
      set(inCorsoBaseAtom, coda.lunghezza);
    }
  });

  /** The last step with whole rows, while it is under way: what it leaves is known when it is over. */
  const interaAtom = atom<Promise<unknown> | null>(null);
  const runAtom = atom(
    null,
    async (get, set, passo: EditStep, opzioni: OpzioniPasso = {}): Promise<EditEnd> => {
      const running = set(saveAtom, passo, opzioni);
      if (!passo.righe) return running;
      set(interaAtom, running);
      try {
        return await running;
      } finally {
        if (get(interaAtom) === running) set(interaAtom, null);
      }
    },
  );

  const leggiMancantiAtom = createMissingReader(righe);

  const eseguiAtom = atom(
    null,
    async (get, set, passo: EditStep, opzioni: OpzioniPasso = {}): Promise<EditEnd> => {
      if (isVuoto(passo)) return { salvato: true, celle: [] };
      const chiave = get(righe.chiaveAtom);
      const numero = get(numeroAtom) + 1;
      set(numeroAtom, numero);
      const add = (fatto: StepContent) => {
        if (!isVuoto(fatto))
          set(updateStoriaAtom, chiave, (storia) =>
            addStep(storia, { etichetta: passo.etichetta, ...contenutoDi(fatto), numero }),
          );
        set(conservaAtom);
      };
      const whole = passo.righe !== undefined;
      if (!whole) add(passo);
      const fine = await set(runAtom, passo, { tieni: !whole && !opzioni.tacito, ...opzioni });
      // A new row has no id to be undone by until it is there.
      if (whole) add(fine.salvato ? fine : { celle: [] });
      else
        set(chiudiAtom, chiave, fine, (storia) =>
          replaceStep(storia, numero, fine.salvato ? contenutoDi(fine) : { celle: [] }),
        );
      return fine;
    },
  );

  /** Undoing and doing again are changes like any other; the history moves at once, and back when refused. */
  const moveAtom = atom(null, async (get, set, verso: 'annulla' | 'ripeti') => {
    const under = get(interaAtom);
    if (under) await under.catch(() => undefined);
    const chiave = get(righe.chiaveAtom);
    const storia = get(storieAtom).get(chiave) ?? STORIA_VUOTA;
    const voce: HistoryEntry | undefined = (verso === 'annulla' ? storia.fatti : storia.annullati).at(-1);
    if (!voce) return;
    set(updateStoriaAtom, chiave, verso === 'annulla' ? undoStep : redoStep);
    set(conservaAtom);
    await set(leggiMancantiAtom, voce);
    const fine = await set(runAtom, verso === 'annulla' ? reverseStep(voce) : voce);
    set(chiudiAtom, chiave, fine, (now) => {
      if (!fine.salvato) return moveStepBack(now, voce.numero);
      const done: EditStep = { etichetta: voce.etichetta, ...contenutoDi(fine) };
      return replaceStep(now, voce.numero, contenutoDi(verso === 'annulla' ? reverseStep(done) : done));
    });
  });

  const trattenute = createTrattenute({
    rimandaAtom: atom(null, async (_get, set, celle: readonly CellChange[]) => {
      const passo = { etichetta: 'modifica rifiutata', celle };
      await set(leggiMancantiAtom, passo);
      await set(eseguiAtom, passo);
    }),
    lasciaAtom: atom(null, async (get, set, celle: readonly CellChange[]) => {
      get(codaAtom)?.lascia(celle);
      // What others wrote meanwhile stood beneath what was typed.
      await set(righe.caricaAtom);
    }),
  });

  return {
    eseguiAtom,
    annullaAtom: atom(null, (_get, set) => set(moveAtom, 'annulla')),
    ripetiAtom: atom(null, (_get, set) => set(moveAtom, 'ripeti')),
    riprendiAtom,
    storiaAtom: atom((get) => get(storieAtom).get(get(righe.chiaveAtom)) ?? STORIA_VUOTA),
    conflittoAtom: atom((get) => get(conflittoBaseAtom)),
    inCorsoAtom: atom((get) => get(inCorsoBaseAtom)),
    sospeseAtom: atom((get) => (get(sospesoAtom) ? get(celleInCorsoAtom) : NESSUNA)),
    trattenute,
    massimo,
  };
}
