/** Asks before a tracciato is given to the studio, or taken back. */
import { clientAtom } from '#state/api.ts';
import { useAtom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { StudioAsk } from '#ui/studio/ask.tsx';
import { righeTracciati } from '../atoms.ts';
import { attoStudioAtom, toCosa } from '../shared.ts';

export function StudioDialog() {
  const client = useAtomValue(clientAtom);
  const azienda = useAtomValue(aziendaIdAtom);
  const reread = useSetAtom(righeTracciati.loadAtom);
  const [asked, ask] = useAtom(attoStudioAtom);
  const what = asked ? toCosa(client, azienda, asked.riga, reread) : null;
  if (!asked || !what) return null;
  const close = () => ask(null);
  return (
    <StudioAsk
      cosa={what}
      atto={asked.atto}
      ora={what.prima}
      chiave={what.prima.nome}
      onDone={close}
      onClose={close}
    />
  );
}
