/** What is still open of a document, by the columns that its Lettura names. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { findVersoPartita, isNoDocument, isNoteKind } from '../cell/partite-words.ts';
import { isAge } from '../tracciato/partite-rest.ts';
import { isNomeAzienda } from '../read/fatturapa/parties.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { Indici } from './columns.ts';
import type { ListSides } from './side-letters.ts';
import { createSplitTax } from './split-tax.ts';
import { createImportoReader, createSideReader, type ReadImporto, type SenzaImporto } from './row-amount.ts';

/** +1 where the azienda issued the document, -1 where it received it; null where it is neither or both. */
export type VersoParti = (riga: readonly string[]) => 1 | -1 | null;

/** Null where the Lettura does not name both sides. */
export function createVersoParti(
  { emittente, destinatario }: Indici,
  azienda: AziendaLettura | null,
): VersoParti | null {
  if (emittente.length === 0 || destinatario.length === 0) return null;
  const note = new Map<string, boolean>();
  const isOurs = (cell: string): boolean => {
    const found = note.get(cell) ?? (azienda !== null && isNomeAzienda(cell, azienda));
    note.set(cell, found);
    return found;
  };
  return (riga) => {
    const [issued, receipt] = [emittente, destinatario].map((own) =>
      own.some((index) => isOurs(riga[index] ?? '')),
    );
    return issued === receipt ? null : issued ? 1 : -1;
  };
}

/** The column that names who is not the azienda. */
export const getOtherParty = (direction: 1 | -1 | null, { emittente, destinatario }: Indici): number =>
  (direction === 1 ? destinatario : emittente)[0] ?? -1;

export const SETTLED = 'Già saldato: non resta niente di aperto';
/** Of a payment on a line of its own, whose document is not known. */
export const PAGAMENTO_SOLO =
  'Pagamento su una riga sola: nel file non c’è un documento solo con il suo numero';
const without = (indice: number, motivo: string): SenzaImporto => ({ indice, motivo, empty: false });

/**
 * A reader of what is open: the amount with its tax, less what was paid, to collect when positive. A credit note counts the
 * other way however it is written, unless a letter of its own says so already; of what is settled nothing is left, and its row is refused.
 * @param sides what the letters of the column of sides are
 */
export function createPartitaReader(
  lettura: Lettura,
  indices: Indici,
  partsDirection: VersoParti | null,
  { letters, isOwnOfNote }: ListSides,
): ReadImporto {
  if (lettura.segno === 'dare_avere') {
    const sides = createImportoReader(lettura, indices);
    return (riga) => {
      const cents = sides(riga);
      return cents === 0 ? without(indices.dare, SETTLED) : cents;
    };
  }
  const { decimali, segno } = lettura;
  const { importo, imposta: tax, pagato, tipo_documento: tipo, indicatore } = indices;
  const written = createImportoReader({ ...lettura, segno: 'con_segno' }, indices);
  const part = (riga: readonly string[], index: number): number => {
    const cell = index === -1 ? '' : (riga[index] ?? '').trim();
    return cell === '' || cell === '-' ? 0 : parseCentesimi(cell, decimali);
  };
  const readSide = createSideReader(lettura) ?? ((word: string) => findVersoPartita(word, letters));
  const directionOf = (riga: readonly string[]): 1 | -1 | null =>
    partsDirection
      ? partsDirection(riga)
      : segno === 'indicatore'
        ? readSide(riga[indicatore] ?? '')
        : segno === 'inverso'
          ? -1
          : 1;

  /** A row of what was paid and of no document; null of any other. */
  function readPaymentAlone(riga: readonly string[]): SenzaImporto | null {
    const [paid = -1] = pagato;
    const cents = pagato.reduce((sum, index) => sum + Math.abs(part(riga, index)), 0);
    return cents > 0 ? { ...without(paid, PAGAMENTO_SOLO), pagato: cents } : null;
  }

  const splitTax = createSplitTax(lettura, importo);
  // Of what is divided by its age each row may have any part alone.
  const divided = tax.length > 0 && tax.every((index) => isAge(lettura.intestazione[index] ?? ''));

  return (riga) => {
    const first = written(riga);
    const taxAmount = tax.reduce((added, index) => added + part(riga, index), 0);
    const cents = divided && typeof first !== 'number' && first.empty && taxAmount !== 0 ? 0 : first;
    if (typeof cents !== 'number') return cents.empty ? (readPaymentAlone(riga) ?? cents) : cents;
    const kind = tipo === -1 ? '' : (riga[tipo] ?? '');
    if (isNoDocument(kind)) return without(tipo, `«${kind.trim()}»: nessuno deve ancora niente`);
    if (Number.isNaN(taxAmount)) return without(tax[0] ?? -1, 'L’imposta non si legge');
    let removed = 0;
    for (const index of pagato) removed += Math.abs(part(riga, index));
    const [paid = -1] = pagato;
    if (Number.isNaN(removed)) return without(paid, 'Il pagato non si legge');
    const direction = directionOf(riga);
    if (direction === null)
      return partsDirection
        ? without(indices.emittente[0] ?? -1, 'L’azienda non è una sola delle due parti')
        : without(indicatore, 'Non si capisce se è da incassare o da pagare');
    const whole = cents + taxAmount;
    const sum = whole - Math.sign(whole) * (splitTax?.(riga) ?? 0);
    const note = isNoteKind(kind);
    const own = note && segno === 'indicatore' && isOwnOfNote(riga[indicatore] ?? '');
    const total = note ? (own ? 1 : -1) * Math.abs(sum) : sum;
    if (removed > Math.abs(total)) return without(paid, 'È stato pagato più dell’importo');
    const rest = total - Math.sign(total) * removed;
    return rest === 0 ? without(importo, SETTLED) : direction * rest;
  };
}
