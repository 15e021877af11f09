/** The layouts of the azienda beside the usual ones, and the file that one of them makes. */
import type { TracciatoPrimaNota } from '#api/contract/prima-nota.ts';
import { encodeText, writePrimaNota, TRACCIATI_USUALI } from '#domain/voci/export-tracciato.ts';
import { saveFile } from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import { createResource } from '#state/resource.ts';
import { toExport, notaPeriodAtom, righeNota } from './righe.ts';

export type ContenutoTracciato = TracciatoPrimaNota['contenuto'];
export interface Offered {
  nome: string;
  contenuto: ContenutoTracciato;
  /** Null for a usual one, which is copied rather than changed. */
  proprio: TracciatoPrimaNota | null;
}

export const tracciatiResource = createResource(
  async (client, signal) => (await client.call('primaNotaTracciati', { signal })).tracciati,
);

export const listOffered = (own: readonly TracciatoPrimaNota[]): Offered[] => [
  ...own.map((proprio) => ({ nome: proprio.nome, contenuto: proprio.contenuto, proprio })),
  ...TRACCIATI_USUALI.map(({ nome, contenuto }) => ({
    nome,
    contenuto: { ...contenuto, colonne: contenuto.colonne.map((each) => ({ ...each })) },
    proprio: null,
  })),
];

/** The whole period as it was read, whatever the grid filters. */
export const downloadCsvAtom = atom(null, (get, _set, content: ContenutoTracciato) => {
  const period = get(notaPeriodAtom);
  const righe = [...get(righeNota.vistaAtom).store.listAll()];
  if (!period || righe.length === 0) return;
  const bytes = encodeText(writePrimaNota(toExport(righe), content), content.codifica);
  saveFile(new Blob([bytes], { type: 'text/csv' }), `prima-nota_${period.dal}_${period.al}.csv`);
});
