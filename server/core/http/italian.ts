/** What zod says of a refused field, in the plain Italian of the rest of the product. */
import { z } from 'zod';

/** The part of an issue that tells which sentence fits; zod hands it over before the message exists. */
type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

const ATTESI: Readonly<Record<string, string>> = {
  string: 'Serve un testo',
  number: 'Serve un numero',
  int: 'Serve un numero intero',
  boolean: 'Serve vero o falso',
  array: 'Serve un elenco',
  object: 'Serve un oggetto',
};

const UNITA: Readonly<Record<string, readonly [uno: string, molti: string]>> = {
  string: ['carattere', 'caratteri'],
  array: ['elemento', 'elementi'],
};

function count(limit: number | bigint, origin: string): string {
  const [one, many] = UNITA[origin] ?? ['', ''];
  return `${limit} ${limit === 1 ? one : many}`.trim();
}

/** The sentence for an issue whose schema brings none of its own; undefined leaves it to zod's locale. */
export function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Valore obbligatorio' : ATTESI[issue.expected];
    case 'too_small':
      return `${issue.inclusive === false ? 'Più di' : 'Almeno'} ${count(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'Meno di' : 'Al massimo'} ${count(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return `Valori ammessi: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return 'Formato non valido';
    default:
      return undefined;
  }
}
