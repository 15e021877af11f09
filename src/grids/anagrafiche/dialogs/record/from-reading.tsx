/** A part of the panel that is read on its own: what was read, or that it is being read, or why not and how to try again. */
import { Button, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ServerReading } from '#state/use-reading.ts';
import { NoteBar } from '#ui/error-bar.tsx';

interface DaLetturaProps<T> {
  lettura: ServerReading<T>;
  /** Said while it is read. */
  attesa: string;
  children: (data: T) => ReactNode;
}

export function DaLettura<T>({ lettura: { dati, error, reread }, attesa, children }: DaLetturaProps<T>) {
  if (error !== null)
    return (
      <NoteBar intent="error">
        {error}{' '}
        <Button size="small" onClick={() => void reread()}>
          Riprova
        </Button>
      </NoteBar>
    );
  return dati === null ? <Spinner label={attesa} /> : children(dati);
}
