/** Which partite: which way the money goes, in what state, whose; and from which conto the balance starts. */
import { makeStyles, mergeClasses, Tag } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { mostraScadenzeSchema, versoScadenzeSchema } from '#api/contract/scadenze.ts';
import { idTestoSchema } from '#api/contract/valori.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue } from '#state/jotai.ts';
import { createResource, getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import { contiAtom, righeScadenze } from './atoms.ts';
import type { ScadenziarioAddress } from './address.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px' },
  // As wide as the words that stand there at first.
  scelta: { width: '148px', '@media (max-width: 640px)': { width: 'calc(50% - 4px)' } },
  larga: { width: '176px' },
  stretta: { width: '106px' },
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
  voci: readonly { id: number; nome: string }[];
  onChoose: (id: number | null) => void;
}

function Scelta({ label, tutti, valore, voci, onChoose }: SceltaProps) {
  const styles = useStyles();
  if (voci.length === 0) return null;
  return (
    <NativeSelect
      className={styles.scelta}
      label={label}
      valore={valore === null ? '' : String(valore)}
      onChoose={(value) => onChoose(value === '' ? null : idTestoSchema.parse(value))}
    >
      <option value="">{tutti}</option>
      {voci.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The soggetto that the page is narrowed to, by the name that its rows have. */
function Soggetto({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { store } = useAtomValue(righeScadenze.vistaAtom);
  const name = store.listAll().find(({ id_soggetto }) => id_soggetto === id)?.ragione_sociale;
  return (
    <Tag
      dismissible
      dismissIcon={{ 'aria-label': 'Togli il filtro del soggetto', children: <DismissRegular /> }}
      onClick={onRemove}
    >
      {name ?? 'Un soggetto'}
    </Tag>
  );
}

interface ScadenziarioFiltersProps {
  indirizzo: ScadenziarioAddress;
  onChange: (patch: Partial<ScadenziarioAddress>) => void;
}

export function Filtri({ indirizzo, onChange }: ScadenziarioFiltersProps) {
  const styles = useStyles();
  const conti = useAtomValue(contiAtom);
  const names = getDati(useResource(namesResource).state);
  const toVoci = (soggetti: readonly { id: number; ragione_sociale: string }[] = []) =>
    soggetti.map(({ id, ragione_sociale }) => ({ id, nome: ragione_sociale }));
  return (
    <div className={styles.root}>
      <NativeSelect
        className={mergeClasses(styles.scelta, styles.larga)}
        label="Verso"
        valore={indirizzo.verso ?? ''}
        onChoose={(value) => onChange({ verso: value === '' ? null : versoScadenzeSchema.parse(value) })}
      >
        <option value="">Incassi e pagamenti</option>
        <option value="incassare">Da incassare</option>
        <option value="pagare">Da pagare</option>
      </NativeSelect>
      <NativeSelect
        className={mergeClasses(styles.scelta, styles.stretta)}
        label="Stato"
        valore={indirizzo.mostra}
        onChoose={(value) => onChange({ mostra: mostraScadenzeSchema.parse(value) })}
      >
        <option value="aperte">Aperte</option>
        <option value="forse_pagate">Forse pagate</option>
        <option value="concordate">Concordate</option>
        <option value="chiuse">Chiuse</option>
        <option value="tutte">Tutte</option>
      </NativeSelect>
      <Scelta
        label="Agente"
        tutti="Tutti gli agenti"
        valore={indirizzo.id_agente}
        voci={toVoci(names?.agenti)}
        onChoose={(id_agente) => onChange({ id_agente })}
      />
      <Scelta
        label="Mandante"
        tutti="Tutti i mandanti"
        valore={indirizzo.id_mandante}
        voci={toVoci(names?.mandanti)}
        onChoose={(id_mandante) => onChange({ id_mandante })}
      />
      <Scelta
        label="Conto del saldo atteso"
        tutti="Saldo dei conti"
        valore={indirizzo.id_conto}
        voci={conti}
        onChoose={(id_conto) => onChange({ id_conto })}
      />
      {indirizzo.id_soggetto === null ? null : (
        <Soggetto id={indirizzo.id_soggetto} onRemove={() => onChange({ id_soggetto: null })} />
      )}
    </div>
  );
}
