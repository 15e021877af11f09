/** What keyboard, mouse and menus ask of the cells of one grid: copy, paste, fill, clear, change many rows. */
import { aPezzi } from '../pezzi.ts';
import type { Store } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { type Appunti, readDaCopiare, toAppunti } from '../appunti/copia.ts';
import { mappaBlocco } from '../appunti/mappa.ts';
import type { Blocco } from '../appunti/tsv.ts';
import type { Celle } from '../intervallo/celle.ts';
import type { Rettangolo } from '../intervallo/geometria.ts';
import { conteggio, formatIntero } from '../testo.ts';
import type { Colonna, Modifica } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { type Bersaglio, contaRighe, perche, type Piano, pianifica, Pianificatore } from './piano.ts';

/** A change that waits for the person's yes. */
export interface Proposta {
  etichetta: string;
  piano: Piano;
  /** Cells of the clipboard that fall beyond the grid. */
  fuori: number;
}

/** Cells that change without being shown first. */
const POCHE = 10;

export interface ComandiInit<Riga> {
  celle: Celle<Riga>;
  workspace: Workspace<Riga>;
  store: Store;
  proponi: (proposta: Proposta) => void;
}

export class Comandi<Riga extends object> {
  readonly #init: ComandiInit<Riga>;
  /** What the next copy event takes, when a menu asked for it. */
  #pronti: Appunti | null = null;

  constructor(init: ComandiInit<Riga>) {
    this.#init = init;
  }

  /** Why nothing can be copied now, or null. */
  nonCopia(): string | null {
    const { celle } = this.#init;
    const made = readDaCopiare(celle, celle.api.getSelectedRows());
    return typeof made === 'string' ? made : null;
  }

  /** Why no selected cell can be changed, or null. */
  nonCambia(): string | null {
    const { celle, workspace } = this.#init;
    if (!workspace.modifiche) return 'Qui non si modifica nulla';
    const [area] = celle.rettangoli();
    if (!area) return 'Scegli prima una cella';
    const riga = celle.riga(area.alto);
    const own = celle
      .rettangoli()
      .flatMap(({ sinistra, destra }) => celle.colonne().slice(sinistra, destra + 1));
    const reasons = riga === undefined ? [] : own.map((colonna) => perche(colonna, riga));
    return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  }

  /** Puts the selection on the clipboard: from the event of the browser, or by causing one. */
  copia(conTitoli: boolean, event?: ClipboardEvent): void {
    const { celle } = this.#init;
    const made = readDaCopiare(celle, celle.api.getSelectedRows());
    if (typeof made === 'string') {
      showToast({ severity: 'warn', titolo: 'Niente è stato copiato', testo: made });
      return;
    }
    const appunti = toAppunti(made, conTitoli);
    if (event) write(appunti, event);
    else this.#causeCopy(appunti);
    const count = made.righe.length * made.colonne.length;
    celle.annuncia(conteggio(count, 'cella copiata', 'celle copiate'));
  }

  /** The copy event that a menu caused; false when this one is the browser's own. */
  servi(event: ClipboardEvent): boolean {
    if (!this.#pronti) return false;
    write(this.#pronti, event);
    this.#pronti = null;
    return true;
  }

  /** Works on any origin, unlike the clipboard API, which asks for https. */
  #causeCopy(appunti: Appunti): void {
    this.#pronti = appunti;
    document.execCommand('copy');
    this.#pronti = null;
  }

  /** Plans a paste in pieces, then does it, or shows first what it would do. */
  async incolla(blocco: Blocco): Promise<void> {
    const { celle, workspace, proponi } = this.#init;
    if (!workspace.modifiche) return;
    const areas = celle.disgiunti();
    const limiti = { righe: celle.numeroRighe(), colonne: celle.colonne().length };
    const { destinazioni, fuori } = mappaBlocco(blocco, areas, limiti);
    const colonne = celle.colonne();
    const planner = new Pianificatore<Riga>(workspace);
    await aPezzi(destinazioni, ({ riga: at, colonna: index, testo }) => {
      const riga = celle.riga(at);
      const colonna = colonne[index];
      if (riga !== undefined && colonna) planner.aggiungi({ riga, colonna, nuovo: { testo } });
    });
    const { piano } = planner;
    const etichetta = `incolla ${conteggio(piano.celle.length, 'cella', 'celle')}`;
    const first = destinazioni[0];
    const end = destinazioni.at(-1);
    if (first && end && areas.length === 1)
      celle.seleziona([
        { da: { riga: first.riga, colonna: first.colonna }, a: { riga: end.riga, colonna: end.colonna } },
      ]);
    if (piano.celle.length > POCHE || piano.rifiutate.length > 0 || fuori > 0)
      proponi({ etichetta, piano, fuori });
    else this.applica(etichetta, piano);
  }

  /** The first row of each range, copied down; a range of one row takes the row above it. */
  riempiGiu(): void {
    const { celle } = this.#init;
    const targets = celle.disgiunti().flatMap((area) => {
      const source = area.alto === area.basso ? area.alto - 1 : area.alto;
      return source < 0
        ? []
        : this.#ripetizione({ ...area, alto: source, basso: source }, { ...area, alto: source + 1 });
    });
    this.#esegui((count) => `riempi ${count}`, targets);
  }

  /** The handle's fill: the source's rows over and over, towards the target. */
  riempi(sorgente: Rettangolo, destinazione: Rettangolo): void {
    const { celle } = this.#init;
    this.#esegui((count) => `riempi ${count}`, this.#ripetizione(sorgente, destinazione));
    celle.seleziona([
      {
        da: { riga: Math.min(sorgente.alto, destinazione.alto), colonna: sorgente.sinistra },
        a: { riga: Math.max(sorgente.basso, destinazione.basso), colonna: sorgente.destra },
      },
    ]);
  }

  #ripetizione(sorgente: Rettangolo, { alto, basso, sinistra, destra }: Rettangolo): Bersaglio<Riga>[] {
    const { celle } = this.#init;
    const height = sorgente.basso - sorgente.alto + 1;
    const targets: Bersaglio<Riga>[] = [];
    for (let at = alto; at <= basso; at += 1) {
      const place = (((at - sorgente.alto) % height) + height) % height;
      const from = celle.riga(sorgente.alto + place);
      const riga = celle.riga(at);
      if (from === undefined || riga === undefined) continue;
      for (const colonna of celle.colonne().slice(sinistra, destra + 1))
        targets.push({ riga, colonna, nuovo: { valore: colonna.valore(from) ?? null } });
    }
    return targets;
  }

