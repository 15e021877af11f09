/** The form of a tracciato: its name, which files, whose rows, and which column means what. */
import { Dropdown, Field, Input, makeStyles, Option, Subtitle2, tokens } from '@fluentui/react-components';
import type { Lettura } from '#api/contract/tracciati.ts';
import { naturaSchema } from '#api/contract/valori.ts';
import { CampiLettura } from '../columns/reading-fields.tsx';
import { Scelta } from '../columns/choice.tsx';
import { useConti } from '#state/conti.ts';
import type { TracciatoDraft } from './draft.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px' },
  title: { margin: '6px 0 0' },
  dropdown: { minWidth: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
});

const NATURE = { movimento: 'Movimenti di conto', partita: 'Partite (scadenze)' } as const;
const NONE = '';

interface TracciatoFormProps {
  draft: TracciatoDraft;
  onChange: (draft: TracciatoDraft) => void;
}

function SceltaConto({ draft, onChange }: TracciatoFormProps) {
  const styles = useStyles();
  const conti = useConti();
  const chosen = conti.find(({ id }) => id === draft.id_conto);
  return (
    <Field label="Conto" hint="A chi appartengono i movimenti; vuoto: si sceglie a ogni importazione">
      <Dropdown
        className={styles.dropdown}
        value={chosen?.nome ?? 'Da scegliere ogni volta'}
        selectedOptions={[chosen ? String(chosen.id) : NONE]}
        onOptionSelect={(_event, { optionValue }) =>
          onChange({ ...draft, id_conto: optionValue ? Number(optionValue) : null })
        }
      >
        <Option value={NONE}>Da scegliere ogni volta</Option>
        {conti
          .filter((conto) => !conto.archiviato)
          .map(({ id, nome }) => (
            <Option key={id} value={String(id)}>
              {nome}
            </Option>
          ))}
      </Dropdown>
    </Field>
  );
}

function ReadingForm({ lettura, onChange }: { lettura: Lettura; onChange: (lettura: Lettura) => void }) {
  const styles = useStyles();
  return (
    <>
      <Subtitle2 as="h2" className={styles.title}>
        Colonne del file
      </Subtitle2>
      <CampiLettura lettura={lettura} onChange={onChange} />
    </>
  );
}

export function TracciatoForm({ draft, onChange }: TracciatoFormProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Field label="Nome" required>
        <Input
          value={draft.nome}
          maxLength={120}
          autoComplete="off"
          onChange={(_event, { value }) => onChange({ ...draft, nome: value })}
        />
      </Field>
      <Field label="Nomi dei file" required hint="* sta per una serie di caratteri, ? per uno solo">
        <Input
          value={draft.modello_nome}
          maxLength={255}
          autoComplete="off"
          onChange={(_event, { value }) => onChange({ ...draft, modello_nome: value })}
        />
      </Field>
      <Scelta
        label="Contiene"
        voci={NATURE}
        value={draft.natura}
        onChange={(value) => {
          const natura = naturaSchema.parse(value);
          onChange({ ...draft, natura, id_conto: natura === 'partita' ? null : draft.id_conto });
        }}
      />
      {draft.natura === 'movimento' ? <SceltaConto draft={draft} onChange={onChange} /> : null}
      {draft.lettura ? (
        <ReadingForm lettura={draft.lettura} onChange={(lettura) => onChange({ ...draft, lettura })} />
      ) : null}
    </div>
  );
}
