/** Money in and money out, month by month. */
import { centesimi } from '../importi.ts';
import { daUnAnno, importo, nomeMese, numero, testo } from './comuni.ts';
import type { DefinizioneConRighe } from './definizione.ts';

const COLONNE = ['incassi', 'insoluti', 'pagamenti', 'storni'] as const;

export const MESI: DefinizioneConRighe<'mesi'> = {
  titolo: 'Incassi e pagamenti per mese',
  descrizione: 'Quanto è entrato e uscito ogni mese, con gli insoluti a parte.',
  parametri: ['dal', 'al', 'id_conto', 'divisa'],
  base: daUnAnno,
  colonne: () => [
    testo('mese', 'Mese', { larghezza: 160, flessibile: true }),
    importo('incassi', 'Incassi'),
    importo('insoluti', 'Insoluti'),
    importo('pagamenti', 'Pagamenti'),
    importo('storni', 'Storni'),
    importo('netto', 'Netto'),
    numero('numero', 'Pagamenti, n.'),
  ],
  componi: ({ righe, totali }) => ({
    righe: righe.map(({ mese, ...valori }) => ({
      id: mese,
      valori: { mese: nomeMese(mese), ...valori },
      apre: {
        ...Object.fromEntries(COLONNE.map((colonna) => [colonna, { mese, colonna }])),
        netto: { mese },
        numero: { mese },
      },
    })),
    cifre: [
      { nome: 'Incassi', valore: totali.incassi, formato: 'importo', apre: { colonna: 'incassi' } },
      { nome: 'Insoluti', valore: totali.insoluti, formato: 'importo', apre: { colonna: 'insoluti' } },
      { nome: 'Pagamenti', valore: totali.pagamenti, formato: 'importo', apre: { colonna: 'pagamenti' } },
      { nome: 'Netto', valore: totali.netto, formato: 'importo', apre: {} },
    ],
    note: [],
    grafico: {
      tipo: 'colonne',
      titolo: 'Incassi sopra lo zero, pagamenti sotto',
      formato: 'importo',
      asse: 'Mese',
      categorie: righe.map(({ mese }) => ({ testo: nomeMese(mese), breve: nomeMese(mese, true) })),
      serie: [
        { nome: 'Incassi', valori: righe.map(({ incassi, insoluti }) => centesimi(incassi + insoluti)) },
        { nome: 'Pagamenti', valori: righe.map(({ pagamenti, storni }) => centesimi(pagamenti + storni)) },
      ],
    },
  }),
  dettaglio: {
    campi: ['data', 'ragione_sociale', 'numero_documento', 'importo', 'quota', 'causale', 'descrizione'],
    quota: 'Conta per',
  },
};
