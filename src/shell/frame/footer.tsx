/** Credits the product to a studio, which whoever builds it may name. */
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths.ts';

/** Read when the page is built. */
const envSchema = z.object({
  VITE_VERSION: z.string().default('0'),
  VITE_STUDIO_NAME: z.string().min(1).default('Studio Quadra'),
  VITE_STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
});
const env = envSchema.parse(import.meta.env);

const useStyles = makeStyles({
  root: {
    gridArea: 'foot',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '0 16px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  version: { fontVariantNumeric: 'tabular-nums' },
});

/** To the studio's own site; without one, to the page that presents the product. */
function StudioLink() {
  const toLanding = useLinkClickHandler(paths.landing);
  const landing = useHref(paths.landing);
  return env.VITE_STUDIO_URL ? (
    <Link inline href={env.VITE_STUDIO_URL} target="_blank" rel="noreferrer">
      {env.VITE_STUDIO_NAME}
    </Link>
  ) : (
    <Link inline href={landing} onClick={toLanding}>
      {env.VITE_STUDIO_NAME}
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
      <span className={styles.version}>v{env.VITE_VERSION}</span>
    </footer>
  );
}
