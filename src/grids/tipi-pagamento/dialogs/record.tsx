/** The form of one way of paying, beside the grid: the same rules as in the cells, each error under its field. */
import { Field, Input, makeStyles, Switch } from '@fluentui/react-components';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { closeAtom } from './open.ts';
import { useRecord } from './use-record.ts';

const useStyles = makeStyles({
  giorni: { maxWidth: '160px' },
});

export function TipoDrawer({ riga }: { riga: TipoPagamento | null }) {
  const styles = useStyles();
  const close = useSetAtom(closeAtom);
  const { valori, cambia, errors, error, underway, salva } = useRecord(riga);
  const message = (field: string) => {
    const text = errors[field];
    return text === undefined ? {} : { validationMessage: text };
  };
  return (
    <FormDrawer
      titolo={riga ? riga.codice : 'Nuovo tipo di pagamento'}
      larghezza={420}
      close="Chiudi la scheda"
      error={error}
      underway={underway}
      azione={riga ? 'Salva' : 'Crea'}
      attesa="Salvataggio…"
      onSubmit={() => void salva()}
      onClose={close}
    >
      <Field label="Codice" required hint="Breve, senza spazi: BB30, RIBA60" {...message('codice')}>
        <Input
          value={valori.codice}
          autoComplete="off"
          maxLength={12}
          onChange={(_event, { value }) => cambia({ codice: value })}
        />
      </Field>
      <Field label="Descrizione" required {...message('descrizione')}>
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
        {...message('giorni')}
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
    </FormDrawer>
  );
}
