/** Arguments of the commands; what is wrong with them in one Italian line. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { Fine, STATO } from './status.ts';

const quoted = (message: string): string => /'(.*?)'/.exec(message)?.[1] ?? '';

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `opzione sconosciuta: ${quoted(message)}`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take')
        ? `l’opzione ${quoted(message)} non vuole un valore`
        : `l’opzione ${quoted(message).replace(/ <.*/, '')} vuole un valore`;
    default:
      throw new Error('parseArgs failed', { cause: error });
  }
}

/** As `parseArgs`, strict; throws `Fine` with `state` when the person made a mistake. */
export function parseArguments<const O extends ParseArgsOptionsConfig>(
  command: string,
  args: string[],
  options: O,
  state: number,
) {
  try {
    const config = { args, options, allowPositionals: true, strict: true } as const;
    return parseArgs<typeof config>(config);
  } catch (error) {
    throw new Fine(state, `quadra ${command}: ${explain(error)}. Prova "quadra aiuto ${command}".`);
  }
}

/** A value that must be one of a few. */
export function parseChoice<const T extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly T[],
  state: number,
): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw new Fine(state, `quadra: --${option} può essere ${allowed.join(', ')}, non "${value}".`);
  return found;
}

/** A whole number within bounds. */
export function parseNumber(
  option: string,
  value: string | undefined,
  min: number,
  max: number,
  state: number = STATO.uso,
): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new Fine(state, `quadra: --${option} è un numero intero da ${min} a ${max}, non "${value}".`);
}

/** A share from 0 to 1, written as a percentage with two decimals at most: `99`, `99,5`, `99.5`. */
export function parsePercent(
  option: string,
  value: string | undefined,
  state: number = STATO.uso,
): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,3}([.,]\d{1,2})?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
  if (number >= 0 && number <= 100) return number / 100;
  throw new Fine(state, `quadra: --${option} è una percentuale da 0 a 100, non "${value}".`);
}
