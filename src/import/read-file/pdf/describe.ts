/** What a PDF looks like and what is worth saying about it. */
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { formatData } from '#domain/date.ts';
import type { EstrattoPdf } from '../../read/pdf/document.ts';
import type { DocumentoPdf } from '../../read/pdf/pages.ts';
import type { GeometriaPdf } from '../../map/outcome.ts';

/** Pages, rulers and rows, in shares of a page. */
export function describeGeometry(
  { pagine }: DocumentoPdf,
  estratti: readonly EstrattoPdf[],
  usata: LetturaPdf | null,
): GeometriaPdf {
  const larghezza = pagine[0]?.larghezza ?? 1;
  const righelli = estratti.find(({ colonne }) => colonne)?.colonne?.righelli ?? [];
  return {
    pagine: pagine.map(({ numero, larghezza: w, altezza, giri }) => ({
      numero,
      larghezza: w,
      altezza,
      giri,
    })),
    righelli: righelli.map((x) => x / larghezza),
    impostati: (usata?.righelli.length ?? 0) > 0,
    escluse: usata?.escluse ?? [],
    righe: estratti.flatMap(({ righe }) =>
      righe.map(({ numero, pagina, alto, basso }) => {
        const altezza = pagine[pagina - 1]?.altezza ?? 1;
        return { riga: numero, pagina, alto: alto / altezza, basso: basso / altezza };
      }),
    ),
  };
}

/** Which dollar, which period, and on which page a row stands. */
export function makePdfAvvisi({ periodo, pagine, righe, divisa, testo }: EstrattoPdf): string[] {
  const avvisi: string[] = [];
  if (divisa !== null && testo.includes('$') && !testo.includes(divisa))
    avvisi.push(
      `Il segno $ è di più divise: letto come ${divisa}. Se non è così, scegli un conto dell’altra divisa.`,
    );
  if (periodo?.dal)
    avvisi.push(`Periodo dell’estratto: dal ${formatData(periodo.dal)} al ${formatData(periodo.al)}.`);
  if (pagine.length > 1) {
    const tratti = pagine.flatMap((pagina) => {
      const sue = righe.filter((riga) => riga.pagina === pagina);
      const [prima] = sue;
      const ultima = sue.at(-1);
      return prima && ultima ? [`pagina ${pagina}, righe ${prima.numero}-${ultima.numero}`] : [];
    });
    avvisi.push(`Le righe sono contate su tutto il documento: ${tratti.slice(0, 12).join('; ')}.`);
  }
  return avvisi;
}
