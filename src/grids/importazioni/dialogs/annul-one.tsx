/** The roll-back of one import, asked from elsewhere: the same question as in the log, with the same consequences. */
import { useEffect } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { AnnullaDialog } from './annul.tsx';
import { askAnnulmentOfAtom, closeAnnulmentAtom } from '../annul.ts';

interface AnnullaUnaProps {
  id_imp: number;
  /** Whose the import is; null: of the azienda of this tab. */
  azienda: number | null;
  /** Called when its rows are gone. */
  onDone: () => void;
  onClose: () => void;
}

export function AnnullaUna({ id_imp, azienda, onDone, onClose }: AnnullaUnaProps) {
  const ask = useSetAtom(askAnnulmentOfAtom);
  const close = useSetAtom(closeAnnulmentAtom);
  useEffect(() => {
    void ask(id_imp, azienda);
    return () => close();
  }, [ask, close, id_imp, azienda]);
  return <AnnullaDialog onDone={onDone} onClose={onClose} />;
}
