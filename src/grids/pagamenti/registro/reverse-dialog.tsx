/** Takes a pagamento back on a later day: all of it or some of its partite, with what the bank kept. */
import { Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { Pagamento } from '#api/contract/pagamenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { describeError } from '#api/errors.ts';
import { getToday } from '#domain/date.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import { useWork } from '#ui/form.ts';
import { DateField } from '#ui/date-field/index.ts';
import { Confirm } from '#ui/question.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { openStornoAtom, righeRegistro, stornoAtom } from './righe.ts';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    // An input asks for more than its half of a phone.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px',
    '& .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
  },
  figures: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  partite: { display: 'grid', maxHeight: '220px', overflowY: 'auto', margin: 0, padding: 0, border: 'none' },
});

function ReverseForm({ pagamento }: { pagamento: Pagamento }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(openStornoAtom);
  const reload = useSetAtom(righeRegistro.loadAtom);
  const ids = pagamento.partite.flatMap(({ id }) => (id === null ? [] : [id]));
  const [choices, setChoices] = useState<ReadonlySet<number>>(new Set(ids));
  const [data, setData] = useState<Giorno | null>(() => getToday());
  const [texts, setTexts] = useState({ spese: '0,00', motivo: '' });
  const { underway, error, submit } = useWork(describeError);
  const spese = parseImporto(texts.spese);
  const ready = data !== null && spese !== null && spese >= 0 && choices.size > 0;
  const send = async () => {
    if (!ready) return;
    const done = await submit(() =>
      client.call('pagamentoStorna', {
        params: { id: pagamento.id },
        body: {
          versione: pagamento.versione,
          data,
          spese,
          motivo: texts.motivo.trim() === '' ? null : texts.motivo,
          ...(choices.size < ids.length && { partite: [...choices] }),
        },
      }),
    );
    if (!done) return;
    showToast({
      titolo: 'Pagamento stornato',
      testo: 'Le partite sono di nuovo aperte.',
    });
    close(null);
    await reload();
  };
  return (
    <Confirm
      titolo={`Storna ${formatImporto(pagamento.importo)}`}
      error={error}
      busy={underway}
      azione="Storna"
      off={!ready}
      onConfirm={send}
      onClose={() => close(null)}
    >
      <span>
        Il pagamento resta nel registro con il suo storno: le partite scelte tornano aperte dal giorno che
        dici.
      </span>
      <fieldset className={styles.partite} aria-label="Partite da riaprire">
        {pagamento.partite.map(({ id, importo, numero_documento, ragione_sociale }) =>
          id === null ? null : (
            <Checkbox
              key={id}
              checked={choices.has(id)}
              label={[numero_documento, ragione_sociale, formatImporto(importo)].filter(Boolean).join(' · ')}
              onChange={(_event, { checked }) => {
                const next = new Set(choices);
                if (checked === true) next.add(id);
                else next.delete(id);
                setChoices(next);
              }}
            />
          ),
        )}
      </fieldset>
      <div className={styles.two}>
        <Field label="Data" {...(data === null ? { validationMessage: 'Scrivi gg/mm/aaaa' } : {})}>
          <DateField subito valore={data} onChange={setData} />
        </Field>
        <Field
          label="Spese della banca"
          {...(spese === null || spese < 0 ? { validationMessage: 'Scrivi ad esempio 5,00' } : {})}
        >
          <Input
            input={{ className: styles.figures, inputMode: 'decimal' }}
            value={texts.spese}
            onChange={(_event, { value }) => setTexts({ ...texts, spese: value })}
          />
        </Field>
      </div>
      <Field label="Perché">
        <Input
          value={texts.motivo}
          maxLength={200}
          onChange={(_event, { value }) => setTexts({ ...texts, motivo: value })}
        />
      </Field>
    </Confirm>
  );
}

export function StornaDialog() {
  const pagamento = useAtomValue(stornoAtom);
  return pagamento ? <ReverseForm key={pagamento.id} pagamento={pagamento} /> : null;
}
