/** Rows that the examples of this page share: invented, as long and as odd as real ones. */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';

export interface MovimentoEsempio {
  id: number;
  data: Giorno;
  descrizione: string;
  importo: Centesimi;
  saldo: Centesimi;
  nota: string | null;
  stato: 'aperta' | 'parziale' | 'chiusa';
}

const riga = (
  id: number,
  data: string,
  descrizione: string,
  [importo, saldo]: readonly [number, number],
  stato: MovimentoEsempio['stato'],
  nota: string | null = null,
): MovimentoEsempio => ({
  id,
  data: toGiorno(data),
  descrizione,
  importo: toCentesimi(importo),
  saldo: toCentesimi(saldo),
  nota,
  stato,
});

export const MOVIMENTI: readonly MovimentoEsempio[] = [
  riga(
    1,
    '2026-03-02',
    'Bonifico a vostro favore – Società Edile Però S.r.l.',
    [1_250_000, 3_484_567],
    'chiusa',
  ),
  riga(2, '2026-03-03', 'Addebito SDD Energia & Gas S.p.A. mandato 0042', [-38_412, 3_446_155], 'chiusa'),
  riga(3, '2026-03-05', 'Commissioni su bonifico estero', [-850, 3_445_305], 'aperta', 'Chiedere alla banca'),
  riga(4, '2026-03-09', 'Incasso RiBa fatture 118, 121 e 126', [980_040, 4_425_345], 'parziale'),
  riga(5, '2026-03-10', 'Stipendi dipendenti febbraio', [-2_140_000, 2_285_345], 'aperta'),
];
