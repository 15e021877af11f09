/** What each answer to a question would make of the file: its own rows, and what they would come to. */
import {
  RIGA_TENUTA,
  SPESA_FUORI,
  type ReadingQuestion,
  type OpzioneDomanda,
  type ProvaRisposta,
  type Risposte,
} from '../cell/questions.ts';
import type { EsitoLettura, EstrattoLetto, OpzioniLettura, RigaLetta } from '../map/outcome.ts';
import type { FileDaLeggere } from '../map/head.ts';
import { readStatementFile } from './read.ts';

/** Rows shown of each reading. */
const MOSTRATE = 4;
/** A larger file would keep who waits for the question: it is asked with its examples alone. */
const MAX_BYTES_PROVA = 20 * 1024 * 1024;

/** Reads as `readStatementFile` does; a question comes with the file read under each of its answers. */
export async function readWithTrials(
  file: FileDaLeggere,
  options: OpzioniLettura = {},
): Promise<EsitoLettura> {
  const outcome = await readStatementFile(file, options);
  if (outcome.tipo !== 'domanda' || file.bytes.length > MAX_BYTES_PROVA) return outcome;
  const first: Risposte = Object.fromEntries(
    outcome.domande.map(({ id, options: [before] }) => [id, before?.valore]),
  );
  const withoutProgress: OpzioniLettura = { ...options, onProgress: () => undefined };
  const domande: ReadingQuestion[] = [];
  for (const question of outcome.domande) {
    const readings: (EstrattoLetto[] | null)[] = [];
    for (const { valore } of question.options) {
      // A row or a column to be asked about later hides no reading of now.
      const risposte = {
        riga: RIGA_TENUTA,
        spesa: SPESA_FUORI,
        ...first,
        ...options.risposte,
        [question.id]: valore,
      };
      const parsed = await readStatementFile(file, { ...withoutProgress, risposte });
      readings.push(parsed.tipo === 'letto' ? parsed.estratti : null);
    }
    domande.push({ ...question, options: withProofs(question.options, readings) });
  }
  return { ...outcome, domande };
}

function withProofs(
  options: readonly OpzioneDomanda[],
  readings: readonly (readonly EstrattoLetto[] | null)[],
): OpzioneDomanda[] {
  const righe = readings.map((estratti) => (estratti ?? []).flatMap((estratto) => estratto.righe));
  const lines = chooseLines(righe);
  return options.map((option, at) => {
    const estratti = readings[at] ?? null;
    return estratti === null ? option : { ...option, prova: proofOf(estratti, righe[at] ?? [], lines) };
  });
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
  const meta = MOSTRATE / 2;
  const outflows = choices.filter(({ importo }) => importo < 0);
  const inflows = choices.filter(({ importo }) => importo >= 0);
  const countOutflows = Math.min(outflows.length, Math.max(meta, MOSTRATE - inflows.length));
  return [...outflows.slice(0, countOutflows), ...inflows.slice(0, MOSTRATE - countOutflows)]
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
    esito: broken ? 'non_quadra' : proved ? 'quadra' : 'non_verificabile',
    differenza: broken?.quadratura.differenza ?? null,
  };
}
