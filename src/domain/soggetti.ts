/** What the fields of a soggetto must respect; the form, the import and the server ask the same questions. */
import { checkCodiceFiscale } from './codici-fiscali.ts';
import { checkPartitaIva, cleanCodice, refuseCodice, type EsitoCodice } from './codici.ts';
import { checkCap, checkEmail, checkNazione, checkProvincia } from './places.ts';

/** The fields that carry a rule of their own; `nazione` decides which rule holds for some of them. */
export interface CampiControllati {
  nazione: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  email: string | null;
  pec: string | null;
  cap: string | null;
  provincia: string | null;
}
export type CampoControllato = keyof CampiControllati;

export const CAMPI_CONTROLLATI: readonly CampoControllato[] = [
  'nazione',
  'partita_iva',
  'codice_fiscale',
  'email',
  'pec',
  'cap',
  'provincia',
];

/** A VAT number of another country: its shape is its country's affair (Council Directive 2006/112/EC, art. 214-215). */
function checkIvaEstera(text: string): EsitoCodice {
  const code = cleanCodice(text);
  return /^[0-9A-Z.+*/-]{2,20}$/.test(code)
    ? { ok: true, valore: code }
    : refuseCodice('Il numero IVA estero ha da 2 a 20 lettere o cifre');
}

function checkTesto(text: string, massimo: number, che: string): EsitoCodice {
  return text.trim().length <= massimo
    ? { ok: true, valore: text.trim() }
    : refuseCodice(`${che}: al massimo ${massimo} caratteri`);
}

/** Checks one field of a party of `nazione`; `text` is not empty. `valore` is how it is kept. */
export function checkCampo(campo: CampoControllato, text: string, nazione: string): EsitoCodice {
  const italiano = nazione === 'IT';
  switch (campo) {
    case 'nazione':
      return checkNazione(text);
    case 'partita_iva':
      return italiano ? checkPartitaIva(text) : checkIvaEstera(text);
    case 'codice_fiscale':
      return italiano ? checkCodiceFiscale(text) : checkTesto(cleanCodice(text), 28, 'Codice fiscale');
    case 'email':
    case 'pec':
      return checkEmail(text);
    case 'cap':
      return italiano ? checkCap(text) : checkTesto(text, 12, 'CAP');
    case 'provincia':
      return italiano ? checkProvincia(text) : checkTesto(text, 60, 'Provincia');
  }
}

export interface Controllo<D> {
  /** The data as they are kept. */
  dati: D;
  /** What is wrong, field by field, in Italian. */
  errori: Partial<Record<CampoControllato, string>>;
}

/**
 * Checks the fields named in `campi` and writes the others through: what was stored long ago is questioned when it is
 * changed, not before. An empty text is no value.
 */
export function checkSoggetto<D extends CampiControllati>(
  dati: D,
  campi: readonly CampoControllato[] = CAMPI_CONTROLLATI,
): Controllo<D> {
  const errori: Controllo<D>['errori'] = {};
  const kept: D = { ...dati };
  const nazione = dati.nazione.trim().toUpperCase();
  for (const campo of campi) {
    const text = dati[campo];
    if (campo !== 'nazione' && (text === null || text.trim() === '')) {
      Object.assign(kept, { [campo]: null });
      continue;
    }
    const esito = checkCampo(campo, text ?? '', nazione);
    if (esito.ok) Object.assign(kept, { [campo]: esito.valore });
    else errori[campo] = esito.motivo;
  }
  return { dati: kept, errori };
}
