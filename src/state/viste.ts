/** Saved views, area by area: read once, read again after every change. */
import type { Vista, VistaSalva } from '#api/contract/viste.ts';
import { describeError, hasCodice } from '#api/errors.ts';
import { clientAtom } from './api.ts';
import { atom } from './jotai.ts';
import { createResource, type Resource } from './resource.ts';

const resources = new Map<string, Resource<readonly Vista[]>>();

/** The views of an area, for the user who is signed in and the azienda in use. */
export function getViste(area: string): Resource<readonly Vista[]> {
  let resource = resources.get(area);
  if (!resource) {
    resource = createResource(async (client, signal) => {
      const { viste } = await client.call('viste', { query: { area }, signal });
      return viste;
    });
    resources.set(area, resource);
  }
  return resource;
}

type EsitoVista = { ok: true; vista: Vista } | { ok: false; testo: string };

/** Saves a view and reads the area again. */
export const saveVistaAtom = atom(null, async (get, set, body: VistaSalva): Promise<EsitoVista> => {
  try {
    const vista = await get(clientAtom).call('visteSalva', { body });
    await set(getViste(body.area).reloadAtom);
    return { ok: true, vista };
  } catch (error) {
    if (hasCodice(error, 'gia_esistente')) return { ok: false, testo: 'Hai già una vista con questo nome' };
    // The list is outdated: another tab saved over the view or deleted it.
    if (hasCodice(error, 'versione_superata', 'non_trovato')) await set(getViste(body.area).reloadAtom);
    return { ok: false, testo: describeError(error) };
  }
});

/** Deletes a view and reads the area again; null when done, else why not. */
export const deleteVistaAtom = atom(
  null,
  async (get, set, { id, versione, area }: Vista): Promise<string | null> => {
    let refused: string | null = null;
    try {
      await get(clientAtom).call('visteElimina', { body: { id, versione } });
    } catch (error) {
      if (!hasCodice(error, 'non_trovato')) refused = describeError(error);
    }
    await set(getViste(area).reloadAtom);
    return refused;
  },
);
