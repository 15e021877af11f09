/** Whether the files that are imported are kept, and up to which size: changed from the log and from the settings. */
import { Button, Field, Input, makeStyles, Spinner, Switch, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ImpostazioniImportazione, MAX_ORIGINALE } from '#api/contract/originali.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { createResource, getDati } from '#state/resource.ts';
import { useMotivo } from '#state/ruolo.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { NoteBar } from '#ui/error-bar.tsx';

const originalsResource = createResource((client, signal) =>
  client.call('impostazioniImportazione', { signal }),
);

const useStyles = makeStyles({
  form: { display: 'grid', gap: '12px' },
  text: { margin: 0, maxWidth: '68ch' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  size: { maxWidth: '180px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const MB = 1024 * 1024;

interface OriginaliProps {
  onSavedAll?: () => void;
}

interface OriginalsFormProps extends OriginaliProps {
  lette: ImpostazioniImportazione;
  reread: () => Promise<void>;
}

function OriginalsForm({ lette, reread, onSavedAll }: OriginalsFormProps) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('amministratore');
  const [conserva, setConserva] = useState(lette.conserva_originali);
  const [measure, setMeasure] = useState(String(Math.round(lette.limite_originali / MB)));
  const number = /^\d{1,3}$/.test(measure) ? Number(measure) : 0;
  const valid = number >= 1 && number * MB <= MAX_ORIGINALE;
  const save = async () => {
    try {
      const body = { conserva_originali: conserva, limite_originali: number * MB };
      await client.call('impostazioniImportazioneSalva', { body });
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Impostazioni non salvate', testo: describeError(error) });
      return;
    }
    showToast({ titolo: 'Impostazioni salvate' });
    onSavedAll?.();
    await reread();
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        Un file conservato si può scaricare di nuovo e rileggere quando il suo tracciato viene corretto. Se
        annulli l’importazione, il file viene cancellato.
      </p>
      {reason === null ? null : <p className={styles.quiet}>{reason}.</p>}
      <Switch
        label="Conserva i file importati"
        checked={conserva}
        disabled={reason !== null}
        onChange={(_event, { checked }) => setConserva(checked)}
      />
      <Field
        className={styles.size}
        label="Fino a (MB)"
        {...(!valid && { validationMessage: 'Un numero da 1 a 200' })}
      >
        <Input
          value={measure}
          inputMode="numeric"
          disabled={!conserva || reason !== null}
          onChange={(_event, { value }) => setMeasure(value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button appearance="primary" disabled={!valid || reason !== null} onClick={() => void save()}>
          Salva
        </Button>
      </div>
    </div>
  );
}

export function Originali(props: OriginaliProps) {
  const { state, reload } = useResource(originalsResource);
  const loaded = getDati(state);
  if (loaded) return <OriginalsForm key={JSON.stringify(loaded)} lette={loaded} reread={reload} {...props} />;
  if (state.stato === 'error') return <NoteBar intent="error">{describeError(state.error)}</NoteBar>;
  return <Spinner size="tiny" label="Leggo le impostazioni…" />;
}
