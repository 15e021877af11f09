/** Whose a file is, in a list over several aziende: said, with what told it, or asked. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import { aziendeAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { perTutteAtom } from '../state/atoms.ts';
import { scegliAziendaDiAtom } from '../state/list.ts';
import type { ImportTab, MotivoAzienda } from '../state/tabs.ts';

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
function Scelta({ scheda, fermo, onFatto }: Pick<ParteRiga, 'scheda' | 'fermo'> & { onFatto: () => void }) {
  const aziende = useAtomValue(aziendeAtom);
  const scegli = useSetAtom(scegliAziendaDiAtom);
  const { fase, azienda, file, id } = scheda;
  const dette = new Set(
    fase.tipo === 'destinazione' ? fase.candidati.map(({ id_azienda }) => id_azienda) : [],
  );
  const option = (one: (typeof aziende)[number]) => (
    <option key={one.id} value={one.id}>
      {one.ragione_sociale}
    </option>
  );
  const prime = aziende.filter((one) => dette.has(one.id));
  const altre = aziende.filter((one) => !dette.has(one.id));
  return (
    <NativeSelect
      etichetta={`Azienda di ${file.name}`}
      valore={String(azienda ?? '')}
      inattivo={fermo}
      onScegli={(valore) => {
        onFatto();
        scegli(id, Number(valore)).catch((error: unknown) =>
          showToast({ severity: 'error', titolo: 'Azienda non scelta', testo: describeError(error) }),
        );
      }}
    >
      <option value="" disabled>
        Scegli l’azienda
      </option>
      {prime.length > 0 ? <optgroup label="Le nomina il file">{prime.map(option)}</optgroup> : null}
      {prime.length > 0 ? <optgroup label="Le altre">{altre.map(option)}</optgroup> : altre.map(option)}
    </NativeSelect>
  );
}

export function AziendaDelFile({ scheda, fermo, fatta }: ParteRiga) {
  const styles = useStyles();
  const tutte = useAtomValue(perTutteAtom);
  const aziende = useAtomValue(aziendeAtom);
  const [cambia, setCambia] = useState(false);
  if (!tutte) return null;
  const { fase, azienda, motivo, file } = scheda;
  if (fase.tipo === 'destinazione' || cambia)
    return <Scelta scheda={scheda} fermo={fermo} onFatto={() => setCambia(false)} />;
  if (azienda === null) return null;
  const nome = aziende.find(({ id }) => id === azienda)?.ragione_sociale ?? '';
  return (
    <>
      <span className={styles.root}>
        <Text className={styles.name}>{nome}</Text>
        {!fatta && (
          <Button
            className={styles.cambia}
            appearance="transparent"
            size="small"
            disabled={fermo}
            aria-label={`Cambia l’azienda di ${file.name}`}
            onClick={() => setCambia(true)}
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
