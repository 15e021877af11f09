/**
 * Changes on their way to the server: shown at once, saved one set at a time in the order they were made, taken
 * back when refused, asked about when somebody else changed the same cells. No React, no atoms.
 *
 * What the server holds is kept here while anything is under way, and not read from the rows in sight, which by
 * then may answer another question.
 */
import { respira } from '../pezzi.ts';
import type { CambioRiga } from '../righe.ts';
import type { Cella } from '../storia/storia.ts';
import type { Chiave } from '../types.ts';

/** A change of one row, from the row as it was known. */
export interface RichiestaRiga<Riga> {
  riga: Riga;
  campi: Partial<Riga>;
}

export type EsitoSalvataggio<Riga> =
  | { tipo: 'salvate'; righe: readonly CambioRiga<Riga>[] }
  /** Nothing was saved: these rows are another version by now, and those are gone. */
  | { tipo: 'superate'; attuali: readonly CambioRiga<Riga>[]; mancanti: readonly Chiave[] }
  /** Nothing was saved, as far as is known: with `senzaRisposta` the answer was lost. Why, in Italian. */
  | { tipo: 'rifiutate'; testo: string; senzaRisposta?: boolean };

/** A cell that somebody else changed before this change could be saved. */
export interface CellaContesa {
  id: Chiave;
  campo: string;
  mia: unknown;
  loro: unknown;
}
export type Scelta = (cella: CellaContesa) => 'mia' | 'loro';

export interface PorteCoda<Riga> {
  leggi: (id: Chiave) => Riga | undefined;
  mostra: (changes: readonly CambioRiga<Riga>[]) => void;
  salva: (richieste: readonly RichiestaRiga<Riga>[]) => Promise<EsitoSalvataggio<Riga>>;
  chiedi: (celle: readonly CellaContesa[], righe: ReadonlyMap<Chiave, Riga>) => Promise<Scelta>;
  avvisa: (titolo: string, testo: string) => void;
}

/** How a set of changes ended: the cells that were saved, each from the value it really replaced, or not at all. */
export type Fine =
  | { salvato: true; celle: readonly Cella[] }
  /** With `senzaRisposta` the server may have saved it all the same. */
  | { salvato: false; senzaRisposta: boolean };

interface Lavoro<Riga> {
  numero: number;
  celle: readonly Cella[];
  partenza: ReadonlyMap<Chiave, Riga>;
  /** Cells that no longer held what the change started from when it was asked for. */
  estranee: ReadonlySet<string>;
}

interface Divisa {
  celle: Cella[];
  contese: CellaContesa[];
}

/** Cells after whose drawing the page answers before they are sent. */
const MOLTE = 200;
/** Rounds of automatic repetition against rows that keep moving, before giving up. */
const TENTATIVI = 5;

const nome = ({ id, campo }: { id: Chiave; campo: string }): string => `${id}\u0000${campo}`;
const campoDi = (riga: object, campo: string): unknown => (riga as Record<string, unknown>)[campo] ?? null;

export class Coda<Riga extends object> {
  readonly #porte: PorteCoda<Riga>;
  readonly #lavori: Lavoro<Riga>[] = [];
  /** Rows as the server holds them, of the changes under way. */
  readonly #note = new Map<Chiave, Riga>();
  /** Cells that were asked about, with the last change made before the answer: older ones are asked about again. */
  readonly #chieste = new Map<string, number>();
  #turno: Promise<unknown> = Promise.resolve();
  #ultimo = 0;

  constructor(porte: PorteCoda<Riga>) {
    this.#porte = porte;
  }

  /** Sets of changes not yet saved or refused. */
  get lunghezza(): number {
    return this.#lavori.length;
  }

