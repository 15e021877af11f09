/** Merging two soggetti, and taking a merge back. */
import type { Soggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import type { CampiSoggetto } from '#api/contract/soggetti.ts';
import { righeSoggetti } from './atoms.ts';
import { runToldAtom } from '#ui/told.ts';

const NOMI: Record<string, readonly [string, string]> = {
  riga_estratto: ['riga', 'righe'],
  alias: ['alias', 'alias'],
  soggetto_iban: ['IBAN', 'IBAN'],
  soggetto_nota: ['nota', 'note'],
  soggetto_documento: ['documento', 'documenti'],
  matrice_agenti: ['aliquota', 'aliquote'],
  importazione: ['importazione', 'importazioni'],
};

/** What moved, in words: `12 righe, 2 IBAN`. */
function describeSpostati(moved: readonly { tabella: string; righe: number }[]): string {
  const totals = new Map<string, number>();
  for (const { tabella, righe } of moved)
    if (tabella in NOMI) totals.set(tabella, (totals.get(tabella) ?? 0) + righe);
  return [...totals]
    .map(([table, righe]) => {
      const [one, many] = NOMI[table] ?? ['', ''];
      return formatCount(righe, one, many);
    })
    .join(', ');
}

export const annulMergerAtom = atom(null, async (get, set, id_unione: number) => {
  const annul = async () => {
    const { soggetti, spostati } = await get(clientAtom).call('unioneAnnulla', { params: { id_unione } });
    const moved = describeSpostati(spostati);
    return {
      titolo: 'Unione annullata',
      testo: `${soggetti.map(({ ragione_sociale }) => ragione_sociale).join(' e ')} sono di nuovo due${moved === '' ? '' : `; tornano al loro posto ${moved}`}.`,
    };
  };
  if (await set(runToldAtom, 'L’unione è rimasta', annul, describeError)) await set(righeSoggetti.loadAtom);
});

interface Unione {
  tenuto: Soggetto;
  unito: Soggetto;
  campi: CampiSoggetto;
}

/** Merges. Raises `ApiError`. */
export const mergeAtom = atom(null, async (get, set, { tenuto, unito, campi }: Unione) => {
  const { id_unione, spostati } = await get(clientAtom).call('soggettiUnisci', {
    body: {
      id_tenuto: tenuto.id,
      versione_tenuto: tenuto.versione,
      id_unito: unito.id,
      versione_unito: unito.versione,
      campi,
    },
  });
  const moved = describeSpostati(spostati);
  set(addToastAtom, {
    titolo: `${unito.ragione_sociale} è ora ${tenuto.ragione_sociale}`,
    ...(moved !== '' && { testo: `Passano al soggetto rimasto: ${moved}.` }),
    azione: { label: 'Annulla', run: () => void set(annulMergerAtom, id_unione) },
  });
  await set(righeSoggetti.loadAtom);
});
