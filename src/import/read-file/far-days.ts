/** Days far from those of the rows around them, as a year that was mistyped: they hold, and the rows are told. */
import { formatData } from '#domain/date.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { addRowNotice, type ReadRow } from './row-notice.ts';

/** Days, nearly: a month counts for 31 of them and a year for twelve months. */
const FAR = 180;
const NEAR = 60;
/** More of them are an order of its own; one among so few rows. */
const FEW = 3;
const SHORT = 20;

const toNumber = ({ data }: ReadRow): number =>
  (Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7))) * 31 + Number(data.slice(8));

/** The rows whose neighbours, close to each other, are both far; those at an end have two on one side. */
function findFar(righe: readonly ReadRow[]): ReadRow[] {
  const days = righe.map((riga) => toNumber(riga));
  const last = days.length - 1;
  return righe.filter((_, at) => {
    const [one, other] = at === 0 ? [1, 2] : at === last ? [last - 1, last - 2] : [at - 1, at + 1];
    const [day = 0, x = 0, y = 0] = [days[at], days[one], days[other]];
    return Math.abs(x - y) < NEAR && Math.abs(day - x) > FAR && Math.abs(day - y) > FAR;
  });
}

/** The reading, with what it says of such rows. */
export const withFarDays = (outcome: EsitoLettura): EsitoLettura =>
  addRowNotice(
    outcome,
    ({ natura, righe }) => {
      const found = natura === 'movimento' && righe.length >= FEW ? findFar(righe) : [];
      return found.length <= (righe.length < SHORT ? 1 : FEW) ? found : [];
    },
    (_, far) => {
      const days = far.map(({ data }) => formatData(data)).join(', ');
      const what = far.length === 1 ? `il giorno ${days} è lontano` : `i giorni ${days} sono lontani`;
      return `${what} da quelli delle righe vicine. Controlla.`;
    },
  );
