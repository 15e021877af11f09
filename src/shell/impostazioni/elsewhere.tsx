/** A section that has a page of its own. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { ButtonLink } from '../page/button-link.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', justifyItems: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground3, lineHeight: '1.55' },
});

interface AltroveProps {
  titolo: string;
  testo: string;
  azione: string;
  to: string;
}

export function Altrove({ titolo, testo, azione, to }: AltroveProps) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label={titolo}>
      <h2 className={styles.title}>{titolo}</h2>
      <p className={styles.text}>{testo}</p>
      <ButtonLink to={to} appearance="primary">
        {azione}
      </ButtonLink>
    </section>
  );
}
