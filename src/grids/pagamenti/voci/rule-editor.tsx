/** One rule: what it asks, where it sends, and what it would have done so far. */
import { Button, Dropdown, Field, Input, makeStyles, Option } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Voce } from '#api/contract/voci.ts';
import { CAUSALI_ABI } from '#domain/causali-abi.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useConti } from '../conti.ts';
import { toMessage, useSend } from '#ui/form.ts';
import { Prova, useProva } from './trial.tsx';
import { type BozzaRegola, type DatiRegola, fromBozza, toBozza } from './rule-draft.ts';
import { apriEditorAtom, type EditorRegola, eliminaRegolaAtom, formatCausale } from './rules.ts';
import { regoleResource } from './resources.ts';
import { SceltaVoce } from './voce-choice.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px',
  },
  list: { maxHeight: '320px' },
});

const AZIONI = { voce: 'Una voce', giroconto: 'Giroconto', ignorata: 'Ignorati, con un motivo' } as const;
const VIRGOLE = 'Più parole o frasi divise da virgole';

interface CampiProps {
  bozza: BozzaRegola;
  cambia: (patch: Partial<BozzaRegola>) => void;
}

function Testo({
  label,
  hint,
  campo,
  bozza,
  cambia,
}: CampiProps & {
  label: string;
  hint?: string;
  campo: 'testo' | 'testo_o' | 'testo_non' | 'importo_da' | 'importo_a' | 'controparte';
}) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      <Input value={bozza[campo]} onChange={(_event, { value }) => cambia({ [campo]: value })} />
    </Field>
  );
}

/** The standard table, and any code a rule already names. */
function Causali({ bozza, cambia }: CampiProps) {
  const styles = useStyles();
  const codici = [...new Set([...CAUSALI_ABI.map(({ codice }) => codice), ...bozza.causali])].toSorted();
  return (
    <Field label="Causale CBI/ABI">
      <Dropdown
        multiselect
        listbox={{ className: styles.list }}
        placeholder="Qualsiasi"
        value={bozza.causali.map(formatCausale).join(', ')}
        selectedOptions={[...bozza.causali]}
        onOptionSelect={(_event, { selectedOptions }) => cambia({ causali: selectedOptions })}
      >
        {codici.map((codice) => (
          <Option key={codice} value={codice}>
            {formatCausale(codice)}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}

function Condizioni(props: CampiProps) {
  const styles = useStyles();
  const { bozza, cambia } = props;
  const conti = useConti();
  return (
    <>
      <Causali {...props} />
      <Testo {...props} campo="testo_o" label="Testo con almeno una di" hint={VIRGOLE} />
      <Testo {...props} campo="testo" label="Testo con tutte" hint={VIRGOLE} />
      <Testo {...props} campo="testo_non" label="Testo senza" hint={VIRGOLE} />
      <div className={styles.two}>
        <Field label="Verso">
          <NativeSelect
            etichetta="Verso"
            valore={bozza.segno}
            onScegli={(segno) => cambia({ segno: segno as BozzaRegola['segno'] })}
          >
            <option value="">Entrate e uscite</option>
            <option value="entrata">Solo entrate</option>
            <option value="uscita">Solo uscite</option>
          </NativeSelect>
        </Field>
        <Testo {...props} campo="controparte" label="Controparte" />
        <Field label="Conto">
          <NativeSelect
            etichetta="Conto"
            valore={bozza.id_conto === null ? '' : String(bozza.id_conto)}
            onScegli={(value) => cambia({ id_conto: value === '' ? null : Number(value) })}
          >
            <option value="">Tutti i conti</option>
            {conti.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Testo {...props} campo="importo_da" label="Importo da" />
        <Testo {...props} campo="importo_a" label="Importo fino a" />
      </div>
    </>
  );
}

export interface RegolaEditorProps extends EditorRegola {
  voci: readonly Voce[];
  /** Once it is kept. */
  onSalvata?: () => void;
}

/** Without a voce yet, what the conditions alone would cover. */
function fromCondizioni(bozza: BozzaRegola): DatiRegola | null {
  const read = fromBozza({ ...bozza, azione: 'giroconto', id_voce: null });
  return 'dati' in read ? read.dati : null;
}

export function RegolaEditor({ regola, bozza: inizio, voci, onSalvata }: RegolaEditorProps) {
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(apriEditorAtom);
  const reload = useSetAtom(regoleResource.reloadAtom);
  const remove = useSetAtom(eliminaRegolaAtom);
  const { inCorso, errore, errori, invia } = useSend();
  const [bozza, setBozza] = useState(() => inizio ?? toBozza(regola));
  const [toccata, setToccata] = useState(false);
  const cambia = (patch: Partial<BozzaRegola>) => setBozza((now) => ({ ...now, ...patch }));
  const read = fromBozza(bozza);
  const dati = 'dati' in read ? read.dati : null;
  const manca = 'manca' in read ? read.manca : bozza.nome.trim() === '' ? 'Scrivi un nome alla regola' : null;
  const id = regola?.id ?? null;
  const senzaVoce = dati === null && bozza.azione === 'voce' && bozza.id_voce === null;
  const provati = senzaVoce ? fromCondizioni(bozza) : dati;
  const prova = useProva(id, provati);
  const send = async () => {
    setToccata(true);
    if (dati === null || manca !== null) return;
    const body = { ...dati, id, versione: regola?.versione ?? null };
    if (!(await invia(() => client.call('regolaSalva', { body })))) return;
    showToast({ severity: 'success', titolo: regola ? 'Regola salvata' : 'Regola creata' });
    close(null);
    await reload();
    onSalvata?.();
  };
  const drop = async () => {
    if (regola && (await remove(regola))) close(null);
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={regola ? regola.nome : 'Nuova regola'}
      errore={errore ?? (toccata ? manca : null)}
      inCorso={inCorso}
      azione={regola ? 'Salva' : 'Crea'}
      altro={
        regola ? (
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => void drop()}>
            Elimina
          </Button>
        ) : null
      }
      nota={provati !== null && !senzaVoce && prova.fresh ? (prova.seen?.provata?.testo ?? null) : null}
      onInvia={() => void send()}
      onChiudi={() => close(null)}
    >
      <Field label="Nome" required {...toMessage(errori, 'nome')}>
        <Input value={bozza.nome} maxLength={120} onChange={(_event, { value }) => cambia({ nome: value })} />
      </Field>
      <Condizioni bozza={bozza} cambia={cambia} />
      <Field label="I movimenti vanno a">
        <NativeSelect
          etichetta="I movimenti vanno a"
          valore={bozza.azione}
          onScegli={(azione) => cambia({ azione: azione as BozzaRegola['azione'] })}
        >
          {Object.entries(AZIONI).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {bozza.azione === 'voce' ? (
        <SceltaVoce
          voci={voci}
          valore={bozza.id_voce}
          errore={errori['id_voce']}
          onScegli={(id_voce) => cambia({ id_voce })}
        />
      ) : null}
      {bozza.azione === 'ignorata' ? (
        <Field label="Perché si ignorano" required {...toMessage(errori, 'motivo')}>
          <Input
            value={bozza.motivo}
            maxLength={200}
            onChange={(_event, { value }) => cambia({ motivo: value })}
          />
        </Field>
      ) : null}
      <Prova {...prova} dati={provati} manca={'manca' in read ? read.manca : null} soloCoperti={senzaVoce} />
    </FormDrawer>
  );
}
