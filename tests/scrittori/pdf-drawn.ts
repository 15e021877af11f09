/** Pages drawn text by text at its place, for what no layout engine would print: a PDF written out by hand. */

export interface DrawnText {
  text: string;
  /** Points from the left edge; of the text's end where it is aligned to the right. */
  x: number;
  /** Points from the upper edge, of the line on which letters stand. */
  y: number;
  size: number;
  font: 'Helvetica' | 'Courier';
  right: boolean;
  /** Degrees against the clock. */
  turned?: number;
}

export interface DrawnPage {
  width: number;
  height: number;
  /** Degrees by which a viewer turns the page. */
  rotate: number;
  texts: readonly DrawnText[];
}

const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** What stands outside the first 256 characters: its code in our fonts, its glyph, its width. */
const EXTRA: Record<string, readonly [code: number, glyph: string, width: number]> = {
  ﬁ: [1, 'fi', 500],
  ﬂ: [2, 'fl', 500],
  '\u202f': [3, 'uni202F', 200],
  '−': [4, 'minus', 584],
  '’': [5, 'quoteright', 222],
  '–': [6, 'endash', 556],
  '€': [7, 'Euro', 556],
};
const NARROW: Record<string, number> = { '\u00a0': 278, ì: 278, '°': 400 };

const codeOf = (letter: string): number => EXTRA[letter]?.[0] ?? letter.codePointAt(0) ?? 32;

function widthOf(code: number, font: DrawnText['font']): number {
  if (font === 'Courier') return 600;
  const extra = Object.values(EXTRA).find(([own]) => own === code);
  return extra?.[2] ?? ASCII[code - 32] ?? NARROW[String.fromCodePoint(code)] ?? 556;
}

/** How wide a text is on paper, in points. */
export function measureText(text: string, font: DrawnText['font'], size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(codeOf(letter), font), 0) * (size / 1000);
}

function fontOf(font: DrawnText['font']): string {
  const widths = Array.from({ length: 256 }, (_, code) => widthOf(code, font)).join(' ');
  const glyphs = Object.values(EXTRA)
    .map(([code, glyph]) => `${code} /${glyph}`)
    .join(' ');
  const flags = font === 'Courier' ? 33 : 32;
  return [
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /FirstChar 0 /LastChar 255 /Widths [${widths}]`,
    `/Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${glyphs}] >>`,
    `/FontDescriptor << /Type /FontDescriptor /FontName /${font} /Flags ${flags} /Ascent 718 /Descent -207`,
    `/CapHeight 718 /ItalicAngle 0 /StemV 88 /FontBBox [-166 -225 1000 931] >> >>`,
  ].join(' ');
}

function drawText({ text, x, y, size, font, right, turned = 0 }: DrawnText, height: number): string {
  const left = right ? x - measureText(text, font, size) : x;
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const place = [cos, sin, -sin, cos, left, height - y].map((value) => value.toFixed(3)).join(' ');
  const hex = Array.from(text, (letter) => codeOf(letter).toString(16).padStart(2, '0')).join('');
  return `/${font} ${size} Tf ${place} Tm <${hex}> Tj`;
}

export function writeDrawnPdf(pages: readonly DrawnPage[]): Uint8Array {
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    fontOf('Helvetica'),
    fontOf('Courier'),
    ...pages.flatMap(({ width, height, rotate, texts }, at) => {
      const content = `BT\n${texts.map((text) => drawText(text, height)).join('\n')}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${6 + at * 2} 0 R /Resources << /Font << /Helvetica 3 0 R /Courier 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(pdf);
}
