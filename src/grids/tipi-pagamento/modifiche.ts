/**
 * What was done to some rows, written so that it can be undone: each change keeps the row before and after.
 * Versions are left out on purpose: they grow at every save, and belong to the rows as they are now.
 */
import type { z } from 'zod';
import type {
  TipoPagamento,
  tipiPagamentoModificatiSchema,
  tipiPagamentoModificheSchema,
  tipoPagamentoDatiSchema,
} from '#api/contract/tipi-pagamento.ts';

export type Dati = z.output<typeof tipoPagamentoDatiSchema>;
export type Modifiche = z.output<typeof tipiPagamentoModificheSchema>;
export type Modificati = z.output<typeof tipiPagamentoModificatiSchema>;

/** One row: `prima` null where it is created, `dopo` null where it is deleted, `id` null until the server gives one. */
export interface Cambio {
  id: number | null;
  prima: Dati | null;
  dopo: Dati | null;
}

/** One thing the person did; it is saved, undone and redone as a whole. */
export interface Passo {
  /** As said after the fact: `Eliminate 3 righe`. */
  titolo: string;
  cambi: readonly Cambio[];
}

/** Finds a row as it is now. */
export type Attuali = (id: number) => TipoPagamento | undefined;

export const CAMPI = [
  'codice',
  'descrizione',
  'giorni',
  'fine_mese',
  'attivo',
] as const satisfies readonly (keyof Dati)[];

export const datiDi = ({ codice, descrizione, giorni, fine_mese, attivo }: Dati): Dati => ({
  codice,
  descrizione,
  giorni,
  fine_mese,
  attivo,
});

export function stessiDati(a: Dati | null, b: Dati | null): boolean {
  if (a === null || b === null) return a === b;
  return CAMPI.every((campo) => a[campo] === b[campo]);
}

/** The step that takes this one back; of the inverse, the step itself. */
export const inverti = ({ titolo, cambi }: Passo): Passo => ({
  titolo,
  cambi: cambi.map(({ id, prima, dopo }) => ({ id, prima: dopo, dopo: prima })),
});

/** The changes that start from something else than what is there now: someone was there in between. */
export function scostati({ cambi }: Passo, attuali: Attuali): Cambio[] {
  return cambi.filter(({ id, prima }) => {
    if (id === null) return false;
    const riga = attuali(id);
    return !stessiDati(riga ? datiDi(riga) : null, prima);
  });
}

/** The same step started from what is there now; what it would leave as it is drops out. */
export function ribasa({ titolo, cambi }: Passo, attuali: Attuali): Passo {
  const rebased = cambi.map((cambio) => {
    if (cambio.id === null) return cambio;
    const riga = attuali(cambio.id);
    return { ...cambio, prima: riga ? datiDi(riga) : null };
  });
  return { titolo, cambi: rebased.filter(({ prima, dopo }) => !stessiDati(prima, dopo)) };
}

/**
 * The step as the server takes it. `versione` gives the version each row starts from; a row that is not there
 * any more gets one that the server refuses, so that nothing is ever written blindly.
 */
export function toModifiche({ cambi }: Passo, versione: (id: number) => number | undefined): Modifiche {
  const modifiche: Modifiche = { crea: [], cambia: [], elimina: [] };
  for (const { id, prima, dopo } of cambi) {
    if (prima === null && dopo !== null) modifiche.crea.push(id === null ? dopo : { ...dopo, id });
    if (prima === null || id === null) continue;
    const riga = { id, versione: versione(id) ?? Number.MAX_SAFE_INTEGER };
    if (dopo === null) modifiche.elimina.push(riga);
    else modifiche.cambia.push({ ...dopo, ...riga });
  }
  return modifiche;
}

/** The step as it went: new rows have their ids, and all have what the server made of them. */
export function completa({ titolo, cambi }: Passo, { creati, cambiati }: Modificati): Passo {
  const created = creati.values();
  const changed = cambiati.values();
  return {
    titolo,
    cambi: cambi.map((cambio) => {
      if (cambio.dopo === null) return cambio;
      // The answer follows the order of the request.
      const riga = (cambio.prima === null ? created : changed).next().value;
      return riga ? { ...cambio, id: riga.id, dopo: datiDi(riga) } : cambio;
    }),
  };
}
