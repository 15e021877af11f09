/** Narrows the bench: conto, period, and whose partite. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { giornoSchema, idTestoSchema } from '#api/contract/valori.ts';
import { SceltaNativa } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createResource, datiOf } from '#state/resource.ts';
import { useConti } from '../conti.ts';
import type { Domanda } from '../vista.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  scelta: { width: '170px' },
  data: { width: '150px' },
});

/** Agenti and mandanti are few: their names are read once. */
const nomiResource = createResource(async (client, signal) => {
  const [agenti, mandanti] = await Promise.all([
    client.call('soggetti', { query: { ruolo: 'agente' }, signal }),
    client.call('soggetti', { query: { ruolo: 'mandante' }, signal }),
  ]);
  return { agenti: agenti.soggetti, mandanti: mandanti.soggetti };
});

interface SceltaProps {
  etichetta: string;
  tutti: string;
  valore: number | null;
  voci: readonly { id: number; testo: string }[];
  onScegli: (id: number | null) => void;
}

function Scelta({ etichetta, tutti, valore, voci, onScegli }: SceltaProps) {
  const styles = useStyles();
  if (voci.length === 0) return null;
  return (
    <SceltaNativa
      className={styles.scelta}
      etichetta={etichetta}
      valore={valore === null ? '' : String(valore)}
      onScegli={(value) => onScegli(value === '' ? null : idTestoSchema.parse(value))}
    >
      <option value="">{tutti}</option>
      {voci.map(({ id, testo }) => (
        <option key={id} value={id}>
          {testo}
        </option>
      ))}
    </SceltaNativa>
  );
}

export interface FiltriProps {
  domanda: Domanda;
  onCambia: (patch: Partial<Domanda>) => void;
  /** Conto and period, where whose partite they are makes no difference. */
  soloConto?: boolean;
}

export function Filtri({ domanda, onCambia, soloConto = false }: FiltriProps) {
  const styles = useStyles();
  const conti = useConti();
  const load = useSetAtom(nomiResource.loadAtom);
  const nomi = datiOf(useAtomValue(nomiResource.stateAtom));
  useEffect(() => void load(), [load]);
  const day = (campo: 'dal' | 'al', label: string) => (
    <Field>
      <Input
        className={styles.data}
        type="date"
        aria-label={label}
        contentBefore={campo === 'dal' ? 'dal' : 'al'}
        value={domanda[campo] ?? ''}
        onChange={(_event, { value }) => {
          const read = giornoSchema.safeParse(value);
          // The other end is written with it: a period that stood by default must not vanish with the first change.
          if (read.success || value === '')
            onCambia({ dal: domanda.dal, al: domanda.al, [campo]: read.success ? read.data : null });
        }}
      />
    </Field>
  );
  const toVoci = (soggetti: readonly { id: number; ragione_sociale: string }[] = []) =>
    soggetti.map(({ id, ragione_sociale }) => ({ id, testo: ragione_sociale }));
  return (
    <div className={styles.root}>
      <Scelta
        etichetta="Conto"
        tutti="Tutti i conti"
        valore={domanda.id_conto}
        voci={conti.map(({ id, nome }) => ({ id, testo: nome }))}
        onScegli={(id_conto) => onCambia({ id_conto })}
      />
      {soloConto ? null : (
        <>
          <Scelta
            etichetta="Agente"
            tutti="Tutti gli agenti"
            valore={domanda.id_agente}
            voci={toVoci(nomi?.agenti)}
            onScegli={(id_agente) => onCambia({ id_agente })}
          />
          <Scelta
            etichetta="Mandante"
            tutti="Tutti i mandanti"
            valore={domanda.id_mandante}
            voci={toVoci(nomi?.mandanti)}
            onScegli={(id_mandante) => onCambia({ id_mandante })}
          />
        </>
      )}
      {day('dal', 'Movimenti dal')}
      {day('al', 'Movimenti al')}
    </div>
  );
}
