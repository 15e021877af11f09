/** One level: its days, its words with placeholders, and how they read. */
import {
  Button,
  Checkbox,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Textarea,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useRef, useState } from 'react';
import type { LivelloSollecito } from '#api/contract/solleciti.ts';
import { SEGNAPOSTI } from '#domain/solleciti/placeholders.ts';
import { Drawer } from '#ui/drawer.tsx';
import { toMessage, useSend } from '#ui/form.ts';
import { IdSelect, NativeSelect } from '#ui/native-select.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { useConti, useModello } from './readings.ts';
import { sheet } from '#ui/styles.ts';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
  /** As narrow as its column. */
  short: { minWidth: 0, '& input': { minWidth: 0, width: '100%' } },
  choice: { display: 'grid', gap: '6px', alignContent: 'start', lineHeight: tokens.lineHeightBase300 },
  tokens: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, border: 'none' },
  sheet,
  subject: { margin: '0 0 10px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, lineHeight: '1.55', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const TONI = { cortese: 'Cortese', fermo: 'Fermo', formale: 'Formale' } as const;
interface LivelloFormProps {
  /** Null for a new one. */
  livello: LivelloSollecito | null;
  /** The first number that is free. */
  numero: number;
  onClose: () => void;
  onSavedAll: (levels: readonly LivelloSollecito[]) => void;
}

const initial = (level: LivelloSollecito | null, number: number) => ({
  numero: String(level?.numero ?? number),
  nome: level?.nome ?? '',
  giorni: String(level?.giorni ?? 15),
  tono: level?.tono ?? ('cortese' as const),
  oggetto: level?.oggetto ?? 'Sollecito di pagamento: {totale}',
  testo:
    level?.testo ?? 'Spettabile {ragione_sociale},\n\n{elenco}\n\nTotale da pagare: {totale}.\n\n{azienda}',
  allega_estratto: level?.allega_estratto ?? true,
  id_conto: level?.id_conto ?? null,
});
type Valori = ReturnType<typeof initial>;

const isTone = (value: string): value is keyof typeof TONI => value in TONI;

export function LevelForm({ livello, numero, onClose, onSavedAll }: LivelloFormProps) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('operatore');
  /** Where a placeholder goes: the last place of the cursor in the text. */
  const point = useRef<readonly [number, number] | null>(null);
  const [values, setValues] = useState<Valori>(() => initial(livello, numero));
  const { errors, error, underway, submit } = useSend();
  const { letta, error: nonLetta } = useModello(values);
  const conti = useConti();
  const change = (patch: Partial<Valori>) => setValues((now) => ({ ...now, ...patch }));
  const message = (field: string) => toMessage(errors, field);
  const whole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : -1);
  const insert = (name: string) => {
    const [at, end] = point.current ?? [values.testo.length, values.testo.length];
    change({ testo: `${values.testo.slice(0, at)}{${name}}${values.testo.slice(end)}` });
    point.current = [at + name.length + 2, at + name.length + 2];
  };
  const save = () =>
    submit(async () => {
      const { livelli } = await client.call('livelloSollecitoSalva', {
        body: {
          ...values,
          numero: whole(values.numero),
          giorni: whole(values.giorni),
          id: livello?.id ?? null,
          versione: livello?.versione ?? null,
        },
      });
      onSavedAll(livelli);
    });
  return (
    <Drawer
      larghezza={1180}
      titolo={livello === null ? 'Nuovo livello' : `${livello.numero}. ${livello.nome}`}
      onClose={onClose}
      footer={
        <>
          {reason === null ? (
            <Button appearance="primary" disabledFocusable={underway} onClick={() => void save()}>
              Salva
            </Button>
          ) : null}
          <Button onClick={onClose}>{reason === null ? 'Lascia stare' : 'Chiudi'}</Button>
        </>
      }
    >
      <ErrorBar testo={error} />
      <div className={styles.two}>
        <Field label="Nome" required {...message('nome')}>
          <Input
            className={styles.short}
            value={values.nome}
            maxLength={60}
            onChange={(_event, { value }) => change({ nome: value })}
          />
        </Field>
        <Field label="Ordine" required {...message('numero')}>
          <Input
            className={styles.short}
            inputMode="numeric"
            value={values.numero}
            onChange={(_event, { value }) => change({ numero: value })}
          />
        </Field>
        <Field label="Giorni dopo la scadenza" required {...message('giorni')}>
          <Input
            className={styles.short}
            inputMode="numeric"
            value={values.giorni}
            onChange={(_event, { value }) => change({ giorni: value })}
          />
        </Field>
        <div className={styles.choice}>
          <span aria-hidden>Tono</span>
          <NativeSelect
            label="Tono"
            valore={values.tono}
            onChoose={(tono) => (isTone(tono) ? change({ tono }) : undefined)}
            voci={Object.entries(TONI)}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden>Conto su cui farsi pagare</span>
          <IdSelect
            label="Conto su cui farsi pagare"
            tutti="Il primo con un IBAN"
            valore={values.id_conto}
            voci={conti}
            onChoose={(id_conto) => change({ id_conto })}
          />
        </div>
      </div>
      <Checkbox
        checked={values.allega_estratto}
        label="Allega l’estratto conto del cliente"
        onChange={(_event, { checked }) => change({ allega_estratto: checked === true })}
      />
      <Field label="Oggetto" required {...message('oggetto')}>
        <Input
          value={values.oggetto}
          maxLength={200}
          onChange={(_event, { value }) => change({ oggetto: value })}
        />
      </Field>
      <Field label="Testo" required {...message('testo')}>
        <Textarea
          rows={14}
          resize="vertical"
          value={values.testo}
          maxLength={8_000}
          onSelect={({ currentTarget }) => {
            if (currentTarget instanceof HTMLTextAreaElement)
              point.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
          }}
          onChange={(_event, { value }) => change({ testo: value })}
        />
      </Field>
      <fieldset className={styles.tokens} aria-label="Segnaposto da aggiungere al testo">
        {Object.entries(SEGNAPOSTI).map(([name, words]) => (
          <Tooltip key={name} content={words} relationship="description">
            <Button size="small" onClick={() => insert(name)}>
              {`{${name}}`}
            </Button>
          </Tooltip>
        ))}
      </fieldset>
      {nonLetta === null ? null : (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{nonLetta}</MessageBarBody>
        </MessageBar>
      )}
      {letta === null ? null : (
        <section className={styles.sheet} aria-label="Come si legge">
          <p className={styles.subject}>{letta.oggetto}</p>
          <p className={styles.text}>{letta.testo}</p>
        </section>
      )}
    </Drawer>
  );
}
