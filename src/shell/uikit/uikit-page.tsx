/** Draws a page of the style guide: why, then every example alive, with its code one click away. */
import { makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../page/page.tsx';
import { paths, uikitPages } from '../paths.ts';
import { ExampleCard, toAnchor } from './example-card.tsx';
import type { NomePagina, StyleGuidePage } from './page.ts';
import { pages } from './page-list.ts';
import { useAnchor } from './use-anchor.ts';
import { plainList } from '#ui/styles.ts';

const useStyles = makeStyles({
  indice: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    '& a': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'none' },
    '& a:hover': { textDecorationLine: 'underline' },
  },
  esempi: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

function OtherPages({ nome }: { nome: NomePagina }) {
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Pagina della guida ai componenti"
      value={nome}
      onChange={(_event, { value }) => void navigate(`${paths.uikit}/${value}`)}
    >
      {Object.entries(uikitPages).map(([page, title]) => (
        <option key={page} value={page}>
          {title}
        </option>
      ))}
    </Select>
  );
}

export interface UikitPageProps {
  nome: NomePagina;
  pagina: StyleGuidePage;
}

export function UikitPage({ nome, pagina: { introduction, esempi } }: UikitPageProps) {
  const styles = useStyles();
  useAnchor();
  return (
    <Page title={uikitPages[nome]} subtitle={introduction} actions={<OtherPages nome={nome} />}>
      <nav aria-label="Esempi di questa pagina">
        <ul className={styles.indice}>
          {esempi.map((example) => (
            <li key={example.titolo}>
              <a href={`#${toAnchor(example)}`}>{example.titolo}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.esempi}>
        {esempi.map((example) => (
          <ExampleCard key={example.titolo} example={example} />
        ))}
      </div>
    </Page>
  );
}

/** The page as a component, for the routes: its chunk holds its examples and nothing of the others. */
export async function loadUikitPage(name: NomePagina): Promise<ComponentType> {
  const page = await pages[name]();
  return () => <UikitPage nome={name} pagina={page} />;
}
