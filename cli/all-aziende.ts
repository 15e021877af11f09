/** `quadra importa --tutte`: each file goes to the azienda that it says, or is left for a person to say. */
import { basename } from 'node:path';
import type { Client } from '#api/client.ts';
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import {
  explainDestinazione,
  findSola,
  NIENTE,
  readDestinazioni,
  toIndizi,
} from '#import/run/destinations.ts';
import { failWithFine } from './connection.ts';
import { refuseImport } from './import-estratto.ts';
import {
  importParti,
  type LuogoAzienda,
  type Modo,
  openLuogo,
  type Parte,
  readForAzienda,
  refuseReading,
} from './import-file.ts';
import type { EsitoFile } from './reader.ts';
import { STATO } from './status.ts';

type FileLetto = Extract<EsitoFile, { ok: true }>;

const RISPOSTA = 'di’ tu di chi è con --azienda, o lascialo nella pagina Studio.';

/** Of candidates that are all of one azienda, the one conto that the account of the file tells; null otherwise. */
function findContoDetto(candidates: readonly DestinazioneFile[]): number | null {
  const [first, ...others] = candidates;
  return first?.motivo === 'conto' && others.length === 0 ? first.id_conto : null;
}

/**
 * How a file of any azienda that the person may open is imported: answers its exit status. What is known of each azienda is
 * asked once.
 */
export function createAziendeImporter(client: Client, mode: Modo): (path: string) => Promise<number> {
  const sites = new Map<number, LuogoAzienda>();

  async function openOnce({ id_azienda, azienda }: DestinazioneFile): Promise<LuogoAzienda> {
    const site = sites.get(id_azienda) ?? (await openLuogo(client, id_azienda, azienda));
    sites.set(id_azienda, site);
    return site;
  }

  async function refuseUnknown(name: string, reasons: readonly string[]): Promise<number> {
    await refuseImport(name, 'azienda', `${[...new Set(reasons)].join('. ')}: ${RISPOSTA}`);
    return STATO.lettura;
  }

  /** All statements of one azienda: read again for it, since whose it is decides some of what it says. */
  async function importFor(only: DestinazioneFile, path: string, idConti: readonly (number | null)[]) {
    const site = await openOnce(only);
    const parts = await readForAzienda(
      mode,
      site,
      path,
      (index) => site.conti.find(({ id }) => id === idConti[index]) ?? null,
    );
    return typeof parts === 'number' ? parts : importParti(mode, parts);
  }

  /** Statements of several aziende in one file: each as it was read, which is for nobody in particular. */
  async function importSeveral(
    file: FileLetto,
    alone: readonly DestinazioneFile[],
    idConti: readonly (number | null)[],
  ) {
    const movimenti = file.letto.estratti.every(({ natura }) => natura === 'movimento');
    if (!movimenti || file.letto.codici !== undefined)
      return refuseUnknown(file.nome, [
        `Il file è di più aziende: ${[...new Set(alone.map(({ azienda }) => azienda))].join(', ')}`,
      ]);
    const parts: Parte[] = [];
    for (const [indice, only] of alone.entries()) {
      const luogo = await openOnce(only);
      const conto = luogo.conti.find(({ id }) => id === idConti[indice]) ?? null;
      parts.push({ luogo, file, indice, conto, salvato: null });
    }
    return importParti(mode, parts);
  }

  return async (path) => {
    const name = basename(path);
    const file = await mode.lettore.read(path, { azienda: null });
    if (!file.ok) {
      if (file.error.code !== 'ambiguo') return refuseReading(name, file.error);
      // What cannot be read without an answer may be of a tracciato that gives it: its name tells.
      const [told = []] = await failWithFine(readDestinazioni(client, [toIndizi(name, [], NIENTE)]));
      const only = findSola(told);
      return only ? importFor(only, path, []) : refuseReading(name, file.error);
    }
    const { estratti, codici = [] } = file.letto;
    const clues = estratti.map((estratto) => toIndizi(name, codici, estratto));
    const candidates = await failWithFine(readDestinazioni(client, clues));
    const alone = candidates.flatMap((ognuno) => findSola(ognuno) ?? []);
    const [sola] = alone;
    if (!sola || alone.length < estratti.length)
      return refuseUnknown(
        name,
        candidates.flatMap((ognuno, at) =>
          findSola(ognuno) ? [] : explainDestinazione(ognuno, clues[at]?.conto ?? null),
        ),
      );
    const idConti = candidates.map(findContoDetto);
    return alone.every(({ id_azienda }) => id_azienda === sola.id_azienda)
      ? importFor(sola, path, idConti)
      : importSeveral(file, alone, idConti);
  };
}