  svuota(): void {
    this.#esegui((count) => `svuota ${count}`, this.#scelte({ valore: null }));
  }

  /** What was typed in one cell, into the same column of every selected row. */
  confermaInTutte(campo: string, testo: string): void {
    const { celle, workspace } = this.#init;
    const colonna = workspace.colonne.find((each) => each.campo === campo);
    if (!colonna) return;
    const ticked = celle.api.getSelectedRows();
    const righe = ticked.length > 0 ? ticked : celle.righeScelte();
    this.cambiaColonna(righe, colonna, testo);
  }

  /** One column of many rows takes one text. */
  cambiaColonna(righe: readonly Riga[], colonna: Colonna<Riga>, testo: string): void {
    this.#esegui(
      (count) => `modifica ${colonna.titolo} di ${count}`,
      righe.map((riga) => ({ riga, colonna, nuovo: { testo } })),
    );
  }

  /** An edit in one cell, already read and accepted. */
  modifica({ campo, valore }: Modifica, riga: Riga): void {
    const { workspace } = this.#init;
    const colonna = workspace.colonne.find((each) => each.campo === campo);
    if (colonna) this.#esegui(() => `modifica ${colonna.titolo}`, [{ riga, colonna, nuovo: { valore } }]);
  }

  /** Fields of some rows set by an action: as one step, whatever the columns on screen. */
  cambia(etichetta: string, righe: readonly Riga[], campi: (riga: Riga) => Partial<Riga> | null): void {
    const { getId } = this.#init.workspace;
    const celle = righe.flatMap((riga) =>
      Object.entries(campi(riga) ?? {}).flatMap(([campo, dopo]) => {
        const prima: unknown = (riga as Record<string, unknown>)[campo] ?? null;
        return prima === dopo ? [] : [{ id: getId(riga), campo, prima, dopo }];
      }),
    );
    this.applica(etichetta, { celle, rifiutate: [], uguali: 0 });
  }

  /** Does what a plan says, as one step, and says what it refused. */
  applica(etichetta: string, { celle, rifiutate }: Piano): void {
    const { workspace, store } = this.#init;
    const { modifiche } = workspace;
    if (!modifiche) return;
    if (contaRighe(celle) > modifiche.massimo) {
      const testo = `Al massimo ${formatIntero(modifiche.massimo)} righe per volta.`;
      showToast({ severity: 'warn', titolo: 'Troppe righe insieme', testo });
      return;
    }
    const [refused] = rifiutate;
    if (refused) {
      const titolo = `${conteggio(rifiutate.length, 'cella è rimasta', 'celle sono rimaste')} come prima`;
      showToast({ severity: 'warn', titolo, testo: refused.motivo });
    }
    void store.set(modifiche.eseguiAtom, { etichetta, celle });
  }

  #esegui(etichetta: (count: string) => string, targets: readonly Bersaglio<Riga>[]): void {
    const piano = pianifica(targets, this.#init.workspace);
    this.applica(etichetta(conteggio(piano.celle.length, 'cella', 'celle')), piano);
  }

  #scelte(nuovo: Bersaglio<Riga>['nuovo']): Bersaglio<Riga>[] {
    const { celle } = this.#init;
    return celle.disgiunti().flatMap(({ alto, basso, sinistra, destra }) =>
      celle
        .righe()
        .slice(alto, basso + 1)
        .flatMap((riga) => (riga === undefined ? [] : [riga]))
        .flatMap((riga) =>
          celle
            .colonne()
            .slice(sinistra, destra + 1)
            .map((colonna) => ({ riga, colonna, nuovo })),
        ),
    );
  }
}

function write({ testo, html }: Appunti, event: ClipboardEvent): void {
  event.clipboardData?.setData('text/plain', testo);
  event.clipboardData?.setData('text/html', html);
  event.preventDefault();
}
