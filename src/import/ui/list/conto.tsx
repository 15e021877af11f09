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
import { contiResource } from '#state/conti.ts';
import { contiElsewhereAtom } from '../state/conti.ts';
import { findNewIban } from '../state/conto-name.ts';
import { createContoOfAtom, chooseContoOfAtom } from '../state/list.ts';
import type { ParteRiga } from './azienda.tsx';

const useStyles = makeStyles({
  caption: { color: tokens.colorNeutralForeground2 },
  crea: { justifyContent: 'flex-start', whiteSpace: 'nowrap' },
});

/** The conto of a file: chosen, or created from the IBAN that the file names. */
export function ContoDelFile({ scheda, fermo, fatta }: ParteRiga) {
  const styles = useStyles();
  const own = getDati(useResource(contiResource).state);
  const elsewhere = useAtomValue(contiElsewhereAtom);
  const conti = (scheda.azienda === null ? own : elsewhere.get(scheda.azienda)) ?? [];
  const choose = useSetAtom(chooseContoOfAtom);
  const create = useSetAtom(createContoOfAtom);
  const [awaited, setAwaited] = useState(false);
  const { anteprima, file } = scheda;
  if (!anteprima) return null;
  if (anteprima.natura === 'partita') return <Text className={styles.caption}>Partite</Text>;
  // Imported, it has its conto for good.
  if (fatta) return <Text>{conti.find(({ id }) => id === anteprima.id_conto)?.nome}</Text>;
  const iban = findNewIban(scheda, conti);
  return (
    <>
      <NativeSelect
        label={`Conto di ${file.name}`}
        valore={String(anteprima.id_conto ?? '')}
        inattivo={fermo}
        onChoose={(value) => void choose(scheda.id, Number(value))}
        voci={conti
          .filter(({ archiviato, id }) => !archiviato || id === anteprima.id_conto)
          .map(({ id, nome }) => [id, nome])}
      >
        <option value="" disabled>
          Scegli il conto
        </option>
      </NativeSelect>
      {iban !== null && (
        <Button
          className={styles.crea}
          appearance="transparent"
          size="small"
          icon={<AddRegular />}
          disabled={awaited || fermo}
          title={`Crea il conto ${iban}`}
          onClick={({ currentTarget }) => {
            // The button goes with what it does: the list of the conti has the keys, and then says what was created.
            currentTarget.parentElement?.querySelector('select')?.focus();
            setAwaited(true);
            create(scheda)
              .catch((error: unknown) =>
                showToast({ severity: 'error', titolo: 'Conto non creato', testo: describeError(error) }),
              )
              .finally(() => setAwaited(false));
          }}
        >
          Crea {iban.slice(0, 4)}…{iban.slice(-6)}
        </Button>
      )}
    </>
  );
}
