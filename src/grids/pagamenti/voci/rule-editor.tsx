/** One rule: what it asks, where it sends, and what it would have done so far. */
import {
  Button,
  Caption1,
  Dropdown,
  Field,
  Input,
  makeStyles,
  Option,
  tokens,
} from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { IdSelect, NativeSelect } from '#ui/native-select.tsx';
import { StudioMenu, StudioNote } from '#ui/studio/menu.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useConti } from '#state/conti.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { Prova, useProva } from './trial.tsx';
import { type RegolaDraft, type DatiRegola, fromDraft, toDraft } from './rule-draft.ts';
import { openEditorAtom, type EditorRegola, deleteRegolaAtom, formatCausale } from './rules.ts';
import { regoleResource } from './resources.ts';
import { useSharedRegola } from './shared-rule.ts';
import { SceltaVoce } from './voce-choice.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
  },
  // Close to the texts it is about.
  hint: { marginTop: '-12px', color: tokens.colorNeutralForeground3 },
  list: { maxHeight: '320px' },
});

const AZIONI = { voce: 'Una voce', giroconto: 'Giroconto', ignorata: 'Ignorati, con un motivo' } as const;
const COMMAS = 'Nei testi, più parole o frasi si dividono con virgole.';

interface CampiProps {
  draft: RegolaDraft;
  cambia: (patch: Partial<RegolaDraft>) => void;
}

function Testo({
  label,
  campo,
  draft,
  cambia,
}: CampiProps & {
  label: string;
  campo: 'testo' | 'testo_o' | 'testo_non' | 'importo_da' | 'importo_a' | 'controparte';
}) {
  return (
    <Field label={label}>
      <Input value={draft[campo]} onChange={(_event, { value }) => cambia({ [campo]: value })} />
    </Field>
  );
}

