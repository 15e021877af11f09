/** Marks the cells that wait for a silent server: with words, not with colour alone. */
import { useAtomValue } from '#state/jotai.ts';
import type { CellaSospesa } from '#state/sospese.ts';
import type { Modifiche } from './modifiche.ts';

/** More cells than a window shows are marked by the message above the footer alone. */
const MASSIME = 500;

const SEGNO = `{
  background-color: var(--colorStatusWarningBackground1);
  box-shadow: inset 0 0 0 1px var(--colorStatusWarningBorder1);
}`;
const PAROLE = `{
  content: 'non salvata';
  position: absolute;
  right: 4px;
  padding: 0 4px;
  font-size: 11px;
  color: var(--colorStatusWarningForeground1);
  background-color: var(--colorStatusWarningBackground1);
}`;

/** The rules that mark `celle`; names go in as CSS strings. */
export function regoleSospese(celle: readonly CellaSospesa[]): string {
  if (celle.length === 0) return '';
  const each = celle
    .slice(0, MASSIME)
    .map(
      ({ riga, campo }) =>
        `.q-griglia [row-id=${JSON.stringify(String(riga))}] .ag-cell[col-id=${JSON.stringify(campo)}]`,
    );
  return `${each.join(',')} ${SEGNO}\n${each.map((cella) => `${cella}::after`).join(',')} ${PAROLE}`;
}

export function NonSalvate<Riga>({ modifiche }: { modifiche: Modifiche<Riga> }) {
  const celle = useAtomValue(modifiche.sospeseAtom);
  return celle.length === 0 ? null : <style>{regoleSospese(celle)}</style>;
}
