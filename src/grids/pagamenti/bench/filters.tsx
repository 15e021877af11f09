/** Narrows the bench: conto, period, and whose partite. */
import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { idTestoSchema } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { PartyPicker } from '#ui/party-picker/index.ts';
import { IdSelect } from '#ui/native-select.tsx';
import { useAgentiMandanti } from '#state/agenti-mandanti.ts';
import { useConti } from '#state/conti.ts';
import type { PagamentiQuery } from '../vista.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
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

interface SceltaProps extends Omit<ComponentProps<typeof IdSelect>, 'voci'> {
  /** Undefined while they are being read: their place is kept, so that nothing moves when they come. */
  voci: readonly { id: number; nome: string }[] | undefined;
}

/** Shown unless there is nothing to choose. */
function Scelta({ voci, ...rest }: SceltaProps) {
  const styles = useStyles();
  return voci?.length === 0 ? null : <IdSelect className={styles.scelta} {...rest} voci={voci ?? []} />;
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
  const names = useAgentiMandanti();
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
  return (
    <div className={styles.root}>
      <Scelta
        label="Conto"
        tutti="Tutti i conti"
        valore={question.id_conto}
        voci={conti}
        {...(soloConto && { className: styles.larga })}
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
            voci={names?.agenti}
            onChoose={(id_agente) => onChange({ id_agente })}
          />
          <Scelta
            label="Mandante"
            tutti="Tutti i mandanti"
            valore={question.id_mandante}
            voci={names?.mandanti}
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
