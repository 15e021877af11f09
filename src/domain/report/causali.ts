/** Bank movements by causale. */
import { fromInizioAnno, defineImporto, chooseLargest, defineNumero, defineTesto } from './common.ts';
import type { DefinizioneConRighe } from './definition.ts';

const CAMPI = ['movimenti', 'entrate', 'uscite', 'netto'] as const;
const SENZA = 'Senza causale';

export const CAUSALI: DefinizioneConRighe<'causali'> = {
  titolo: 'Movimenti per causale',
  descrizione: 'Quanto è entrato e uscito con ogni causale della banca.',
  parametri: ['dal', 'al', 'id_conto', 'divisa'],
  base: fromInizioAnno,
  colonne: () => [
    defineTesto('causale', 'Causale', { larghezza: 160 }),
    defineTesto('descrizione', 'Descrizione', { larghezza: 260, flessibile: true }),
    defineNumero('movimenti', 'Movimenti'),
    defineImporto('entrate', 'Entrate'),
    defineImporto('uscite', 'Uscite'),
    defineImporto('netto', 'Netto'),
  ],
  componi: ({ righe, totali }) => {
    const prime = chooseLargest(righe, ({ entrate, uscite }) => entrate - uscite);
    return {
      righe: righe.map(({ causale, ...valori }) => ({
        // A code of the bank may be any text: beside the place it cannot be taken for another.
        id: `c:${causale}`,
        valori: { causale: causale === '' ? SENZA : causale, ...valori },
        apre: Object.fromEntries(CAMPI.map((campo) => [campo, { causale }])),
      })),
      cifre: [
        { nome: 'Entrate', valore: totali.entrate, formato: 'importo', apre: {} },
        { nome: 'Uscite', valore: totali.uscite, formato: 'importo', apre: {} },
        { nome: 'Netto', valore: totali.netto, formato: 'importo', apre: {} },
        { nome: 'Movimenti', valore: totali.movimenti, formato: 'numero', apre: {} },
      ],
      note: [],
      grafico:
        prime.length === 0
          ? null
          : {
              tipo: 'barre',
              titolo: 'Le causali con più denaro',
              formato: 'importo',
              asse: 'Causale',
              categorie: prime.map(({ causale, descrizione }) => ({
                testo: descrizione ?? (causale === '' ? SENZA : causale),
              })),
              serie: [
                { nome: 'Entrate', valori: prime.map(({ entrate }) => entrate) },
                { nome: 'Uscite', valori: prime.map(({ uscite }) => uscite) },
              ],
            },
    };
  },
  dettaglio: {
    campi: ['data', 'ragione_sociale', 'importo', 'quota', 'causale', 'descrizione'],
    quota: 'Conta per',
  },
};