/** The standard table, and any code a rule already names. */
function Causali({ draft, cambia }: CampiProps) {
  const styles = useStyles();
  const codes = [...new Set([...CAUSALI_ABI.map(({ codice }) => codice), ...draft.causali])].toSorted();
  return (
    <Field label="Causale CBI/ABI">
      <Dropdown
        multiselect
        listbox={{ className: styles.list }}
        placeholder="Qualsiasi"
        value={draft.causali.map(formatCausale).join(', ')}
        selectedOptions={[...draft.causali]}
        onOptionSelect={(_event, { selectedOptions }) => cambia({ causali: selectedOptions })}
      >
        {codes.map((code) => (
          <Option key={code} value={code}>
            {formatCausale(code)}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

function Condizioni(props: CampiProps) {
  const styles = useStyles();
  const { draft, cambia } = props;
  const conti = useConti();
  return (
    <>
      <Causali {...props} />
      <div className={styles.two}>
        <Testo {...props} campo="testo_o" label="Testo con almeno una di" />
        <Testo {...props} campo="testo" label="Testo con tutte" />
        <Testo {...props} campo="testo_non" label="Testo senza" />
        <Testo {...props} campo="controparte" label="Controparte" />
      </div>
      <Caption1 className={styles.hint}>{COMMAS}</Caption1>
      <div className={styles.two}>
        <Field label="Verso">
          <NativeSelect
            label="Verso"
            valore={draft.segno}
            onChoose={(sign) => cambia({ segno: sign as RegolaDraft['segno'] })}
            voci={[
              ['', 'Entrate e uscite'],
              ['entrata', 'Solo entrate'],
              ['uscita', 'Solo uscite'],
            ]}
          />
        </Field>
        <Field label="Conto">
          <IdSelect
            label="Conto"
            tutti="Tutti i conti"
            valore={draft.id_conto}
            voci={conti}
            onChoose={(id_conto) => cambia({ id_conto })}
          />
        </Field>
        <Testo {...props} campo="importo_da" label="Importo da" />
        <Testo {...props} campo="importo_a" label="Importo fino a" />
      </div>
    </>
  );
}

interface RegolaEditorProps extends EditorRegola {
  voci: readonly Voce[];
  /** Once it is kept. */
  onSaved?: () => void;
}

/** Without a voce yet, what the conditions alone would cover. */
function fromConditions(draft: RegolaDraft): DatiRegola | null {
  const read = fromDraft({ ...draft, azione: 'giroconto', id_voce: null });
  return 'dati' in read ? read.dati : null;
}

export function RegolaEditor({ regola, draft: start, voci, onSaved }: RegolaEditorProps) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(openEditorAtom);
  const reload = useSetAtom(regoleResource.reloadAtom);
  const remove = useSetAtom(deleteRegolaAtom);
  const { underway, error, errors, submit } = useSend();
  const [draft, setDraft] = useState(() => start ?? toDraft(regola));
  const [toccata, setToccata] = useState(false);
  const change = (patch: Partial<RegolaDraft>) => setDraft((now) => ({ ...now, ...patch }));
  const read = fromDraft(draft);
  const data = 'dati' in read ? read.dati : null;
  const missing =
    'manca' in read ? read.manca : draft.nome.trim() === '' ? 'Scrivi un nome alla regola' : null;
  const id = regola?.id ?? null;
  const withoutVoce = data === null && draft.azione === 'voce' && draft.id_voce === null;
  const proved = withoutVoce ? fromConditions(draft) : data;
  const proof = useProva(id, proved);
  const what = useSharedRegola(regola);
  const send = async () => {
    setToccata(true);
    if (data === null || missing !== null) return;
    const body = { ...data, id, versione: regola?.versione ?? null };
    if (!(await submit(() => client.call('regolaSalva', { body })))) return;
    showToast({ titolo: regola ? 'Regola salvata' : 'Regola creata' });
    close(null);
    await reload();
    onSaved?.();
  };
  const drop = async () => {
    if (regola && (await remove(regola))) close(null);
  };
  return (
    <FormDrawer
      larghezza={640}
      titolo={regola ? regola.nome : 'Nuova regola'}
      error={error ?? (toccata ? missing : null)}
      underway={underway}
      azione={regola ? 'Salva' : 'Crea'}
      altro={
        regola ? (
          <>
            {what ? (
              <StudioMenu
                what={what}
                ora={missing === null ? data : null}
                chiave={draft.nome.trim() || regola.nome}
                onDone={() => close(null)}
              />
            ) : null}
            {regola.dello_studio ? null : (
              <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => void drop()}>
                Elimina
              </Button>
            )}
          </>
        ) : null
      }
      nota={proved !== null && !withoutVoce && proof.fresh ? (proof.provata?.testo ?? null) : null}
      onSubmit={() => void send()}
      onClose={() => close(null)}
    >
      {what?.vista.dello_studio ? <StudioNote what={what} /> : null}
      <Field label="Nome" required {...toMessage(errors, 'nome')}>
        <Input value={draft.nome} maxLength={120} onChange={(_event, { value }) => change({ nome: value })} />
      </Field>
      <div className={styles.two}>
        <Field label="I movimenti vanno a">
          <NativeSelect
            label="I movimenti vanno a"
            valore={draft.azione}
            onChoose={(action) => change({ azione: action as RegolaDraft['azione'] })}
            voci={Object.entries(AZIONI)}
          />
        </Field>
        {draft.azione === 'voce' ? (
          <SceltaVoce
            voci={voci}
            valore={draft.id_voce}
            error={errors['id_voce']}
            onChoose={(id_voce) => change({ id_voce })}
          />
        ) : null}
        {draft.azione === 'ignorata' ? (
          <Field label="Perché si ignorano" required {...toMessage(errors, 'motivo')}>
            <Input
              value={draft.motivo}
              maxLength={200}
              onChange={(_event, { value }) => change({ motivo: value })}
            />
          </Field>
        ) : null}
      </div>
      <Condizioni draft={draft} cambia={change} />
      <Prova {...proof} dati={proved} manca={'manca' in read ? read.manca : null} soloCoperti={withoutVoce} />
    </FormDrawer>
  );
}
