/** The kinds of differenza in words. */
import type { TipoDifferenzaPagamento } from '#api/contract/abbinamenti.ts';

export const NOMI_DIFFERENZE: Record<TipoDifferenzaPagamento, string> = {
  abbuono: 'Abbuono',
  spese: 'Spese bancarie',
  ritenuta: 'Ritenuta d’acconto',
  bollo: 'Bollo',
  arrotondamento: 'Arrotondamento',
  iva_split: 'IVA in scissione (split payment)',
  sconto: 'Sconto',
  interessi: 'Interessi',
  cambio: 'Differenza cambio',
  altro: 'Altro',
};
