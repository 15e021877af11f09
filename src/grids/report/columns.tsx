/** The columns of a report's sheet as columns of the grid; a figure with rows behind it is a link to them. */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { isGiorno } from '#api/contract/valori.ts';
import { CellLink, type Colonna, defineColonne, DATA, IMPORTO, NUMERO, TESTO } from '#grids/engine/index.ts';
import { formatImporto } from '#domain/importi.ts';
import type { ColonnaReport, ReportRow, ReportValori } from '#domain/report/definition.ts';
import { useSetAtom } from '#state/jotai.ts';
import { openFigureAtom } from './detail/atoms.ts';
import { withOpened, DAL_REPORT, toAddress } from './address.ts';

/** A figure that opens its rows. The address is the page's own with what is opened: Back closes it. */
export function Opens({ testo, opens, nome }: { testo: string; opens: ReportValori; nome: string }) {
  const open = useSetAtom(openFigureAtom);
  return (
    <CellLink
      to={() => `?${withOpened(opens)}`}
      state={DAL_REPORT}
      onFollow={() => open(opens)}
      nome={`${testo}, apri le righe: ${nome}`}
    >
      {testo}
    </CellLink>
  );
}

const column = defineColonne<ReportRow>();
const NUMERI = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const textOf = (value: string | number, kind: ColonnaReport['tipo']): string => {
  if (typeof value === 'string') return value;
  return kind === 'importo' ? formatImporto(value) : NUMERI.format(value);
};

/** What the cell links to: its rows, or in the first column of words what the whole row is. */
function draw({ campo, titolo, tipo }: ColonnaReport, firstText: boolean, fieldName: string) {
  return function Cella(riga: ReportRow) {
    const value = riga.valori[campo] ?? null;
    if (value === null) return null;
    const testo = textOf(value, tipo);
    const opens = riga.opens?.[campo];
    if (opens && value !== 0)
      return <Opens testo={testo} opens={opens} nome={`${titolo}, ${riga.valori[fieldName] ?? ''}`} />;
    const to = firstText && riga.meta ? toAddress(riga.meta) : null;
    return to === null ? testo : <CellLink to={to}>{testo}</CellLink>;
  };
}

/** Keep the answer: another array is another grid. */
export function makeGridColonne(sheet: readonly ColonnaReport[]): Colonna<ReportRow>[] {
  const before = sheet.find(({ tipo }) => tipo === 'testo')?.campo ?? '';
  const linked = sheet.find(({ campo }) => campo === 'numero_documento')?.campo ?? before;
  return sheet.map((one) => {
    const { campo, titolo, tipo, ...rest } = one;
    const drawn = { draw: draw(one, campo === linked, before), comeTesto: true };
    const options = tipo === 'data' ? rest : { ...rest, ...drawn };
    switch (tipo) {
      case 'importo':
        return column.computed(campo, titolo, IMPORTO, ({ valori }) => cents(valori[campo]), options);
      case 'data':
        return column.computed(campo, titolo, DATA, ({ valori }) => day(valori[campo]), options);
      case 'numero':
        return column.computed(campo, titolo, NUMERO, ({ valori }) => cents(valori[campo]), options);
      case 'testo':
        return column.computed(campo, titolo, TESTO, ({ valori }) => text(valori[campo]), options);
    }
  });
}

type Valore = string | number | null | undefined;
const cents = (value: Valore): Centesimi | null => (typeof value === 'number' ? (value as Centesimi) : null);
const day = (value: Valore): Giorno | null =>
  typeof value === 'string' && isGiorno(value) ? (value as Giorno) : null;
const text = (value: Valore): string | null => (value === null || value === undefined ? null : String(value));
