/** The conto of a file of the list: told by the file, chosen, or created from the IBAN that it names. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { describeError } from '#api/errors.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { contiAltroveAtom, contiResource } from '../state/conti.ts';
import { findNewIban } from '../state/conto-name.ts';
import { creaContoDiAtom, scegliContoDiAtom } from '../state/list.ts';
import type { ParteRiga } from './azienda.tsx';

const useStyles = makeStyles({
  caption: { color: tokens.colorNeutralForeground2 },
  crea: { justifyContent: 'flex-start', whiteSpace: 'nowrap' },
});

/** The conto of a file: chosen, or created from the IBAN that the file names. */
export function ContoDelFile({ scheda, fermo, fatta }: ParteRiga) {
  const styles = useStyles();
  const propri = getDati(useResource(contiResource).state);
  const altrove = useAtomValue(contiAltroveAtom);
  const conti = (scheda.azienda === null ? propri : altrove.get(scheda.azienda)) ?? [];
  const scegli = useSetAtom(scegliContoDiAtom);
  const crea = useSetAtom(creaContoDiAtom);
  const [attesa, setAttesa] = useState(false);
  const { anteprima, file } = scheda;
  if (!anteprima) return null;
  if (anteprima.natura === 'partita') return <Text className={styles.caption}>Partite</Text>;
  // Imported, it has its conto for good.
  if (fatta) return <Text>{conti.find(({ id }) => id === anteprima.id_conto)?.nome}</Text>;
  const iban = findNewIban(scheda, conti);
  return (
    <>
      <NativeSelect
        etichetta={`Conto di ${file.name}`}
        valore={String(anteprima.id_conto ?? '')}
        inattivo={fermo}
        onScegli={(valore) => void scegli(scheda.id, Number(valore))}
      >
        <option value="" disabled>
          Scegli il conto
        </option>
        {conti
          .filter(({ archiviato, id }) => !archiviato || id === anteprima.id_conto)
          .map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
      </NativeSelect>
      {iban !== null && (
        <Button
          className={styles.crea}
          appearance="transparent"
          size="small"
          icon={<AddRegular />}
          disabled={attesa || fermo}
          title={`Crea il conto ${iban}`}
          onClick={() => {
            setAttesa(true);
            crea(scheda)
              .catch((error: unknown) =>
                showToast({ severity: 'error', titolo: 'Conto non creato', testo: describeError(error) }),
              )
              .finally(() => setAttesa(false));
          }}
        >
          Crea {iban.slice(0, 4)}…{iban.slice(-6)}
        </Button>
      )}
    </>
  );
}
