/** The options that `leggi` and `importa` share: how to read what is not certain. */
import { readFile } from 'node:fs/promises';
import { tracciatoNuovoSchema, type Tracciato } from '#api/contract/tracciati.ts';
import { parseChoice } from './arguments.ts';
import type { OpzioniLettore } from './reader.ts';
import { Fine } from './status.ts';

export const OPZIONI_LETTURA = {
  tracciato: { type: 'string' },
  date: { type: 'string' },
  decimali: { type: 'string' },
  segno: { type: 'string' },
  importo: { type: 'string' },
  verso: { type: 'string' },
  riga: { type: 'string' },
  attesa: { type: 'string' },
  password: { type: 'string' },
} as const;

type Valori = Partial<Record<keyof typeof OPZIONI_LETTURA, string>>;

/** A tracciato from a file, as the server gives it or before it was ever saved. */
async function readTracciato(percorso: string, stato: number): Promise<Tracciato> {
  const fine = (motivo: string) => new Fine(stato, `quadra: il tracciato ${percorso} ${motivo}.`);
  const text = await readFile(percorso, 'utf8').catch(() => {
    throw fine('non si può leggere');
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw fine('non è un JSON valido');
  }
  const parsed = tracciatoNuovoSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw fine(`non è valido (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`);
  }
  return { ...parsed.data, id: parsed.data.id ?? 1, versione: parsed.data.versione ?? 1 };
}

/** Turns the options into the reader's; `stato` is the exit status of a mistake. */
export async function toOpzioniLettore(valori: Valori, stato: number): Promise<OpzioniLettore> {
  const ordine_data = parseChoice('date', valori.date, ['gma', 'mga', 'amg'], stato);
  const decimali = parseChoice('decimali', valori.decimali, [',', '.'], stato);
  const segno = parseChoice(
    'segno',
    valori.segno,
    ['con_segno', 'inverso', 'dare_avere', 'avere_dare'],
    stato,
  );
  const verso = parseChoice('verso', valori.verso, ['emessa', 'ricevuta'], stato);
  const seconds = valori.attesa ?? '60';
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new Fine(stato, 'quadra: --attesa è un numero di secondi, da 1 a 9999.');
  return {
    attesa: Number(seconds) * 1_000,
    opzioni: {
      // An argument can be seen by every process of the machine: the variable is the safer way.
      password: valori.password ?? (process.env['QUADRA_PASSWORD_PDF'] || null),
      tracciato: valori.tracciato === undefined ? null : await readTracciato(valori.tracciato, stato),
      risposte: {
        ...(ordine_data && { ordine_data }),
        ...(decimali && { decimali }),
        ...(segno && { segno }),
        ...(verso && { verso }),
        ...(valori.importo !== undefined && { importo: valori.importo }),
        ...(valori.riga !== undefined && { riga: valori.riga }),
      },
    },
  };
}
