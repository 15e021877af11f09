import { expect, it } from 'vitest';
import { giorno } from '#domain/date.ts';
import { centesimi } from '#domain/importi.ts';
import { colonne } from '../colonne.ts';
import { DATA, IMPORTO, TESTO } from '../kinds.ts';
import { toAppunti } from './copia.ts';

const colonna = colonne<{
  data: ReturnType<typeof giorno>;
  importo: ReturnType<typeof centesimi>;
  testo: string | null;
}>();
const COLONNE = [
  colonna('data', 'Data', DATA),
  colonna('importo', 'Importo', IMPORTO),
  colonna('testo', 'Testo', TESTO),
];
const RIGHE = [
  { data: giorno('2026-03-15'), importo: centesimi(-123_456), testo: '=1+1 <b>\n"x"' },
  { data: giorno('2026-03-16'), importo: centesimi(5), testo: null },
];

it('puts Italian formats on the clipboard, with titles when asked', () => {
  const { testo } = toAppunti({ righe: RIGHE, colonne: COLONNE }, false);
  expect(testo).toBe('15/03/2026\t-1.234,56\t"=1+1 <b>\n""x"""\r\n16/03/2026\t0,05\t');
  expect(toAppunti({ righe: [], colonne: COLONNE }, true).testo).toBe('Data\tImporto\tTesto');
});

it('tells a spreadsheet that text is text, so that no text becomes a formula', () => {
  const { html } = toAppunti({ righe: RIGHE.slice(0, 1), colonne: COLONNE }, false);
  expect(html).toBe(
    '<table><tr><td>15/03/2026</td><td>-1.234,56</td>' +
      `<td style="mso-number-format:'\\@'">=1+1 &lt;b&gt;<br style="mso-data-placement:same-cell">&quot;x&quot;</td></tr></table>`,
  );
});
