/** The user's guide and the API reference: pages at the left, the text, its table of contents at the right. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '../page/page.tsx';
import { useAnchor } from '../uikit/use-anchor.ts';
import { GuideText } from './blocks.tsx';
import { findInGuide, type FoundDocument, splitQuery } from './search.ts';
import { callDocuments } from './calls.ts';
import { CallsView, CALLS_INDEX } from './calls-view.tsx';
import { CALLS, toHref } from './addresses.ts';
import type { GuideHeading } from './markdown.ts';
import { GUIDE } from './pages.ts';
import { GuideSearch } from './guide-search.tsx';
import { plainList, quiet } from '#ui/styles.ts';

const WIDE = '@media (min-width: 1100px)';
const MEDIO = '@media (min-width: 800px)';

const useStyles = makeStyles({
  colonne: {
    display: 'grid',
    gap: '24px 40px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [MEDIO]: { gridTemplateColumns: '230px minmax(0, 1fr)' },
  },
  lato: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    [MEDIO]: { position: 'sticky', top: '20px' },
  },
  pagine: {
    display: 'grid',
    gap: '2px',
    ...plainList,
    // On a telephone the pages stand in lines, so that the text begins on the first screen.
    '@media (max-width: 799px)': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  },
  pagina: {
    display: 'block',
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  attuale: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  corpo: {
    display: 'grid',
    gap: '24px 40px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' },
  },
  testo: { minWidth: 0 },
  titolo: {
    margin: '0 0 14px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    letterSpacing: '-0.02em',
  },
  indice: { display: 'none', [WIDE]: { display: 'block', position: 'sticky', top: '20px' } },
  indiceTitolo: { ...quiet, margin: '0 0 8px', fontWeight: tokens.fontWeightSemibold },
  indiceVoci: {
    ...plainList,
    display: 'grid',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    '& a': { color: tokens.colorNeutralForeground2, textDecorationLine: 'none' },
    '& a:hover': { textDecorationLine: 'underline' },
  },
  dentro: { paddingLeft: '12px' },
  vicine: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '12px',
    marginTop: '40px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

const PAGES: readonly { slug: string; titolo: string }[] = [
  ...GUIDE.map(({ slug, titolo }) => ({ slug, titolo })),
  { slug: CALLS, titolo: 'Le chiamate (API)' },
];

const DOCUMENTI: readonly FoundDocument[] = [
  ...GUIDE.flatMap(({ slug, titolo, sections }) =>
    sections.map((section) => ({
      href: toHref(slug, section.ancora),
      pagina: titolo,
      titolo: section.titolo,
      testo: section.testo,
    })),
  ),
  ...callDocuments,
];

function Indice({ voci }: { voci: readonly GuideHeading[] }) {
  const styles = useStyles();
  if (voci.length < 2) return null;
  return (
    <nav className={styles.indice} aria-labelledby="in-questa-pagina">
      <p id="in-questa-pagina" className={styles.indiceTitolo}>
        In questa pagina
      </p>
      <ul className={styles.indiceVoci}>
        {voci.map(({ ancora, titolo, livello }) => (
          <li key={ancora} className={mergeClasses(livello > 2 && styles.dentro)}>
            <a href={`#${ancora}`}>{titolo}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ slug }: { slug: string }) {
  const styles = useStyles();
  const at = PAGES.findIndex((each) => each.slug === slug);
  const before = PAGES[at - 1];
  const after = PAGES[at + 1];
  return (
    <nav className={styles.vicine} aria-label="Pagine vicine">
      {before ? <Link to={toHref(before.slug)}>← {before.titolo}</Link> : <span />}
      {after ? <Link to={toHref(after.slug)}>{after.titolo} →</Link> : null}
    </nav>
  );
}

export function DocumentationPage() {
  const styles = useStyles();
  const [search] = useSearchParams();
  const [question, setQuestion] = useState(search.get('q') ?? '');
  const sought = useDeferredValue(question);
  const found = useMemo(() => findInGuide(DOCUMENTI, sought), [sought]);
  const words = useMemo(() => splitQuery(sought), [sought]);
  const asked = search.get('pagina') ?? '';
  const page = GUIDE.find(({ slug }) => slug === asked);
  const slug = asked === CALLS ? CALLS : ((page ?? GUIDE[0])?.slug ?? CALLS);
  const shown = GUIDE.find((each) => each.slug === slug);
  useAnchor();
  return (
    <Page title="Documentazione" subtitle="La guida di Quadra e il riferimento delle chiamate.">
      <div className={styles.colonne}>
        <div className={styles.lato}>
          <GuideSearch question={question} onQuestion={setQuestion} found={found} />
          {sought.trim() === '' ? (
            <nav aria-label="Pagine della documentazione">
              <ul className={styles.pagine}>
                {PAGES.map((each) => (
                  <li key={each.slug}>
                    <Link
                      to={toHref(each.slug)}
                      className={mergeClasses(styles.pagina, each.slug === slug && styles.attuale)}
                      aria-current={each.slug === slug ? 'page' : undefined}
                    >
                      {each.titolo}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <div className={styles.corpo}>
          <article className={styles.testo} aria-labelledby="titolo-pagina">
            <h2 id="titolo-pagina" className={styles.titolo}>
              {shown?.titolo ?? 'Le chiamate (API)'}
            </h2>
            {shown ? <GuideText pagina={shown} cercate={words} /> : <CallsView />}
            <Neighbours slug={slug} />
          </article>
          <Indice voci={shown?.indice ?? CALLS_INDEX} />
        </div>
      </div>
    </Page>
  );
}
