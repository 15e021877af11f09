/** Which partite: which way the money goes, in what state, whose; and from which conto the balance starts. */
import { makeStyles, mergeClasses, Tag } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ComponentProps } from 'react';
import { mostraScadenzeSchema, versoScadenzeSchema } from '#api/contract/scadenze.ts';
import { IdSelect, NativeSelect } from '#ui/native-select.tsx';
import { useAgentiMandanti } from '#state/agenti-mandanti.ts';
import { useAtomValue } from '#state/jotai.ts';
import { contiAtom, righeScadenze } from './atoms.ts';
import type { ScadenziarioAddress } from './address.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  // As wide as the words that stand there at first.
  scelta: { width: '146px', '@media (max-width: 640px)': { width: 'calc(50% - 3px)' } },
  larga: { width: '176px' },
  stretta: { width: '106px' },
});

interface SceltaProps extends Omit<ComponentProps<typeof IdSelect>, 'voci'> {
  /** Undefined while they are being read. */
  voci: readonly { id: number; nome: string }[] | undefined;
}

/** Shown where there is something to choose; until that is known it keeps its place, and what is under it does not move. */
function Scelta({ voci, ...rest }: SceltaProps) {
  const styles = useStyles();
  return voci?.length === 0 ? null : <IdSelect className={styles.scelta} {...rest} voci={voci ?? []} />;
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
  const names = useAgentiMandanti();
  return (
    <div className={styles.root}>
      <NativeSelect
        className={mergeClasses(styles.scelta, styles.larga)}
        label="Verso"
        valore={indirizzo.verso ?? ''}
        onChoose={(value) => onChange({ verso: value === '' ? null : versoScadenzeSchema.parse(value) })}
        voci={[
          ['', 'Incassi e pagamenti'],
          ['incassare', 'Da incassare'],
          ['pagare', 'Da pagare'],
        ]}
      />
      <NativeSelect
        className={mergeClasses(styles.scelta, styles.stretta)}
        label="Stato"
        valore={indirizzo.mostra}
        onChoose={(value) => onChange({ mostra: mostraScadenzeSchema.parse(value) })}
        voci={[
          ['aperte', 'Aperte'],
          ['forse_pagate', 'Forse pagate'],
          ['concordate', 'Concordate'],
          ['chiuse', 'Chiuse'],
          ['tutte', 'Tutte'],
        ]}
      />
      <Scelta
        label="Conto del saldo atteso"
        tutti="Saldo dei conti"
        valore={indirizzo.id_conto}
        voci={conti}
        onChoose={(id_conto) => onChange({ id_conto })}
      />
      {/* Last, because they go where the azienda has none: nothing else moves. */}
      <Scelta
        label="Agente"
        tutti="Tutti gli agenti"
        valore={indirizzo.id_agente}
        voci={names?.agenti}
        onChoose={(id_agente) => onChange({ id_agente })}
      />
      <Scelta
        label="Mandante"
        tutti="Tutti i mandanti"
        valore={indirizzo.id_mandante}
        voci={names?.mandanti}
        onChoose={(id_mandante) => onChange({ id_mandante })}
      />
      {indirizzo.id_soggetto === null ? null : (
        <Soggetto id={indirizzo.id_soggetto} onRemove={() => onChange({ id_soggetto: null })} />
      )}
    </div>
  );
}
