/** The estratto conto's own filters: natura, conto, and the import it is narrowed to. */
import { Select, Tab, TabList, Tag, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { idTestoSchema, naturaSchema } from '#api/contract/valori.ts';
import { useAtomValue } from '#state/jotai.ts';
import { contiAtom, nomeImportazioneAtom } from './atoms.ts';
import type { Indirizzo } from './domanda.ts';

const useStyles = makeStyles({
  conto: { width: '190px' },
  file: { maxWidth: '280px' },
});

export interface FiltriProps {
  indirizzo: Indirizzo;
  onCambia: (patch: Partial<Indirizzo>) => void;
}

export function Filtri({ indirizzo: { natura, id_conto, id_imp }, onCambia }: FiltriProps) {
  const styles = useStyles();
  const conti = useAtomValue(contiAtom);
  const nome = useAtomValue(nomeImportazioneAtom);
  return (
    <>
      <TabList
        size="small"
        appearance="subtle-circular"
        aria-label="Che cosa mostrare"
        selectedValue={natura}
        onTabSelect={(_event, { value }) => onCambia({ natura: naturaSchema.parse(value), id_conto: null })}
      >
        <Tab value="movimento">Movimenti</Tab>
        <Tab value="partita">Partite</Tab>
      </TabList>
      {natura === 'movimento' ? (
        <Select
          className={styles.conto}
          aria-label="Conto"
          value={id_conto === null ? '' : String(id_conto)}
          onChange={(_event, { value }) =>
            onCambia({ id_conto: value === '' ? null : idTestoSchema.parse(value) })
          }
        >
          <option value="">Tutti i conti</option>
          {conti.map(({ id, nome: conto }) => (
            <option key={id} value={id}>
              {conto}
            </option>
          ))}
        </Select>
      ) : null}
      {id_imp === null ? null : (
        <Tag
          className={styles.file}
          dismissible
          dismissIcon={{ 'aria-label': 'Togli il filtro del file', children: <DismissRegular /> }}
          onClick={() => onCambia({ id_imp: null })}
        >
          {nome ?? `Importazione ${id_imp}`}
        </Tag>
      )}
    </>
  );
}
