/** What a PDF looks like and what is worth saying about it. */
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { formatData } from '#domain/date.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import type { DocumentoPdf } from '../../read/pdf/pages.ts';
import type { PdfGeometry } from '../../map/outcome.ts';

/** Pages, rulers and rows, in shares of a page. */
export function describeGeometry(
  { pagine }: DocumentoPdf,
  estratti: readonly EstrattoPdf[],
  used: LetturaPdf | null,
): PdfGeometry {
  const width = pagine[0]?.larghezza ?? 1;
  const rulers = estratti.find(({ colonne }) => colonne)?.colonne?.righelli ?? [];
  return {
    pagine: pagine.map(({ numero, larghezza: w, height, turns }) => ({
      numero,
      larghezza: w,
      altezza: height,
      giri: turns,
    })),
    righelli: rulers.map((x) => x / width),
    impostati: (used?.righelli.length ?? 0) > 0,
    escluse: used?.escluse ?? [],
    righe: estratti.flatMap(({ righe }) =>
      righe.map(({ numero, pagina, alto, basso }) => {
        const height = pagine[pagina - 1]?.height ?? 1;
        return { riga: numero, pagina, alto: alto / height, basso: basso / height };
      }),
    ),
  };
}

/** Which dollar, which period, and on which page a row stands. */
export function makePdfNotices({ periodo, pagine, righe, divisa, testo }: EstrattoPdf): string[] {
  const notices: string[] = [];
  if (divisa !== null && testo.includes('$') && !testo.includes(divisa))
    notices.push(
      `Il segno $ è di più divise: letto come ${divisa}. Se non è così, scegli un conto dell’altra divisa.`,
    );
  if (periodo?.dal)
    notices.push(`Periodo dell’estratto: dal ${formatData(periodo.dal)} al ${formatData(periodo.al)}.`);
  if (pagine.length > 1) {
    const stretches = pagine.flatMap((page) => {
      const own = righe.filter((riga) => riga.pagina === page);
      const [before] = own;
      const last = own.at(-1);
      return before && last ? [`pagina ${page}, righe ${before.numero}-${last.numero}`] : [];
    });
    notices.push(`Le righe sono contate su tutto il documento: ${stretches.slice(0, 12).join('; ')}.`);
  }
  return notices;
}
