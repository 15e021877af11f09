/** `quadra verifica`: whether the data is sound, and which rows are not. */
import { explain } from '#server/terminale/explain.ts';
import { verificaDatabase, type Esito } from '#server/terminale/verifica.ts';
import { leggiArgomenti } from './argomenti.ts';
import { conta } from './leggi-testo.ts';
import { Fine, STATO } from './stato.ts';
import { scriviRiga } from './uscita.ts';

async function scriviEsito({ controlli, anomalie, quante }: Esito): Promise<void> {
  for (const { testo } of anomalie) await scriviRiga(testo);
  if (quante > anomalie.length) await scriviRiga(`… e altre ${quante - anomalie.length}`);
  await scriviRiga(
    quante === 0
      ? `Tutto torna: ${conta(controlli, 'controllo', 'controlli')}, nessuna anomalia.`
      : `${conta(quante, 'anomalia', 'anomalie')} in ${conta(controlli, 'controllo', 'controlli')}.`,
  );
}

/** Answers the exit status: 0 sound, 1 anomalies; 2 where it could not look. */
export async function verifica(args: string[]): Promise<number> {
  const { values, positionals } = leggiArgomenti(
    'verifica',
    args,
    { json: { type: 'boolean' } },
    STATO.lettura,
  );
  if (positionals.length > 0)
    throw new Fine(STATO.lettura, `quadra verifica: argomento inatteso: ${positionals[0]}.`);
  let esito: Esito;
  try {
    esito = await verificaDatabase(process.env);
  } catch (cause) {
    throw new Fine(STATO.lettura, `quadra verifica: ${explain(cause, 'La verifica non è riuscita')}`);
  }
  if (values.json) await scriviRiga(JSON.stringify(esito));
  else await scriviEsito(esito);
  return esito.quante === 0 ? STATO.ok : STATO.uso;
}
