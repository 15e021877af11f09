/** What is typed in the form of a soggetto, what is wrong with it, and what it comes to. Pure. */
import {
  LUNGHEZZE_SOGGETTO,
  RUOLI,
  type RuoloSoggetto,
  type Soggetto,
  type SoggettoDati,
  soggettoDatiSchema,
} from '#api/contract/soggetti.ts';
import { checkCapProvincia } from '#domain/places.ts';
import { checkSoggetto } from '#domain/soggetti.ts';

export type CampoTesto = keyof typeof LUNGHEZZE_SOGGETTO;
export const CAMPI_TESTO = Object.keys(LUNGHEZZE_SOGGETTO) as CampoTesto[];

export const NOMI_TESTO: Readonly<Record<CampoTesto, string>> = {
  ragione_sociale: 'Ragione sociale',
  partita_iva: 'Partita IVA',
  codice_fiscale: 'Codice fiscale',
  email: 'E-mail',
  pec: 'PEC',
  telefono: 'Telefono',
  indirizzo: 'Indirizzo',
  cap: 'CAP',
  comune: 'Comune',
  provincia: 'Provincia',
  nazione: 'Nazione',
};

/** All as typed. */
export type ValoriSoggetto = Record<CampoTesto, string> & {
  ruoli: readonly RuoloSoggetto[];
  attivo: boolean;
};

export const VUOTI: ValoriSoggetto = {
  ...(Object.fromEntries(CAMPI_TESTO.map((field) => [field, ''])) as Record<CampoTesto, string>),
  nazione: 'IT',
  ruoli: ['cliente'],
  attivo: true,
};

export const toValori = (soggetto: Soggetto): ValoriSoggetto => ({
  ...VUOTI,
  ...Object.fromEntries(CAMPI_TESTO.map((field) => [field, soggetto[field] ?? ''])),
  ruoli: soggetto.ruoli,
  attivo: soggetto.attivo,
});

export type FormErrors = Readonly<Partial<Record<string, string>>>;

interface Letti {
  dati: SoggettoDati;
  errors: FormErrors;
  /** Doubts that stop nobody. */
  notices: FormErrors;
}

/** The data with everything wrong about the fields that are not as they were in `prima`. */
export function parseValori(values: ValoriSoggetto, before: ValoriSoggetto | null): Letti {
  const parsed = soggettoDatiSchema.safeParse({ ...values, ruoli: [...values.ruoli] });
  const errors: Record<string, string> = {};
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return { dati: { ...VUOTI, ...values, ruoli: [...values.ruoli] }, errors, notices: {} };
  }
  const checked = checkSoggetto(parsed.data);
  const moved = before !== null && before.nazione !== values.nazione;
  for (const [field, reason] of Object.entries(checked.errors))
    if (before === null || moved || before[field as CampoTesto] !== values[field as CampoTesto])
      errors[field] = reason;
  const { cap, provincia, nazione } = checked.dati;
  const doubt = nazione === 'IT' ? checkCapProvincia(cap, provincia) : null;
  return { dati: checked.dati, errors, notices: doubt === null ? {} : { provincia: doubt } };
}

interface CellaCambiata {
  campo: string;
  prima: unknown;
  dopo: unknown;
}

/** What changes, as cells of the grid: a role is a column of its own. */
export function listCambiate(soggetto: Soggetto, data: SoggettoDati): CellaCambiata[] {
  const cells: CellaCambiata[] = [...CAMPI_TESTO, 'attivo' as const].map((campo) => ({
    campo,
    prima: soggetto[campo],
    dopo: data[campo],
  }));
  for (const role of RUOLI)
    cells.push({ campo: role, prima: soggetto.ruoli.includes(role), dopo: data.ruoli.includes(role) });
  return cells.filter(({ prima, dopo }) => prima !== dopo);
}
