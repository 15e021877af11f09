/** The sheet that says where the rows come from: text, whatever it looks like. */
import type { SheetHead, SheetNote } from '#sheets/workbook.ts';
import type { ExportProvenance } from './workbook.ts';

/** `label` in the first row of the list, nothing in the others. */
const list = (label: string, values: readonly string[], none: string): SheetNote[] =>
  (values.length > 0 ? values : [none]).map((valore, at) => ({ nome: at === 0 ? label : '', valore }));

export const makeProvenance = (
  { azienda, utente, quando, filtri, ordine }: ExportProvenance,
  righe: number,
): SheetHead => ({
  nome: 'Provenienza',
  testa: [
    { nome: 'Azienda', valore: azienda },
    { nome: 'Esportato da', valore: utente },
    { nome: 'Il', valore: quando },
    { nome: 'Righe', valore: String(righe) },
    ...list('Filtri', filtri, 'Nessuno'),
    ...list('Ordine', ordine, 'Come arrivate dal server'),
  ],
  colonne: [
    { titolo: 'Importazione', cella: 'testo', larghezza: 22 },
    { titolo: 'File', cella: 'testo', larghezza: 48 },
    { titolo: 'Impronta SHA-256', cella: 'testo', larghezza: 68 },
  ],
});
