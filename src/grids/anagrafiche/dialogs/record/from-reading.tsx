/** A part of the panel that is read on its own: what was read, or that it is being read, or why not and how to try again. */
import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ServerReading } from '#state/use-reading.ts';

interface DaLetturaProps<T> {
  lettura: ServerReading<T>;
  /** Said while it is read. */
  attesa: string;
  children: (data: T) => ReactNode;
}

export function DaLettura<T>({ lettura: { dati, error, reread }, attesa, children }: DaLetturaProps<T>) {
  if (error !== null)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {error}{' '}
          <Button size="small" onClick={() => void reread()}>
            Riprova
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  return dati === null ? <Spinner label={attesa} /> : children(dati);
}
