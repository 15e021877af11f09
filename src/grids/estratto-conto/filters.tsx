/** The estratto conto's own filters: natura, conto, and what it is narrowed to: an import, a row of the other side. */
import { makeStyles } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import { IdSelect } from '#ui/native-select.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useAtomValue } from '#state/jotai.ts';
import { contiAtom, importazioneNameAtom } from './atoms.ts';
import { NOMI_LEGATE } from './closed-by.ts';
import type { EstrattoAddress } from './query.ts';

const useStyles = makeStyles({
  conto: { width: '164px' },
});

const FileLabel = loadWhenShown(async () => (await import('./file-label.tsx')).FileLabel);

const NATURE = [
  { valore: 'movimento', testo: 'Movimenti' },
  { valore: 'partita', testo: 'Partite' },
] as const;

interface EstrattoFiltersProps {
  indirizzo: EstrattoAddress;
  onChange: (patch: Partial<EstrattoAddress>) => void;
  /** True while the natura just chosen draws its own workspace in place of the other. */
  usatoRef: RefObject<boolean>;
}

export function Filtri({
  indirizzo: { natura, id_conto, id_imp, id_legata },
  onChange,
  usatoRef,
}: EstrattoFiltersProps) {
  const styles = useStyles();
  const conti = useAtomValue(contiAtom);
  const name = useAtomValue(importazioneNameAtom);
  return (
    <>
      <Segmented
        label="Che cosa mostrare"
        valore={natura}
        voci={NATURE}
        usatoRef={usatoRef}
        onChoose={(choice) => onChange({ natura: choice, id_conto: null, id_legata: null })}
      />
      {natura === 'movimento' ? (
        <IdSelect
          className={styles.conto}
          label="Conto"
          tutti="Tutti i conti"
          valore={id_conto}
          voci={conti}
          onChoose={(conto) => onChange({ id_conto: conto })}
        />
      ) : null}
      {id_imp === null ? null : (
        <FileLabel
          nome={name ?? `Importazione ${id_imp}`}
          remove="Togli il filtro del file"
          onRemove={() => onChange({ id_imp: null })}
        />
      )}
      {id_legata === null ? null : (
        <FileLabel
          nome={NOMI_LEGATE[natura]}
          remove={natura === 'partita' ? 'Mostra tutte le partite' : 'Mostra tutti i movimenti'}
          onRemove={() => onChange({ id_legata: null })}
        />
      )}
    </>
  );
}
