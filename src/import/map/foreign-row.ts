/** A statement that ties but for one row: a balance or a cancelled operation among the movements, which only a person can tell. */
import { findRotture } from '#domain/quadratura/causes.ts';
import { askRiga, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';

const MOTIVO = 'Secondo la tua risposta non è un movimento: i saldi del file tornano senza questa riga';

/** Takes the row that the person said is no movement from those that enter: it is refused, and shown. */
export function removeForeignRow(lette: RigheLette, risposte: Risposte, colonna: string | null): void {
  const at = lette.righe.findIndex(({ riga }) => String(riga) === risposte.riga);
  const [tolta] = at === -1 ? [] : lette.righe.splice(at, 1);
  if (!tolta) return;
  const { riga, descrizione } = tolta;
  const scartata = { riga, colonna, valore: descrizione.slice(0, MAX_VALORE), motivo: MOTIVO };
  lette.scartate = [...lette.scartate, scartata].toSorted((x, y) => x.riga - y.riga);
}

/** The one row without which the statement ties; null where several would do, or more than one thing is wrong. */
function findEstranea(estratto: EstrattoLetto): { riga: RigaLetta; differenza: number } | null {
  const scartate = estratto.scartate.map(({ riga }) => riga);
  const [rottura, ...altre] = findRotture(estratto, scartate);
  if (!rottura || altre.length > 0) return null;
  const cause = rottura.cause.filter(({ tipo }) => tipo === 'riga_in_piu' || tipo === 'riga_doppia');
  // A refused line explains the break by itself, and so does a row that stands twice: neither is asked about.
  if (cause.length !== 1 || rottura.cause.some(({ tipo }) => tipo === 'riga_scartata')) return null;
  const riga =
    cause[0]?.tipo === 'riga_in_piu' && estratto.righe.find((each) => each.riga === cause[0]?.riga);
  return riga ? { riga, differenza: rottura.differenza } : null;
}

/** What is to be asked of statements of which a single one fails, and by a single row. */
export function askForeignRow(
  estratti: readonly EstrattoLetto[],
  risposte: Risposte,
): ReadingQuestion | null {
  if (risposte.riga !== undefined) return null;
  const rotti = estratti.filter(
    ({ natura, quadratura }) => natura === 'movimento' && quadratura.esito === 'non_quadra',
  );
  const trovata = rotti.length === 1 && rotti[0] ? findEstranea(rotti[0]) : null;
  return trovata && askRiga(trovata.riga, trovata.differenza);
}
