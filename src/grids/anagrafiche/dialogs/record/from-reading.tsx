/** A part of the panel that is read on its own: what was read, or that it is being read, or why not and how to try again. */
import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ServerReading } from '#state/use-reading.ts';

export interface DaLetturaProps<T> {
  lettura: ServerReading<T>;
  /** Said while it is read. */
  attesa: string;
  children: (dati: T) => ReactNode;
}

export function DaLettura<T>({ lettura: { dati, errore, rileggi }, attesa, children }: DaLetturaProps<T>) {
  if (errore !== null)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {errore}{' '}
          <Button size="small" onClick={() => void rileggi()}>
            Riprova
          </Button>
        </MessageBarBody>
      </MessageBar>
    );
  return dati === null ? <Spinner label={attesa} /> : children(dati);
}
