/** A small writer of MT940, in pages of a few movements joined by intermediate balances. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const corto = (giorno: string): string => giorno.slice(2).replaceAll('-', '');

function saldo(tag: string, importo: number, { divisa }: EstrattoScritto): string {
  return `:${tag}:${importo < 0 ? 'D' : 'C'}260131${divisa}${cifre(importo, ',')}`;
}

function movimento({ data, data_valuta, importo, descrizione }: MovimentoScritto): string {
  const segno = importo < 0 ? 'D' : 'C';
  return `:61:${corto(data_valuta)}${corto(data).slice(2)}${segno}${cifre(importo, ',')}NTRFNONREF\r\n:86:${descrizione}`;
}

export interface OpzioniMt {
  /** Movements on a page. */
  pagina: number;
  /** With the SWIFT envelope around each page. */
  busta: boolean;
}

/** @param movimenti those written, when they are not those the balances were made from */
export function scriviMt940(
  estratto: EstrattoScritto,
  { pagina, busta }: OpzioniMt,
  movimenti = estratto.movimenti,
): string {
  const pagine = Math.max(1, Math.ceil(movimenti.length / pagina));
  let corrente = estratto.iniziale;
  const testi = Array.from({ length: pagine }, (_, at) => {
    const righe = movimenti.slice(at * pagina, (at + 1) * pagina);
    const ultima = at === pagine - 1;
    const apre = saldo(at === 0 ? '60F' : '60M', corrente, estratto);
    corrente += righe.reduce((somma, { importo }) => somma + importo, 0);
    const finale = ultima ? estratto.iniziale + totale(estratto) : corrente;
    const campi = [`:20:PROVA`, `:25:${estratto.conto}`, `:28C:1/${at + 1}`, apre, ...righe.map(movimento)];
    campi.push(saldo(ultima ? '62F' : '62M', finale, estratto));
    return busta
      ? `{1:F01BANKITMMAXXX0000000000}{2:O940BANKITMMXXXXN}{4:\r\n${campi.join('\r\n')}\r\n-}`
      : `${campi.join('\r\n')}\r\n-`;
  });
  return `${testi.join('\r\n')}\r\n`;
}
