/** Credits the product to a studio, which whoever builds it may name. */
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { z } from 'zod';
import { version } from '../../../package.json';

const envSchema = z.object({
  VITE_STUDIO_NAME: z.string().min(1).default('Studio Quadra'),
  VITE_STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
});
const studio = envSchema.parse(import.meta.env);

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

export function Footer() {
  const styles = useStyles();
  const name = studio.VITE_STUDIO_NAME;
  return (
    <footer className={styles.root}>
      <span>
        Quadra è un prodotto di{' '}
        {studio.VITE_STUDIO_URL ? (
          <Link inline href={studio.VITE_STUDIO_URL} target="_blank" rel="noreferrer">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className={styles.version}>v{version}</span>
    </footer>
  );
}
