/** A small writer of MT940, in pages of a few movements joined by intermediate balances. */
import { cifre, totale, type EstrattoScritto, type MovimentoScritto } from './estratto.ts';

const short = (day: string): string => day.slice(2).replaceAll('-', '');

function saldo(tag: string, importo: number, { divisa }: EstrattoScritto): string {
  return `:${tag}:${importo < 0 ? 'D' : 'C'}260131${divisa}${cifre(importo, ',')}`;
}

function movimento({ data, data_valuta, importo, descrizione }: MovimentoScritto): string {
  const sign = importo < 0 ? 'D' : 'C';
  return `:61:${short(data_valuta)}${short(data).slice(2)}${sign}${cifre(importo, ',')}NTRFNONREF\r\n:86:${descrizione}`;
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
export function writeMt940(
  estratto: EstrattoScritto,
  { pagina, busta }: OpzioniMt,
  movimenti = estratto.movimenti,
): string {
  const veri = estratto.movimenti;
  const pages = Math.max(1, Math.ceil(veri.length / pagina));
  const diverso = veri.findIndex((one, at) => movimenti[at] !== one);
  const guasta = Math.floor((diverso === -1 ? veri.length - 1 : diverso) / pagina);
  const inPiu = (at: number): number => (at > guasta ? movimenti.length - veri.length : 0);
  let current = estratto.iniziale;
  const texts = Array.from({ length: pages }, (_, at) => {
    const [from, a] = [at * pagina, Math.min(veri.length, (at + 1) * pagina)];
    const righe = movimenti.slice(from + inPiu(at), a + inPiu(at + 1));
    const last = at === pages - 1;
    const opens = saldo(at === 0 ? '60F' : '60M', current, estratto);
    current += totale({ ...estratto, movimenti: veri.slice(from, a) });
    const fields = [`:20:PROVA`, `:25:${estratto.conto}`, `:28C:1/${at + 1}`, opens, ...righe.map(movimento)];
    fields.push(saldo(last ? '62F' : '62M', current, estratto));
    return busta
      ? `{1:F01BANKITMMAXXX0000000000}{2:O940BANKITMMXXXXN}{4:\r\n${fields.join('\r\n')}\r\n-}`
      : `${fields.join('\r\n')}\r\n-`;
  });
  return `${texts.join('\r\n')}\r\n`;
}
