/** The rules for the fields of a soggetto. The form, the import and the server use the same ones. */
import { checkCodiceFiscale } from './codici-fiscali.ts';
import { checkPartitaIva, cleanCodice, refuseCodice, type EsitoCodice } from './codici.ts';
import { checkCap, checkEmail, checkNazione, checkProvincia } from './places.ts';

/** The fields with a rule of their own; `nazione` decides the rule of some of them. */
interface CheckedFields {
  nazione: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  email: string | null;
  pec: string | null;
  cap: string | null;
  provincia: string | null;
}
export type CheckedField = keyof CheckedFields;

export const CHECKED_FIELDS: readonly CheckedField[] = [
  'nazione',
  'partita_iva',
  'codice_fiscale',
  'email',
  'pec',
  'cap',
  'provincia',
];

/** A VAT number of another country: only that country knows its form (Council Directive 2006/112/EC, art. 214-215). */
function checkForeignIva(text: string): EsitoCodice {
  const code = cleanCodice(text);
  return /^[0-9A-Z.+*/-]{2,20}$/.test(code)
    ? { ok: true, valore: code }
    : refuseCodice('Il numero IVA estero ha da 2 a 20 lettere o cifre');
}

const checkText = (text: string, max: number, che: string): EsitoCodice =>
  text.trim().length <= max
    ? { ok: true, valore: text.trim() }
    : refuseCodice(`${che}: al massimo ${max} caratteri`);

/** Checks one field of a party of `country`; `text` is not empty. `valore` is the form in which it is kept. */
export function checkCampo(field: CheckedField, text: string, country: string): EsitoCodice {
  const italian = country === 'IT';
  switch (field) {
    case 'nazione':
      return checkNazione(text);
    case 'partita_iva':
      return italian ? checkPartitaIva(text) : checkForeignIva(text);
    case 'codice_fiscale':
      return italian ? checkCodiceFiscale(text) : checkText(cleanCodice(text), 28, 'Codice fiscale');
    case 'email':
    case 'pec':
      return checkEmail(text);
    case 'cap':
      return italian ? checkCap(text) : checkText(text, 12, 'CAP');
    case 'provincia':
      return italian ? checkProvincia(text) : checkText(text, 60, 'Provincia');
  }
}

interface Check<D> {
  /** The data as they are kept. */
  dati: D;
  /** What is wrong, field by field, in Italian. */
  errors: Partial<Record<CheckedField, string>>;
}

/**
 * Checks the fields that `fields` names and leaves the others as they are: an old value is checked only when it is
 * changed. An empty text is no value.
 */
export function checkSoggetto<D extends CheckedFields>(
  data: D,
  fields: readonly CheckedField[] = CHECKED_FIELDS,
): Check<D> {
  const errors: Check<D>['errors'] = {};
  const kept: D = { ...data };
  const country = data.nazione.trim().toUpperCase();
  for (const field of fields) {
    const text = data[field];
    if (field !== 'nazione' && (text === null || text.trim() === '')) {
      Object.assign(kept, { [field]: null });
      continue;
    }
    const outcome = checkCampo(field, text ?? '', country);
    if (outcome.ok) Object.assign(kept, { [field]: outcome.valore });
    else errors[field] = outcome.motivo;
  }
  return { dati: kept, errors };
}
