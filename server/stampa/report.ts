/** Any report on paper: what it was asked, its tables, and lines of notes under them. */
import type { Blocco, Documento, Intestazione, TabellaStampa, VoceStampa } from './tipi.ts';

export interface ReportStampa {
  titolo: string;
  /** The period or the day it is told at. */
  sottotitolo: string;
  intestazione: Intestazione;
  /** What it was asked with, by name. */
  parametri: readonly VoceStampa[];
  tabelle: readonly Omit<TabellaStampa, 'tipo'>[];
  /** How figures were made, what they leave out. */
  note?: readonly string[];
  provenienza: string;
}

/** Columns that still read well on a sheet that stands. */
const MAX_IN_PIEDI = 6;

/** Lies down when a table has many columns. */
export function documentoReport(report: ReportStampa): Documento {
  const { titolo, sottotitolo, intestazione, parametri, tabelle, note = [], provenienza } = report;
  const dati: Blocco[] = parametri.length === 0 ? [] : [{ tipo: 'dati', voci: parametri, colonne: 2 }];
  return {
    titolo,
    sottotitolo,
    intestazione,
    orientamento: tabelle.some(({ colonne }) => colonne.length > MAX_IN_PIEDI) ? 'orizzontale' : 'verticale',
    blocchi: [
      ...dati,
      ...tabelle.map((tabella): Blocco => ({ ...tabella, tipo: 'tabella' })),
      ...note.map((testo): Blocco => ({ tipo: 'paragrafo', testo, piccolo: true })),
    ],
    provenienza,
  };
}
