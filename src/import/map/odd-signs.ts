/**
 * Amounts in columns of what went out and of what came in whose sign is not that of the others of their column: `-2,50` among
 * outgoings without a sign is one of them, or one that was given back. Balances, totals and words tell; else it is asked.
 */
import type { Centesimi } from '#api/contract/valori.ts';
import { isGivenBack } from '../cell/direction-words.ts';
import { normalizeHeader } from '../cell/words.ts';
import { askOddSigns, SIGNS_GIVEN_BACK, SIGNS_SAME } from '../cell/row-questions.ts';
import type { ReadingQuestion } from '../cell/questions.ts';
import { MAX_VALORE } from '../read/limits.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { formatLines } from './notices.ts';
import type { RigaLetta } from './outcome.ts';
import type { RigheLette } from './read-righe.ts';

/** `tiene` the sign that was read, given back; `gira` it, as that of the others. */
type Settled = 'tiene' | 'gira' | null;

const TAKEN_BACK =
  /\b(?:rettific\w*|annull\w*|erra(?:t[oaie]|ta corrige)|riaccredit\w*|abbuon\w*|insolut\w*|impagat\w*|tornat\w*|restituit\w*)\b/;

const isToldBack = ({ descrizione, causale }: RigaLetta): boolean => {
  const words = `${causale ?? ''} ${descrizione}`;
  return isGivenBack(words) || TAKEN_BACK.test(normalizeHeader(words));
};

/** What the balance of a row and that of the row beside it say of the amount between them. */
function judgeBalance({ importo, saldo }: RigaLetta, beside: RigaLetta | undefined): Settled {
  if (saldo === null || beside === undefined || beside.saldo === null) return null;
  const step = saldo - beside.saldo;
  return step === importo ? 'tiene' : step === -importo ? 'gira' : null;
}

function judgeRow(righe: readonly RigaLetta[], at: number): Settled {
  const riga = righe[at];
  if (!riga) return null;
  const found = new Set([judgeBalance(riga, righe[at - 1]), judgeBalance(riga, righe[at + 1])]);
  found.delete(null);
  const [only = null] = found;
  return found.size === 1 ? only : found.size === 0 && isToldBack(riga) ? 'tiene' : null;
}

const sum = (righe: readonly RigaLetta[]): number => righe.reduce((total, { importo }) => total + importo, 0);

/** What opening and closing balance, or the total of a column, say of all the rows that are in doubt. */
function judgeWhole(
  lette: RigheLette,
  doubtful: readonly RigaLetta[],
  declared: readonly SaldoDichiarato[],
): Settled {
  if (lette.conti.length > 0 || lette.contoDi.size > 0 || lette.perse.length > 0) return null;
  const total = sum(lette.righe);
  const turned = total - 2 * sum(doubtful);
  const [opening, closing] = (['iniziale', 'finale'] as const).map(
    (kind) => declared.findLast(({ tipo }) => tipo === kind)?.importo,
  );
  const step = opening === undefined || closing === undefined ? null : closing - opening;
  if (step === total) return 'tiene';
  if (step === turned) return 'gira';
  return judgeTotals(lette, doubtful);
}

function judgeTotals({ righe, totali, odd }: RigheLette, doubtful: readonly RigaLetta[]): Settled {
  const doubted = new Set(doubtful);
  const found = new Set(
    (['dare', 'avere'] as const).map((side): Settled => {
      const own = righe.filter(
        ({ riga, importo }) => (odd.get(riga) ?? (importo < 0 ? 'dare' : 'avere')) === side,
      );
      const written = totali.at(-1)?.[side] ?? null;
      if (written === null || !own.some((riga) => doubted.has(riga))) return null;
      const kept = Math.abs(sum(own));
      if (written === kept) return 'tiene';
      return written === Math.abs(sum(own) - 2 * sum(own.filter((riga) => doubted.has(riga))))
        ? 'gira'
        : null;
    }),
  );
  found.delete(null);
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function reverse(rows: readonly RigaLetta[]): void {
  for (const riga of rows) riga.importo = -riga.importo as Centesimi;
}

function refuse(lette: RigheLette, doubtful: readonly RigaLetta[]): void {
  const lines = new Set(doubtful.map(({ riga }) => riga));
  lette.righe = lette.righe.filter(({ riga }) => !lines.has(riga));
  lette.perse.push(...lines);
  const refused = doubtful.map(({ riga, descrizione }) => ({
    riga,
    colonna: null,
    valore: descrizione.slice(0, MAX_VALORE),
    motivo: 'Il segno non è quello degli altri importi della colonna: niente dice se entra o esce',
  }));
  lette.scartate = [...lette.scartate, ...refused].toSorted((x, y) => x.riga - y.riga);
}

/** What is known of the file beside its rows. */
interface Evidence {
  declared: readonly SaldoDichiarato[];
  /** True under the title of a ledger, where a minus takes back what was booked. */
  ledger: boolean;
  answer: string | undefined;
  /** False where nobody can be asked: then the rows are refused. */
  asks: boolean;
}

/** Gives each such row its sign; the question where nothing tells it, and what is to be said. */
export function settleOddSigns(
  lette: RigheLette,
  { declared, ledger, answer, asks }: Evidence,
): { question: ReadingQuestion | null; notices: string[] } {
  const judged = lette.righe.flatMap((riga, at) =>
    lette.odd.has(riga.riga) ? [{ riga, settled: judgeRow(lette.righe, at) }] : [],
  );
  const turned = judged.flatMap(({ riga, settled }) => (settled === 'gira' ? [riga] : []));
  const doubtful = judged.flatMap(({ riga, settled }) => (settled === null ? [riga] : []));
  reverse(turned);
  const notices = turned.length === 0 ? [] : [describeTurned(turned)];
  const [first] = doubtful;
  if (!first) return { question: null, notices };
  const told: Settled =
    answer === SIGNS_SAME
      ? 'gira'
      : answer === SIGNS_GIVEN_BACK
        ? 'tiene'
        : judgeWhole(lette, doubtful, declared);
  if (told === 'gira') {
    reverse(doubtful);
    return {
      question: null,
      notices: [...notices, ...(answer === SIGNS_SAME ? [] : [describeTurned(doubtful)])],
    };
  }
  if (told === 'tiene') return { question: null, notices };
  const lines = formatLines(doubtful.map(({ riga }) => riga));
  if (ledger) {
    const said = `${lines[0]?.toUpperCase()}${lines.slice(1)}: il segno contrario a quello della colonna è letto come uno storno, come nelle schede contabili.`;
    return { question: null, notices: [...notices, said] };
  }
  if (asks)
    return { question: askOddSigns(first, lette.odd.get(first.riga) ?? 'dare', doubtful.length), notices };
  refuse(lette, doubtful);
  return { question: null, notices };
}

function describeTurned(rows: readonly RigaLetta[]): string {
  const lines = formatLines(rows.map(({ riga }) => riga));
  return `Il segno contrario a quello della colonna (${lines}) non è di uno storno: lo dicono i saldi o i totali del file.`;
}
