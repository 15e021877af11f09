/** The theme: the same configurator that stands in the top bar. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ColorRegular, WeatherMoonRegular, WeatherSunnyRegular } from '@fluentui/react-icons';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { setPanelAtom } from '#state/layout.ts';
import { darkAtom } from '#state/theme.ts';
import { useToggleDark } from '../theme/use-toggle-dark.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', justifyItems: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground3, lineHeight: '1.55' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

export function AppearanceSection() {
  const styles = useStyles();
  const dark = useAtomValue(darkAtom);
  const toggleDark = useToggleDark();
  const setPanel = useSetAtom(setPanelAtom);
  return (
    <section className={styles.root} aria-label="Aspetto">
      <h2 className={styles.title}>Aspetto</h2>
      <p className={styles.text}>
        Colore, sfondi, forma e menu sono tuoi: ti seguono su ogni computer da cui accedi e non cambiano nulla
        per gli altri.
      </p>
      <div className={styles.row}>
        <Button appearance="primary" icon={<ColorRegular />} onClick={() => setPanel('tema', true)}>
          Scegli colori e forme
        </Button>
        <Button icon={dark ? <WeatherSunnyRegular /> : <WeatherMoonRegular />} onClick={() => toggleDark()}>
          {dark ? 'Passa al tema chiaro' : 'Passa al tema scuro'}
        </Button>
      </div>
    </section>
  );
}
