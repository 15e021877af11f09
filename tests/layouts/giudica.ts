/** What the reader makes of a generated file, against what was written into it. */
import type { Natura } from '#api/contract/valori.ts';
import type { Risposte } from '#import/cell/questions.ts';
import type { EsitoLettura } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { write, type FileScritto } from './file.ts';
import type { Layout, RigaVera } from './modello.ts';

/**
 * `giusto`: the very rows, not said to be wrong. `chiede`: a question, of which some answer gives them. `detto`: the file is
 * said not to tie, or each row that lacks is among the refused. `rifiuta`: not read, with the reason. `sbagliato`: other
 * rows in silence, a statement cut in two, or a question to which no answer is right.
 */
export type Verdetto = 'giusto' | 'chiede' | 'detto' | 'rifiuta' | 'sbagliato';

export interface Giudizio {
  verdetto: Verdetto;
  /** What differs, for who looks. */
  perche: string;
}

/** What is true of a file, whatever it is written as. */
export type Vero = Pick<Layout, 'vere' | 'natura' | 'saldi' | 'azienda' | 'smentito'>;

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

const bare = (text: string | null): string => (text ?? '').replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

type Riga = Pick<RigaVera, 'data' | 'importo' | 'divisa' | 'conto' | 'controparte' | 'numero' | 'scadenza'>;

/** A row as one line: account, other side, number and due day are compared where the truth of some row has them. */
const createLine =
  ({ vere }: Vero) =>
  (natura: Natura, riga: Riga): string => {
    const fields = (['conto', 'controparte', 'numero', 'scadenza'] as const).filter((field) =>
      vere.some((vera) => (vera[field] ?? null) !== null),
    );
    const told = fields.map((field) => bare(riga[field] ?? null));
    return [natura, riga.data, riga.importo, riga.divisa, ...told].join(' ');
  };

function awaited(layout: Vero): string[] {
  const toLine = createLine(layout);
  return layout.vere.map((riga) => toLine(layout.natura, riga)).toSorted();
}

function loaded({ estratti }: Letto, layout: Vero): string[] {
  const toLine = createLine(layout);
  return estratti
    .flatMap(({ righe, conto, natura }) =>
      righe.map(({ data, importo, divisa, ragione_sociale, numero_documento, scadenza }) =>
        toLine(natura, {
          data,
          importo,
          divisa,
          conto,
          controparte: ragione_sociale,
          numero: numero_documento ?? '',
          scadenza: scadenza ?? '',
        }),
      ),
    )
    .toSorted();
}

