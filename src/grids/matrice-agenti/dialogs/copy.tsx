/** The rates of one agente given to others, as one step that is undone like any other. */
import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Confirm } from '#ui/question.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { matriceAtom, matriceEdits, righeMatrice } from '../atoms.ts';
import { closeAtom } from './open.ts';
import { toCampo } from '../row.ts';
import { column } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { ...column, maxHeight: '40vh', overflowY: 'auto', margin: 0, padding: 0, border: 'none' },
});

export function CopyDialog({ idAgente }: { idAgente: number }) {
  const styles = useStyles();
  const store = useStore();
  const { agenti, mandanti } = useAtomValue(matriceAtom);
  const close = useSetAtom(closeAtom);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { store: rowStore } = useAtomValue(righeMatrice.vistaAtom);
  const source = rowStore.get(idAgente);
  const others = agenti.filter(({ id }) => id !== idAgente && rowStore.get(id) !== undefined);

  const run = () => {
    close();
    if (!source) return;
    const celle = [...chosen].flatMap((id) => {
      const target = rowStore.get(id);
      if (!target) return [];
      return mandanti.flatMap((mandante) => {
        const campo = toCampo(mandante.id);
        const prima = target[campo] ?? null;
        const dopo = source[campo] ?? null;
        return prima === dopo ? [] : [{ id, campo, prima, dopo }];
      });
    });
    void store.set(matriceEdits.executeAtom, {
      etichetta: `copia le aliquote di ${source.agente}`,
      celle,
    });
  };
  return (
    <Confirm
      titolo={<>Copia le aliquote di {source?.agente ?? ''} su…</>}
      azione={chosen.size === 0 ? 'Copia' : `Copia su ${formatCount(chosen.size, 'agente', 'agenti')}`}
      off={chosen.size === 0}
      onConfirm={run}
      onClose={() => close()}
    >
      <fieldset className={styles.list} aria-label="Agenti">
        {others.map(({ id, ragione_sociale }) => (
          <Checkbox
            key={id}
            label={ragione_sociale}
            checked={chosen.has(id)}
            onChange={(_event, { checked }) => {
              const next = new Set(chosen);
              if (checked === true) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
        ))}
      </fieldset>
    </Confirm>
  );
}
