/** One layout: how values are written, and the columns in their order, with the first lines as they would come out. */
import { Button, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { writePrimaNota } from '#domain/voci/export-tracciato.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { toExport, righeNota } from './righe.ts';
import { type ContenutoTracciato, type Offerto, tracciatiResource } from './tracciati.ts';
import { Colonne, Notazioni } from './tracciato-fields.tsx';

const useStyles = makeStyles({
  sample: {
    margin: 0,
    padding: '10px',
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Lines shown of the period at hand. */
const RIGHE_ESEMPIO = 4;

export function TracciatoEditor({ offerto, onChiudi }: { offerto: Offerto; onChiudi: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(tracciatiResource.reloadAtom);
  const { archivio } = useAtomValue(righeNota.vistaAtom);
  const { inCorso, errore, errori, invia } = useSend();
  const { proprio } = offerto;
  const [nome, setNome] = useState(proprio ? proprio.nome : `${offerto.nome} (mio)`);
  const [contenuto, setContenuto] = useState(offerto.contenuto);
  const cambia = (patch: Partial<ContenutoTracciato>) => setContenuto({ ...contenuto, ...patch });
  const esempio = writePrimaNota(toExport([...archivio.tutte()].slice(0, RIGHE_ESEMPIO)), contenuto);
  const finish = async (work: () => Promise<unknown>, titolo: string) => {
    if (!(await invia(work))) return;
    showToast({ severity: 'success', titolo });
    onChiudi();
    await reload();
  };
  const save = () => {
    const { id = null, versione = null } = proprio ?? {};
    void finish(
      () => client.call('primaNotaTracciatoSalva', { body: { id, versione, nome, contenuto } }),
      'Tracciato salvato',
    );
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={proprio ? proprio.nome : 'Nuovo tracciato'}
      errore={errore}
      inCorso={inCorso}
      azione={proprio ? 'Salva' : 'Crea'}
      altro={
        proprio ? (
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            onClick={() => {
              const { id, versione } = proprio;
              void finish(
                () => client.call('primaNotaTracciatoElimina', { body: { id, versione } }),
                'Tracciato eliminato',
              );
            }}
          >
            Elimina
          </Button>
        ) : null
      }
      onInvia={save}
      onChiudi={onChiudi}
    >
      <Field label="Nome" required {...toMessage(errori, 'nome')}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <Notazioni contenuto={contenuto} cambia={cambia} />
      <Switch
        label="La prima riga porta i titoli"
        checked={contenuto.intestazione}
        onChange={(_event, { checked }) => cambia({ intestazione: checked })}
      />
      <Colonne colonne={contenuto.colonne} cambia={(colonne) => cambia({ colonne })} />
      <pre className={styles.sample} aria-label="Come esce il file" data-testid="esempio-tracciato">
        {esempio}
      </pre>
    </FormDrawer>
  );
}
