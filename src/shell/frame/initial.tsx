/** A person as a letter in a circle. Decoration: the name stands beside it. */
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackgroundStatic,
    color: tokens.colorNeutralForegroundStaticInverted,
    fontWeight: tokens.fontWeightSemibold,
  },
});

export function Iniziale({ name, size }: { name: string; size: number }) {
  return (
    <span
      className={useStyles().root}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      aria-hidden
    >
      {name.slice(0, 1).toLocaleUpperCase('it')}
    </span>
  );
}
