/** Parameters in words: for controls, provenance, names of saved reports. */
import { isGiorno } from '#api/contract/valori.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { NomeParametro, ReportValori } from '#domain/report/definition.ts';
import { formatInteger } from '#domain/text.ts';

export const NOMI: Readonly<Record<NomeParametro, string>> = {
  dal: 'Dal',
  al: 'Al',
  per: 'Raggruppa per',
  verso: 'Partite',
  mesi: 'Mesi',
  passo: 'Passo',
  scenario: 'Scenario',
  mostra: 'Mostra',
  id_soggetto: 'Soggetto',
  id_agente: 'Agente',
  id_mandante: 'Mandante',
  id_conto: 'Conto',
  divisa: 'Divisa',
};

/** The choices of the parameters that have few, by their value. */
export const CHOICES: Readonly<
  Record<'per' | 'verso' | 'mesi' | 'passo' | 'scenario' | 'mostra', Readonly<Record<string, string>>>
> = {
  per: { soggetto: 'Per soggetto', agente: 'Per agente', mandante: 'Per mandante' },
  verso: { crediti: 'Da incassare', debiti: 'Da pagare', netto: 'Netto' },
  mesi: { '3': '3 mesi', '6': '6 mesi', '12': '12 mesi', '24': '24 mesi' },
  passo: { settimana: 'A settimane', mese: 'A mesi' },
  scenario: { migliore: 'Caso migliore', atteso: 'Caso atteso', peggiore: 'Caso peggiore' },
  mostra: { movimenti: 'Tutte le righe', aperte: 'Partite aperte' },
};

/** Cents as an amount, anything else as a whole number. */
export const formatFigure = (formato: 'importo' | 'numero', value: number): string =>
  formato === 'importo' ? formatImporto(value) : formatInteger(value);

const isName = (name: string): name is NomeParametro => name in NOMI;
const withChoices = (name: NomeParametro): name is keyof typeof CHOICES => name in CHOICES;

/** `Al: 31/03/2026`, `Partite: Da incassare`: for the sheet of provenance. */
export const describeValori = (values: ReportValori): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (!isName(name)) return [];
    const shown = withChoices(name)
      ? (CHOICES[name][value] ?? value)
      : isGiorno(value)
        ? formatData(value)
        : value;
    return [`${NOMI[name]}: ${shown}`];
  });
