/** The estratto conto's own filters: natura, conto, and the import it is narrowed to. */
import { makeStyles } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { idTestoSchema } from '#api/contract/valori.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue } from '#state/jotai.ts';
import { contiAtom, nomeImportazioneAtom } from './atoms.ts';
import type { EstrattoAddress } from './query.ts';

const useStyles = makeStyles({
  conto: { width: '164px' },
});

const EtichettaFile = loadWhenShown(async () => (await import('./file-label.tsx')).EtichettaFile);

const NATURE = [
  { valore: 'movimento', testo: 'Movimenti' },
  { valore: 'partita', testo: 'Partite' },
] as const;

export interface EstrattoFiltersProps {
  indirizzo: EstrattoAddress;
  onCambia: (patch: Partial<EstrattoAddress>) => void;
  /** True while the natura just chosen draws its own workspace in place of the other. */
  usatoRef: RefObject<boolean>;
}

export function Filtri({
  indirizzo: { natura, id_conto, id_imp },
  onCambia,
  usatoRef,
}: EstrattoFiltersProps) {
  const styles = useStyles();
  const conti = useAtomValue(contiAtom);
  const nome = useAtomValue(nomeImportazioneAtom);
  return (
    <>
      <Segmented
        etichetta="Che cosa mostrare"
        valore={natura}
        voci={NATURE}
        usatoRef={usatoRef}
        onScegli={(scelta) => onCambia({ natura: scelta, id_conto: null })}
      />
      {natura === 'movimento' ? (
        <NativeSelect
          className={styles.conto}
          etichetta="Conto"
          valore={id_conto === null ? '' : String(id_conto)}
          onScegli={(value) => onCambia({ id_conto: value === '' ? null : idTestoSchema.parse(value) })}
        >
          <option value="">Tutti i conti</option>
          {conti.map(({ id, nome: conto }) => (
            <option key={id} value={id}>
              {conto}
            </option>
          ))}
        </NativeSelect>
      ) : null}
      {id_imp === null ? null : (
        <EtichettaFile nome={nome ?? `Importazione ${id_imp}`} onTogli={() => onCambia({ id_imp: null })} />
      )}
    </>
  );
}
