/** The ways of paying of the azienda, and the one path of every change to them. */
import type { z } from 'zod';
import type { RequestOf } from '#api/client.ts';
import {
  dettagliTipiPagamentoSchema,
  type TipoPagamento,
  tipoPagamentoDatiSchema,
} from '#api/contract/tipi-pagamento.ts';
import { ApiError, describeError, parseDettagli } from '#api/errors.ts';
import { createEditEngine, createRighe, type EditEnd, type EditStep } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';

export type DatiTipo = z.output<typeof tipoPagamentoDatiSchema>;
type Request = NonNullable<RequestOf<'tipiPagamentoModifica'>['body']>;

/** What a person writes of a row: all but its id and its version. */
export const toDati = ({ codice, descrizione, giorni, fine_mese, attivo }: DatiTipo): DatiTipo => ({
  codice,
  descrizione,
  giorni,
  fine_mese,
  attivo,
});

export const righeTipi = createRighe<TipoPagamento>({
  getId: ({ id }) => id,
  versione: ({ versione }) => versione,
  load: async ({ get, signal }) => (await get(clientAtom).call('tipiPagamento', { signal })).tipi_pagamento,
});

/** What went wrong, in the server's own words where it names the field. */
export function describeSaveError(error: unknown): string {
  const fields = error instanceof ApiError ? (error.problema?.errors ?? []) : [];
  const texts = [...new Set(fields.map(({ messaggio }) => messaggio))];
  return texts.length > 0 ? `${texts.slice(0, 3).join('. ')}.` : describeError(error);
}

const byId = (righe: readonly TipoPagamento[]) => righe.map((riga) => ({ id: riga.id, campi: riga }));

/** The rows that a refusal is about, as they are: others changed them, or deleted them. */
const readSupersededAtom = atom(null, async (get, set, { cambia = [], elimina = [] }: Request) => {
  const { tipi_pagamento } = await get(clientAtom).call('tipiPagamento');
  const now = new Map(tipi_pagamento.map((riga) => [riga.id, riga]));
  const sent = [...cambia, ...elimina];
  const mancanti = sent.flatMap(({ id }) => (now.has(id) ? [] : [id]));
  const current = sent.flatMap(({ id, versione }) => {
    const riga = now.get(id);
    return riga && riga.versione !== versione ? [riga] : [];
  });
  // What is gone leaves the list, whatever is chosen about it.
  if (mancanti.length > 0) void set(righeTipi.loadAtom);
  return { tipo: 'superate', attuali: byId(current), mancanti } as const;
});

export const tipiEdits = createEditEngine<TipoPagamento>({
  righe: righeTipi,
  massimo: 1_000,
  dati: toDati,
  async save({ get, set }, requests, { crea, elimina }) {
    const body: Request = {
      crea: crea.map(({ id, dati }) => ({
        ...tipoPagamentoDatiSchema.parse(dati),
        ...(typeof id === 'number' && { id }),
      })),
      cambia: requests.map(({ riga, campi }) => ({ ...riga, ...campi })),
      elimina: elimina.map(({ id, versione }) => ({ id, versione })),
    };
    try {
      const { cambiati, creati } = await get(clientAtom).call('tipiPagamentoModifica', { body });
      return { tipo: 'salvate', righe: byId(cambiati), create: byId(creati) };
    } catch (causa) {
      if (parseDettagli(causa, 'versione_superata', dettagliTipiPagamentoSchema))
        return set(readSupersededAtom, body);
      if (!(causa instanceof ApiError)) throw causa;
      return {
        tipo: 'rifiutate',
        testo: describeSaveError(causa),
        senzaRisposta: causa.code === 'rete',
        causa,
      };
    }
  },
});

export const formatTipi = (count: number): string =>
  formatCount(count, 'tipo di pagamento', 'tipi di pagamento');

/** How some rows are called in a message: by code when it is one. */
const nameOf = (righe: readonly TipoPagamento[]): string =>
  righe.length === 1 ? (righe[0]?.codice ?? '') : formatTipi(righe.length);

/** The cells of a row that become others. */
export const toCelle = (riga: TipoPagamento, patch: Partial<DatiTipo>): EditStep['celle'] =>
  Object.entries(patch).flatMap(([campo, dopo]) => {
    const prima = riga[campo as keyof DatiTipo];
    return prima === dopo ? [] : [{ id: riga.id, campo, prima, dopo }];
  });

/** Does a step over many rows and says so, with the way back. */
const runAndTellAtom = atom(null, async (_get, set, titolo: string, step: Omit<EditStep, 'etichetta'>) => {
  const label = `${titolo.slice(0, 1).toLowerCase()}${titolo.slice(1)}`;
  const end = await set(tipiEdits.executeAtom, { etichetta: label, ...step });
  if (!end.salvato || end.celle.length + (end.righe?.length ?? 0) === 0) return;
  const azione = { label: 'Annulla', run: () => void set(tipiEdits.annulAtom) };
  set(addToastAtom, { titolo, azione });
});

/** Changes many rows alike, as one step; rows that are already so stay out of it. */
export const changeAllAtom = atom(
  null,
  async (_get, set, verb: string, righe: readonly TipoPagamento[], patch: Partial<DatiTipo>) => {
    const changed = righe.filter((riga) => toCelle(riga, patch).length > 0);
    if (changed.length === 0) return;
    await set(runAndTellAtom, `${verb}: ${nameOf(changed)}`, {
      celle: changed.flatMap((riga) => toCelle(riga, patch)),
    });
  },
);

/** Deletes the rows that the question was about. */
export const deleteAtom = atom(null, (_get, set, righe: readonly TipoPagamento[]) =>
  set(runAndTellAtom, righe.length === 1 ? `Eliminato: ${nameOf(righe)}` : `Eliminati ${nameOf(righe)}`, {
    celle: [],
    righe: righe.map((riga) => ({ id: riga.id, prima: toDati(riga), dopo: null })),
  }),
);

/** Saves what the form holds: a new row, or what it changed of one. The form itself says what is wrong. */
export const saveTabAtom = atom(
  null,
  (_get, set, riga: TipoPagamento | null, data: DatiTipo): Promise<EditEnd> => {
    const step: EditStep = riga
      ? { etichetta: `modifica ${data.codice}`, celle: toCelle(riga, data) }
      : {
          etichetta: `creazione di ${data.codice}`,
          celle: [],
          righe: [{ id: null, prima: null, dopo: data }],
        };
    return set(tipiEdits.executeAtom, step, { silent: true });
  },
);
