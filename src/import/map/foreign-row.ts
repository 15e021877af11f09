/** A statement that ties but for one row: a balance or a cancelled operation among the movements, which only a person can tell. */
import { findRotture } from '#domain/quadratura/causes.ts';
import { normalizeHeader } from '../cell/words.ts';
import { askRigaSaldo, askSomma } from '../cell/word-questions.ts';
import { askRiga, type ReadingQuestion, type Risposte } from '../cell/questions.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { EstrattoLetto, RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';

const MOTIVO = 'Secondo la tua risposta non è un movimento';

/** Takes the rows that the person said are no movements from those that enter: they are refused, and shown. */
export function removeForeignRow(loaded: RigheLette, answers: Risposte, colonna: string | null): void {
  if (answers.riga === undefined) return;
  const lines = new Set(answers.riga.split(' '));
  const removed = loaded.righe.filter(({ riga }) => lines.has(String(riga)));
  if (removed.length === 0) return;
  loaded.righe = loaded.righe.filter(({ riga }) => !lines.has(String(riga)));
  const scartate = removed.map(({ riga, descrizione }) => ({
    riga,
    colonna,
    valore: descrizione.slice(0, MAX_VALORE),
    motivo: MOTIVO,
  }));
  loaded.scartate = [...loaded.scartate, ...scartate].toSorted((x, y) => x.riga - y.riga);
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

/** Words of a balance, and those of what is paid, of which `saldo` is the rest. */
const SALDO = /\b(saldo|saldi|disponibil\w*|liquidita|giacenza|rimanenza|residuo|balance|kontostand|solde)\b/;
const DI_PAGAMENTO =
  /\d|\b(fatt\w*|ft|ns|doc\w*|rata|accont\w*|bonif\w*|pag\w*|giroc\w*|stipend\w*|accr\w*|addeb\w*|vers\w*|incass\w*|iva|impost\w*|imu|tar[ei]|contribut\w*|parcell\w*|preventiv\w*|ordin\w*|contratt\w*|lavor\w*|fornitur\w*|caparr\w*|affitt\w*|transfer|payment)\b/;
/** In a longer text the same words tell something else. */
const PAROLE_SALDO = 6;

/** The first or the last row, where nothing proves the rows and its words are those of a balance and of nothing that is paid. */
function findBalanceLike({ natura, quadratura, righe }: EstrattoLetto): RigaLetta | null {
  if (natura !== 'movimento' || quadratura.esito !== 'non_verificabile' || righe.length < 2) return null;
  const isLike = ({ descrizione }: RigaLetta): boolean => {
    const words = normalizeHeader(descrizione);
    return SALDO.test(words) && !DI_PAGAMENTO.test(words) && words.split(' ').length <= PAROLE_SALDO;
  };
  return [righe[0], righe.at(-1)].find((riga) => riga !== undefined && isLike(riga)) ?? null;
}

/** So few rows may come to one of them by chance, where none has cents. */
const RIGHE_SOMMA = 3;
const WHOLE = 100;

/**
 * The last row, where it is what all those before it come to, or what they come to on a figure that is no row: under a name that
 * nobody knows it may be the closing balance, and the first row the opening one. The first row, where all rows come to the
 * balance with which the file says that it ends. With the newest row first, the other way round.
 * @param figures amounts of the file that no row has
 */
function askSummedRow(estratto: EstrattoLetto, figures: readonly number[]): ReadingQuestion | null {
  const { natura, quadratura, righe, saldo_iniziale: opening, saldo_finale: closing } = estratto;
  // Totals alone prove the rows, and not that none of them is a balance that they count.
  const proved = quadratura.esito === 'quadra' && opening !== null;
  if (natura !== 'movimento' || proved || quadratura.esito === 'non_quadra') return null;
  if (righe.length < 2 || righe.some(({ saldo }) => saldo !== null)) return null;
  const newestFirst = (righe[0]?.data ?? '') > (righe.at(-1)?.data ?? '');
  const [first, last] = newestFirst ? [righe.at(-1), righe[0]] : [righe[0], righe.at(-1)];
  if (!first || !last || last.importo === 0) return null;
  const total = righe.reduce((sum, { importo }) => sum + importo, 0);
  const before = last.importo * 2 - total;
  const starts = opening === null ? figures : [opening];
  if (before !== 0 && starts.includes(before)) return askSomma(last, 'ultima', null);
  const few = righe.length === RIGHE_SOMMA && righe.every(({ importo }) => importo % WHOLE === 0);
  if (righe.length < RIGHE_SOMMA || few || opening !== null) return null;
  if (before === 0) return askSomma(last, 'ultima', first);
  return total === closing ? askSomma(first, 'prima', null) : null;
}

/**
 * What is to be asked of statements of which a single one fails, and by a single row; or which nothing proves.
 * @param figures amounts of the file that no row has
 */
export function askForeignRow(
  estratti: readonly EstrattoLetto[],
  answers: Risposte,
  figures: readonly number[] = [],
): ReadingQuestion | null {
  if (answers.riga !== undefined) return null;
  const broken = estratti.filter(
    ({ natura, quadratura }) => natura === 'movimento' && quadratura.esito === 'non_quadra',
  );
  const found = broken.length === 1 && broken[0] ? findForeign(broken[0]) : null;
  if (found) return askRiga(found.riga, found.differenza);
  const like = estratti.map((estratto) => findBalanceLike(estratto)).find((riga) => riga !== null);
  if (like) return askRigaSaldo(like);
  for (const estratto of estratti) {
    const question = askSummedRow(estratto, figures);
    if (question) return question;
  }
  return null;
}
