/** Bank movements by causale. */
import { fromYearStart, defineImporto, chooseLargest, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe } from './definition.ts';

const CAMPI = ['movimenti', 'entrate', 'uscite', 'netto'] as const;
const SENZA = 'Senza causale';

export const CAUSALI: DefinitionWithRighe<'causali'> = {
  titolo: 'Movimenti per causale',
  descrizione: 'Quanto è entrato e uscito con ogni causale della banca.',
  parametri: ['dal', 'al', 'id_conto', 'divisa'],
  base: fromYearStart,
  colonne: () => [
    defineTesto('causale', 'Causale', { larghezza: 160 }),
    defineTesto('descrizione', 'Descrizione', { larghezza: 260, flexible: true }),
    defineNumero('movimenti', 'Movimenti'),
    defineImporto('entrate', 'Entrate'),
    defineImporto('uscite', 'Uscite'),
    defineImporto('netto', 'Netto'),
  ],
  compose: ({ righe, totali }) => {
    const first = chooseLargest(righe, ({ entrate, uscite }) => entrate - uscite);
    return {
      righe: righe.map(({ causale, ...valori }) => ({
        // The code of a bank may be any text: the prefix keeps it distinct from other ids.
        id: `c:${causale}`,
        valori: { causale: causale === '' ? SENZA : causale, ...valori },
        opens: Object.fromEntries(CAMPI.map((field) => [field, { causale }])),
      })),
      figures: [
        { nome: 'Entrate', valore: totali.entrate, formato: 'importo', opens: {} },
        { nome: 'Uscite', valore: totali.uscite, formato: 'importo', opens: {} },
        { nome: 'Netto', valore: totali.netto, formato: 'importo', opens: {} },
        { nome: 'Movimenti', valore: totali.movimenti, formato: 'numero', opens: {} },
      ],
      note: [],
      grafico:
        first.length === 0
          ? null
          : {
              tipo: 'barre',
              titolo: 'Le causali con più denaro',
              formato: 'importo',
              axis: 'Causale',
              categories: first.map(({ causale, descrizione }) => ({
                testo: descrizione ?? (causale === '' ? SENZA : causale),
              })),
              series: [
                { nome: 'Entrate', valori: first.map(({ entrate }) => entrate) },
                { nome: 'Uscite', valori: first.map(({ uscite }) => uscite) },
              ],
            },
    };
  },
  detail: {
    campi: ['data', 'ragione_sociale', 'importo', 'quota', 'causale', 'descrizione'],
    quota: 'Conta per',
  },
};
