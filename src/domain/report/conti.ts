/** How far each conto is reconciled over a period. */
import type { ReportAnswer } from '#api/contract/report.ts';
import { fromYearStart, defineImporto, defineNumero, defineTesto } from './common.ts';
import type { DefinitionWithRighe } from './definition.ts';

const TITOLO = 'Riconciliazione per conto';

const COLONNE = [
  defineTesto('nome', 'Conto', { larghezza: 124, flexible: true, folded: true }),
  defineTesto('divisa', 'Divisa', { larghezza: 84, usual: 'EUR' }),
  // Balances of several conti are not added, except in the figure that says so.
  defineImporto('saldo_iniziale', 'Saldo iniziale', { senzaTotale: true }),
  defineImporto('entrate', 'Entrate'),
  defineImporto('uscite', 'Uscite'),
  defineImporto('saldo_finale', 'Saldo finale', { senzaTotale: true }),
  defineImporto('saldo_banca', 'Saldo banca', { senzaTotale: true }),
  defineImporto('pagamenti', 'Pagamenti'),
  defineImporto('voci', 'Voci'),
  defineImporto('giroconti', 'Giroconti', { usual: 0 }),
  defineImporto('ignorato', 'Ignorati', { usual: 0 }),
  defineImporto('da_riconciliare', 'Da riconciliare', { larghezza: 132 }),
  defineNumero('aperti', 'Aperti', { cede: true }),
  defineNumero('movimenti', 'Movimenti', { hidden: true }),
];

const toRighe = (righe: ReportAnswer<'conti'>['righe']) =>
  righe.map(({ id_conto, ...valori }) => {
    const conto = { id_conto: String(id_conto) };
    const all = { ...conto, colonna: 'movimenti' };
    const explained = { ...conto, colonna: 'spiegati' };
    const aperti = { ...conto, colonna: 'aperti' };
    return {
      id: String(id_conto),
      valori,
      opens: {
        entrate: all,
        uscite: all,
        movimenti: all,
        pagamenti: explained,
        voci: explained,
        giroconti: explained,
        ignorato: { ...conto, colonna: 'ignorati' },
        da_riconciliare: aperti,
        aperti,
      },
    };
  });

/** The balance of one conto, or the sum of several, with their number. */
function describeSaldo(righe: ReportAnswer<'conti'>['righe'], divisa: string): string {
  const conti = righe.filter((riga) => riga.divisa === divisa).length;
  return conti > 1 ? `Saldo finale di ${conti} conti` : 'Saldo finale';
}

export const CONTI: DefinitionWithRighe<'conti'> = {
  titolo: TITOLO,
  descrizione: 'Saldi, che cosa spiega i movimenti e che cosa resta da riconciliare.',
  parametri: ['dal', 'al', 'id_conto'],
  base: fromYearStart,
  colonne: () => COLONNE,
  compose: ({ righe, totali }) => ({
    righe: toRighe(righe),
    figures: totali.flatMap(({ divisa, saldo_finale, da_riconciliare, aperti }) => [
      {
        nome: `${describeSaldo(righe, divisa)} (${divisa})`,
        valore: saldo_finale,
        formato: 'importo' as const,
      },
      {
        nome: `Da riconciliare (${divisa})`,
        valore: da_riconciliare,
        formato: 'importo' as const,
        opens: { colonna: 'aperti' },
      },
      { nome: 'Movimenti aperti', valore: aperti, formato: 'numero' as const, opens: { colonna: 'aperti' } },
    ]),
    note: righe
      .filter(({ saldo_banca, saldo_finale }) => saldo_banca !== null && saldo_banca !== saldo_finale)
      .map(({ nome }) => `${nome}: il saldo scritto dalla banca non è il saldo finale calcolato.`),
    grafico:
      righe.length === 0
        ? null
        : {
            tipo: 'barre',
            titolo: 'Movimenti di ogni conto: spiegati e aperti',
            formato: 'numero',
            axis: 'Conto',
            categories: righe.map(({ nome }) => ({ testo: nome })),
            series: [
              { nome: 'Spiegati', valori: righe.map(({ movimenti, aperti }) => movimenti - aperti) },
              { nome: 'Aperti', valori: righe.map(({ aperti }) => aperti) },
            ],
          },
  }),
  detail: {
    campi: ['data', 'ragione_sociale', 'importo', 'quota', 'causale', 'descrizione'],
    quota: 'Conta per',
  },
  print: ({ righe, totali }) => ({
    note: [],
    tabelle: [
      {
        titolo: TITOLO,
        // Balances of different currencies have no sum.
        colonne: totali.length === 1 ? COLONNE : COLONNE.map((column) => ({ ...column, senzaTotale: true })),
        righe: toRighe(righe).map(({ valori }) => valori),
      },
    ],
  }),
};
