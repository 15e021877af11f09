/** The samples that are kept with a tracciato, and what a try of them gave. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { toBase64 } from '#api/base64.ts';
import type { Campione } from '#api/contract/campioni.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { computeAttesiCampione } from '../../run/sample.ts';
import { openCampione, tryCampioni, type ProvaCampione } from '../reader/try-campioni.ts';
import { showFailure } from './show-failure.ts';
import type { useSampleFile } from './use-sample-file.ts';

/** @param id null for a tracciato that is not saved yet, which has none */
export function useSamples(
  id: number | null,
  { file, open, propose, letto }: ReturnType<typeof useSampleFile>,
) {
  const client = useAtomValue(clientAtom);
  const [campioni, setCampioni] = useState<readonly Campione[]>([]);
  const [prove, setProve] = useState<readonly ProvaCampione[]>([]);

  const reload = useCallback(async () => {
    if (id !== null) setCampioni((await client.call('tracciatoCampioni', { params: { id } })).campioni);
  }, [client, id]);
  useEffect(() => {
    const read = async () => {
      await reload().catch(showFailure('I campioni non si sono potuti leggere'));
    };
    void read();
  }, [reload]);

  const [first] = campioni;
  const opened = useRef(false);
  // A tracciato with samples opens on the first of them; a file that was chosen meanwhile stays.
  useEffect(() => {
    if (!first || file || opened.current) return;
    opened.current = true;
    openCampione(client, first.id).then(propose).catch(showFailure('Il campione non si è potuto aprire'));
  }, [client, first, file, propose]);

  const clear = useCallback(() => setProve([]), []);
  const view = async (sample: Campione) => open(await openCampione(client, sample.id));
  const remove = async (sample: Campione) => {
    await client.call('campioniElimina', { body: { ids: [sample.id] } });
    await reload();
  };
  const keep = async () => {
    if (!file || !letto || id === null) return;
    const dati = toBase64(new Uint8Array(await file.arrayBuffer()));
    const body = { nome_file: file.name, dati, attesi: computeAttesiCampione(letto) };
    await client.call('campioneNuovo', { params: { id }, body });
    await reload();
  };
  const tryAll = async (tracciato: Tracciato): Promise<ProvaCampione[]> => {
    const made = await tryCampioni(client, campioni, tracciato, new AbortController().signal);
    setProve(made);
    return made;
  };
  return { campioni, prove, reload, clear, view, remove, keep, tryAll };
}
