/** What a person asks of an export. */
import { type Formato, MAX_RIGHE_PDF } from './workbook.ts';
import { formatInteger } from '#domain/text.ts';

export interface ExportChoices {
  formato: Formato;
  /** `mostrate`: those that pass filters and search, in the order and in the groups on screen. */
  righe: 'mostrate' | 'tutte';
  colonne: 'mostrate' | 'tutte';
  /** CSV: an apostrophe before text that a spreadsheet could take for a formula. */
  disarmed: boolean;
}

export const FIRST_CHOICES: ExportChoices = {
  formato: 'xlsx',
  righe: 'mostrate',
  colonne: 'mostrate',
  disarmed: true,
};

export const NOME_FORMATO: Record<Formato, string> = { xlsx: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** Why this cannot be exported, in Italian, or null. */
export function explainNotExportable(
  { formato }: Pick<ExportChoices, 'formato'>,
  righe: number,
): string | null {
  if (righe === 0) return 'Non c’è nessuna riga da esportare';
  if (formato === 'pdf' && righe > MAX_RIGHE_PDF)
    return `In PDF al massimo ${formatInteger(MAX_RIGHE_PDF)} righe: filtra, oppure scegli Excel`;
  return null;
}
