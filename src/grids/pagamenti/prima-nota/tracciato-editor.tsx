/** One layout: how values are written, and the columns in their order, with the first lines as they would come out. */
import { Button, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { writePrimaNota } from '#domain/voci/export-tracciato.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { StudioMenu, StudioNote } from '#ui/studio/menu.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { toExport, righeNota } from './righe.ts';
import { useSharedTracciato } from './shared-tracciato.ts';
import { type ContenutoTracciato, type Offered, tracciatiResource } from './tracciati.ts';
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
const EXAMPLE_RIGHE = 4;

export function TracciatoEditor({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reload = useSetAtom(tracciatiResource.reloadAtom);
  const { store } = useAtomValue(righeNota.vistaAtom);
  const { underway, error, errors, submit } = useSend();
  const { proprio } = offered;
  const [nome, setNome] = useState(proprio ? proprio.nome : `${offered.nome} (mio)`);
  const [contenuto, setContenuto] = useState(offered.contenuto);
  const change = (patch: Partial<ContenutoTracciato>) => setContenuto({ ...contenuto, ...patch });
  const example = writePrimaNota(toExport([...store.listAll()].slice(0, EXAMPLE_RIGHE)), contenuto);
  const what = useSharedTracciato(proprio);
  const finish = async (work: () => Promise<unknown>, titolo: string) => {
    if (!(await submit(work))) return;
    showToast({ titolo });
    onClose();
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
      error={error}
      underway={underway}
      azione={proprio ? 'Salva' : 'Crea'}
      altro={
        proprio ? (
          <>
            {what ? (
              <StudioMenu
                what={what}
                ora={nome.trim() === '' ? null : { nome: nome.trim(), contenuto }}
                chiave={nome.trim() || proprio.nome}
                onDone={onClose}
              />
            ) : null}
            {proprio.dello_studio ? null : (
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
            )}
          </>
        ) : null
      }
      onSubmit={save}
      onClose={onClose}
    >
      {what?.vista.dello_studio ? <StudioNote what={what} /> : null}
      <Field label="Nome" required {...toMessage(errors, 'nome')}>
        <Input value={nome} maxLength={80} onChange={(_event, { value }) => setNome(value)} />
      </Field>
      <Notazioni contenuto={contenuto} cambia={change} />
      <Switch
        label="La prima riga porta i titoli"
        checked={contenuto.intestazione}
        onChange={(_event, { checked }) => change({ intestazione: checked })}
      />
      <Colonne colonne={contenuto.colonne} cambia={(colonne) => change({ colonne })} />
      <pre className={styles.sample} aria-label="Come esce il file" data-testid="esempio-tracciato">
        {example}
      </pre>
    </FormDrawer>
  );
}
