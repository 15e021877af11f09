/** An edit in a cell, checked by the same schema as the form and the server. */
import { type TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import type { Modifica } from '#grids/engine/index.ts';
import { type Cambio, CAMPI, datiDi } from './modifiche.ts';

type Campo = (typeof CAMPI)[number];

const isCampo = (campo: string): campo is Campo => CAMPI.some((each) => each === campo);

/** Why the value cannot stand in its column, in Italian, or null. */
export function validaCella({ campo, valore }: Modifica): string | null {
  if (!isCampo(campo)) return 'Questa colonna non si modifica';
  if (valore === null && (campo === 'fine_mese' || campo === 'attivo')) return 'Scrivi Sì o No';
  // An emptied cell is null to the grid; to the schema it is a text with nothing in it.
  const { error } = tipoPagamentoDatiSchema.shape[campo].safeParse(
    valore === null && campo !== 'giorni' ? '' : valore,
  );
  return error?.issues[0]?.message ?? null;
}

/** The change that an accepted edit asks for; null when it asks for none. */
export function cambioDi({ campo, valore }: Modifica, riga: TipoPagamento): (Cambio & { id: number }) | null {
  if (!isCampo(campo)) return null;
  const prima = datiDi(riga);
  const letto = tipoPagamentoDatiSchema.safeParse({ ...prima, [campo]: valore });
  if (!letto.success || letto.data[campo] === prima[campo]) return null;
  return { id: riga.id, prima, dopo: letto.data };
}
