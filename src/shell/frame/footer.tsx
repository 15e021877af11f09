/** Credits the product to a studio. */
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { paths } from '../paths.ts';
import { STUDIO_ANCHOR, STUDIO, VERSIONE } from '../studio.ts';
import { line, quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...line,
    ...quiet,
    gridArea: 'foot',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  version: { fontVariantNumeric: 'tabular-nums' },
});

/** To the studio's own site; without one, to where the product's page speaks of it. */
function StudioLink() {
  const here = { pathname: paths.landing, hash: STUDIO_ANCHOR };
  const toLanding = useLinkClickHandler(here);
  const landing = useHref(here);
  return STUDIO.url === null ? (
    <Link inline href={landing} onClick={toLanding}>
      {STUDIO.nome}
    </Link>
  ) : (
    <Link inline href={STUDIO.url} target="_blank" rel="noreferrer">
      {STUDIO.nome}
    </Link>
  );
}

export function Footer() {
  const styles = useStyles();
  return (
    <footer className={styles.root}>
      <span>
        Quadra è un prodotto di <StudioLink />
      </span>
      <span className={styles.version}>v{VERSIONE}</span>
    </footer>
  );
}
