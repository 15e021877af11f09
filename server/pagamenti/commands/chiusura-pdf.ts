/** The closing pack on paper. */
import type { Blocco, Documento, Intestazione } from '../../stampa/index.ts';
import { type Sezione, sezioni } from './chiusura-sezioni.ts';
import { nomeConto, type Pacco, periodo, sintesi } from './chiusura-testi.ts';

/** Printed rows of a part at most: beyond, the workbook has them all and the paper says so. */
const MAX_RIGHE = 5_000;

function stampata({ titolo, vuota, riporto, colonne, righe, totale }: Sezione): Blocco[] {
  const printed = colonne.flatMap(({ carta }, at) => (carta === undefined ? [] : [at]));
  return [
    {
      tipo: 'tabella',
      titolo,
      vuota,
      riporto,
      colonne: colonne.flatMap(({ titolo: nome, tipo, carta, totale: sommata = false }) =>
        carta === undefined
          ? []
          : [{ titolo: nome, tipo, totale: sommata, ...(carta !== true && { larghezza: carta }) }],
      ),
      righe: righe.slice(0, MAX_RIGHE).map((riga) => ({
        tipo: 'riga',
        celle: printed.map((at) => riga[at] ?? null),
      })),
    },
    ...(totale > MAX_RIGHE
      ? [
          {
            tipo: 'paragrafo' as const,
            testo: `Stampate le prime ${MAX_RIGHE} righe di ${totale}: le altre sono nella cartella Excel.`,
            piccolo: true,
          },
        ]
      : []),
  ];
}

export const chiusuraPdf = (pacco: Pacco, intestazione: Intestazione, provenienza: string): Documento => ({
  titolo: 'Chiusura del conto',
  sottotitolo: `${nomeConto(pacco)}. ${periodo(pacco)}`,
  intestazione,
  orientamento: 'orizzontale',
  provenienza,
  blocchi: [{ tipo: 'dati', voci: sintesi(pacco), colonne: 1 }, ...sezioni(pacco).flatMap(stampata)],
});
