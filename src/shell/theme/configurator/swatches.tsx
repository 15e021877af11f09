/** The small pictures of the configurator: a colour, a surface by day and by night, a corner. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { forme, type Preset } from '../shapes.ts';

const useStyles = makeStyles({
  swatch: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAlpha}`,
  },
  corner: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    borderTop: '2px solid currentColor',
    borderLeft: '2px solid currentColor',
  },
});

export const CampioneColore = ({ colore }: { colore: string }) => (
  <span className={useStyles().swatch} style={{ backgroundColor: colore }} aria-hidden />
);

/** Half a page by day, half by night. */
export const CampioneSuperficie = ({ giorno, night }: { giorno: string; night: string }) => (
  <span
    className={useStyles().swatch}
    style={{ background: `linear-gradient(135deg, ${giorno} 50%, ${night} 50%)` }}
    aria-hidden
  />
);

export const CampionePreset = ({ preset }: { preset: Preset }) => (
  <span
    className={useStyles().corner}
    style={{ borderTopLeftRadius: forme[preset].radii.borderRadiusMedium }}
    aria-hidden
  />
);
