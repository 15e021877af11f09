import { expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, IMPORTO, TESTO } from '../kinds.ts';
import { toClip } from './copy.ts';

const column = defineColonne<{
  data: ReturnType<typeof toGiorno>;
  importo: ReturnType<typeof toCentesimi>;
  testo: string | null;
}>();
const COLONNE = [
  column('data', 'Data', DATA),
  column('importo', 'Importo', IMPORTO),
  column('testo', 'Testo', TESTO),
];
const RIGHE = [
  { data: toGiorno('2026-03-15'), importo: toCentesimi(-123_456), testo: '=1+1 <b>\n"x"' },
  { data: toGiorno('2026-03-16'), importo: toCentesimi(5), testo: null },
];

it('puts Italian formats on the clipboard, with titles when asked', () => {
  const { testo } = toClip({ righe: RIGHE, colonne: COLONNE }, false);
  expect(testo).toBe('15/03/2026\t-1.234,56\t"=1+1 <b>\n""x"""\r\n16/03/2026\t0,05\t');
  expect(toClip({ righe: [], colonne: COLONNE }, true).testo).toBe('Data\tImporto\tTesto');
});

it('tells a spreadsheet that text is text, so that no text becomes a formula', () => {
  const { html } = toClip({ righe: RIGHE.slice(0, 1), colonne: COLONNE }, false);
  expect(html).toBe(
    '<table><tr><td>15/03/2026</td><td>-1.234,56</td>' +
      `<td style="mso-number-format:'\\@'">=1+1 &lt;b&gt;<br style="mso-data-placement:same-cell">&quot;x&quot;</td></tr></table>`,
  );
});
