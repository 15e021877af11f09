/** Rules of the column editor: what can be chosen, and which choices can be read with. */
import type { CampoTracciato, Lettura, Segno } from '#api/contract/tracciati.ts';

/** Fields in the order a person looks for them, with their Italian names. */
export const CAMPI: Readonly<Record<CampoTracciato, string>> = {
  data: 'Data',
  data_valuta: 'Data valuta',
  descrizione: 'Descrizione',
  causale: 'Causale',
  importo: 'Importo',
  dare: 'Dare (uscite)',
  avere: 'Avere (entrate)',
  indicatore: 'Segno D/A',
  commissione: 'Commissione',
  saldo: 'Saldo',
  divisa: 'Divisa',
  ragione_sociale: 'Ragione sociale',
  iban_controparte: 'IBAN controparte',
  riferimento: 'Riferimento',
  numero_documento: 'Numero documento',
  data_documento: 'Data documento',
  scadenza: 'Scadenza',
  stato: 'Stato',
  conto: 'Conto (più conti nel file)',
  imposta: 'Imposta (da sommare)',
  pagato: 'Già pagato (da togliere)',
  tipo_documento: 'Tipo documento',
  emittente: 'Chi emette',
  destinatario: 'Chi riceve',
};

export const SIGNS: Readonly<Record<Segno, string>> = {
  con_segno: 'Una colonna con il segno',
  inverso: 'Una colonna, uscite positive (carte di credito)',
  dare_avere: 'Due colonne: dare e avere',
  indicatore: 'Una colonna senza segno e una con D/A',
};

/** The column's name as the person reads it: the header, or its place when there is none. */
export function formatColonna(lettura: Lettura, index: number): string {
  const header = (lettura.intestazione[index] ?? '').trim();
  return header === '' ? `Colonna ${index + 1}` : header;
}

/** How many columns the editor lists: those of the header, or as many as are in use. */
export const countColonne = (lettura: Lettura): number =>
  Math.max(lettura.intestazione.length, ...lettura.colonne.map(({ indice }) => indice + 1));

/** The reading with one column feeding `campo`, or nothing when null. Only `descrizione` takes several columns. */
export function assignCampo(lettura: Lettura, indice: number, campo: CampoTracciato | null): Lettura {
  const others = lettura.colonne.filter(
    (column) =>
      column.indice !== indice && (campo === null || campo === 'descrizione' || column.campo !== campo),
  );
  const colonna = lettura.intestazione[indice] ?? '';
  const columns = campo === null ? others : [...others, { campo, colonna, indice }];
  return { ...lettura, colonne: columns.toSorted((a, b) => a.indice - b.indice) };
}

/** Why a file cannot be read like this, in Italian; null when it can. */
export function refuseLettura({ colonne, segno }: Lettura): string | null {
  const has = (field: CampoTracciato) => colonne.some((column) => column.campo === field);
  if (!has('data')) return 'Indica la colonna della data';
  if (segno === 'dare_avere' && !(has('dare') && has('avere'))) return 'Indica le colonne di dare e avere';
  if (segno !== 'dare_avere' && !has('importo')) return 'Indica la colonna dell’importo';
  if (segno === 'indicatore' && !has('indicatore')) return 'Indica la colonna con il segno D/A';
  return null;
}
