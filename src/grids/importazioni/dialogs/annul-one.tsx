/** The roll-back of one import, asked from elsewhere: the same question as in the log, with the same consequences. */
import { useEffect } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { AnnullaDialog } from './annul.tsx';
import { chiediAnnulloDiAtom, chiudiAnnulloAtom } from '../annul.ts';

export interface AnnullaUnaProps {
  id_imp: number;
  /** Whose the import is; null: of the azienda of this tab. */
  azienda: number | null;
  /** Called when its rows are gone. */
  onFatto: () => void;
  onChiudi: () => void;
}

export function AnnullaUna({ id_imp, azienda, onFatto, onChiudi }: AnnullaUnaProps) {
  const chiedi = useSetAtom(chiediAnnulloDiAtom);
  const chiudi = useSetAtom(chiudiAnnulloAtom);
  useEffect(() => {
    void chiedi(id_imp, azienda);
    return () => chiudi();
  }, [chiedi, chiudi, id_imp, azienda]);
  return <AnnullaDialog onFatto={onFatto} onChiudi={onChiudi} />;
}
