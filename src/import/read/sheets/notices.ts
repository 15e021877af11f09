/** What is to be said of the sheets of a workbook, in Italian. */
import type { SheetNotes, SourceSheet } from './sheet.ts';

export function formatSheets(sheets: readonly SourceSheet[]): string {
  const names = sheets.slice(0, 8).map(({ nome, hidden }) => `«${nome}»${hidden ? ' (nascosto)' : ''}`);
  const others = sheets.length > names.length ? ` e altri ${sheets.length - names.length}` : '';
  return `${sheets.length === 1 ? 'Foglio' : 'Fogli'} ${names.join(', ')}${others}`;
}

export function describeNotes({ hidden, withoutResult, merged }: SheetNotes): string[] {
  const notices: string[] = [];
  const righe = (lines: readonly number[]): string =>
    lines.length === 1
      ? `Riga ${lines[0]}`
      : `Righe ${lines.slice(0, 8).join(', ')}${lines.length > 8 ? ' e altre' : ''}`;
  if (hidden.length > 0)
    notices.push(
      `${righe(hidden)}: ${hidden.length === 1 ? 'nascosta' : 'nascoste'} nel foglio, ${hidden.length === 1 ? 'letta' : 'lette'} come le altre.`,
    );
  if (merged.length > 0)
    notices.push(`${righe(merged)}: il giorno è quello della cella unita a quelle sopra.`);
  if (withoutResult.length > 0)
    notices.push(`${righe(withoutResult)}: formule senza un risultato salvato, lette come celle vuote.`);
  return notices;
}
