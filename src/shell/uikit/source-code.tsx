/** The code of an example: closed at first, then readable and ready to copy. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular, CodeRegular, CopyRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { showToast } from '#state/toast.ts';
import { Codice } from './code.tsx';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  bar: {
    ...line,
    justifyContent: 'space-between',
    padding: '4px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ severity: 'success', titolo: 'Codice copiato' });
  } catch {
    // The browser asks the person, or forbids it outside HTTPS: the code can still be selected by hand.
    showToast({
      severity: 'warn',
      titolo: 'Il browser non permette di copiare: seleziona il codice a mano.',
    });
  }
}

export function SourceCode({ titolo, source }: { titolo: string; source: string }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.bar}>
        <Button
          appearance="transparent"
          size="small"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`Codice: ${titolo}`}
          onClick={() => setOpen(!open)}
        >
          <CodeRegular aria-hidden /> &nbsp;Codice
        </Button>
        {open ? (
          <Button
            appearance="transparent"
            size="small"
            icon={<CopyRegular />}
            onClick={() => void copy(source)}
          >
            Copia
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? <Codice testo={source} label={`Codice di ${titolo}`} /> : null}
      </div>
    </>
  );
}
