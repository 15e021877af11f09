/** The bar at the bottom: what is about to be imported, the last tick, the button. */
import { Button, Caption1, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowImportRegular } from '@fluentui/react-icons';
import type { Natura } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatCount, formatRighe } from '../words.ts';
import { countsAtom, patchPreviewAtom } from '../state/atoms.ts';
import { importAtom, stopReasonAtom } from '../state/send.ts';
import type { Anteprima } from '../state/types.ts';
import { LeaveFile } from '../leave-file.tsx';
import { SaveTracciatoChoice } from './save-tracciato.tsx';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 20px',
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // On a phone, and beside the page of a PDF, the bar would cover the rows: there it simply ends the page.
    '@media (max-width: 600px)': { position: 'static' },
    '@container (max-width: 820px)': { position: 'static', padding: '8px 12px' },
  },
  total: { display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  caption: { color: tokens.colorNeutralForeground2 },
  options: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '300px' },
  actions: {
    display: 'flex',
    gap: '8px',
    '& > *': { whiteSpace: 'nowrap' },
    // The main button above, as wide as the phone.
    '@media (max-width: 600px)': { width: '100%', flexWrap: 'wrap-reverse', '& > *': { flexGrow: 1 } },
  },
});

/** Under the count: why it cannot start yet, or what the rows add up to. */
function Detail({ motivo, natura }: { motivo: string | null; natura: Natura }) {
  const styles = useStyles();
  const { dare, avere } = useAtomValue(countsAtom);
  const [outflows, inflows] = natura === 'partita' ? ['Da pagare', 'Da incassare'] : ['Dare', 'Avere'];
  const sums = `${outflows} ${formatImporto(dare)} · ${inflows} ${formatImporto(avere)} · Saldo ${formatImporto(dare + avere)}`;
  return (
    <Caption1 className={styles.caption} aria-live="polite" id={MOTIVO}>
      {motivo ?? sums}
    </Caption1>
  );
}

const MOTIVO = 'importa-dettaglio';

export function ImportBar({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const { included, escluse } = useAtomValue(countsAtom);
  const reason = useAtomValue(stopReasonAtom);
  const importNow = useSetAtom(importAtom);
  const patch = useSetAtom(patchPreviewAtom);
  const excluded = escluse === 0 ? '' : `, ${formatCount(escluse, 'esclusa', 'escluse')}`;
  return (
    <section className={styles.root} aria-label="Importazione">
      <div className={styles.total}>
        <Text weight="semibold">
          {formatRighe(included)} da importare{excluded}
        </Text>
        <Detail motivo={reason} natura={anteprima.natura} />
      </div>
      <div className={styles.options}>
        {anteprima.letto.lettura !== null && <SaveTracciatoChoice anteprima={anteprima} />}
        {anteprima.quadratura.esito === 'non_quadra' && (
          <Checkbox
            checked={anteprima.acceptUntied}
            label="So che il file non quadra"
            onChange={(_event, { checked }) => patch({ acceptUntied: checked === true })}
          />
        )}
      </div>
      <div className={styles.actions}>
        <LeaveFile testo="Non importare" />
        <Button
          appearance="primary"
          icon={<ArrowImportRegular />}
          disabled={reason !== null}
          aria-describedby={MOTIVO}
          onClick={() => void importNow()}
        >
          Importa {formatRighe(included)}
        </Button>
      </div>
    </section>
  );
}
