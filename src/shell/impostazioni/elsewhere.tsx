/** A section that has a page of its own. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { ButtonLink } from '#ui/button-link.tsx';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', justifyItems: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground3, lineHeight: '1.55' },
});

interface ElsewhereProps {
  titolo: string;
  testo: string;
  azione: string;
  to: string;
}

export function Elsewhere({ titolo, testo, azione, to }: ElsewhereProps) {
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
