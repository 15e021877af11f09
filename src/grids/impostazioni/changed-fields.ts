/** What changed between two states of a thing, as the registro keeps them. */
interface ChangedField {
  /** Dotted where it lies inside another. */
  campo: string;
  prima: string;
  dopo: string;
}

/** `tipo_pagamento_creato` as `Tipo pagamento creato`. */
export function inParole(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Moves on at every change by itself. */
const SENZA_INTERESSE = new Set(['versione']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return JSON.stringify(value);
}

/** The fields that differ, in the order of what is there now; whole where there was nothing before or after. */
export function findChangedFields(prima: unknown, dopo: unknown, inside = ''): ChangedField[] {
  if (!isObject(prima) && !isObject(dopo)) {
    const differenza = { campo: inside || 'valore', prima: inText(prima), dopo: inText(dopo) };
    return differenza.prima === differenza.dopo ? [] : [differenza];
  }
  const before = isObject(prima) ? prima : {};
  const after = isObject(dopo) ? dopo : {};
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => !SENZA_INTERESSE.has(field))
    .flatMap((field) =>
      findChangedFields(before[field], after[field], inside === '' ? field : `${inside}.${field}`),
    );
}
