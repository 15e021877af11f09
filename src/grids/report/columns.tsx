/** The columns of a report's sheet as columns of the grid; a figure with rows behind it is a link to them. */
import { useLocation } from 'react-router-dom';
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { isGiorno } from '#api/contract/valori.ts';
import {
  CellLink,
  type Colonna,
  defineColonne,
  DATA,
  IMPORTO,
  NUMERO,
  type OpzioniColonna,
  TESTO,
} from '#grids/engine/index.ts';
import { formatImporto } from '#domain/importi.ts';
import type { ColonnaReport, ReportRow, ReportValori } from '#domain/report/definition.ts';
import { withOpened, DAL_REPORT, toAddress } from './address.ts';

/** A figure that opens its rows. The address is the page's own with what is opened: Back closes it. */
export function Apre({ testo, apre, nome }: { testo: string; apre: ReportValori; nome: string }) {
  const { search } = useLocation();
  return (
    <CellLink
      to={{ search: withOpened(apre, new URLSearchParams(search)).toString() }}
      state={DAL_REPORT}
      nome={`${testo}, apri le righe: ${nome}`}
    >
      {testo}
    </CellLink>
  );
}

const colonna = defineColonne<ReportRow>();
const NUMERI = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const testoDi = (value: string | number, tipo: ColonnaReport['tipo']): string => {
  if (typeof value === 'string') return value;
  return tipo === 'importo' ? formatImporto(value) : NUMERI.format(value);
};

/** What the cell links to: its rows, or in the first column of words what the whole row is. */
function disegna({ campo, titolo, tipo }: ColonnaReport, primaTesto: boolean, nomeCampo: string) {
  return function Cella(riga: ReportRow) {
    const value = riga.valori[campo] ?? null;
    if (value === null) return null;
    const testo = testoDi(value, tipo);
    const apre = riga.apre?.[campo];
    if (apre && value !== 0)
      return <Apre testo={testo} apre={apre} nome={`${titolo}, ${riga.valori[nomeCampo] ?? ''}`} />;
    const to = primaTesto && riga.meta ? toAddress(riga.meta) : null;
    return to === null ? testo : <CellLink to={to}>{testo}</CellLink>;
  };
}

function opzioniDi(
  { larghezza, flessibile, senzaTotale, ...rest }: ColonnaReport,
  primaTesto: boolean,
  nomeCampo: string,
): OpzioniColonna<ReportRow> {
  return {
    ...(larghezza !== undefined && { larghezza }),
    ...(flessibile !== undefined && { flessibile }),
    ...(senzaTotale !== undefined && { senzaTotale }),
    ...(rest.tipo === 'data' ? {} : { disegna: disegna(rest, primaTesto, nomeCampo) }),
  };
}

/** Keep the answer: another array is another grid. */
export function makeGridColonne(foglio: readonly ColonnaReport[]): Colonna<ReportRow>[] {
  const prima = foglio.find(({ tipo }) => tipo === 'testo')?.campo ?? '';
  const collegata = foglio.find(({ campo }) => campo === 'numero_documento')?.campo ?? prima;
  return foglio.map((una) => {
    const { campo, titolo, tipo } = una;
    const opzioni = opzioniDi(una, campo === collegata, prima);
    switch (tipo) {
      case 'importo':
        return colonna.calcolata(campo, titolo, IMPORTO, ({ valori }) => cents(valori[campo]), opzioni);
      case 'data':
        return colonna.calcolata(campo, titolo, DATA, ({ valori }) => day(valori[campo]), opzioni);
      case 'numero':
        return colonna.calcolata(campo, titolo, NUMERO, ({ valori }) => cents(valori[campo]), opzioni);
      case 'testo':
        return colonna.calcolata(campo, titolo, TESTO, ({ valori }) => text(valori[campo]), opzioni);
    }
  });
}

type Valore = string | number | null | undefined;
const cents = (value: Valore): Centesimi | null => (typeof value === 'number' ? (value as Centesimi) : null);
const day = (value: Valore): Giorno | null =>
  typeof value === 'string' && isGiorno(value) ? (value as Giorno) : null;
const text = (value: Valore): string | null => (value === null || value === undefined ? null : String(value));
