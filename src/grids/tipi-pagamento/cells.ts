/** An edit in a cell, checked by the same schema as the form and the server. */
import { tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import type { Modifica } from '#grids/engine/index.ts';

const { shape } = tipoPagamentoDatiSchema;
const isField = (field: string): field is keyof typeof shape => field in shape;

/** Why the value cannot stand in its column, in Italian, or null. */
export function checkCell({ campo, valore }: Modifica): string | null {
  if (!isField(campo)) return 'Questa colonna non si modifica';
  if (valore === null && (campo === 'fine_mese' || campo === 'attivo')) return 'Scrivi Sì o No';
  // An emptied cell is null to the grid; to the schema it is a text with nothing in it.
  const { error } = shape[campo].safeParse(valore === null && campo !== 'giorni' ? '' : valore);
  return error?.issues[0]?.message ?? null;
}
