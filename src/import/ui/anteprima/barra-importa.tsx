/** The bar at the bottom: what is about to be imported, the last tick, the button. */
import { Button, Caption1, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowImportRegular } from '@fluentui/react-icons';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { conta, contaRighe } from '../parole.ts';
import { conteggiAtom, patchAnteprimaAtom } from '../stato/atomi.ts';
import { importaAtom, motivoFermoAtom } from '../stato/invio.ts';
import { prossimoFileAtom } from '../stato/lettura.ts';
import type { Anteprima } from '../stato/tipi.ts';
import { SalvaTracciatoScelta } from './salva-tracciato.tsx';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 20px',
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  total: { display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  caption: { color: tokens.colorNeutralForeground3 },
  spacer: { flexGrow: 1 },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    '@media (max-width: 600px)': { width: '100%', '& > *': { flexGrow: 1 } },
  },
  reason: { color: tokens.colorNeutralForeground2 },
});

export function BarraImporta({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const { incluse, escluse, dare, avere } = useAtomValue(conteggiAtom);
  const motivo = useAtomValue(motivoFermoAtom);
  const importa = useSetAtom(importaAtom);
  const annulla = useSetAtom(prossimoFileAtom);
  const patch = useSetAtom(patchAnteprimaAtom);
  const esclusi = escluse === 0 ? '' : `, ${conta(escluse, 'esclusa', 'escluse')}`;
  return (
    <section className={styles.root} aria-label="Importazione">
      <div className={styles.total}>
        <Text weight="semibold">
          {contaRighe(incluse)} da importare{esclusi}
        </Text>
        <Caption1 className={styles.caption}>
          Dare {formatImporto(dare)} · Avere {formatImporto(avere)} · Saldo {formatImporto(dare + avere)}
        </Caption1>
      </div>
      <SalvaTracciatoScelta anteprima={anteprima} />
      {anteprima.quadratura.esito === 'non_quadra' && (
        <Checkbox
          checked={anteprima.accettaNonQuadra}
          label="So che il file non quadra: importa lo stesso"
          onChange={(_event, { checked }) => patch({ accettaNonQuadra: checked === true })}
        />
      )}
      <span className={styles.spacer} />
      {motivo !== null && (
        <Caption1 className={styles.reason} aria-live="polite" id="motivo-fermo">
          {motivo}
        </Caption1>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void annulla()}>Non importare</Button>
        <Button
          appearance="primary"
          icon={<ArrowImportRegular />}
          disabled={motivo !== null}
          {...(motivo === null ? {} : { 'aria-describedby': 'motivo-fermo' })}
          onClick={() => void importa()}
        >
          Importa {contaRighe(incluse)}
        </Button>
      </div>
    </section>
  );
}
