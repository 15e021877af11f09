/** What changed between two states of a thing, as the registro keeps them. */
import { isGiorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto, toCentesimi } from '#domain/importi.ts';

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

/** In one line; of what was not there before, or is not any more, what there was or is. */
export function describeChange({ campo, prima, dopo }: ChangedField): string {
  if (prima === '') return `${campo}: ${dopo}`;
  return `${campo}: ${prima} → ${dopo || '—'}`;
}

/** Moves on at every change by itself. */
const WITHOUT_INTEREST = new Set(['versione']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of cents, as the contract calls them. */
const CENTESIMI = /^(?:importo|saldo|residuo|quota|totale|dare|avere|entrate|uscite)(?:_|$)/;

function inText(value: unknown, field: string): string {
  if (value === null || value === undefined) return '';
  if (Number.isSafeInteger(value) && CENTESIMI.test(field)) return formatImporto(toCentesimi(Number(value)));
  if (typeof value === 'string' && isGiorno(value)) return formatData(value);
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return JSON.stringify(value);
}

/** The fields that differ, in the order of what is there now; whole where there was nothing before or after. */
export function findChangedFields(prima: unknown, dopo: unknown, inside = ''): ChangedField[] {
  if (!isObject(prima) && !isObject(dopo)) {
    const own = inside.slice(inside.lastIndexOf('.') + 1);
    const differenza = { campo: inside || 'valore', prima: inText(prima, own), dopo: inText(dopo, own) };
    return differenza.prima === differenza.dopo ? [] : [differenza];
  }
  const before = isObject(prima) ? prima : {};
  const after = isObject(dopo) ? dopo : {};
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => !WITHOUT_INTEREST.has(field))
    .flatMap((field) =>
      findChangedFields(before[field], after[field], inside === '' ? field : `${inside}.${field}`),
    );
}
