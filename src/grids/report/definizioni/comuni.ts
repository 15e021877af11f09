/** What the reports share: first days, months by name, links out of the page. */
import { formatData, giorno, MESI } from '#domain/date.ts';
import type { Giorno } from '#api/contract/valori.ts';
import type { ColonnaFoglio, Valori } from '../tipi.ts';

export const daInizioAnno = (oggi: Giorno): Valori => ({ dal: `${oggi.slice(0, 4)}-01-01`, al: oggi });

/** The first of the month, eleven months back: a year of whole months and the one under way. */
export function daUnAnno(oggi: Giorno): Valori {
  const month = Number(oggi.slice(0, 4)) * 12 + Number(oggi.slice(5, 7)) - 1 - 11;
  const first = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return { dal: giorno(first), al: oggi };
}

/** `marzo 2026`, or `mar 26`. */
export function nomeMese(day: string, breve = false): string {
  const name = MESI[Number(day.slice(5, 7)) - 1] ?? '';
  return breve ? `${name.slice(0, 3)} ${day.slice(2, 4)}` : `${name} ${day.slice(0, 4)}`;
}

/** `15/03`, beside others of the same season. */
export const giornoBreve = (day: string): string => formatData(day).slice(0, 5);

export const importo = (
  campo: string,
  titolo: string,
  altro: Partial<ColonnaFoglio> = {},
): ColonnaFoglio => ({
  campo,
  titolo,
  tipo: 'importo',
  ...altro,
});
export const numero = (campo: string, titolo: string): ColonnaFoglio => ({
  campo,
  titolo,
  tipo: 'numero',
  larghezza: 108,
  senzaTotale: true,
});
export const testo = (campo: string, titolo: string, altro: Partial<ColonnaFoglio> = {}): ColonnaFoglio => ({
  campo,
  titolo,
  tipo: 'testo',
  ...altro,
});

/** A row of the estratto conto by its id; a pagamento stands in its register. */
export function vaiA(riga: {
  id_riga: number | null;
  id_pagamento: number | null;
  tipo?: string;
  numero_documento: string | null;
}): string | null {
  if (riga.id_riga !== null) {
    const search = new URLSearchParams({ natura: riga.tipo === 'movimento' ? 'movimento' : 'partita' });
    search.set('id', String(riga.id_riga));
    if (riga.numero_documento !== null) search.set('q', riga.numero_documento);
    return `/app/estrattoconto?${search}`;
  }
  return riga.id_pagamento === null ? null : `/app/pagamenti?vista=registro&id=${riga.id_pagamento}`;
}

/** Those with most of a measure first, at most so many. */
export function maggiori<T>(righe: readonly T[], misura: (riga: T) => number, quanti = 10): T[] {
  return righe
    .filter((riga) => misura(riga) !== 0)
    .toSorted((a, b) => Math.abs(misura(b)) - Math.abs(misura(a)))
    .slice(0, quanti);
}
