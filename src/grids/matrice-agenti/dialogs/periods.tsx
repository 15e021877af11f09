/** The history of one agente, mandante by mandante: rate, zone, from and to. */
import { Field, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Drawer } from '#ui/drawer.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { matriceAtom, periodsAtom } from '../atoms.ts';
import { closeAtom } from './open.ts';
import { PeriodiCoppia } from './pair-periods.tsx';
import { getCellKey } from '../row.ts';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '16px' },
});

export function Periodi({ idAgente }: { idAgente: number }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const { agenti, mandanti } = useAtomValue(matriceAtom);
  const byCoppia = useAtomValue(periodsAtom);
  const known = (id: number) => byCoppia.get(getCellKey(idAgente, id)) ?? [];
  const [idMandante, setIdMandante] = useState(
    () => (mandanti.find(({ id }) => known(id).length > 0) ?? mandanti[0])?.id ?? null,
  );
  const parsed = idMandante === null ? [] : known(idMandante);
  return (
    <Drawer
      titolo={<>{agenti.find(({ id }) => id === idAgente)?.ragione_sociale ?? 'Agente'}</>}
      larghezza={640}
      className={styles.body}
      onClose={() => close()}
    >
      {idMandante === null ? (
        <p>Nessun mandante: dai questo ruolo a un soggetto nelle anagrafiche.</p>
      ) : (
        <>
          <Field label="Mandante">
            <NativeSelect
              label="Mandante"
              valore={String(idMandante)}
              onChoose={(value) => setIdMandante(Number(value))}
              voci={mandanti.map(({ id, ragione_sociale }) => [
                id,
                known(id).length > 0 ? `${ragione_sociale} (${known(id).length})` : ragione_sociale,
              ])}
            />
          </Field>
          <PeriodiCoppia
            key={`${idMandante}:${parsed.map(({ id, versione }) => `${id}.${versione}`).join()}`}
            idAgente={idAgente}
            idMandante={idMandante}
            letti={parsed}
          />
        </>
      )}
    </Drawer>
  );
}
