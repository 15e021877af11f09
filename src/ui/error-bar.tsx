/** What is said where it belongs, in the page itself. */
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** What went wrong, said aloud as soon as it stands there; nothing while there is nothing to say. */
export function ErrorBar({ testo }: { testo: string | null }) {
  if (testo === null) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{testo}</MessageBarBody>
    </MessageBar>
  );
}

interface NoteBarProps {
  /** `info` unless said otherwise. */
  intent?: 'info' | 'success' | 'warning' | 'error';
  className?: string;
  children: ReactNode;
}

/** What a person should know where they are, over as many lines as it takes. */
export const NoteBar = ({ children, ...bar }: NoteBarProps) => (
  <MessageBar {...bar} layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
