/** What the rows are and whose: natura, conto, and how the file was read. */
import {
  Badge,
  Button,
  Caption1,
  Dropdown,
  Field,
  makeStyles,
  Option,
  tokens,
} from '@fluentui/react-components';
import { AddRegular, TableSettingsRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { naturaSchema } from '#api/contract/valori.ts';
import type { OrigineTracciato } from '#api/contract/importazioni.ts';
import { useSetAtom } from '#state/jotai.ts';
import { showToast } from '#state/toast.ts';
import { useResource } from '#state/use-resource.ts';
import { chooseContoAtom, chooseNaturaAtom, suggestContoAtom } from '../state/preview.ts';
import { contiResource } from '#state/conti.ts';
import { useContiDelFile } from './use-conti.ts';
import { formatImporto } from '#domain/importi.ts';
import { findNewIban, findSaldoIniziale, getDivisa, makeNomeConto } from '../state/conto-name.ts';
import { createContoAtom } from '../state/new-conto.ts';
import type { Anteprima } from '../state/types.ts';
import { ContoNuovo } from './new-conto.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' },
  // Label and list side by side, each as wide as it needs: rows of the file want the height.
  conto: {
    gridTemplateColumns: 'auto minmax(220px, 1fr)',
    columnGap: '10px',
    '@container (min-width: 500px) and (max-width: 820px)': {
      gridTemplateColumns: 'auto minmax(150px, 1fr)',
    },
    '@media (max-width: 600px)': { width: '100%', gridTemplateColumns: '84px 1fr' },
  },
  natura: {
    gridTemplateColumns: 'auto minmax(190px, 1fr)',
    columnGap: '10px',
    '@media (max-width: 600px)': { width: '100%', gridTemplateColumns: '84px 1fr' },
  },
  spacer: { flexGrow: 1 },
  origin: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px', flexWrap: 'wrap' },
  caption: { color: tokens.colorNeutralForeground2 },
});

const NATURE = { movimento: 'Movimenti di conto', partita: 'Partite (scadenze)' } as const;
const NUOVO = 'nuovo';
const ORIGINI: Record<OrigineTracciato, string> = {
  nativo: 'formato riconosciuto',
  salvato: 'tracciato salvato',
  inferito: 'riconosciuto dal contenuto',
};

function SceltaConto({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const { state } = useResource(contiResource);
  const conti = useContiDelFile();
  const choose = useSetAtom(chooseContoAtom);
  const suggest = useSetAtom(suggestContoAtom);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (conti) suggest();
  }, [conti, suggest]);
  const { estratto } = anteprima;
  const chosen = conti?.find(({ id }) => id === anteprima.id_conto);
  const newIban = conti ? findNewIban({ anteprima }, conti) : null;
  const create = useSetAtom(createContoAtom);
  const saldo_iniziale = findSaldoIniziale([anteprima]);
  const createNew = async (contoName: string) => {
    try {
      await create({ nome: contoName, iban: newIban, divisa: getDivisa(estratto), saldo_iniziale });
    } catch (error) {
      showToast({ severity: 'error', titolo: 'Il conto non è stato creato', testo: describeError(error) });
    }
  };
  const proposed = newIban === null || !conti ? null : makeNomeConto(newIban, conti);
  return (
    <>
      <Field label="Conto" required orientation="horizontal" className={styles.conto}>
        <Dropdown
          placeholder={state.stato === 'error' ? 'Conti non disponibili' : 'Scegli il conto'}
          value={chosen ? `${chosen.nome}${chosen.archiviato ? ' (archiviato)' : ''}` : ''}
          selectedOptions={chosen ? [String(chosen.id)] : []}
          onOptionSelect={(_event, { optionValue }) =>
            optionValue === NUOVO ? setFresh(true) : choose(Number(optionValue))
          }
        >
          {(conti ?? [])
            .filter(({ archiviato }) => !archiviato)
            .map(({ id, nome, iban, divisa }) => (
              <Option key={id} value={String(id)} text={nome}>
                {[nome, iban?.slice(-6), divisa === estratto.divisa ? null : divisa]
                  .filter(Boolean)
                  .join(' · ')}
              </Option>
            ))}
          <Option value={NUOVO} text="Nuovo conto">
            <AddRegular aria-hidden /> Nuovo conto…
          </Option>
        </Dropdown>
      </Field>
      {proposed === null ? null : (
        <Button size="small" icon={<AddRegular />} onClick={() => void createNew(proposed)}>
          Crea «{proposed}»{saldo_iniziale === 0 ? '' : `, saldo iniziale ${formatImporto(saldo_iniziale)}`}
        </Button>
      )}
      {fresh && (
        <ContoNuovo
          conto={estratto.conto}
          divisa={estratto.divisa}
          saldoIniziale={saldo_iniziale}
          onClose={() => setFresh(false)}
        />
      )}
    </>
  );
}

export function Parametri({ anteprima, onColumns }: { anteprima: Anteprima; onColumns: () => void }) {
  const styles = useStyles();
  const chooseNatura = useSetAtom(chooseNaturaAtom);
  const { tracciato, lettura } = anteprima.letto;
  return (
    <div className={styles.root}>
      <Field label="Contiene" orientation="horizontal" className={styles.natura}>
        <Dropdown
          value={NATURE[anteprima.natura]}
          selectedOptions={[anteprima.natura]}
          onOptionSelect={(_event, { optionValue }) => chooseNatura(naturaSchema.parse(optionValue))}
        >
          {naturaSchema.options.map((natura) => (
            <Option key={natura} value={natura}>
              {NATURE[natura]}
            </Option>
          ))}
        </Dropdown>
      </Field>
      {anteprima.natura === 'movimento' && <SceltaConto anteprima={anteprima} />}
      <span className={styles.spacer} />
      <div className={styles.origin}>
        <Caption1 className={styles.caption}>{tracciato.nome}</Caption1>
        <Badge appearance="tint" color={tracciato.origine === 'inferito' ? 'informative' : 'brand'}>
          {ORIGINI[tracciato.origine]}
        </Badge>
        {/* A format fixed by a standard has no columns to choose. */}
        {lettura !== null && (
          <Button icon={<TableSettingsRegular />} onClick={onColumns}>
            Colonne
          </Button>
        )}
      </div>
    </div>
  );
}
