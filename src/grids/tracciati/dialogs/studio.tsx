/** Asks before a tracciato is given to the studio, or taken back. */
import { clientAtom } from '#state/api.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { StudioAsk } from '#ui/studio/ask.tsx';
import { righeTracciati } from '../atoms.ts';
import { studioActAtom, toShared } from '../shared.ts';

export function StudioDialog() {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const reread = useSetAtom(righeTracciati.loadAtom);
  const [asked, ask] = useAtom(studioActAtom);
  const what = asked ? toShared(client, azienda, asked.riga, reread) : null;
  if (!asked || !what) return null;
  const close = () => ask(null);
  return (
    <StudioAsk
      what={what}
      act={asked.act}
      ora={what.prima}
      chiave={what.prima.nome}
      onDone={close}
      onClose={close}
    />
  );
}
