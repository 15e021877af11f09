/** `quadra demo`: fills a fresh database with the demonstration office. */
import { AZIENDE } from '#domain/demo/studio.ts';
import { leggiArgomenti, leggiNumero } from './argomenti.ts';
import { collega, OPZIONI_COLLEGAMENTO, orFine } from './collegamento.ts';
import { conta } from './leggi-testo.ts';
import { Fine, STATO } from './stato.ts';
import { avanza, fineAvanzamento, scriviRiga } from './uscita.ts';

/** Says every second that the server is at work: with many rows it takes minutes. */
function startClock(): NodeJS.Timeout {
  const start = performance.now();
  const tell = (): void =>
    avanza(`Riempio il database… ${Math.round((performance.now() - start) / 1_000)} s`);
  tell();
  return setInterval(tell, 1_000);
}

/** Answers the exit status. */
export async function demo(args: string[]): Promise<number> {
  const options = { ...OPZIONI_COLLEGAMENTO, righe: { type: 'string' }, seme: { type: 'string' } } as const;
  const { values, positionals } = leggiArgomenti('demo', args, options, STATO.uso);
  if (positionals.length > 0)
    throw new Fine(STATO.uso, `quadra demo: argomento inatteso: ${positionals[0]}.`);
  const righe = leggiNumero('righe', values.righe, 100, 2_000_000);
  const seme = leggiNumero('seme', values.seme, 0, Number.MAX_SAFE_INTEGER);
  const { url, utente } = values;
  const { client } = await collega({ comando: 'demo', url, utente, primaAzienda: AZIENDE[0]?.nome ?? '' });
  const clock = startClock();
  try {
    const body = { ...(righe !== undefined && { righe }), ...(seme !== undefined && { seme }) };
    const fatto = await orFine(client.call('demo', { body }));
    fineAvanzamento();
    await scriviRiga(
      `Pronto: ${conta(fatto.aziende, 'azienda', 'aziende')}, ${conta(fatto.conti, 'conto', 'conti')}, ${conta(fatto.soggetti, 'soggetto', 'soggetti')}, ${conta(fatto.movimenti, 'movimento', 'movimenti')}, ${conta(fatto.partite, 'partita', 'partite')}`,
    );
    return STATO.ok;
  } finally {
    clearInterval(clock);
  }
}
