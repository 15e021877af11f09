/** Where the columns of a printed table start: corrected by their characters, counted from 1. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { ritagliaAtom } from '../state/reading.ts';
import type { Anteprima } from '../state/types.ts';
import { formatTagli, parseTagli } from './tagli.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '12px', alignItems: 'center' },
});

interface TagliProps {
  anteprima: Anteprima;
  tagli: readonly number[];
  onChiudi: () => void;
}

export function Tagli({ anteprima, tagli, onChiudi }: TagliProps) {
  const styles = useStyles();
  const ritaglia = useSetAtom(ritagliaAtom);
  const [testo, setTesto] = useState(formatTagli(tagli));
  const nuovi = parseTagli(testo);
  return (
    <div className={styles.root}>
      <Field
        label="Carattere da cui comincia ogni colonna"
        hint="Per esempio: 1, 13, 25, 80"
        {...(nuovi === null
          ? {
              validationState: 'error' as const,
              validationMessage: 'Almeno due numeri crescenti, separati da virgole',
            }
          : {})}
      >
        <Input value={testo} onChange={(_event, { value }) => setTesto(value)} />
      </Field>
      <Button
        disabled={nuovi === null || testo === formatTagli(tagli)}
        onClick={() => {
          if (nuovi === null) return;
          onChiudi();
          void ritaglia(anteprima.contesto, nuovi);
        }}
      >
        Ritaglia
      </Button>
    </div>
  );
}
