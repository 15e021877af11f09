/** A guide page read into blocks: its title, its headings with their anchors, its sections as plain text. Pure. */
import { lexer, type Token, type Tokens } from 'marked';
import { toSlug } from '#domain/text.ts';

export interface GuideHeading {
  /** Id of the heading on the page. */
  ancora: string;
  titolo: string;
  /** 2 for a section, 3 for a part of one. */
  livello: number;
}

interface GuideSection {
  /** Null before the first heading of the page. */
  ancora: string | null;
  titolo: string;
  testo: string;
}

export interface GuidePage {
  /** File name without its ending; names the page in the address. */
  slug: string;
  titolo: string;
  /** All blocks but the title. */
  blocks: readonly Token[];
  indice: readonly GuideHeading[];
  sections: readonly GuideSection[];
  /** Anchor of each heading block. */
  anchors: ReadonlyMap<Token, string>;
}

export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

const children = (token: Token): readonly Token[] => {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => [
      ...cell.tokens,
      { type: 'space', raw: ' ' } as const,
    ]);
  }
  return ('tokens' in token ? token.tokens : undefined) ?? [];
};

/** What a reader reads: no marks, no addresses. */
function getPlainText(token: Token): string {
  const inside = children(token);
  if (inside.length > 0) {
    const between = ['list', 'list_item', 'blockquote'].includes(token.type) ? ' ' : '';
    return inside.map(getPlainText).join(between);
  }
  if (token.type === 'space' || token.type === 'br') return ' ';
  if (token.type === 'html' || token.type === 'hr') return '';
  return 'text' in token && typeof token.text === 'string' ? unescape(token.text) : '';
}

/** The lexer leaves HTML escapes in text, for a renderer that writes HTML; ours writes text. */
export const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function unique(anchor: string, taken: Set<string>): string {
  let name = anchor === '' ? 'sezione' : anchor;
  for (let count = 2; taken.has(name); count += 1) name = `${anchor}-${count}`;
  taken.add(name);
  return name;
}

export function parsePage(slug: string, text: string): GuidePage {
  const tokens = lexer(text, { gfm: true });
  const title = tokens.find((token) => isHeading(token) && token.depth === 1);
  const titolo = title ? getPlainText(title) : slug;
  const blocks = tokens.filter((token) => token !== title);
  const anchors = new Map<Token, string>();
  const indice: GuideHeading[] = [];
  const sections: { ancora: string | null; titolo: string; testo: string }[] = [
    { ancora: null, titolo, testo: '' },
  ];
  const taken = new Set<string>();
  for (const token of blocks) {
    if (isHeading(token)) {
      const name = getPlainText(token);
      const anchor = unique(toSlug(name), taken);
      anchors.set(token, anchor);
      indice.push({ ancora: anchor, titolo: name, livello: token.depth });
      sections.push({ ancora: anchor, titolo: name, testo: '' });
      continue;
    }
    const last = sections.at(-1);
    if (last) last.testo = `${last.testo} ${getPlainText(token)}`.replaceAll(/\s+/g, ' ').trim();
  }
  return { slug, titolo, blocks, indice, sections, anchors };
}
