/** A PDF that opens in a page of its own. */
import { Button, makeStyles } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { fromBase64 } from '#api/base64.ts';
import { describeError } from '#api/errors.ts';
import { formatBytes } from '#domain/bytes.ts';
import { showToast } from '#state/toast.ts';

const useStyles = makeStyles({
  button: { maxWidth: '100%', justifyContent: 'flex-start', overflowWrap: 'anywhere' },
});

interface AllegatoProps {
  nome: string;
  bytes: number;
  /** Its content as base64. */
  read: () => Promise<string> | string;
}

export function Allegato({ nome, bytes, read }: AllegatoProps) {
  const styles = useStyles();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(new Blob([fromBase64(await read())], { type: 'application/pdf' }));
      window.open(url, '_blank', 'noopener');
      // By the next minute the browser has read it.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Il PDF non si apre', testo: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className={styles.button}
      size="small"
      icon={<DocumentPdfRegular />}
      disabledFocusable={busy}
      onClick={() => void open()}
    >
      {nome} · {formatBytes(bytes)}
    </Button>
  );
}
