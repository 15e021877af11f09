/** What a printer, a program or a bank does to a printed page without changing what it says. */
import { measureText, writeDrawnPdf, type DrawnPage, type DrawnText } from '#tests/scrittori/pdf-drawn.ts';
import type { HostilePdf } from './sheet.ts';

/** Null where there is nothing to change. */
type Change = (layout: HostilePdf) => HostilePdf | null;

const draw = (layout: HostilePdf, pages: DrawnPage[]): HostilePdf => ({
  ...layout,
  pages,
  bytes: writeDrawnPdf(pages),
});

const onPages =
  (change: (page: DrawnPage, at: number, layout: HostilePdf) => DrawnPage): Change =>
  (layout) =>
    draw(
      layout,
      layout.pages.map((page, at) => change(page, at, layout)),
    );

const onTexts = (change: (text: DrawnText, page: number, layout: HostilePdf) => DrawnText): Change =>
  onPages((page, at, layout) => ({ ...page, texts: page.texts.map((text) => change(text, at, layout)) }));

/** Its words are others: rows are compared by the rest. */
const withoutWords = (layout: HostilePdf): HostilePdf => ({
  ...layout,
  vere: layout.vere.map(({ testo: _, ...vera }) => vera),
  words: layout.words.map(() => []),
});

const isOfRow = ({ places }: HostilePdf, page: number, { y }: DrawnText): boolean =>
  places.some((place) => place.page === page && place.y === y);

/** Other words wherever `from` stands; null where it stands nowhere. */
const rewrite =
  (from: RegExp, to: string): Change =>
  (layout) => {
    const isThere = layout.pages.some(({ texts }) => texts.some(({ text }) => text.search(from) !== -1));
    const changed = onTexts((text) => ({ ...text, text: text.text.replaceAll(from, to) }))(layout);
    return isThere && changed ? withoutWords(changed) : null;
  };

const scale = (by: number): Change =>
  onPages((page) => ({
    ...page,
    width: page.width * by,
    height: page.height * by,
    texts: page.texts.map((text) => ({ ...text, x: text.x * by, y: text.y * by, size: text.size * by })),
  }));

const stretch = (by: number): Change =>
  onPages((page) => ({
    ...page,
    height: page.height * Math.max(1, by),
    texts: page.texts.map((text) => ({ ...text, y: text.y * by })),
  }));

function alignLeft(layout: HostilePdf): HostilePdf | null {
  const widest = new Map<number, number>();
  for (const { right, x, text, font, size } of layout.pages.flatMap(({ texts }) => texts))
    if (right) widest.set(x, Math.max(widest.get(x) ?? 0, measureText(text, font, size)));
  if (widest.size === 0) return null;
  return onTexts((text) =>
    text.right ? { ...text, right: false, x: text.x - (widest.get(text.x) ?? 0) } : text,
  )(layout);
}

/** The rows from the middle on, and what follows them, on a page of its own; null where a page is numbered. */
function turnPage(layout: HostilePdf): HostilePdf | null {
  const [page] = layout.pages;
  const cut = layout.places[Math.ceil(layout.places.length / 2)];
  const isNumbered = page?.texts.some(({ text }) => /\bpag(?:ina|\.)? ?\d|\b1 ?\/ ?1\b/i.test(text)) ?? true;
  if (!page || !cut || isNumbered || layout.pages.length > 1 || layout.places.length < 3) return null;
  const isBelow = ({ y }: DrawnText): boolean => y >= cut.y - 1;
  const below = page.texts.filter(isBelow).map((text) => ({ ...text, y: text.y - cut.y + 50 }));
  return draw(layout, [
    { ...page, texts: page.texts.filter((text) => !isBelow(text)) },
    { ...page, texts: below },
  ]);
}

const addText = (text: string, x: number, y: number): Change =>
  onPages((page) => ({
    ...page,
    texts: [{ text, x, y, size: 7, font: 'Helvetica', right: false }, ...page.texts],
  }));

/** The day of printing over a page that does not tell it: two of them would be two years for days without one. */
const addPrintedDay: Change = (layout) => {
  const isTold = layout.pages.some(({ texts }) => texts.some(({ text }) => /\bstampat[oa]\b/i.test(text)));
  return isTold ? null : addText('Stampato il 15/12/2026 alle 10:22 - utente 0034', 30, 12)(layout);
};

/** Numbers of the rows at their left, under no title. */
const addOrdinals: Change = (layout) => {
  let row = 0;
  const own = layout.places.map((place) => ({ ...place, text: String(++row) }));
  const changed = onPages((page, at) => ({
    ...page,
    width: page.width + 20,
    texts: [
      ...page.texts.map((text) => ({ ...text, x: text.x + 20 })),
      ...own
        .filter((place) => place.page === at)
        .map(({ text, y }): DrawnText => ({ text, x: 20, y, size: 7, font: 'Helvetica', right: false })),
    ],
  }))(layout);
  return changed && withoutWords(changed);
};

/** A mark behind the amounts; null where they have a sign of their currency, or are in another than euro. */
const addBehind =
  (mark: string): Change =>
  (layout) => {
    const hasSigns = layout.pages.some(({ texts }) => texts.some(({ text }) => text.includes('€')));
    if (hasSigns || layout.vere.some(({ divisa }) => divisa !== 'EUR')) return null;
    const isAmount = (text: DrawnText, page: number): boolean =>
      text.right && isOfRow(layout, page, text) && /^[-+]?\d[\d.,’\u202f]*[.,]\d\d$/.test(text.text);
    const changed = onTexts((text, page) =>
      isAmount(text, page) ? { ...text, text: `${text.text}${mark}` } : text,
    )(layout);
    return changed && withoutWords(changed);
  };

