/** The file in the preview of the editor, and how it reads with what the editor says so far. */
import { useCallback, useMemo, useState } from 'react';
import type { Risposte } from '../../cell/questions.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';
import { toDraft, toTracciato, type TracciatoDraft } from './draft.ts';
import { useFileReading } from './use-reading.ts';

export function useSampleFile({ lettura, natura }: TracciatoDraft) {
  const [file, setFile] = useState<File | null>(null);
  const [risposte, setRisposte] = useState<Risposte>({});
  // Only what changes the reading: a name typed letter by letter reads nothing again.
  const bases = useMemo<ReadingBases>(() => {
    const tracciato = toTracciato({
      ...toDraft({ tipo: 'nuovo' }),
      nome: 'bozza',
      modello_nome: '*',
      natura,
      lettura,
    });
    return { tracciato, risposte, lettura: null };
  }, [lettura, natura, risposte]);
  const { viva, underway } = useFileReading(file, bases);
  const outcome = viva?.esito;
  const open = useCallback((next: File) => {
    setFile(next);
    setRisposte({});
  }, []);
  const propose = useCallback((next: File) => setFile((before) => before ?? next), []);
  return {
    file,
    open,
    /** Opens a file where none was chosen. */
    propose,
    viva,
    underway,
    /** The reading, once it is that of what the editor says now. */
    letto: outcome?.tipo === 'letto' && !underway ? outcome : null,
    answer: (id: keyof Risposte, value: string) => setRisposte((before) => ({ ...before, [id]: value })),
  };
}
