/** Whether the files that are imported are kept, and up to which size. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Spinner,
  Switch,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { MAX_ORIGINALE } from '#api/contract/originali.ts';
import { messaggioErrore } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { impostazioniAperteAtom } from './atoms.ts';

const useStyles = makeStyles({ content: { display: 'grid', gap: '12px' }, misura: { maxWidth: '180px' } });

const MB = 1024 * 1024;

export function ImpostazioniDialog() {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const setAperte = useSetAtom(impostazioniAperteAtom);
  const [conserva, setConserva] = useState<boolean | null>(null);
  const [misura, setMisura] = useState('20');
  const close = () => setAperte(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      try {
        const now = await client.call('impostazioniImportazione', { signal });
        setConserva(now.conserva_originali);
        setMisura(String(Math.round(now.limite_originali / MB)));
      } catch (error) {
        if (signal.aborted) return;
        showToast({
          severity: 'error',
          titolo: 'Impostazioni non disponibili',
          testo: messaggioErrore(error),
        });
        setAperte(false);
      }
    };
    void read();
    return () => controller.abort();
  }, [client, setAperte]);
  const numero = /^\d{1,3}$/.test(misura) ? Number(misura) : 0;
  const valida = numero >= 1 && numero * MB <= MAX_ORIGINALE;
  const save = async () => {
    try {
      const body = { conserva_originali: conserva === true, limite_originali: numero * MB };
      await client.call('impostazioniImportazioneSalva', { body });
      showToast({ severity: 'success', titolo: 'Impostazioni salvate' });
      close();
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Impostazioni non salvate', testo: messaggioErrore(error) });
    }
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>File importati</DialogTitle>
          <DialogContent className={styles.content}>
            <span>
              Un file conservato si può scaricare di nuovo e rileggere quando il suo tracciato viene corretto.
              Se annulli l’importazione, il file viene cancellato.
            </span>
            {conserva === null ? (
              <Spinner size="tiny" label="Leggo le impostazioni…" />
            ) : (
              <>
                <Switch
                  label="Conserva i file importati"
                  checked={conserva}
                  onChange={(_event, { checked }) => setConserva(checked)}
                />
                <Field
                  className={styles.misura}
                  label="Fino a (MB)"
                  {...(!valida && { validationMessage: 'Un numero da 1 a 200' })}
                >
                  <Input
                    value={misura}
                    inputMode="numeric"
                    disabled={!conserva}
                    onChange={(_event, { value }) => setMisura(value)}
                  />
                </Field>
              </>
            )}
          </DialogContent>
          <DialogActions fluid>
            <Button onClick={close}>Lascia stare</Button>
            <Button appearance="primary" disabled={conserva === null || !valida} onClick={() => void save()}>
              Salva
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
