/** Money in and money out, month by month. */
import { toCentesimi } from '../importi.ts';
import { fromOneYear, defineImporto, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe } from './definition.ts';
import { formatMese } from '../date.ts';

const COLONNE = ['incassi', 'insoluti', 'pagamenti', 'storni'] as const;

export const MESI: DefinitionWithRighe<'mesi'> = {
  titolo: 'Incassi e pagamenti per mese',
  descrizione: 'Quanto è entrato e uscito ogni mese, con gli insoluti a parte.',
  parametri: ['dal', 'al', 'id_conto', 'divisa'],
  base: fromOneYear,
  colonne: () => [
    defineTesto('mese', 'Mese', { larghezza: 160, flexible: true }),
    defineImporto('incassi', 'Incassi'),
    defineImporto('insoluti', 'Insoluti'),
    defineImporto('pagamenti', 'Pagamenti'),
    defineImporto('storni', 'Storni'),
    defineImporto('netto', 'Netto'),
    defineNumero('numero', 'Pagamenti, n.'),
  ],
  compose: ({ righe, totali }) => ({
    righe: righe.map(({ mese, ...valori }) => ({
      id: mese,
      valori: { mese: formatMese(mese), ...valori },
      opens: {
        ...Object.fromEntries(COLONNE.map((colonna) => [colonna, { mese, colonna }])),
        netto: { mese },
        numero: { mese },
      },
    })),
    figures: [
      { nome: 'Incassi', valore: totali.incassi, formato: 'importo', opens: { colonna: 'incassi' } },
      { nome: 'Insoluti', valore: totali.insoluti, formato: 'importo', opens: { colonna: 'insoluti' } },
      { nome: 'Pagamenti', valore: totali.pagamenti, formato: 'importo', opens: { colonna: 'pagamenti' } },
      { nome: 'Netto', valore: totali.netto, formato: 'importo', opens: {} },
    ],
    note: [],
    grafico: {
      tipo: 'colonne',
      titolo: 'Incassi sopra lo zero, pagamenti sotto',
      formato: 'importo',
      axis: 'Mese',
      categories: righe.map(({ mese }) => ({
        testo: formatMese(mese),
        breve: formatMese(mese, true),
      })),
      series: [
        { nome: 'Incassi', valori: righe.map(({ incassi, insoluti }) => toCentesimi(incassi + insoluti)) },
        { nome: 'Pagamenti', valori: righe.map(({ pagamenti, storni }) => toCentesimi(pagamenti + storni)) },
      ],
    },
  }),
  detail: {
    campi: ['data', 'ragione_sociale', 'numero_documento', 'importo', 'quota', 'causale', 'descrizione'],
    quota: 'Conta per',
  },
};
