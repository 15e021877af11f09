/** What the accounting program will be told by name, for want of a code: said before the file is made, in full when pressed. */
import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import { useAtomValue } from '#state/jotai.ts';
import { writeAddress } from '../vista.ts';
import { withoutCodeAtom } from './righe.ts';

/** How many are named; the others are counted. */
const NAMED = 4;
const ELENCO = new Intl.ListFormat('it-IT', { type: 'conjunction' });

const useStyles = makeStyles({
  button: { color: tokens.colorStatusWarningForeground3 },
  words: { margin: 0, maxWidth: '360px' },
  link: { color: tokens.colorBrandForegroundLink },
});

function nameThem(names: readonly string[]): string {
  const beyond = names.length - NAMED;
  if (beyond < 2) return ELENCO.format(names);
  return ELENCO.format([...names.slice(0, NAMED), `altri ${beyond}`]);
}

export function SenzaCodice() {
  const styles = useStyles();
  const { conti, voci } = useAtomValue(withoutCodeAtom);
  if (conti.length + voci.length === 0) return null;
  return (
    <Popover withArrow trapFocus>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          size="small"
          appearance="subtle"
          icon={<WarningRegular className={styles.button} />}
        >
          Senza codice: {conti.length + voci.length}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label="Senza codice conto">
        <p className={styles.words}>
          Senza codice conto: {nameThem([...conti, ...voci])}. Nel CSV per la contabilità esce il nome al
          posto del codice. I codici si scrivono{' '}
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
        </p>
      </PopoverSurface>
    </Popover>
  );
}
