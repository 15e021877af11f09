/** `quadra demo`: adds the demonstration office, on a fresh database with its first user. */
import { formatCount } from '#domain/text.ts';
import { parseArguments, parseNumber } from './arguments.ts';
import { openConnection, CONNECTION_OPTIONS, failWithFine } from './connection.ts';
import { Fine, STATO } from './status.ts';
import { showProgress, hideProgress, writeLine } from './output.ts';

/** Says every second that the server is at work: with many rows it takes minutes. */
function startClock(): NodeJS.Timeout {
  const start = performance.now();
  const tell = (): void =>
    showProgress(`Preparo lo studio dimostrativo… ${Math.round((performance.now() - start) / 1_000)} s`);
  tell();
  return setInterval(tell, 1_000);
}

/** Answers the exit status. */
export async function runDemo(args: string[]): Promise<number> {
  const options = { ...CONNECTION_OPTIONS, righe: { type: 'string' }, seme: { type: 'string' } } as const;
  const { values, positionals } = parseArguments('demo', args, options, STATO.uso);
  if (positionals.length > 0)
    throw new Fine(STATO.uso, `quadra demo: argomento inatteso: ${positionals[0]}.`);
  const righe = parseNumber('righe', values.righe, 100, 2_000_000);
  const seme = parseNumber('seme', values.seme, 0, Number.MAX_SAFE_INTEGER);
  const { url, utente } = values;
  const { client } = await openConnection({
    command: 'demo',
    url,
    utente,
    primaAzienda: 'La mia azienda',
  });
  const clock = startClock();
  try {
    const body = { ...(righe !== undefined && { righe }), ...(seme !== undefined && { seme }) };
    const done = await failWithFine(client.call('demo', { body }));
    hideProgress();
    await writeLine(
      `Pronto: ${formatCount(done.conti, 'conto', 'conti')}, ${formatCount(done.soggetti, 'soggetto', 'soggetti')}, ${formatCount(done.movimenti, 'movimento', 'movimenti')}, ${formatCount(done.partite, 'partita', 'partite')}`,
    );
    return STATO.ok;
  } finally {
    clearInterval(clock);
  }
}
