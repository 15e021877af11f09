/** The form of a new soggetto. */
import { Button, Field, Input } from '@fluentui/react-components';
import { ErrorBar } from '#ui/error-bar.tsx';
import { type SubmitEvent, useId, useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { Soggetto } from '#api/contract/soggetti.ts';
import { checkIban } from '#domain/codici.ts';
import { Drawer } from '#ui/drawer.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { readFieldErrors } from '#ui/form.ts';
import { mostraNuovoAtom, righeSoggetti, ruoloAtom } from '../../atoms.ts';
import { apriAtom, chiudiAtom } from '../open.ts';
import { Campi } from './fields.tsx';
import { useCampi } from './use-fields.ts';
import { VUOTI } from './values.ts';

export function Nuovo() {
  const client = useAtomValue(clientAtom);
  const ruolo = useAtomValue(ruoloAtom);
  const close = useSetAtom(chiudiAtom);
  const open = useSetAtom(apriAtom);
  const carica = useSetAtom(righeSoggetti.caricaAtom);
  const mostra = useSetAtom(mostraNuovoAtom);
  const toast = useSetAtom(addToastAtom);
  const form = useId();
  const campi = useCampi({ ...VUOTI, ruoli: [ruolo ?? 'cliente'] }, null, null);
  const [iban, setIban] = useState('');
  const [ibanLasciato, setIbanLasciato] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const esitoIban = iban.trim() === '' ? null : checkIban(iban);
  const erroreIban = campi.errori['ibans'] ?? (esitoIban && !esitoIban.ok ? esitoIban.motivo : undefined);

  const undo = async ({ id, versione }: Soggetto) => {
    try {
      await client.call('soggettiModifica', { body: { elimina: [{ id, versione }] } });
      await carica();
    } catch (cause) {
      toast({ severity: 'error', titolo: 'Non si è potuto annullare', testo: describeError(cause) });
    }
  };

  const salva = async () => {
    const dati = campi.prova();
    setIbanLasciato(true);
    if (inCorso || dati === null || (esitoIban && !esitoIban.ok)) return;
    setInCorso(true);
    setErrore(null);
    try {
      const ibans = esitoIban ? [esitoIban.valore] : [];
      const { creati } = await client.call('soggettiModifica', { body: { crea: [{ ...dati, ibans }] } });
      const [made] = creati;
      if (!made) return close();
      void mostra(made);
      toast({
        severity: 'success',
        titolo: `Creato ${made.ragione_sociale}`,
        azione: { label: 'Annulla', run: () => void undo(made) },
      });
      open({ tipo: 'scheda', id: made.id });
    } catch (cause) {
      const errors = readFieldErrors(cause);
      campi.rifiuta(errors);
      if (Object.keys(errors).length === 0) setErrore(describeError(cause));
      setInCorso(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void salva();
  };
  return (
    <Drawer
      larghezza={620}
      titolo="Nuovo soggetto"
      onChiudi={close}
      piede={
        <>
          <Button type="submit" form={form} appearance="primary" disabledFocusable={inCorso}>
            {inCorso ? 'Salvataggio…' : 'Crea'}
          </Button>
          <Button onClick={() => close()}>Lascia stare</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: '16px' }}>
        <ErrorBar testo={errore} />
        <Campi
          valori={campi.valori}
          errori={campi.errori}
          avvisi={campi.avvisi}
          onCambia={campi.cambia}
          onLascia={campi.lascia}
        />
        <Field
          label="IBAN"
          {...(ibanLasciato && erroreIban !== undefined && { validationMessage: erroreIban })}
        >
          <Input
            value={iban}
            autoComplete="off"
            maxLength={60}
            onChange={(_event, { value }) => setIban(value)}
            onBlur={() => setIbanLasciato(true)}
          />
        </Field>
      </form>
    </Drawer>
  );
}
