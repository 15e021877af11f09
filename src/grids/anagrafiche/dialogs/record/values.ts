/** What is typed in the form of a soggetto, what is wrong with it, and what it comes to. Pure. */
import {
  RUOLI,
  type RuoloSoggetto,
  type Soggetto,
  type SoggettoDati,
  soggettoDatiSchema,
} from '#api/contract/soggetti.ts';
import { checkCapProvincia } from '#domain/places.ts';
import { checkSoggetto } from '#domain/soggetti.ts';

export const CAMPI_TESTO = [
  'ragione_sociale',
  'partita_iva',
  'codice_fiscale',
  'email',
  'pec',
  'telefono',
  'indirizzo',
  'cap',
  'comune',
  'provincia',
  'nazione',
] as const;
export type CampoTesto = (typeof CAMPI_TESTO)[number];

/** All as typed. */
export type ValoriSoggetto = Record<CampoTesto, string> & {
  ruoli: readonly RuoloSoggetto[];
  attivo: boolean;
};

export const VUOTI: ValoriSoggetto = {
  ragione_sociale: '',
  partita_iva: '',
  codice_fiscale: '',
  email: '',
  pec: '',
  telefono: '',
  indirizzo: '',
  cap: '',
  comune: '',
  provincia: '',
  nazione: 'IT',
  ruoli: ['cliente'],
  attivo: true,
};

export const toValori = (soggetto: Soggetto): ValoriSoggetto => ({
  ...VUOTI,
  ...Object.fromEntries(CAMPI_TESTO.map((campo) => [campo, soggetto[campo] ?? ''])),
  ruoli: soggetto.ruoli,
  attivo: soggetto.attivo,
});

export type Errori = Readonly<Partial<Record<string, string>>>;

export interface Letti {
  dati: SoggettoDati;
  errori: Errori;
  /** Doubts that stop nobody. */
  avvisi: Errori;
}

/** The data with everything wrong about the fields that are not as they were in `prima`. */
export function parseValori(valori: ValoriSoggetto, prima: ValoriSoggetto | null): Letti {
  const parsed = soggettoDatiSchema.safeParse({ ...valori, ruoli: [...valori.ruoli] });
  const errori: Record<string, string> = {};
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) errori[String(path[0])] ??= message;
    return { dati: { ...VUOTI, ...valori, ruoli: [...valori.ruoli] }, errori, avvisi: {} };
  }
  const checked = checkSoggetto(parsed.data);
  const moved = prima !== null && prima.nazione !== valori.nazione;
  for (const [campo, motivo] of Object.entries(checked.errori))
    if (prima === null || moved || prima[campo as CampoTesto] !== valori[campo as CampoTesto])
      errori[campo] = motivo;
  const { cap, provincia, nazione } = checked.dati;
  const dubbio = nazione === 'IT' ? checkCapProvincia(cap, provincia) : null;
  return { dati: checked.dati, errori, avvisi: dubbio === null ? {} : { provincia: dubbio } };
}

export interface CellaCambiata {
  campo: string;
  prima: unknown;
  dopo: unknown;
}

/** What changes, as cells of the grid: a role is a column of its own. */
export function listCambiate(soggetto: Soggetto, dati: SoggettoDati): CellaCambiata[] {
  const cells: CellaCambiata[] = [...CAMPI_TESTO, 'attivo' as const].map((campo) => ({
    campo,
    prima: soggetto[campo],
    dopo: dati[campo],
  }));
  for (const ruolo of RUOLI)
    cells.push({ campo: ruolo, prima: soggetto.ruoli.includes(ruolo), dopo: dati.ruoli.includes(ruolo) });
  return cells.filter(({ prima, dopo }) => prima !== dopo);
}
