/** Where the columns of a printed table start: corrected by their characters, counted from 1. */
import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { cropAtom } from '../state/reading.ts';
import type { Anteprima } from '../state/types.ts';
import { formatTagli, parseTagli } from './tagli.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '12px', alignItems: 'center' },
});

interface TagliProps {
  anteprima: Anteprima;
  tagli: readonly number[];
  onClose: () => void;
}

export function Tagli({ anteprima, tagli, onClose }: TagliProps) {
  const styles = useStyles();
  const crop = useSetAtom(cropAtom);
  const [text, setText] = useState(formatTagli(tagli));
  const fresh = parseTagli(text);
  return (
    <div className={styles.root}>
      <Field
        label="Carattere da cui comincia ogni colonna"
        hint="Per esempio: 1, 13, 25, 80"
        {...(fresh === null
          ? {
              validationState: 'error' as const,
              validationMessage: 'Almeno due numeri crescenti, separati da virgole',
            }
          : {})}
      >
        <Input value={text} onChange={(_event, { value }) => setText(value)} />
      </Field>
      <Button
        disabled={fresh === null || text === formatTagli(tagli)}
        onClick={() => {
          if (fresh === null) return;
          onClose();
          void crop(anteprima.context, fresh);
        }}
      >
        Ritaglia
      </Button>
    </div>
  );
}
