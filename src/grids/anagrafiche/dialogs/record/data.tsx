/** The data of a soggetto, changed here as in the cells: the same history, the same question when somebody was faster. */
import { Button, makeStyles } from '@fluentui/react-components';
import { type SubmitEvent, useId, useState } from 'react';
import type { CampiSoggetto, Soggetto } from '#api/contract/soggetti.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { addFailureAtom } from '#state/toast.ts';
import { WritableFields } from '#ui/writers.tsx';
import { soggettiEdits, righeSoggetti } from '../../atoms.ts';
import { Campi } from './fields.tsx';
import { useCampi } from './use-fields.ts';
import { listCambiate, toValori } from './values.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  buttons: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
});

export function Dati({ soggetto, onSaved }: { soggetto: Soggetto; onSaved: () => Promise<void> }) {
  const styles = useStyles();
  const store = useStore();
  const client = useAtomValue(clientAtom);
  const fail = useSetAtom(addFailureAtom);
  const form = useId();
  const before = toValori(soggetto);
  const fields = useCampi(before, before, soggetto.id);
  const [underway, setUnderway] = useState(false);
  const changed = listCambiate(soggetto, fields.letti.dati);

  const save = async () => {
    const data = fields.check();
    if (underway || data === null || changed.length === 0) return;
    setUnderway(true);
    const { id, versione, ragione_sociale } = soggetto;
    if (store.get(righeSoggetti.vistaAtom).store.get(id)) {
      const celle = changed.map((cell) => ({ ...cell, id }));
      await store.set(soggettiEdits.executeAtom, { etichetta: `modifica ${ragione_sociale}`, celle });
    } else {
      // The grid shows another role: the history is its rows' own.
      try {
        const { attivo, ruoli } = data;
        const texts = Object.fromEntries(changed.map(({ campo, dopo }) => [campo, dopo]));
        const written: CampiSoggetto = { ...texts, attivo, ruoli };
        await client.call('soggettiModifica', { body: { cambia: [{ id, versione, campi: written }] } });
      } catch (cause) {
        fail('Non è stato salvato nulla', cause);
      }
    }
    await onSaved();
    setUnderway(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form id={form} className={styles.form} onSubmit={submit} noValidate>
      <WritableFields>
        <Campi fields={fields} />
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" disabledFocusable={underway || changed.length === 0}>
            {underway ? 'Salvataggio…' : 'Salva'}
          </Button>
        </div>
      </WritableFields>
    </form>
  );
}
