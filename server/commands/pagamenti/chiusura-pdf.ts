/** The closing pack on paper. */
import type { Blocco, Documento, Intestazione } from '../../stampa/index.ts';
import {
  CONFERME,
  documentiDi,
  ESITI,
  nomeConto,
  type Pacco,
  periodo,
  sintesi,
  spiegatoDa,
} from './chiusura-testi.ts';

/** Printed movimenti at most: beyond, the workbook has them all and the paper says so. */
const MAX_RIGHE = 5_000;

const tagliata = (rows: number): Blocco[] =>
  rows > MAX_RIGHE
    ? [
        {
          tipo: 'paragrafo',
          testo: `Stampate le prime ${MAX_RIGHE} righe di ${rows}: le altre sono nella cartella Excel.`,
          piccolo: true,
        },
      ]
    : [];

export function chiusuraPdf(pacco: Pacco, intestazione: Intestazione, provenienza: string): Documento {
  const { movimenti, pagamenti, partite, file, autori } = pacco;
  return {
    titolo: 'Chiusura del conto',
    sottotitolo: `${nomeConto(pacco)}. ${periodo(pacco)}`,
    intestazione,
    orientamento: 'orizzontale',
    provenienza,
    blocchi: [
      { tipo: 'dati', voci: sintesi(pacco), colonne: 1 },
      {
        tipo: 'tabella',
        titolo: 'Movimenti',
        colonne: [
          { titolo: 'Data', tipo: 'data' },
          { titolo: 'Descrizione', tipo: 'testo', larghezza: 5 },
          { titolo: 'Importo', tipo: 'importo', totale: true },
          { titolo: 'Saldo', tipo: 'importo' },
          { titolo: 'Esito', tipo: 'testo', larghezza: 2 },
          { titolo: 'Spiegato da', tipo: 'testo', larghezza: 4 },
        ],
        righe: movimenti.slice(0, MAX_RIGHE).map((each) => ({
          tipo: 'riga',
          celle: [each.data, each.descrizione, each.importo, each.saldo, ESITI[each.esito], spiegatoDa(each)],
        })),
        vuota: 'Nel periodo non ci sono movimenti.',
      },
      ...tagliata(movimenti.length),
      {
        tipo: 'tabella',
        titolo: 'Abbinamenti, con le loro prove',
        colonne: [
          { titolo: 'N.', tipo: 'numero' },
          { titolo: 'Data', tipo: 'data' },
          { titolo: 'Di chi', tipo: 'testo', larghezza: 3 },
          { titolo: 'Documenti', tipo: 'testo', larghezza: 3 },
          { titolo: 'Importo', tipo: 'importo', totale: true },
          { titolo: 'Prove', tipo: 'testo', larghezza: 4 },
          { titolo: 'Deciso da', tipo: 'testo', larghezza: 2 },
        ],
        righe: pagamenti.slice(0, MAX_RIGHE).map((each) => ({
          tipo: 'riga',
          celle: [
            each.id,
            each.data,
            each.soggetti.join(', '),
            documentiDi(each),
            each.importo,
            each.motivi.join(', ') || CONFERME[each.conferma],
            each.autore,
          ],
        })),
        vuota: 'Nel periodo non ci sono abbinamenti.',
      },
      ...tagliata(pagamenti.length),
      {
        tipo: 'tabella',
        titolo: `Partite ancora aperte alla fine del periodo (${pacco.partite_totale})`,
        colonne: [
          { titolo: 'Scadenza', tipo: 'data' },
          { titolo: 'Di chi', tipo: 'testo', larghezza: 4 },
          { titolo: 'Documento', tipo: 'testo', larghezza: 2 },
          { titolo: 'Importo', tipo: 'importo', totale: true },
          { titolo: 'Residuo', tipo: 'importo', totale: true },
        ],
        righe: partite.slice(0, MAX_RIGHE).map((each) => ({
          tipo: 'riga',
          celle: [each.scadenza, each.soggetto, each.numero_documento, each.importo, each.residuo],
        })),
        vuota: 'Nessuna partita aperta.',
      },
      ...tagliata(pacco.partite_totale),
      {
        tipo: 'tabella',
        titolo: 'File di origine',
        riporto: false,
        colonne: [
          { titolo: 'File', tipo: 'testo', larghezza: 3 },
          { titolo: 'SHA-256', tipo: 'testo', larghezza: 6 },
          { titolo: 'Importato da', tipo: 'testo', larghezza: 2 },
          { titolo: 'Righe nel periodo', tipo: 'numero' },
          { titolo: 'Saldo finale', tipo: 'importo' },
        ],
        righe: file.map((each) => ({
          tipo: 'riga',
          celle: [each.nome_file, each.sha256, each.autore, each.righe_nel_periodo, each.saldo_finale],
        })),
        vuota: 'Nessun file.',
      },
      {
        tipo: 'tabella',
        titolo: 'Chi ci ha lavorato',
        riporto: false,
        colonne: [
          { titolo: 'Utente', tipo: 'testo', larghezza: 4 },
          { titolo: 'Importazioni', tipo: 'numero' },
          { titolo: 'Abbinamenti', tipo: 'numero' },
          { titolo: 'Movimenti spiegati', tipo: 'numero' },
        ],
        righe: autori.map((each) => ({
          tipo: 'riga',
          celle: [each.username, each.importazioni, each.pagamenti, each.movimenti],
        })),
        vuota: 'Nessuno.',
      },
    ],
  };
}