/** What one list has more than the other. */
function beyond(one: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return one.filter((riga) => {
    const at = rest.indexOf(riga);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** Balances that are others than those stated; none read is no fault. */
function saldiStorti({ estratti }: Letto, { saldi }: Vero): string {
  const [estratto] = estratti;
  if (!saldi || !estratto) return '';
  const { saldo_iniziale: iniziale, saldo_finale: finale } = estratto;
  const torna =
    (iniziale === null || iniziale === saldi.iniziale) && (finale === null || finale === saldi.finale);
  return torna ? '' : `saldi ${iniziale}, ${finale}; veri ${saldi.iniziale}, ${saldi.finale}`;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of what was read stands in what the file writes of a row, from 0 to 1. */
function fit(words: readonly string[], written: string): number {
  const own = new Set(wordsOf(written));
  return words.length === 0 ? 1 : words.filter((word) => own.has(word)).length / words.length;
}

/** A row with the words of another of its day: two amounts that changed places, or whose signs were turned round. */
function findStrangeWords({ estratti }: Letto, { vere }: Vero): string {
  for (const riga of estratti.flatMap(({ righe }) => righe)) {
    const { descrizione, causale, ragione_sociale: party, data, importo } = riga;
    const words = wordsOf([descrizione, causale, party].join(' '));
    const best = (rows: readonly RigaVera[]): number =>
      Math.max(0, ...rows.map(({ testo }) => (testo === undefined ? 0 : fit(words, testo))));
    const same = vere.filter((vera) => vera.data === data);
    const own = same.filter((vera) => vera.importo === importo);
    if (best(own) < best(same)) return `${data} ${importo} con le parole di un’altra riga: «${descrizione}»`;
  }
  return '';
}

/** Statements beyond one for each account and currency of the truth. */
function spezzato({ estratti }: Letto, { vere }: Vero): string {
  const veri = new Set(vere.map(({ conto, divisa }) => `${conto} ${divisa}`)).size;
  return estratti.length > Math.max(1, veri) ? `${estratti.length} estratti, veri ${veri}` : '';
}

function compare(outcome: Letto, layout: Vero, other: Controllo): Giudizio {
  const [mine, own] = [loaded(outcome, layout), awaited(layout)];
  const [tooMany, missing] = [beyond(mine, own), beyond(own, mine)];
  const stesse = tooMany.length === 0 && missing.length === 0;
  const storto =
    spezzato(outcome, layout) ||
    saldiStorti(outcome, layout) ||
    (stesse ? findStrangeWords(outcome, layout) || other(outcome) : '');
  const broken = outcome.estratti.some(({ quadratura }) => quadratura.esito === 'non_quadra');
  if (stesse && storto === '')
    return broken && layout.smentito !== true
      ? { verdetto: 'detto', perche: 'le righe sono giuste, la prova no' }
      : { verdetto: 'giusto', perche: '' };
  const scartate = outcome.estratti.reduce((sum, estratto) => sum + estratto.scartate.length, 0);
  const told =
    (broken && !spezzato(outcome, layout)) ||
    (tooMany.length === 0 && missing.length > 0 && missing.length <= scartate);
  const perche =
    storto ||
    `letta ${tooMany[0] ?? '-'} | vera ${missing[0] ?? '-'} (${tooMany.length}/${missing.length} di ${own.length})`;
  return { verdetto: told ? 'detto' : 'sbagliato', perche };
}

/** Every way of answering what is asked. */
function risposteDi({ domande }: Extract<EsitoLettura, { tipo: 'domanda' }>): Risposte[] {
  return domande.reduce<Risposte[]>(
    (all, { id, options }) =>
      all.flatMap((before) => options.map(({ valore }) => ({ ...before, [id]: valore }))),
    [{}],
  );
}

async function read(file: FileScritto, layout: Vero, risposte?: Risposte): Promise<EsitoLettura> {
  return readStatementFile(file, { azienda: layout.azienda, ...(risposte ? { risposte } : {}) });
}

/** What is wrong beyond the rows; empty for nothing. */
type Controllo = (outcome: EsitoLettura) => string;

export async function judge(layout: Layout, seed: number): Promise<Giudizio> {
  return judgeFile(await write(layout, seed), layout);
}

/** @param other what else to look at in a reading whose rows are the true ones */
export async function judgeFile(
  file: FileScritto,
  layout: Vero,
  other: Controllo = () => '',
): Promise<Giudizio> {
  const outcome = await read(file, layout);
  if (outcome.tipo === 'letto') return compare(outcome, layout, other);
  if (outcome.tipo !== 'domanda')
    return { verdetto: 'rifiuta', perche: outcome.tipo === 'errore' ? outcome.messaggio : outcome.tipo };
  const asked = outcome.domande.map(({ id }) => id).join(' ');
  const proved: Giudizio[] = [];
  for (const answers of risposteDi(outcome)) {
    const poi = await read(file, layout, answers);
    proved.push(
      poi.tipo === 'letto' ? compare(poi, layout, other) : { verdetto: 'rifiuta', perche: poi.tipo },
    );
  }
  const good = proved.some(({ verdetto }) => verdetto === 'giusto' || verdetto === 'detto');
  return good
    ? { verdetto: 'chiede', perche: asked }
    : { verdetto: 'sbagliato', perche: `${asked}: ${proved[0]?.perche ?? ''}` };
}
