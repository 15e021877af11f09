/** What each answer to a question would make of the file: its own rows, and what they would come to. */
import {
  RIGA_TENUTA,
  SPESA_OUTSIDE,
  type ReadingQuestion,
  type QuestionOption,
  type ProvaRisposta,
  type Risposte,
} from '../cell/questions.ts';
import { listAnswers, toOthersKey } from '../cell/answers.ts';
import type { EsitoLettura, EstrattoLetto, ReadingOptions, RigaLetta } from '../map/outcome.ts';
import type { FileToRead } from '../map/head.ts';
import { readStatementFile } from './read.ts';

/** Rows shown of each reading. */
const SHOWN = 4;
/** A larger file would keep who waits for the question: it is asked with its examples alone. */
const MAX_BYTES_PROVA = 20 * 1024 * 1024;

/** More ways of answering, or a file of so many bytes, would keep who waits too: each answer stands beside the first ones. */
const MAX_PROVE = 16;
const MAX_BYTES_TOGETHER = 2 * 1024 * 1024;
/** So many questions may come after one another. */
const MAX_QUESTIONS = 3;

type Readings = ReadonlyMap<string, readonly EstrattoLetto[] | null>;

/** Reads as `readStatementFile` does; a question comes with the file read under each of its answers. */
export async function readWithTrials(file: FileToRead, options: ReadingOptions = {}): Promise<EsitoLettura> {
  const outcome = await readStatementFile(file, options);
  if (outcome.tipo !== 'domanda' || file.bytes.length > MAX_BYTES_PROVA) return outcome;
  const { domande } = outcome;
  const ways = listAnswers(domande);
  const together = ways.length <= MAX_PROVE && file.bytes.length <= MAX_BYTES_TOGETHER;
  const few = together ? ways : besideFirst(domande);
  const readings = new Map<string, readonly EstrattoLetto[] | null>();
  for (const answers of few) readings.set(toKey(answers), await tryAnswers(file, options, answers));
  return { ...outcome, domande: domande.map((question) => withProofs(question, domande, few, readings)) };
}

const toKey = (answers: Risposte): string => JSON.stringify(answers);

/** Each answer beside the first of the other questions. */
const besideFirst = (questions: readonly ReadingQuestion[]): Risposte[] => {
  const first: Risposte = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.valore]));
  return questions.flatMap(({ id, options }) => options.map(({ valore }) => ({ ...first, [id]: valore })));
};

/** What is asked next is answered with the first of its answers: it hides no reading of now. */
async function tryAnswers(
  file: FileToRead,
  options: ReadingOptions,
  answers: Risposte,
): Promise<readonly EstrattoLetto[] | null> {
  const risposte: Risposte = { riga: RIGA_TENUTA, spesa: SPESA_OUTSIDE, ...options.risposte, ...answers };
  for (let asked = 0; asked < MAX_QUESTIONS; asked++) {
    const parsed = await readStatementFile(file, { ...options, onProgress: () => undefined, risposte });
    if (parsed.tipo !== 'domanda') return parsed.tipo === 'letto' ? parsed.estratti : null;
    for (const {
      id,
      options: [one],
    } of parsed.domande)
      risposte[id] ??= one?.valore ?? '';
  }
  return null;
}

/** Its options, each with what it makes of the file beside every way of answering the others. */
function withProofs(
  question: ReadingQuestion,
  questions: readonly ReadingQuestion[],
  ways: readonly Risposte[],
  readings: Readings,
): ReadingQuestion {
  const { id } = question;
  const groups = Map.groupBy(ways, (answers) => toOthersKey(questions, id, answers));
  const proved = [...groups].map(([key, those]) => {
    const read = question.options.map(({ valore }) => {
      const answers = those.find((one) => one[id] === valore);
      return answers ? (readings.get(toKey(answers)) ?? null) : null;
    });
    return { key, proofs: proofsOf(read) };
  });
  const first = toOthersKey(questions, id, {});
  const options = question.options.map((option, at): QuestionOption => {
    const prove = Object.fromEntries(
      proved.flatMap(({ key, proofs }) => (proofs[at] ? [[key, proofs[at]] as const] : [])),
    );
    const prova = prove[first];
    return prova ? { ...option, prova, ...(questions.length > 1 ? { prove } : {}) } : option;
  });
  return { ...question, options };
}

function proofsOf(readings: readonly (readonly EstrattoLetto[] | null)[]): (ProvaRisposta | null)[] {
  const righe = readings.map((estratti) => (estratti ?? []).flatMap((estratto) => estratto.righe));
  const lines = chooseLines(righe);
  return readings.map((estratti, at) => (estratti ? proofOf(estratti, righe[at] ?? [], lines) : null));
}

/** Lines of the file that read otherwise under the answers, of both signs where there are. */
function chooseLines(readings: readonly (readonly RigaLetta[])[]): number[] {
  const [before = [], ...others] = readings;
  const seen = others.map((righe) => new Map(righe.map((riga) => [riga.riga, riga])));
  const different = before.filter((riga) =>
    seen.some((by) => {
      const other = by.get(riga.riga);
      return (
        other?.data !== riga.data ||
        other.importo !== riga.importo ||
        other.ragione_sociale !== riga.ragione_sociale
      );
    }),
  );
  const choices = different.length > 0 ? different : before;
  const meta = SHOWN / 2;
  const outflows = choices.filter(({ importo }) => importo < 0);
  const inflows = choices.filter(({ importo }) => importo >= 0);
  const countOutflows = Math.min(outflows.length, Math.max(meta, SHOWN - inflows.length));
  return [...outflows.slice(0, countOutflows), ...inflows.slice(0, SHOWN - countOutflows)]
    .map(({ riga }) => riga)
    .toSorted((x, y) => x - y);
}

function proofOf(
  estratti: readonly EstrattoLetto[],
  righe: readonly RigaLetta[],
  lines: readonly number[],
): ProvaRisposta {
  const [first] = estratti;
  const broken = estratti.find(({ quadratura }) => quadratura.esito === 'non_quadra');
  const proved = estratti.every(({ quadratura }) => quadratura.esito === 'quadra');
  const sumOf = (direction: 1 | -1): number =>
    righe.reduce((sum, { importo }) => (Math.sign(importo) === direction ? sum + importo : sum), 0);
  return {
    natura: first?.natura ?? 'movimento',
    righe: lines.flatMap((line) => {
      const riga = righe.find((one) => one.riga === line);
      return riga
        ? [
            {
              riga: line,
              data: riga.data,
              descrizione: riga.descrizione,
              ragione_sociale: riga.ragione_sociale,
              importo: riga.importo,
            },
          ]
        : [];
    }),
    quante: righe.length,
    entrate: sumOf(1),
    uscite: sumOf(-1),
    cambi: estratti
      .filter((estratto) => estratto.righe.length > 0)
      .map((estratto) => estratto.righe.reduce((sum, { importo }) => sum + importo, 0)),
    esito: broken ? 'non_quadra' : proved ? 'quadra' : 'non_verificabile',
    differenza: broken?.quadratura.differenza ?? null,
  };
}