/** At the same place on paper: letters that are wider are drawn smaller. */
function toCapitals(text: DrawnText): DrawnText {
  const capitals = text.text.toUpperCase();
  const [before, after] = [text.text, capitals].map((words) => measureText(words, text.font, text.size));
  const by = before !== undefined && after !== undefined && after > before ? before / after : 1;
  return { ...text, text: capitals, size: text.size * by };
}

/** The line of titles next above the first row, by its height; null where none is told. */
function findHeader({ places, pages }: HostilePdf): { page: number; y: number } | null {
  const [first] = places;
  const texts = (first && pages[first.page]?.texts) ?? [];
  const heights = [...new Set(texts.map(({ y }) => y))].filter((y) => first && y < first.y);
  const y = heights
    .toSorted((one, other) => other - one)
    .find((height) => {
      const line = texts.filter((text) => text.y === height);
      return line.length >= 3 && line.every(({ text }) => !/\d{2}/.test(text));
    });
  return first && y !== undefined ? { page: first.page, y } : null;
}

const onHeader =
  (change: (text: DrawnText) => DrawnText): Change =>
  (layout) => {
    const header = findHeader(layout);
    const changed =
      header &&
      onTexts((text, page) => (page === header.page && text.y === header.y ? change(text) : text))(layout);
    return changed && withoutWords(changed);
  };

/** A text in the words that it is drawn in, one by one. */
function cutInWords(text: DrawnText): DrawnText[] {
  if (text.turned !== undefined) return [text];
  const start = text.right ? text.x - measureText(text.text, text.font, text.size) : text.x;
  let before = '';
  return text.text.split(/(?<= )/).flatMap((piece) => {
    const x = start + measureText(before, text.font, text.size);
    before += piece;
    return piece.trim() === '' ? [] : [{ ...text, text: piece.trim(), x, right: false }];
  });
}

/** By their names: after each of them a page gives the same rows, or is asked about, or refused. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'smaller by a fifth': scale(0.8),
  'larger by a third': scale(1.33),
  'moved on the paper': onTexts((text) => ({ ...text, x: text.x + 7, y: text.y + 11 })),
  'lines further apart': stretch(1.35),
  'lines closer': stretch(0.9),
  'amounts aligned to the left': alignLeft,
  'drawn in words': onPages((page) => ({ ...page, texts: page.texts.flatMap(cutInWords) })),
  'drawn column by column': onPages((page) => ({
    ...page,
    texts: page.texts.toSorted((one, other) => one.x - other.x || one.y - other.y),
  })),
  'drawn from below': onPages((page) => ({ ...page, texts: page.texts.toReversed() })),
  'the second half on a page of its own': turnPage,
  'the day of printing above': addPrintedDay,
  'the data of a bank below': addText(
    'Capitale sociale euro 1.234.567,00 i.v. - Cod. fisc. e P.IVA 00112233445 - ABI 03069',
    30,
    835,
  ),
  'numbers before the rows': addOrdinals,
  'all in capitals': (layout) => {
    const changed = onTexts(toCapitals)(layout);
    return changed && withoutWords(changed);
  },
  'header in capitals': onHeader(toCapitals),
  'header in small letters': onHeader((text) => ({ ...text, text: text.text.toLowerCase() })),
  'days with dots': rewrite(/\b(\d\d)\/(\d\d)\/(\d{2,4})\b/g, '$1.$2.$3'),
  'days with dashes': rewrite(/\b(\d\d)[/.](\d\d)[/.](\d{4})\b/g, '$1-$2-$3'),
  'years of two digits': rewrite(/\b(\d\d[/.-]\d\d[/.-])20(\d\d)\b/g, '$1$2'),
  'years first': rewrite(/\b(\d\d)[/.](\d\d)[/.](\d{4})\b/g, '$3-$2-$1'),
  'thousands without a point': rewrite(/(?<=\d)\.(?=\d{3},\d\d)/g, ''),
  'thousands apart': rewrite(/(?<=(?:^|[^*\d])\d{1,3})\.(?=\d{3},\d\d)/g, ' '),
  'euro behind amounts': addBehind(' €'),
  'currency behind amounts': addBehind(' EUR'),
  'a star behind amounts': addBehind(' *'),
};

/** What takes away something that the page says: what is left may be read otherwise, and by whom knows more. */
export const HARSH_CHANGES: Readonly<Record<string, Change>> = {
  'header cut after five': onHeader((text) => ({
    ...text,
    text: text.text.replaceAll(/(\p{L}{5})\p{L}{2,}/gu, '$1.'),
  })),
  'header of unknown words': onHeader((text) => ({ ...text, text: text.text.replaceAll(/\p{L}+/gu, 'Qwe') })),
  'no header': (layout) => {
    const header = findHeader(layout);
    const changed =
      header &&
      onPages((page, at) => ({
        ...page,
        texts: page.texts.filter(({ y }) => at !== header.page || y !== header.y),
      }))(layout);
    return changed && withoutWords(changed);
  },
  'words of rows unknown': (layout) => {
    const changed = onTexts((text, page) =>
      isOfRow(layout, page, text) && !/\d/.test(text.text) && text.text.length > 5
        ? { ...text, text: text.text.replaceAll(/\p{L}{3,}/gu, 'qwerty') }
        : text,
    )(layout);
    return changed && withoutWords(changed);
  },
  'nothing under the last row': (layout) => {
    const last = layout.places.at(-1);
    if (!last) return null;
    const { saldi: _, ...others } = layout;
    const pages = layout.pages.slice(0, last.page + 1);
    return onPages((page, at) => ({
      ...page,
      texts: page.texts.filter(({ y }) => at < last.page || y <= last.y + 1),
    }))({ ...others, pages });
  },
};
