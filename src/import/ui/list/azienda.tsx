/** Whose a file is, in a list over several aziende: said, with what told it, or asked. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import { aziendeAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { forAllAtom } from '../state/atoms.ts';
import { chooseAziendaOfAtom } from '../state/list.ts';
import type { ImportTab, MotivoAzienda } from '../state/types.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  name: { minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  caption: { color: tokens.colorNeutralForeground2 },
  cambia: { minWidth: 'auto', paddingLeft: '4px', paddingRight: '4px', flexShrink: 0 },
});

const MOTIVI: Readonly<Record<MotivoAzienda, string>> = {
  conto: 'Dal conto scritto nel file',
  codice: 'Dalla partita IVA scritta nel file',
  tracciato: 'Dal nome del file, che è di un suo tracciato',
  scelta: 'Scelta da te',
};

export interface ParteRiga {
  scheda: ImportTab;
  /** The list is busy. */
  fermo: boolean;
  /** It was imported. */
  fatta: boolean;
}

/** Candidates first: the file says that it is of one of them. */
function Scelta({ scheda, fermo, onDone }: Pick<ParteRiga, 'scheda' | 'fermo'> & { onDone: () => void }) {
  const aziende = useAtomValue(aziendeAtom);
  const choose = useSetAtom(chooseAziendaOfAtom);
  const { fase, azienda, file, id } = scheda;
  const told = new Set(
    fase.tipo === 'destinazione' ? fase.candidati.map(({ id_azienda }) => id_azienda) : [],
  );
  const option = (one: (typeof aziende)[number]) => (
    <option key={one.id} value={one.id}>
      {one.ragione_sociale}
    </option>
  );
  const first = aziende.filter((one) => told.has(one.id));
  const others = aziende.filter((one) => !told.has(one.id));
  return (
    <NativeSelect
      label={`Azienda di ${file.name}`}
      valore={String(azienda ?? '')}
      inattivo={fermo}
      onChoose={(value) => {
        onDone();
        choose(id, Number(value)).catch((error: unknown) =>
          showToast({ severity: 'error', titolo: 'Azienda non scelta', testo: describeError(error) }),
        );
      }}
    >
      <option value="" disabled>
        Scegli l’azienda
      </option>
      {first.length > 0 ? <optgroup label="Le nomina il file">{first.map(option)}</optgroup> : null}
      {first.length > 0 ? <optgroup label="Le altre">{others.map(option)}</optgroup> : others.map(option)}
    </NativeSelect>
  );
}

export function AziendaDelFile({ scheda, fermo, fatta }: ParteRiga) {
  const styles = useStyles();
  const all = useAtomValue(forAllAtom);
  const aziende = useAtomValue(aziendeAtom);
  const [change, setChange] = useState(false);
  if (!all) return null;
  const { fase, azienda, motivo, file } = scheda;
  if (fase.tipo === 'destinazione' || change)
    return <Scelta scheda={scheda} fermo={fermo} onDone={() => setChange(false)} />;
  if (azienda === null) return null;
  const name = aziende.find(({ id }) => id === azienda)?.ragione_sociale ?? '';
  return (
    <>
      <span className={styles.root}>
        <Text className={styles.name}>{name}</Text>
        {!fatta && (
          <Button
            className={styles.cambia}
            appearance="transparent"
            size="small"
            disabled={fermo}
            aria-label={`Cambia l’azienda di ${file.name}`}
            onClick={() => setChange(true)}
          >
            Cambia
          </Button>
        )}
      </span>
      {motivo !== null && (
        <Text size={200} className={styles.caption}>
          {MOTIVI[motivo]}
        </Text>
      )}
    </>
  );
}
