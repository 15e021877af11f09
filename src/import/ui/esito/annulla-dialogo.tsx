/** Taking an import back: asked once, and once more when rows were changed since. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Text,
} from '@fluentui/react-components';
import { useState } from 'react';
import { type Conseguenze, dettagliConseguenzeSchema } from '#api/contract/importazioni.ts';
import { messaggioErrore, parseDettagli } from '#api/errors.ts';
import { useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { conta, contaRighe } from '../parole.ts';
import { annullaImportazioneAtom } from '../stato/annulla.ts';
import { prossimoFileAtom } from '../stato/lettura.ts';

function inParole({ annotate, modificate, abbinate, pagamenti }: Conseguenze): string {
  const parts = [
    ...(annotate > 0 ? [conta(annotate, 'riga annotata', 'righe annotate')] : []),
    ...(modificate > 0 ? [conta(modificate, 'riga modificata', 'righe modificate')] : []),
    ...(abbinate > 0 ? [conta(abbinate, 'riga abbinata', 'righe abbinate')] : []),
  ];
  const anche = pagamenti > 0 ? `, e si annulla ${conta(pagamenti, 'pagamento', 'pagamenti')}` : '';
  return `Dopo l’importazione ci sono ${parts.join(' e ')}: annullando si perde anche questo lavoro${anche}.`;
}

export function AnnullaDialogo({ id_imp, onChiudi }: { id_imp: number; onChiudi: () => void }) {
  const annulla = useSetAtom(annullaImportazioneAtom);
  const prossimo = useSetAtom(prossimoFileAtom);
  const [conseguenze, setConseguenze] = useState<Conseguenze | null>(null);
  const [attesa, setAttesa] = useState(false);
  const confirm = async () => {
    setAttesa(true);
    try {
      const righe = await annulla(id_imp, conseguenze);
      showToast({
        severity: 'success',
        titolo: 'Importazione annullata',
        testo: `${contaRighe(righe)} ${righe === 1 ? 'tolta' : 'tolte'}`,
      });
      await prossimo();
    } catch (error) {
      const found = parseDettagli(error, 'annullo_con_conseguenze', dettagliConseguenzeSchema);
      setConseguenze(found);
      setAttesa(false);
      if (!found)
        showToast({ severity: 'error', titolo: 'Importazione non annullata', testo: messaggioErrore(error) });
    }
  };
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onChiudi()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Annullare l’importazione {id_imp}?</DialogTitle>
          <DialogContent>
            <Text>
              {conseguenze === null
                ? 'Tutte le sue righe verranno tolte. Il file si può importare di nuovo.'
                : inParole(conseguenze)}
            </Text>
          </DialogContent>
          <DialogActions>
            <Button onClick={onChiudi}>Lascia com’è</Button>
            <Button appearance="primary" disabled={attesa} onClick={() => void confirm()}>
              {conseguenze === null ? 'Annulla importazione' : 'Annulla lo stesso'}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
