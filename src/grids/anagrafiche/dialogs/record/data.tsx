/** The data of a soggetto, changed here as in the cells: the same history, the same question when somebody was faster. */
import { Button, makeStyles } from '@fluentui/react-components';
import { type SubmitEvent, useId, useState } from 'react';
import type { CampiSoggetto, Soggetto } from '#api/contract/soggetti.ts';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { WritableFields } from '#ui/writers.tsx';
import { modificheSoggetti, righeSoggetti } from '../../atoms.ts';
import { Campi } from './fields.tsx';
import { useCampi } from './use-fields.ts';
import { listCambiate, toValori } from './values.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  buttons: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
});

export interface DatiProps {
  soggetto: Soggetto;
  onSalvato: () => Promise<void>;
}

export function Dati({ soggetto, onSalvato }: DatiProps) {
  const styles = useStyles();
  const store = useStore();
  const client = useAtomValue(clientAtom);
  const toast = useSetAtom(addToastAtom);
  const form = useId();
  const prima = toValori(soggetto);
  const campi = useCampi(prima, prima, soggetto.id);
  const [inCorso, setInCorso] = useState(false);
  const changed = listCambiate(soggetto, campi.letti.dati);

  const salva = async () => {
    const dati = campi.prova();
    if (inCorso || dati === null || changed.length === 0) return;
    setInCorso(true);
    const { id, versione, ragione_sociale } = soggetto;
    if (store.get(righeSoggetti.vistaAtom).archivio.get(id)) {
      const celle = changed.map((cella) => ({ ...cella, id }));
      await store.set(modificheSoggetti.eseguiAtom, { etichetta: `modifica ${ragione_sociale}`, celle });
    } else {
      // The grid shows another role: the history is its rows' own.
      try {
        const { attivo, ruoli } = dati;
        const testi = Object.fromEntries(changed.map(({ campo, dopo }) => [campo, dopo]));
        const scritti: CampiSoggetto = { ...testi, attivo, ruoli };
        await client.call('soggettiModifica', { body: { cambia: [{ id, versione, campi: scritti }] } });
      } catch (cause) {
        toast({ severity: 'error', titolo: 'Non è stato salvato nulla', testo: describeError(cause) });
      }
    }
    await onSalvato();
    setInCorso(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void salva();
  };
  return (
    <form id={form} className={styles.form} onSubmit={submit} noValidate>
      <WritableFields>
        <Campi
          valori={campi.valori}
          errori={campi.errori}
          avvisi={campi.avvisi}
          onCambia={campi.cambia}
          onLascia={campi.lascia}
        />
        <div className={styles.buttons}>
          <Button type="submit" appearance="primary" disabledFocusable={inCorso || changed.length === 0}>
            {inCorso ? 'Salvataggio…' : 'Salva'}
          </Button>
        </div>
      </WritableFields>
    </form>
  );
}
