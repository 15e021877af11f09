/** `quadra leggi`: reads files and shows what is in them. */
import { leggiArgomenti } from './argomenti.ts';
import { createLettore } from './lettore.ts';
import { OPZIONI_LETTURA, toOpzioniLettore } from './opzioni-lettura.ts';
import { scriviJson } from './leggi-json.ts';
import { scriviTesto } from './leggi-testo.ts';
import { Fine, STATO } from './stato.ts';

/** Answers the exit status. */
export async function leggi(args: string[]): Promise<number> {
  const options = { json: { type: 'boolean' }, ...OPZIONI_LETTURA } as const;
  const { values, positionals } = leggiArgomenti('leggi', args, options, STATO.lettura);
  if (positionals.length === 0)
    throw new Fine(STATO.lettura, 'quadra leggi: manca il file da leggere. Prova "quadra aiuto leggi".');
  const lettore = createLettore(await toOpzioniLettore(values, STATO.lettura));
  let stato: number = STATO.ok;
  for (const file of positionals) {
    const esito = await lettore.leggi(file);
    if (!esito.ok) stato = STATO.lettura;
    await (values.json === true ? scriviJson(file, esito) : scriviTesto(file, esito));
  }
  await lettore.chiudi();
  return stato;
}
