/** Whatever stands open over the aziende. */
import { useAtomValue } from '#state/jotai.ts';
import { AssegnaCompiti } from './assign.tsx';
import { CreaCompiti } from './make.tsx';
import { dialogoAtom } from './open.ts';
import { SchedaCompito } from './task.tsx';

export function DialoghiStudio() {
  const aperto = useAtomValue(dialogoAtom);
  switch (aperto?.tipo) {
    case undefined:
      return null;
    case 'crea':
      return <CreaCompiti righe={aperto.righe} />;
    case 'assegna':
      return <AssegnaCompiti compiti={aperto.compiti} />;
    case 'compito':
      return <SchedaCompito compito={aperto.compito} />;
  }
}
