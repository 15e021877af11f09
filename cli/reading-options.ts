/** The options that `leggi` and `importa` share: how to read what is not certain. */
import { readFile } from 'node:fs/promises';
import { tracciatoNuovoSchema, type Tracciato } from '#api/contract/tracciati.ts';
import {
  DAYS_ABOVE,
  DAYS_OUTSIDE,
  DAYS_RIGHT,
  DAYS_SWAPPED,
  DOCUMENT_EACH,
  DOCUMENT_ONCE,
  FIRST_IN,
  FIRST_OUT,
  SIGNS_GIVEN_BACK,
  SIGNS_SAME,
  TABLES_APART,
  TABLES_OUTSIDE,
  TABLES_SAME,
} from '#import/cell/row-questions.ts';
import { readSideAnswer } from '#import/cell/word-questions.ts';
import { parseChoice } from './arguments.ts';
import type { ReaderOptions } from './reader.ts';
import { Fine } from './status.ts';

export const READING_OPTIONS = {
  tracciato: { type: 'string' },
  date: { type: 'string' },
  scambio: { type: 'string' },
  decimali: { type: 'string' },
  segno: { type: 'string' },
  importo: { type: 'string' },
  verso: { type: 'string' },
  riga: { type: 'string' },
  segni: { type: 'string' },
  prima: { type: 'string' },
  tabelle: { type: 'string' },
  ripetuti: { type: 'string' },
  giorni: { type: 'string' },
  spesa: { type: 'string' },
  titoli: { type: 'string' },
  stati: { type: 'string' },
  aperto: { type: 'string' },
  attesa: { type: 'string' },
  password: { type: 'string' },
} as const;

type Valori = Partial<Record<keyof typeof READING_OPTIONS, string>>;

/** Reads a tracciato from a file, as the server exports it or one that was never saved. */
async function readTracciato(path: string, state: number): Promise<Tracciato> {
  const end = (reason: string) => new Fine(state, `quadra: il tracciato ${path} ${reason}.`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw end('non si può leggere');
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw end('non è un JSON valido');
  }
  const parsed = tracciatoNuovoSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw end(`non è valido (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`);
  }
  return { ...parsed.data, id: parsed.data.id ?? 1, versione: parsed.data.versione ?? 1 };
}

/** Turns the options into the reader's; `state` is the exit status of a mistake. */
export async function toReaderOptions(values: Valori, state: number): Promise<ReaderOptions> {
  const ordine_data = parseChoice('date', values.date, ['gma', 'mga', 'amg'], state);
  const scambio = parseChoice('scambio', values.scambio, [DAYS_SWAPPED, DAYS_RIGHT], state);
  const decimali = parseChoice('decimali', values.decimali, [',', '.'], state);
  const segno = readSideAnswer(values.segno)
    ? values.segno
    : parseChoice('segno', values.segno, ['con_segno', 'inverso', 'dare_avere', 'avere_dare'], state);
  const verso = parseChoice('verso', values.verso, ['emessa', 'ricevuta'], state);
  const segni = parseChoice('segni', values.segni, [SIGNS_SAME, SIGNS_GIVEN_BACK], state);
  const prima = parseChoice('prima', values.prima, [FIRST_OUT, FIRST_IN], state);
  const tabelle = parseChoice('tabelle', values.tabelle, [TABLES_SAME, TABLES_APART, TABLES_OUTSIDE], state);
  const ripetuti = parseChoice('ripetuti', values.ripetuti, [DOCUMENT_ONCE, DOCUMENT_EACH], state);
  const giorni = parseChoice('giorni', values.giorni, [DAYS_ABOVE, DAYS_OUTSIDE], state);
  const soggetti = parseChoice('titoli', values.titoli, ['nomi', 'no'], state);
  const seconds = values.attesa ?? '60';
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new Fine(state, 'quadra: --attesa è un numero di secondi, da 1 a 9999.');
  return {
    attesa: Number(seconds) * 1_000,
    options: {
      // Every process of the machine can see an argument: the variable is safer.
      password: values.password ?? (process.env['QUADRA_PASSWORD_PDF'] || null),
      tracciato: values.tracciato === undefined ? null : await readTracciato(values.tracciato, state),
      risposte: {
        ...(ordine_data && { ordine_data }),
        ...(scambio && { scambio }),
        ...(decimali && { decimali }),
        ...(segno && { segno }),
        ...(verso && { verso }),
        ...(values.importo !== undefined && { importo: values.importo }),
        ...(values.riga !== undefined && { riga: values.riga }),
        ...(segni && { segni }),
        ...(prima && { prima }),
        ...(tabelle && { tabelle }),
        ...(ripetuti && { ripetuti }),
        ...(giorni && { giorni }),
        ...(values.spesa !== undefined && { spesa: values.spesa }),
        ...(soggetti && { soggetti }),
        ...(values.stati !== undefined && { stati: values.stati }),
        ...(values.aperto !== undefined && { aperto: values.aperto }),
      },
    },
  };
}
