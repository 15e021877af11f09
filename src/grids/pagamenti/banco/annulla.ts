/** Taking back the latest decision, whatever it was. */
import { clientAtom } from '#state/api.ts';
import { atom, type Getter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { decidendoAtom, decidi, type Fatto, fattiAtom, rileggi, scordaFattoAtom } from './decisione.ts';

async function disfa(get: Getter, fatto: Fatto): Promise<void> {
  const client = get(clientAtom);
  switch (fatto.tipo) {
    case 'lotto':
      await client.call('lottoAnnulla', { params: { id: fatto.id } });
      return;
    case 'pagamento':
      await client.call('pagamentoAnnulla', {
        params: { id: fatto.id },
        body: { versione: fatto.versione },
      });
      return;
    case 'collegamento':
      await client.call('pagamentoScollega', {
        params: { id: fatto.id },
        body: { versione: fatto.versione },
      });
      return;
    case 'pagamenti':
      for (const id of fatto.ids) {
        const { versione } = await client.call('pagamento', { params: { id } });
        await client.call('pagamentoAnnulla', { params: { id }, body: { versione } });
      }
      return;
    case 'rifiuti':
      await client.call('rifiutiElimina', { body: { ids: [...fatto.ids] } });
      return;
    case 'assegnazioni':
      await client.call('movimentiLibera', { body: { assegnazioni: [...fatto.ids] } });
  }
}

/** Takes back the latest decision, whole, and reads both sides again. */
export const annullaUltimoAtom = atom(null, async (get, set) => {
  const fatto = get(fattiAtom).at(-1);
  if (!fatto || get(decidendoAtom)) return;
  await decidi(set, 'Non è stato annullato', async () => {
    await disfa(get, fatto);
    set(scordaFattoAtom, fatto);
    set(addToastAtom, { severity: 'success', titolo: `Annullato: ${fatto.etichetta}` });
    await rileggi(set);
  });
});
