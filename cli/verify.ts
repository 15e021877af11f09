/** `quadra verifica`: tells whether the data is sound, and which rows are not. */
import { explain } from '#server/terminal/explain.ts';
import { verifyDatabase, type VerifyOutcome } from '#server/terminal/verify.ts';
import { formatCount } from '#domain/text.ts';
import { parseArguments } from './arguments.ts';
import { Fine, STATO } from './status.ts';
import { writeLine } from './output.ts';

async function writeOutcome({ controlli, anomalie, quante }: VerifyOutcome): Promise<void> {
  for (const { testo } of anomalie) await writeLine(testo);
  if (quante > anomalie.length) await writeLine(`… e altre ${quante - anomalie.length}`);
  await writeLine(
    quante === 0
      ? `Tutto torna: ${formatCount(controlli, 'controllo', 'controlli')}, nessuna anomalia.`
      : `${formatCount(quante, 'anomalia', 'anomalie')} in ${formatCount(controlli, 'controllo', 'controlli')}.`,
  );
}

/** Answers the exit status: 0 sound, 1 anomalies, 2 not checked. */
export async function runVerifica(args: string[]): Promise<number> {
  const { values, positionals } = parseArguments(
    'verifica',
    args,
    { json: { type: 'boolean' } },
    STATO.lettura,
  );
  if (positionals.length > 0)
    throw new Fine(STATO.lettura, `quadra verifica: argomento inatteso: ${positionals[0]}.`);
  let outcome: VerifyOutcome;
  try {
    outcome = await verifyDatabase(process.env);
  } catch (cause) {
    throw new Fine(STATO.lettura, `quadra verifica: ${explain(cause, 'La verifica non è riuscita')}`);
  }
  if (values.json) await writeLine(JSON.stringify(outcome));
  else await writeOutcome(outcome);
  return outcome.quante === 0 ? STATO.ok : STATO.uso;
}
