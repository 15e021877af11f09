/** Narrows the bench: conto, period, and whose partite. */
import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { idTestoSchema } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { PartyPicker } from '#ui/party-picker/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource, getDati } from '#state/resource.ts';
import { useConti } from '../conti.ts';
import type { PagamentiQuery } from '../vista.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    // Two beside each other on a phone.
    '@media (max-width: 640px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *': { width: 'auto', minWidth: 0 },
      '& > :first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
    },
  },
  soggetto: {
    minWidth: '150px',
    width: '190px',
    '@media (max-width: 640px)': { minWidth: 0, width: '100%' },
  },
  scelta: { width: '150px', '@media (max-width: 640px)': { width: 'auto' } },
  // Alone with the period, a conto's name has room.
  larga: { width: '190px', '@media (max-width: 640px)': { width: 'auto' } },
  data: { width: '156px', '@media (max-width: 640px)': { width: 'auto' } },
});

/** Agenti and mandanti are few: their names are read once. */
const namesResource = createResource(async (client, signal) => {
  const [agenti, mandanti] = await Promise.all([
    client.call('soggetti', { query: { ruolo: 'agente' }, signal }),
    client.call('soggetti', { query: { ruolo: 'mandante' }, signal }),
  ]);
  return { agenti: agenti.soggetti, mandanti: mandanti.soggetti };
});

interface SceltaProps {
  label: string;
  tutti: string;
  valore: number | null;
  /** Null while they are being read: their place is kept, so that nothing moves when they come. */
  voci: readonly { id: number; testo: string }[] | null;
  wide?: boolean;
  onChoose: (id: number | null) => void;
}

function Scelta({ label, tutti, valore, voci, wide = false, onChoose }: SceltaProps) {
  const styles = useStyles();
  if (voci?.length === 0) return null;
  return (
    <NativeSelect
      className={wide ? styles.larga : styles.scelta}
      label={label}
      valore={valore === null ? '' : String(valore)}
      onChoose={(value) => onChoose(value === '' ? null : idTestoSchema.parse(value))}
    >
      <option value="">{tutti}</option>
      {voci?.map(({ id, testo }) => (
        <option key={id} value={id}>
          {testo}
        </option>
      ))}
    </NativeSelect>
  );
}

interface BancoFiltersProps {
  question: PagamentiQuery;
  onChange: (patch: Partial<PagamentiQuery>) => void;
  /** Conto and period, where whose partite they are makes no difference. */
  soloConto?: boolean;
}

export function Filtri({ question, onChange, soloConto = false }: BancoFiltersProps) {
  const styles = useStyles();
  const conti = useConti();
  const load = useSetAtom(namesResource.loadAtom);
  const names = getDati(useAtomValue(namesResource.stateAtom));
  useEffect(() => void load(), [load]);
  const day = (field: 'dal' | 'al', label: string) => (
    <DateField
      className={styles.data}
      label={label}
      prima={field}
      valore={question[field]}
      optional
      // The other end is written with it: a period that stood by default must not vanish with the first change.
      onChange={(giorno) => onChange({ dal: question.dal, al: question.al, [field]: giorno })}
    />
  );
  const toVoci = (soggetti: readonly { id: number; ragione_sociale: string }[] | undefined) =>
    soggetti?.map(({ id, ragione_sociale }) => ({ id, testo: ragione_sociale })) ?? null;
  return (
    <div className={styles.root}>
      <Scelta
        label="Conto"
        tutti="Tutti i conti"
        valore={question.id_conto}
        voci={conti.map(({ id, nome }) => ({ id, testo: nome }))}
        wide={soloConto}
        onChoose={(id_conto) => onChange({ id_conto })}
      />
      {soloConto ? null : (
        <>
          <PartyPicker
            className={styles.soggetto}
            valore={question.id_soggetto === null ? '' : String(question.id_soggetto)}
            empty="Tutti i soggetti"
            onChoose={(id) => onChange({ id_soggetto: id === '' ? null : idTestoSchema.parse(id) })}
          />
          <Scelta
            label="Agente"
            tutti="Tutti gli agenti"
            valore={question.id_agente}
            voci={toVoci(names?.agenti)}
            onChoose={(id_agente) => onChange({ id_agente })}
          />
          <Scelta
            label="Mandante"
            tutti="Tutti i mandanti"
            valore={question.id_mandante}
            voci={toVoci(names?.mandanti)}
            onChoose={(id_mandante) => onChange({ id_mandante })}
          />
        </>
      )}
      {day('dal', 'Movimenti dal')}
      {day('al', 'Movimenti al')}
      {soloConto || question.id_imp === null ? null : (
        <Button
          size="small"
          icon={<DismissRegular />}
          iconPosition="after"
          title="Mostra tutti i file"
          onClick={() => onChange({ id_imp: null })}
        >
          Solo l’importazione {question.id_imp}
        </Button>
      )}
    </div>
  );
}