  /** Shows the cells changed, then saves them when their turn comes. Cells of rows not in sight are left alone. */
  async esegui(celle: readonly Cella[]): Promise<Fine> {
    const lavoro = this.#prepara(celle);
    this.#lavori.push(lavoro);
    this.#mostraCelle(lavoro.celle.filter((cella) => !lavoro.estranee.has(nome(cella))));
    const drawn = celle.length > MOLTE ? respira() : null;
    const turn = this.#turno.then(() => drawn).then(() => this.#svolgi(lavoro));
    this.#turno = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#lavori.splice(this.#lavori.indexOf(lavoro), 1);
      if (this.#lavori.length === 0) {
        this.#note.clear();
        this.#chieste.clear();
      }
    }
  }

  #prepara(celle: readonly Cella[]): Lavoro<Riga> {
    this.#ultimo += 1;
    const partenza = new Map<Chiave, Riga>();
    const estranee = new Set<string>();
    const known = celle.filter((cella) => {
      const shown = this.#porte.leggi(cella.id);
      if (!shown) return false;
      if (!partenza.has(cella.id)) partenza.set(cella.id, this.#salvata(cella.id) ?? shown);
      if (campoDi(shown, cella.campo) !== cella.prima) estranee.add(nome(cella));
      return true;
    });
    if (known.length < celle.length)
      this.#porte.avvisa('Alcune righe non sono più in elenco', 'Le loro celle sono rimaste come sono.');
    return { numero: this.#ultimo, celle: known, partenza, estranee };
  }

  async #svolgi(lavoro: Lavoro<Riga>): Promise<Fine> {
    let { celle, contese } = this.#dividi(lavoro);
    for (let round = 0; ; round += 1) {
      if (contese.length > 0) celle = celle.concat(await this.#risolvi(lavoro, contese));
      if (celle.length === 0) return { salvato: true, celle };
      const esito = await this.#salva(lavoro, celle);
      if (esito.tipo === 'salvate') {
        this.#impara(lavoro, esito.righe);
        return { salvato: true, celle };
      }
      if (esito.tipo === 'rifiutate' || round >= TENTATIVI) {
        this.#riprendi(lavoro, celle);
        const testo =
          esito.tipo === 'rifiutate' ? esito.testo : 'Le righe continuano a cambiare: riprova tra poco.';
        this.#porte.avvisa('Le modifiche non sono state salvate', testo);
        return { salvato: false, senzaRisposta: esito.tipo === 'rifiutate' && esito.senzaRisposta === true };
      }
      ({ celle, contese } = this.#rivedi(lavoro, celle, esito));
    }
  }

  /** The row as the server holds it, where changes under way make it look otherwise. */
  #salvata(id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? this.#lavori.find(({ partenza }) => partenza.has(id))?.partenza.get(id);
  }

  #nota(lavoro: Lavoro<Riga>, id: Chiave): Riga | undefined {
    return this.#note.get(id) ?? lavoro.partenza.get(id);
  }

  /** Cells that can go, from the value the server holds, and cells to ask about first. */
  #dividi(lavoro: Lavoro<Riga>): Divisa {
    const divisa: Divisa = { celle: [], contese: [] };
    for (const cella of lavoro.celle) {
      const riga = this.#nota(lavoro, cella.id);
      if (!riga) continue;
      const held = campoDi(riga, cella.campo);
      const asked = (this.#chieste.get(nome(cella)) ?? 0) >= lavoro.numero;
      if ((asked || lavoro.estranee.has(nome(cella))) && held !== cella.dopo)
        divisa.contese.push({ id: cella.id, campo: cella.campo, mia: cella.dopo, loro: held });
      else divisa.celle.push({ ...cella, prima: held });
    }
    return divisa;
  }

  async #salva(lavoro: Lavoro<Riga>, celle: readonly Cella[]): Promise<EsitoSalvataggio<Riga>> {
    const byRiga = new Map<Chiave, RichiestaRiga<Riga>>();
    for (const { id, campo, dopo } of celle) {
      const riga = this.#nota(lavoro, id);
      if (!riga) continue;
      const richiesta = byRiga.get(id) ?? { riga, campi: {} };
      Object.assign(richiesta.campi, { [campo]: dopo });
      byRiga.set(id, richiesta);
    }
    try {
      return await this.#porte.salva([...byRiga.values()]);
    } catch (cause) {
      this.#riprendi(lavoro, celle);
      throw new Error('saving changes failed', { cause });
    }
  }

  /** Somebody else was faster on some rows: their other fields are taken as they are, the same cells are asked about. */
  #rivedi(
    lavoro: Lavoro<Riga>,
    celle: readonly Cella[],
    { attuali, mancanti }: { attuali: readonly CambioRiga<Riga>[]; mancanti: readonly Chiave[] },
  ): Divisa {
    const gone = new Set(mancanti);
    if (gone.size > 0)
      this.#porte.avvisa('Alcune righe non ci sono più', 'La loro importazione è stata annullata.');
    this.#impara(lavoro, attuali);
    const changed = new Set(attuali.map(({ id }) => id));
    const divisa: Divisa = { celle: [], contese: [] };
    for (const cella of celle) {
      if (gone.has(cella.id)) continue;
      const riga = this.#nota(lavoro, cella.id);
      const held = riga ? campoDi(riga, cella.campo) : null;
      if (changed.has(cella.id) && held !== cella.prima && held !== cella.dopo)
        divisa.contese.push({ id: cella.id, campo: cella.campo, mia: cella.dopo, loro: held });
      else divisa.celle.push({ ...cella, prima: held });
    }
    this.#mostraCelle(divisa.celle);
    return divisa;
  }

  /** Shows theirs and asks; answers the cells that are to be written over theirs. */
  async #risolvi(lavoro: Lavoro<Riga>, contese: readonly CellaContesa[]): Promise<Cella[]> {
    this.#mostraCelle(contese.map(({ id, campo, loro }) => ({ id, campo, dopo: loro })));
    const righe = new Map<Chiave, Riga>();
    for (const { id } of contese) {
      const riga = this.#nota(lavoro, id);
      if (riga) righe.set(id, riga);
    }
    const scelta = await this.#porte.chiedi(contese, righe);
    for (const cella of contese) this.#chieste.set(nome(cella), this.#ultimo);
    const mine = contese
      .filter((cella) => scelta(cella) === 'mia')
      .map(({ id, campo, mia, loro }): Cella => ({ id, campo, prima: loro, dopo: mia }));
    this.#mostraCelle(mine);
    return mine;
  }

  /** The rows as the server holds them now; cells whose own turn is still to come keep showing what was typed. */
  #impara(lavoro: Lavoro<Riga>, righe: readonly CambioRiga<Riga>[]): void {
    const waiting = this.#inAttesa(lavoro);
    this.#porte.mostra(
      righe.map(({ id, campi }) => {
        const riga = this.#nota(lavoro, id);
        if (riga) this.#note.set(id, { ...riga, ...campi });
        return { id, campi: { ...campi, ...waiting.get(id) } };
      }),
    );
  }

  /** Puts back what the server holds. */
  #riprendi(lavoro: Lavoro<Riga>, celle: readonly Cella[]): void {
    const waiting = this.#inAttesa(lavoro);
    const back = celle.filter(({ id, campo }) => !(campo in (waiting.get(id) ?? {})));
    this.#mostraCelle(back.map(({ id, campo, prima }) => ({ id, campo, dopo: prima })));
  }

  /** What later changes wrote in cells, row by row. */
  #inAttesa(lavoro: Lavoro<Riga>): Map<Chiave, Partial<Riga>> {
    const waiting = new Map<Chiave, Partial<Riga>>();
    for (const later of this.#lavori.slice(this.#lavori.indexOf(lavoro) + 1))
      for (const { id, campo, dopo } of later.celle) waiting.set(id, { ...waiting.get(id), [campo]: dopo });
    return waiting;
  }

  #mostraCelle(celle: readonly { id: Chiave; campo: string; dopo: unknown }[]): void {
    const byRiga = new Map<Chiave, Record<string, unknown>>();
    for (const { id, campo, dopo } of celle) {
      const campi = byRiga.get(id) ?? {};
      campi[campo] = dopo;
      byRiga.set(id, campi);
    }
    if (byRiga.size > 0)
      this.#porte.mostra([...byRiga].map(([id, campi]) => ({ id, campi: campi as Partial<Riga> })));
  }
}
