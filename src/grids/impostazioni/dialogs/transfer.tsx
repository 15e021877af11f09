/** Handing the installation on to another user. */
import type { Utente } from '#api/contract/utenti.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { loadSessioneAtom } from '#state/sessione.ts';
import { showToast } from '#state/toast.ts';
import { useForm } from '#ui/form.ts';
import { TextField } from '#ui/parts.tsx';
import { righeUtenti } from '../atoms.ts';

/** With one's own password, since nobody can take it back. */
export function Cessione({ utente, onChiudi }: { utente: Utente; onChiudi: () => void }) {
  const client = useAtomValue(clientAtom);
  const carica = useSetAtom(righeUtenti.caricaAtom);
  const loadSessione = useSetAtom(loadSessioneAtom);
  const { valori, cambia, errori, errore, inCorso, invia } = useForm({ password: '' });
  const cedi = async () => {
    const { id, versione, username } = utente;
    const done = await invia(async () => {
      await client.call('titolareCedi', { body: { id, versione, ...valori } });
    });
    await carica();
    if (!done) return;
    showToast({ severity: 'success', titolo: `${username} è il titolare dell’installazione` });
    await loadSessione();
    onChiudi();
  };
  return (
    <FormDrawer
      titolo={`Cedere la titolarità a ${utente.username}?`}
      errore={errore}
      inCorso={inCorso}
      azione="Cedi"
      onInvia={() => void cedi()}
      onChiudi={onChiudi}
    >
      <p>Il titolare governa tutti gli utenti dell’installazione. Solo {utente.username} potrà ridartela.</p>
      <TextField
        label="La tua password"
        campo="password"
        type="password"
        autoComplete="current-password"
        required
        valore={valori.password}
        errori={errori}
        onCambia={(password) => cambia({ password })}
      />
    </FormDrawer>
  );
}
