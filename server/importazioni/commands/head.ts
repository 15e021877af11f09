/** What a reading says of a whole file: how it was read, and the totals that its rows must give. */
import type { z } from 'zod';
import type { aliasRequestSchema } from '#api/contract/invio-import.ts';

type Reading = Pick<z.output<typeof aliasRequestSchema>, 'tracciato' | 'colonne' | 'attesi'>;

/** The columns of `importazione` that hold it. */
export const toHead = ({ tracciato, colonne, attesi }: Reading) => ({
  id_tracciato: tracciato.id,
  tracciato: tracciato.nome,
  versione_tracciato: tracciato.versione,
  origine_tracciato: tracciato.origine,
  colonne: JSON.stringify(colonne),
  righe_attese: attesi.righe,
  dare_atteso: attesi.dare,
  avere_atteso: attesi.avere,
  scartate: attesi.scartate,
  escluse: attesi.escluse,
  saldo_iniziale: attesi.saldo_iniziale,
  saldo_finale: attesi.saldo_finale,
  dal: attesi.dal,
  al: attesi.al,
  quadratura: JSON.stringify(attesi.quadratura),
});
