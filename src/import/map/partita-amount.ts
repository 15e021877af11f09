/** What is still open of a document, by the columns that its Lettura names. */
import type { Lettura } from '#api/contract/tracciati.ts';
import { parseCentesimi } from '../cell/amount.ts';
import { isNotaCredito, findVersoPartita } from '../cell/partite-words.ts';
import { isNomeAzienda } from '../read/fatturapa/parties.ts';
import type { AziendaLettura } from '../read/native.ts';
import type { Indici } from './columns.ts';
import { createImportoReader, type LeggiImporto, type SenzaImporto } from './row-amount.ts';

/** +1 where the azienda issued the document, -1 where it received it; null where it is neither or both. */
export type VersoParti = (riga: readonly string[]) => 1 | -1 | null;

/** Null where the Lettura does not name both sides. */
export function createVersoParti(
  { emittente, destinatario }: Indici,
  azienda: AziendaLettura | null,
): VersoParti | null {
  if (emittente.length === 0 || destinatario.length === 0) return null;
  const note = new Map<string, boolean>();
  const isNostra = (cella: string): boolean => {
    const found = note.get(cella) ?? (azienda !== null && isNomeAzienda(cella, azienda));
    note.set(cella, found);
    return found;
  };
  return (riga) => {
    const [emessa, ricevuta] = [emittente, destinatario].map((sue) =>
      sue.some((indice) => isNostra(riga[indice] ?? '')),
    );
    return emessa === ricevuta ? null : emessa ? 1 : -1;
  };
}

/** The column that names who is not the azienda. */
export const getOtherParty = (verso: 1 | -1 | null, { emittente, destinatario }: Indici): number =>
  (verso === 1 ? destinatario : emittente)[0] ?? -1;

const senza = (indice: number, motivo: string): SenzaImporto => ({ indice, motivo, vuoto: false });

/**
 * A reader of what is open: the amount with its tax, less what was paid, to collect when positive. A credit note counts the
 * other way however it is written; of what is settled nothing is left, and its row is refused.
 */
export function createPartitaReader(
  lettura: Lettura,
  indici: Indici,
  versoParti: VersoParti | null,
): LeggiImporto {
  if (lettura.segno === 'dare_avere') return createImportoReader(lettura, indici);
  const { decimali, segno } = lettura;
  const { importo, imposta, pagato, tipo_documento: tipo, indicatore } = indici;
  const scritto = createImportoReader({ ...lettura, segno: 'con_segno' }, indici);
  const parte = (riga: readonly string[], indice: number): number => {
    const cella = indice === -1 ? '' : (riga[indice] ?? '').trim();
    return cella === '' || cella === '-' ? 0 : parseCentesimi(cella, decimali);
  };
  const versoDi = (riga: readonly string[]): 1 | -1 | null =>
    versoParti
      ? versoParti(riga)
      : segno === 'indicatore'
        ? findVersoPartita(riga[indicatore] ?? '')
        : segno === 'inverso'
          ? -1
          : 1;

  return (riga) => {
    const cents = scritto(riga);
    if (typeof cents !== 'number') return cents;
    const tassa = parte(riga, imposta);
    if (Number.isNaN(tassa)) return senza(imposta, 'L’imposta non si legge');
    const tolto = parte(riga, pagato);
    if (Number.isNaN(tolto)) return senza(pagato, 'Il pagato non si legge');
    const verso = versoDi(riga);
    if (verso === null)
      return versoParti
        ? senza(indici.emittente[0] ?? -1, 'L’azienda non è una sola delle due parti')
        : senza(indicatore, 'Non si capisce se è da incassare o da pagare');
    const somma = cents + tassa;
    const totale = tipo !== -1 && isNotaCredito(riga[tipo] ?? '') ? -Math.abs(somma) : somma;
    if (Math.abs(tolto) > Math.abs(totale)) return senza(pagato, 'È stato pagato più dell’importo');
    const resto = totale - Math.sign(totale) * Math.abs(tolto);
    return resto === 0 ? senza(importo, 'Già saldato: non resta niente di aperto') : verso * resto;
  };
}
