/** The form of one way of paying, beside the grid: the same rules as in the cells, each error under its field. */
import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  OverlayDrawer,
  Switch,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type SubmitEvent, useId } from 'react';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { useSetAtom } from '#state/jotai.ts';
import { chiudiAtom } from './finestre.ts';
import { useScheda } from './use-scheda.ts';

const useStyles = makeStyles({
  drawer: { width: 'min(420px, 100vw)' },
  form: { display: 'grid', gap: '16px', alignContent: 'start', paddingTop: '4px' },
  giorni: { maxWidth: '160px' },
});

export function Scheda({ riga }: { riga: TipoPagamento | null }) {
  const styles = useStyles();
  const close = useSetAtom(chiudiAtom);
  const { valori, cambia, errori, errore, inCorso, salva } = useScheda(riga);
  const form = useId();
  const messaggio = (campo: string) => {
    const testo = errori[campo];
    return testo === undefined ? {} : { validationMessage: testo };
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void salva();
  };
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      onOpenChange={(_event, { open }) => {
        if (!open) close();
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label="Chiudi la scheda"
              onClick={() => close()}
            />
          }
        >
          {riga ? riga.codice : 'Nuovo tipo di pagamento'}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          {errore ? (
            <MessageBar intent="error" layout="multiline">
              <MessageBarBody>{errore}</MessageBarBody>
            </MessageBar>
          ) : null}
          <Field label="Codice" required hint="Breve, senza spazi: BB30, RIBA60" {...messaggio('codice')}>
            <Input
              value={valori.codice}
              autoComplete="off"
              maxLength={12}
              onChange={(_event, { value }) => cambia({ codice: value })}
            />
          </Field>
          <Field label="Descrizione" required {...messaggio('descrizione')}>
            <Input
              value={valori.descrizione}
              autoComplete="off"
              maxLength={120}
              onChange={(_event, { value }) => cambia({ descrizione: value })}
            />
          </Field>
          <Field
            className={styles.giorni}
            label="Giorni"
            required
            hint="Dalla data del documento"
            {...messaggio('giorni')}
          >
            <Input
              value={valori.giorni}
              inputMode="numeric"
              autoComplete="off"
              onChange={(_event, { value }) => cambia({ giorni: value })}
            />
          </Field>
          <Switch
            label="La scadenza va a fine mese"
            checked={valori.fine_mese}
            onChange={(_event, { checked }) => cambia({ fine_mese: checked })}
          />
          <Switch
            label="Attivo: si può scegliere nei documenti nuovi"
            checked={valori.attivo}
            onChange={(_event, { checked }) => cambia({ attivo: checked })}
          />
        </form>
      </DrawerBody>
      <DrawerFooter>
        <Button type="submit" form={form} appearance="primary" disabledFocusable={inCorso}>
          {inCorso ? 'Salvataggio…' : riga ? 'Salva' : 'Crea'}
        </Button>
        <Button onClick={() => close()}>Lascia stare</Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
}
