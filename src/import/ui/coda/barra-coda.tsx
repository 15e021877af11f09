/** Above the wizard while files wait: how many, and the way to import at once those that leave no doubt. */
import { Button, Caption1, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { FastForwardRegular, PauseRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { conta } from '../parole.ts';
import { codaAtom, faseAtom } from '../stato/atomi.ts';
import { automaticoAtom, risultatiAtom } from '../stato/coda.ts';
import { fermaAutomaticoAtom, importaSicuriAtom } from '../stato/lettura.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginBottom: '10px',
    padding: '6px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { flexGrow: 1 },
  dubbi: { color: tokens.colorNeutralForeground2 },
});

export function BarraCoda() {
  const styles = useStyles();
  const attesa = useAtomValue(codaAtom).length;
  const fatti = useAtomValue(risultatiAtom).length;
  const automatico = useAtomValue(automaticoAtom);
  const { tipo } = useAtomValue(faseAtom);
  const avvia = useSetAtom(importaSicuriAtom);
  const ferma = useSetAtom(fermaAutomaticoAtom);
  if (tipo === 'scelta' || tipo === 'riepilogo' || (attesa === 0 && !automatico)) return null;
  const totale = fatti + attesa + 1;
  return (
    <section className={styles.root} aria-label="File in attesa">
      {automatico && <Spinner size="tiny" aria-hidden />}
      <Text className={styles.text} aria-live="polite">
        File {fatti + 1} di {totale}
        {attesa > 0 ? ` · ${conta(attesa, 'altro in attesa', 'altri in attesa')}` : ''}
        <Caption1 block className={styles.dubbi}>
          Restano da rivedere i file che non quadrano, con righe scartate o già presenti, o con una domanda.
        </Caption1>
      </Text>
      {automatico ? (
        <Button icon={<PauseRegular />} onClick={() => ferma()}>
          Fermati qui
        </Button>
      ) : (
        <Button
          icon={<FastForwardRegular />}
          disabled={tipo === 'lettura' || tipo === 'invio'}
          onClick={() => void avvia()}
        >
          Importa tutti quelli senza dubbi
        </Button>
      )}
    </section>
  );
}
