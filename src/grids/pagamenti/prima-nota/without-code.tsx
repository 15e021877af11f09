/** What the accounting program will be told by name, for want of a code: said before the file is made. */
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { useAtomValue } from '#state/jotai.ts';
import { writeAddress } from '../vista.ts';
import { senzaCodiceAtom } from './righe.ts';

/** How many are named; the others are counted. */
const NOMINATI = 4;
const ELENCO = new Intl.ListFormat('it-IT', { type: 'conjunction' });

const useStyles = makeStyles({
  bar: { margin: '0 20px 10px', '@media (max-width: 640px)': { margin: '0 12px 10px' } },
  link: { color: tokens.colorBrandForegroundLink },
});

function nomina(nomi: readonly string[]): string {
  const oltre = nomi.length - NOMINATI;
  if (oltre < 2) return ELENCO.format(nomi);
  return ELENCO.format([...nomi.slice(0, NOMINATI), `altri ${oltre}`]);
}

export function SenzaCodice() {
  const styles = useStyles();
  const { conti, voci } = useAtomValue(senzaCodiceAtom);
  if (conti.length + voci.length === 0) return null;
  return (
    <MessageBar className={styles.bar} intent="warning" layout="multiline">
      <MessageBarBody>
        Senza codice conto: {nomina([...conti, ...voci])}. Nel CSV per la contabilità esce il nome al posto
        del codice. I codici si scrivono{' '}
        {conti.length > 0 ? (
          <Link className={styles.link} to="/app/impostazioni?sezione=conti">
            nei conti
          </Link>
        ) : null}
        {conti.length > 0 && voci.length > 0 ? ' e ' : null}
        {voci.length > 0 ? (
          <Link className={styles.link} to={`?${writeAddress({ faccia: 'voci' })}`}>
            nelle voci
          </Link>
        ) : null}
        .
      </MessageBarBody>
    </MessageBar>
  );
}
