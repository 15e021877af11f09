/** A contract schema as a flat list of fields that a person can read. Pure. */
import { z } from 'zod';
import { formatCount, formatNumero } from '#domain/text.ts';

interface SchemaField {
  /** Dotted path; `righe[].importo` is a field of every row. */
  nome: string;
  tipo: string;
  required: boolean;
  /** Limits and meaning, in Italian; empty when the type says it all. */
  note: string;
}

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const NOMI: Record<string, string> = {
  string: 'testo',
  integer: 'numero intero',
  number: 'numero',
  boolean: 'vero o falso',
  null: 'nullo',
  object: 'oggetto',
  array: 'elenco',
};

const FORMATI: Record<string, string> = {
  'date-time': 'istante ISO 8601 in UTC',
  date: 'giorno AAAA-MM-GG',
  email: 'indirizzo e-mail',
};

const alternatives = ({ anyOf, oneOf }: Schema): readonly unknown[] => anyOf ?? oneOf ?? [];

/** The one shape behind `x | null`, and whether null was there. */
function withoutNull(schema: Schema): { schema: Schema; nullo: boolean } {
  const all = alternatives(schema).filter(isSchema);
  const others = all.filter(({ type }) => type !== 'null');
  const [only] = others;
  if (only && others.length === 1 && all.length === 2) return { schema: { ...schema, ...only }, nullo: true };
  return { schema, nullo: false };
}

function kindOf(raw: Schema): string {
  const { schema, nullo } = withoutNull(raw);
  const or = nullo ? ' o nullo' : '';
  if (schema.const !== undefined) return `${JSON.stringify(schema.const)}${or}`;
  if (schema.enum) return `${schema.enum.map((each) => JSON.stringify(each)).join(' | ')}${or}`;
  if (schema.type === 'array')
    return `elenco di ${isSchema(schema.items) ? kindOf(schema.items) : 'valori'}${or}`;
  const parts = alternatives(schema).filter(isSchema);
  if (!nullo && parts.length > 0) return [...new Set(parts.map(kindOf))].join(' oppure ');
  return `${typeof schema.type === 'string' ? (NOMI[schema.type] ?? schema.type) : 'qualsiasi valore'}${or}`;
}

/** Bounds that JavaScript itself sets on whole numbers say nothing about the field. */
const bound = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function notesOf(raw: Schema): string {
  const { schema } = withoutNull(raw);
  const notes: string[] = [];
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, maxItems, format, pattern } = schema;
  if (format !== undefined && FORMATI[format] !== undefined) notes.push(FORMATI[format]);
  if (bound(minimum)) notes.push(`da ${formatNumero(minimum)}`);
  if (bound(exclusiveMinimum)) notes.push(`più di ${formatNumero(exclusiveMinimum)}`);
  if (bound(maximum)) notes.push(`fino a ${formatNumero(maximum)}`);
  if (minLength !== undefined && minLength > 0)
    notes.push(`almeno ${formatCount(minLength, 'carattere', 'caratteri')}`);
  if (maxLength !== undefined) notes.push(`al massimo ${formatCount(maxLength, 'carattere', 'caratteri')}`);
  if (maxItems !== undefined) notes.push(`al massimo ${formatCount(maxItems, 'elemento', 'elementi')}`);
  if (pattern !== undefined && format === undefined) notes.push(`modello ${pattern}`);
  if (schema.default !== undefined) notes.push(`se manca: ${JSON.stringify(schema.default)}`);
  return notes.join(', ');
}

/** The fields inside a schema: of an object, of the rows of a list, of every alternative. */
function inside(raw: Schema, prefix: string): SchemaField[] {
  const { schema } = withoutNull(raw);
  if (schema.type === 'array' && isSchema(schema.items)) return inside(schema.items, `${prefix}[]`);
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isSchema(field)) return [];
    const nome = prefix === '' ? name : `${prefix}.${name}`;
    const campo = { nome, tipo: kindOf(field), required: required.has(name), note: notesOf(field) };
    return [campo, ...inside(field, nome)];
  });
  const others = alternatives(schema)
    .filter(isSchema)
    .flatMap((each) => inside(each, prefix));
  const seen = new Set<string>();
  return [...own, ...others].filter(({ nome }) => !seen.has(nome) && seen.add(nome));
}

/**
 * The fields that travel: what is sent, and what comes back before the client turns it into its own values.
 * A schema that is not an object has one field without a name.
 */
export function listSchemaFields(schema: z.ZodType): SchemaField[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const fields = inside(json, json.type === 'array' ? 'elenco' : '');
  if (fields.length > 0 || json.type === 'object') return fields;
  return [{ nome: '', tipo: kindOf(json), required: true, note: notesOf(json) }];
}
