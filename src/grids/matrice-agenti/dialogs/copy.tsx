/** The rates of one agente given to others, as one step that is undone like any other. */
import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Question } from '#ui/question.tsx';
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
    <Question
      titolo={<>Copia le aliquote di {source?.agente ?? ''} su…</>}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>Lascia stare</Button>
          <Button appearance="primary" disabledFocusable={chosen.size === 0} onClick={run}>
            {chosen.size === 0 ? 'Copia' : `Copia su ${formatCount(chosen.size, 'agente', 'agenti')}`}
          </Button>
        </>
      }
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
    </Question>
  );
}
