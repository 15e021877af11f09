/** Takes a pagamento back on a later day: all of it or some of its partite, with what the bank kept. */
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { useState } from 'react';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import { messaggioErrore } from '#api/errors.ts';
import { formatData, oggi, parseData } from '#domain/date.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { apriStornoAtom, righeRegistro, stornoAtom } from './righe.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '12px' },
  two: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' },
  partite: { display: 'grid', maxHeight: '220px', overflowY: 'auto', margin: 0, padding: 0, border: 'none' },
});

function Modulo({ pagamento }: { pagamento: Pagamento }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(apriStornoAtom);
  const reload = useSetAtom(righeRegistro.caricaAtom);
  const ids = pagamento.partite.flatMap(({ id }) => (id === null ? [] : [id]));
  const [scelte, setScelte] = useState<ReadonlySet<number>>(new Set(ids));
  const [testi, setTesti] = useState({ data: formatData(oggi()), spese: '0,00', motivo: '' });
  const [stato, setStato] = useState<{ inCorso: boolean; errore: string | null }>({
    inCorso: false,
    errore: null,
  });
  const data = parseData(testi.data);
  const spese = parseImporto(testi.spese);
  const ready = data !== null && spese !== null && spese >= 0 && scelte.size > 0;
  const send = async () => {
    if (!ready) return;
    setStato({ inCorso: true, errore: null });
    try {
      await client.call('pagamentoStorna', {
        params: { id: pagamento.id },
        body: {
          versione: pagamento.versione,
          data,
          spese,
          motivo: testi.motivo.trim() === '' ? null : testi.motivo,
          ...(scelte.size < ids.length && { partite: [...scelte] }),
        },
      });
      showToast({
        severity: 'success',
        titolo: 'Pagamento stornato',
        testo: 'Le partite sono di nuovo aperte.',
      });
      close(null);
      await reload();
    } catch (error) {
      setStato({ inCorso: false, errore: messaggioErrore(error) });
    }
  };
  return (
    <DialogBody>
      <DialogTitle>Storna {formatImporto(pagamento.importo)}</DialogTitle>
      <DialogContent className={styles.content}>
        <span>
          Il pagamento resta nel registro con il suo storno: le partite scelte tornano aperte dal giorno che
          dici.
        </span>
        <fieldset className={styles.partite} aria-label="Partite da riaprire">
          {pagamento.partite.map(({ id, importo, numero_documento, ragione_sociale }) =>
            id === null ? null : (
              <Checkbox
                key={id}
                checked={scelte.has(id)}
                label={[numero_documento, ragione_sociale, formatImporto(importo)]
                  .filter(Boolean)
                  .join(' · ')}
                onChange={(_event, { checked }) => {
                  const next = new Set(scelte);
                  if (checked === true) next.add(id);
                  else next.delete(id);
                  setScelte(next);
                }}
              />
            ),
          )}
        </fieldset>
        <div className={styles.two}>
          <Field label="Data" {...(data === null ? { validationMessage: 'Scrivi gg/mm/aaaa' } : {})}>
            <Input value={testi.data} onChange={(_event, { value }) => setTesti({ ...testi, data: value })} />
          </Field>
          <Field
            label="Spese della banca"
            {...(spese === null || spese < 0 ? { validationMessage: 'Scrivi ad esempio 5,00' } : {})}
          >
            <Input
              value={testi.spese}
              onChange={(_event, { value }) => setTesti({ ...testi, spese: value })}
            />
          </Field>
        </div>
        <Field label="Perché">
          <Input
            value={testi.motivo}
            maxLength={200}
            onChange={(_event, { value }) => setTesti({ ...testi, motivo: value })}
          />
        </Field>
        {stato.errore ? (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{stato.errore}</MessageBarBody>
          </MessageBar>
        ) : null}
      </DialogContent>
      <DialogActions fluid>
        <Button disabled={stato.inCorso} onClick={() => close(null)}>
          Lascia stare
        </Button>
        <Button appearance="primary" disabledFocusable={!ready || stato.inCorso} onClick={() => void send()}>
          Storna
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

export function StornaDialog() {
  const pagamento = useAtomValue(stornoAtom);
  const close = useSetAtom(apriStornoAtom);
  if (!pagamento) return null;
  return (
    <Dialog
      open
      onOpenChange={(_event, { open }) => {
        if (!open) close(null);
      }}
    >
      <DialogSurface>
        <Modulo key={pagamento.id} pagamento={pagamento} />
      </DialogSurface>
    </Dialog>
  );
}
