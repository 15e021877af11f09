/** What was agreed on a partita, also what holds no more. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { useCalled } from '#state/use-reading.ts';

const useStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  title: { margin: '0 0 4px', fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: '18px', maxHeight: '120px', overflowY: 'auto' },
});

export function Storia({ idPartita }: { idPartita: number }) {
  const styles = useStyles();
  // The date can be moved without it: where it cannot be read nothing stands here.
  const { dati } = useCalled('scadenzeStoria', { query: { id_partita: idPartita } });
  const agreed = dati?.concordate ?? [];
  if (agreed.length === 0) return null;
  return (
    <section className={styles.root} aria-label="Accordi precedenti">
      <h3 className={styles.title}>Accordi</h3>
      <ul className={styles.list}>
        {agreed.map(({ id, scadenza, motivo, autore, creata_il, ritirata_il }) => (
          <li key={id}>
            {formatData(scadenza)}: {motivo} ({autore}, {ISTANTE.format(creata_il)}
            {ritirata_il === null ? ', in vigore' : `; fino al ${ISTANTE.format(ritirata_il)}`})
          </li>
        ))}
      </ul>
    </section>
  );
}
