/** A statement that ties but for one row: a balance or a cancelled operation among the movements, which only a person can tell. */
import { findRotture } from '#domain/quadratura/causes.ts';
import { askRiga, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';

const MOTIVO = 'Secondo la tua risposta non è un movimento: i saldi del file tornano senza questa riga';

/** Takes the row that the person said is no movement from those that enter: it is refused, and shown. */
export function removeForeignRow(loaded: RigheLette, answers: Risposte, colonna: string | null): void {
  if (answers.riga === undefined) return;
  const at = loaded.righe.findIndex(({ riga }) => String(riga) === answers.riga);
  const [removed] = at === -1 ? [] : loaded.righe.splice(at, 1);
  if (!removed) return;
  const { riga, descrizione } = removed;
  const scartata = { riga, colonna, valore: descrizione.slice(0, MAX_VALORE), motivo: MOTIVO };
  loaded.scartate = [...loaded.scartate, scartata].toSorted((x, y) => x.riga - y.riga);
}

/** The one row without which the statement ties; null where several would do, or more than one thing is wrong. */
function findForeign(estratto: EstrattoLetto): { riga: RigaLetta; differenza: number } | null {
  const scartate = estratto.scartate.map(({ riga }) => riga);
  const [breakPoint, ...others] = findRotture(estratto, scartate);
  if (!breakPoint || others.length > 0) return null;
  const cause = breakPoint.cause.filter(({ tipo }) => tipo === 'riga_in_piu' || tipo === 'riga_doppia');
  // A refused line explains the break by itself, and so does a row that stands twice: neither is asked about.
  if (cause.length !== 1 || breakPoint.cause.some(({ tipo }) => tipo === 'riga_scartata')) return null;
  const riga =
    cause[0]?.tipo === 'riga_in_piu' && estratto.righe.find((each) => each.riga === cause[0]?.riga);
  return riga ? { riga, differenza: breakPoint.differenza } : null;
}

/** What is to be asked of statements of which a single one fails, and by a single row. */
export function askForeignRow(estratti: readonly EstrattoLetto[], answers: Risposte): ReadingQuestion | null {
  if (answers.riga !== undefined) return null;
  const broken = estratti.filter(
    ({ natura, quadratura }) => natura === 'movimento' && quadratura.esito === 'non_quadra',
  );
  const found = broken.length === 1 && broken[0] ? findForeign(broken[0]) : null;
  return found && askRiga(found.riga, found.differenza);
}
