/** One level: its days, its words with placeholders, and how they read. */
import {
  Button,
  Checkbox,
  Field,
  Input,
  type InputProps,
  makeStyles,
  Textarea,
  tokens,
  Tooltip,
} from '@fluentui/react-components';
import { ErrorBar, NoteBar } from '#ui/error-bar.tsx';
import { type ReactNode, useRef } from 'react';
import type { LivelloSollecito } from '#api/contract/solleciti.ts';
import { SEGNAPOSTI } from '#domain/solleciti/placeholders.ts';
import { Drawer } from '#ui/drawer.tsx';
import { type Form, toMessage, useForm } from '#ui/form.ts';
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
/** Something that is no count of days is refused by the server, beside its field. */
const toWhole = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : -1);

type ShortFieldProps = ReturnType<Form<Valori>['bind']> & { label: string } & Pick<
    InputProps,
    'maxLength' | 'inputMode'
  >;

function ShortField({ label, campo, valore, errors, onChange, ...input }: ShortFieldProps) {
  const styles = useStyles();
  return (
    <Field label={label} required {...toMessage(errors, campo)}>
      <Input
        {...input}
        className={styles.short}
        value={valore}
        onChange={(_event, { value }) => onChange(value)}
      />
    </Field>
  );
}

/** A choice under its name, which the list says itself. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={useStyles().choice}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

function Facts({ form: { valori, cambia, bind } }: { form: Form<Valori> }) {
  const styles = useStyles();
  const conti = useConti();
  return (
    <>
      <div className={styles.two}>
        <ShortField label="Nome" {...bind('nome')} maxLength={60} />
        <ShortField label="Ordine" {...bind('numero')} inputMode="numeric" />
        <ShortField label="Giorni dopo la scadenza" {...bind('giorni')} inputMode="numeric" />
        <Choice label="Tono">
          <NativeSelect
            label="Tono"
            valore={valori.tono}
            onChoose={(tono) => (isTone(tono) ? cambia({ tono }) : undefined)}
            voci={Object.entries(TONI)}
          />
        </Choice>
        <Choice label="Conto su cui farsi pagare">
          <IdSelect
            label="Conto su cui farsi pagare"
            tutti="Il primo con un IBAN"
            valore={valori.id_conto}
            voci={conti}
            onChoose={(id_conto) => cambia({ id_conto })}
          />
        </Choice>
      </div>
      <Checkbox
        checked={valori.allega_estratto}
        label="Allega l’estratto conto del cliente"
        onChange={(_event, { checked }) => cambia({ allega_estratto: checked === true })}
      />
    </>
  );
}

/** What is written, and the placeholders, each of which goes to the last place of the cursor in the text. */
function Words({ form: { valori, cambia, errors } }: { form: Form<Valori> }) {
  const styles = useStyles();
  const { oggetto, testo } = valori;
  const point = useRef<readonly [number, number] | null>(null);
  const insert = (name: string) => {
    const [at, end] = point.current ?? [testo.length, testo.length];
    cambia({ testo: `${testo.slice(0, at)}{${name}}${testo.slice(end)}` });
    point.current = [at + name.length + 2, at + name.length + 2];
  };
  return (
    <>
      <Field label="Oggetto" required {...toMessage(errors, 'oggetto')}>
        <Input value={oggetto} maxLength={200} onChange={(_event, { value }) => cambia({ oggetto: value })} />
      </Field>
      <Field label="Testo" required {...toMessage(errors, 'testo')}>
        <Textarea
          rows={14}
          resize="vertical"
          value={testo}
          maxLength={8_000}
          onSelect={({ currentTarget }) => {
            if (currentTarget instanceof HTMLTextAreaElement)
              point.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
          }}
          onChange={(_event, { value }) => cambia({ testo: value })}
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
    </>
  );
}

function Preview({ valori }: { valori: Valori }) {
  const styles = useStyles();
  const { letta, error } = useModello(valori);
  return (
    <>
      {error === null ? null : <NoteBar intent="warning">{error}</NoteBar>}
      {letta === null ? null : (
        <section className={styles.sheet} aria-label="Come si legge">
          <p className={styles.subject}>{letta.oggetto}</p>
          <p className={styles.text}>{letta.testo}</p>
        </section>
      )}
    </>
  );
}

export function LevelForm({ livello, numero, onClose, onSavedAll }: LivelloFormProps) {
  const client = useAtomValue(clientAtom);
  const reason = useMotivo('operatore');
  const form = useForm(initial(livello, numero));
  const { valori, error, underway, submit } = form;
  const save = () =>
    submit(async () => {
      const { livelli } = await client.call('livelloSollecitoSalva', {
        body: {
          ...valori,
          numero: toWhole(valori.numero),
          giorni: toWhole(valori.giorni),
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
      <Facts form={form} />
      <Words form={form} />
      <Preview valori={valori} />
    </Drawer>
  );
}
