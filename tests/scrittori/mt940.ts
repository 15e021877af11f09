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

/**
 * @param movimenti those written, when they are not those the balances were made from: at most one more or less, on the
 * page where they begin to differ
 */
export function scriviMt940(
  estratto: EstrattoScritto,
  { pagina, busta }: OpzioniMt,
  movimenti = estratto.movimenti,
): string {
  const veri = estratto.movimenti;
  const pagine = Math.max(1, Math.ceil(veri.length / pagina));
  const diverso = veri.findIndex((uno, at) => movimenti[at] !== uno);
  const guasta = Math.floor((diverso === -1 ? veri.length - 1 : diverso) / pagina);
  const inPiu = (at: number): number => (at > guasta ? movimenti.length - veri.length : 0);
  let corrente = estratto.iniziale;
  const testi = Array.from({ length: pagine }, (_, at) => {
    const [da, a] = [at * pagina, Math.min(veri.length, (at + 1) * pagina)];
    const righe = movimenti.slice(da + inPiu(at), a + inPiu(at + 1));
    const ultima = at === pagine - 1;
    const apre = saldo(at === 0 ? '60F' : '60M', corrente, estratto);
    corrente += totale({ ...estratto, movimenti: veri.slice(da, a) });
    const campi = [`:20:PROVA`, `:25:${estratto.conto}`, `:28C:1/${at + 1}`, apre, ...righe.map(movimento)];
    campi.push(saldo(ultima ? '62F' : '62M', corrente, estratto));
    return busta
      ? `{1:F01BANKITMMAXXX0000000000}{2:O940BANKITMMXXXXN}{4:\r\n${campi.join('\r\n')}\r\n-}`
      : `${campi.join('\r\n')}\r\n-`;
  });
  return `${testi.join('\r\n')}\r\n`;
}
