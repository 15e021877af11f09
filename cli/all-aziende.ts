/** `quadra importa --tutte`: imports each file into the azienda that it names, or leaves it to a person. */
import { basename } from 'node:path';
import type { Client } from '#api/client.ts';
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import {
  explainDestination,
  findSola,
  NOTHING,
  readDestinazioni,
  toClues,
} from '#import/run/destinations.ts';
import { failWithFine } from './connection.ts';
import { refuseImport } from './import-estratto.ts';
import {
  importParti,
  type AziendaPlace,
  type Modo,
  openPlace,
  type Parte,
  readForAzienda,
  refuseReading,
} from './import-file.ts';
import type { EsitoFile } from './reader.ts';
import { STATO } from './status.ts';

type FileLetto = Extract<EsitoFile, { ok: true }>;

const RISPOSTA = 'di’ tu di chi è con --azienda, o lascialo nella pagina Studio.';

/** The one conto that the account of the file identifies, if all candidates are of one azienda; null otherwise. */
function findToldConto(candidates: readonly DestinazioneFile[]): number | null {
  const [first, ...others] = candidates;
  return first?.motivo === 'conto' && others.length === 0 ? first.id_conto : null;
}

/**
 * Imports a file into any azienda that the person may open; answers its exit status. What is known of each azienda is
 * asked once.
 */
export function createAziendeImporter(client: Client, mode: Modo): (path: string) => Promise<number> {
  const sites = new Map<number, AziendaPlace>();

  async function openOnce({ id_azienda, azienda }: DestinazioneFile): Promise<AziendaPlace> {
    const site = sites.get(id_azienda) ?? (await openPlace(client, id_azienda, azienda));
    sites.set(id_azienda, site);
    return site;
  }

  async function refuseUnknown(name: string, reasons: readonly string[]): Promise<number> {
    await refuseImport(name, 'azienda', `${[...new Set(reasons)].join('. ')}: ${RISPOSTA}`);
    return STATO.lettura;
  }

  /**
   * Imports all statements of one azienda. The file is read again for it, because its owner decides part of the
   * reading.
   */
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

  /** Imports the statements of several aziende in one file, as they were read, for no azienda in particular. */
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
      const place = await openOnce(only);
      const conto = place.conti.find(({ id }) => id === idConti[indice]) ?? null;
      parts.push({ place, file, indice, conto, salvato: null });
    }
    return importParti(mode, parts);
  }

  return async (path) => {
    const name = basename(path);
    const file = await mode.fileReader.read(path, { azienda: null });
    if (!file.ok) {
      if (file.error.code !== 'ambiguo') return refuseReading(name, file.error);
      // A file that cannot be read without an answer may have a tracciato with that answer: its name tells.
      const [told = []] = await failWithFine(readDestinazioni(client, [toClues(name, [], NOTHING)]));
      const only = findSola(told);
      return only ? importFor(only, path, []) : refuseReading(name, file.error);
    }
    const { estratti, codici = [] } = file.letto;
    const clues = estratti.map((estratto) => toClues(name, codici, estratto));
    const candidates = await failWithFine(readDestinazioni(client, clues));
    const alone = candidates.flatMap((each) => findSola(each) ?? []);
    const [sola] = alone;
    if (!sola || alone.length < estratti.length)
      return refuseUnknown(
        name,
        candidates.flatMap((each, at) =>
          findSola(each) ? [] : explainDestination(each, clues[at]?.conto ?? null),
        ),
      );
    const idConti = candidates.map(findToldConto);
    return alone.every(({ id_azienda }) => id_azienda === sola.id_azienda)
      ? importFor(sola, path, idConti)
      : importSeveral(file, alone, idConti);
  };
}
