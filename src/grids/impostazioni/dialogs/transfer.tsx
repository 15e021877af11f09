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
export function Transfer({ utente, onClose }: { utente: Utente; onClose: () => void }) {
  const client = useAtomValue(clientAtom);
  const load = useSetAtom(righeUtenti.loadAtom);
  const loadSession = useSetAtom(loadSessioneAtom);
  const { valori, bind, error, underway, submit } = useForm({ password: '' });
  const cedi = async () => {
    const { id, versione, username } = utente;
    const done = await submit(async () => {
      await client.call('titolareCedi', { body: { id, versione, ...valori } });
    });
    await load();
    if (!done) return;
    showToast({ titolo: `${username} è il titolare dell’installazione` });
    await loadSession();
    onClose();
  };
  return (
    <FormDrawer
      titolo={`Cedere la titolarità a ${utente.username}?`}
      error={error}
      underway={underway}
      azione="Cedi"
      onSubmit={() => void cedi()}
      onClose={onClose}
    >
      <p>Il titolare governa tutti gli utenti dell’installazione. Solo {utente.username} potrà ridartela.</p>
      <TextField
        label="La tua password"
        {...bind('password')}
        type="password"
        autoComplete="current-password"
        required
      />
    </FormDrawer>
  );
}
