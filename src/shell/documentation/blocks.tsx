/** Markdown drawn by React: no HTML is ever written from text, so there is nothing to sanitise. */
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { Token, Tokens } from 'marked';
import { createContext, type ReactNode, useContext } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Codice } from '../uikit/code.tsx';
import { splitAtWords } from './search.ts';
import { TextSpans } from './parts.tsx';
import { isHeading, type GuidePage, unescape } from './markdown.ts';
import { resolveHref } from './addresses.ts';

const useStyles = makeStyles({
  testo: {
    lineHeight: '1.65',
    maxWidth: '72ch',
    overflowWrap: 'anywhere',
    '& p': { margin: '0 0 14px' },
    '& ul, & ol': { margin: '0 0 14px', paddingLeft: '24px' },
    '& li': { marginBottom: '4px' },
    '& h3': {
      margin: '32px 0 10px',
      fontSize: tokens.fontSizeBase500,
      lineHeight: tokens.lineHeightBase500,
      letterSpacing: '-0.01em',
      scrollMarginTop: '16px',
    },
    '& h4': { margin: '22px 0 8px', fontSize: tokens.fontSizeBase400, scrollMarginTop: '16px' },
    '& h3:focus, & h4:focus': { outlineStyle: 'none' },
    '& code': {
      padding: '1px 5px',
      borderRadius: tokens.borderRadiusSmall,
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: '0.9em',
      backgroundColor: tokens.colorNeutralBackground5,
    },
    '& pre code': { padding: 0, backgroundColor: 'transparent', fontSize: 'inherit' },
    '& mark': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorNeutralForeground1,
      borderRadius: tokens.borderRadiusSmall,
    },
    '& blockquote': {
      margin: '0 0 14px',
      padding: '4px 16px',
      borderLeft: `3px solid ${tokens.colorBrandStroke2}`,
      color: tokens.colorNeutralForeground2,
    },
  },
  codice: {
    marginBottom: '14px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cornice: { overflowX: 'auto', marginBottom: '14px' },
  tabella: {
    borderCollapse: 'collapse',
    minWidth: '360px',
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'top',
      padding: '7px 20px 7px 0',
      // `anywhere` would let a column shrink to one letter.
      overflowWrap: 'break-word',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th': { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightSemibold },
  },
});

/** The words sought, marked wherever they stand. */
const Cercate = createContext<readonly string[]>([]);

function Testo({ children }: { children: string }): ReactNode {
  const words = useContext(Cercate);
  return words.length === 0 ? children : <TextSpans stretches={splitAtWords(children, words)} />;
}

function Inside({ to, children }: { to: string; children: ReactNode }) {
  const follow = useLinkClickHandler(to);
  return (
    <Link inline href={useHref(to)} onClick={follow}>
      {children}
    </Link>
  );
}

function Connection({ token: { href, tokens: inside } }: { token: Tokens.Link }) {
  const target = resolveHref(href);
  if (target === null) return <TextLine tokens={inside} />;
  if ('fuori' in target)
    return (
      <Link inline href={target.fuori} target="_blank" rel="noreferrer">
        <TextLine tokens={inside} />
      </Link>
    );
  return (
    <Inside to={target.dentro}>
      <TextLine tokens={inside} />
    </Inside>
  );
}

function Pezzo({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <TextLine tokens={token.tokens ?? []} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <TextLine tokens={token.tokens ?? []} />
        </em>
      );
    case 'codespan':
      return (
        <code>
          <Testo>{unescape((token as Tokens.Codespan).text)}</Testo>
        </code>
      );
    case 'link':
      return <Connection token={token as Tokens.Link} />;
    case 'br':
      return <br />;
    default:
      if ('tokens' in token && token.tokens) return <TextLine tokens={token.tokens} />;
      return 'text' in token && typeof token.text === 'string' ? <Testo>{unescape(token.text)}</Testo> : null;
  }
}

/** A run of text. The pieces never move, so their place is their key. */
function TextLine({ tokens: pieces }: { tokens: readonly Token[] }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key
  return pieces.map((token, at) => <Pezzo key={at} token={token} />);
}

function Tabella({ token: { header, rows } }: { token: Tokens.Table }) {
  const styles = useStyles();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.cornice} tabIndex={0} aria-label="Tabella">
      <table className={styles.tabella}>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                <TextLine tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')}>
              {row.map((cell, at) => (
                <td key={header[at]?.text ?? at}>
                  <TextLine tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Elenco({ token: { ordered, items, start }, pagina }: { token: Tokens.List; pagina: GuidePage }) {
  const content = items.map((item) => (
    <li key={item.raw}>
      <TextBlocks blocks={item.tokens} pagina={pagina} />
    </li>
  ));
  return ordered ? <ol start={start === '' ? 1 : start}>{content}</ol> : <ul>{content}</ul>;
}

function TextBlock({ token, pagina }: { token: Token; pagina: GuidePage }): ReactNode {
  const styles = useStyles();
  if (isHeading(token)) {
    const Heading = token.depth <= 2 ? 'h3' : 'h4';
    return (
      <Heading id={pagina.anchors.get(token)} tabIndex={-1}>
        <TextLine tokens={token.tokens} />
      </Heading>
    );
  }
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <TextLine tokens={token.tokens ?? []} />
        </p>
      );
    case 'code':
      return (
        <div className={styles.codice}>
          <Codice testo={(token as Tokens.Code).text} label="Comandi" plain />
        </div>
      );
    case 'list':
      return <Elenco token={token as Tokens.List} pagina={pagina} />;
    case 'table':
      return <Tabella token={token as Tokens.Table} />;
    case 'blockquote':
      return (
        <blockquote>
          <TextBlocks blocks={token.tokens ?? []} pagina={pagina} />
        </blockquote>
      );
    case 'hr':
      return <hr />;
    case 'space':
    case 'html':
      return null;
    default:
      return <Pezzo token={token} />;
  }
}

function TextBlocks({ blocks, pagina }: { blocks: readonly Token[]; pagina: GuidePage }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((token, at) => <TextBlock key={at} token={token} pagina={pagina} />);
}

export function GuideText({ pagina, cercate }: { pagina: GuidePage; cercate: readonly string[] }) {
  const styles = useStyles();
  return (
    <Cercate value={cercate}>
      <div className={styles.testo}>
        <TextBlocks blocks={pagina.blocks} pagina={pagina} />
      </div>
    </Cercate>
  );
}
