/** The theme configurator: colour, surface, preset, menu. The page follows each choice at once. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { ColorRegular } from '@fluentui/react-icons';
import {
  coloriPrimari,
  preset as presets,
  PREFERENZE_INIZIALI,
  superfici,
  type Preferenze,
} from '#api/contract/preferenze.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { setMenuModeAtom } from '#state/layout.ts';
import { preferenzeAtom, setPreferenzeAtom } from '#state/preferenze.ts';
import { BarPanel } from '../../page/bar-panel.tsx';
import { stacking } from '../stacking.ts';
import { getGreys, getSwatch } from '../themes.ts';
import type { Superficie } from '../tints.ts';
import { CampioneColore, CampionePreset, CampioneSuperficie } from './swatches.tsx';
import { nomiColori, surfaceNames } from './names.ts';
import { Scelta, type ListOption } from './choice.tsx';

const useStyles = makeStyles({
  panel: {
    zIndex: stacking.overlay,
    display: 'grid',
    gap: '16px',
    width: 'min(376px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 76px)',
    overflowY: 'auto',
    padding: '16px',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '28px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

/** Which of them the preset chooses by itself. */
const AUTOMATICA = 'automatica';

const surfaceOptions: readonly ListOption<Superficie | typeof AUTOMATICA>[] = [
  {
    value: AUTOMATICA,
    label: 'Automatica',
    picture: <CampioneSuperficie giorno={getGreys('slate').giorno} night={getGreys('zinc').night} />,
  },
  ...superfici.map((value) => ({
    value,
    label: surfaceNames[value],
    picture: <CampioneSuperficie {...getGreys(value)} />,
  })),
];

const presetOptions = presets.map((value) => ({
  value,
  label: value,
  picture: <CampionePreset preset={value} />,
}));

const menuOptions: readonly ListOption<Preferenze['menu']>[] = [
  { value: 'static', label: 'Statico' },
  { value: 'overlay', label: 'Sopra la pagina' },
];

function Choices() {
  const { colore, superficie, preset, menu, scuro } = useAtomValue(preferenzeAtom);
  const change = useSetAtom(setPreferenzeAtom);
  const setMenu = useSetAtom(setMenuModeAtom);
  return (
    <>
      <Scelta
        label="Colore"
        value={colore}
        options={coloriPrimari.map((value) => ({
          value,
          label: nomiColori[value],
          picture: <CampioneColore colore={getSwatch(value, scuro)} />,
        }))}
        onChange={(value) => void change({ colore: value })}
      />
      <Scelta
        label="Superficie"
        value={superficie ?? AUTOMATICA}
        options={surfaceOptions}
        onChange={(value) => void change({ superficie: value === AUTOMATICA ? null : value })}
      />
      <Scelta
        label="Forma"
        value={preset}
        options={presetOptions}
        onChange={(value) => void change({ preset: value })}
      />
      <Scelta
        label="Menu"
        value={menu}
        options={menuOptions}
        columns={2}
        onChange={(value) => void setMenu(value)}
      />
    </>
  );
}

export function Configuratore() {
  const styles = useStyles();
  const change = useSetAtom(setPreferenzeAtom);
  const setMenu = useSetAtom(setMenuModeAtom);
  const reset = () => {
    const { menu, ...others } = PREFERENZE_INIZIALI;
    void change(others);
    void setMenu(menu);
  };
  return (
    <BarPanel
      panel="tema"
      label="Aspetto"
      className={styles.panel}
      trigger={
        <Tooltip content="Aspetto" relationship="label">
          <Button appearance="subtle" icon={<ColorRegular />} />
        </Tooltip>
      }
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Aspetto</h2>
        <Button size="small" appearance="subtle" onClick={reset}>
          Ripristina
        </Button>
      </div>
      <Choices />
    </BarPanel>
  );
}
