/** Whatever stands open over the aziende. */
import { useAtomValue } from '#state/jotai.ts';
import { AssignCompiti } from './assign.tsx';
import { CreaCompiti } from './make.tsx';
import { dialogAtom } from './open.ts';
import { SendFascicoli } from './packs.tsx';
import { CompitoDrawer } from './task.tsx';

export function StudioDialogs() {
  const opened = useAtomValue(dialogAtom);
  switch (opened?.tipo) {
    case undefined:
      return null;
    case 'crea':
      return <CreaCompiti righe={opened.righe} />;
    case 'assegna':
      return <AssignCompiti compiti={opened.compiti} />;
    case 'compito':
      return <CompitoDrawer compito={opened.compito} />;
    case 'fascicoli':
      return <SendFascicoli compiti={opened.compiti} />;
  }
}
