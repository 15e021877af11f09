/** Whose the statements of a file are: asked from the server by what they say, for the page and for the command alike. */
import type { Client } from '#api/client.ts';
import { MAX_INDIZI, type DestinazioneFile, type Indizi } from '#api/contract/destinazioni.ts';
import { divisaSchema } from '#api/contract/valori.ts';
import type { EstrattoLetto } from '../map/outcome.ts';

/** What a file of which nothing but the name is known says. */
export const NOTHING: Pick<EstrattoLetto, 'conto' | 'divisa'> = { conto: null, divisa: null };

/** What one statement of a file says of whose it is. */
export const toClues = (
  fileName: string,
  codes: readonly string[],
  { conto, divisa }: Pick<EstrattoLetto, 'conto' | 'divisa'>,
): Indizi => ({
  nome_file: fileName.slice(0, 255),
  conto: conto?.slice(0, 64) ?? null,
  divisa: divisaSchema.safeParse(divisa).data ?? null,
  codici: codes.slice(0, 10),
});

/** Candidates of each statement, in their order. Raises `ApiError`. */
export async function readDestinazioni(
  client: Client,
  clues: readonly Indizi[],
): Promise<DestinazioneFile[][]> {
  const found: DestinazioneFile[][] = [];
  for (let from = 0; from < clues.length; from += MAX_INDIZI) {
    const body = { file: clues.slice(from, from + MAX_INDIZI) };
    const { file } = await client.call('destinazioni', { body });
    found.push(...file.map(({ candidati }) => candidati));
  }
  return found;
}

/** The one azienda of the candidates, whatever its conto; null where they are of several, or none. */
export function findSola(candidates: readonly DestinazioneFile[]): DestinazioneFile | null {
  const [first] = candidates;
  return first && candidates.every(({ id_azienda }) => id_azienda === first.id_azienda) ? first : null;
}

/** Why a person has to say whose a statement is: several may have it, or nobody has. */
export function explainDestination(candidates: readonly DestinazioneFile[], conto: string | null): string {
  const names = [...new Set(candidates.map(({ azienda }) => azienda))];
  if (names.length > 0) return `Può essere di ${names.join(' o di ')}`;
  return conto === null ? 'Il file non dice di chi è' : `Nessuna azienda ha il conto ${conto}`;
}
