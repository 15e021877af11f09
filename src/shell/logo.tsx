/** The mark: a square that ties, with its name beside it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '10px' },
  name: {
    fontSize: '17px',
    fontWeight: 650,
    letterSpacing: '-0.025em',
    color: tokens.colorNeutralForeground1,
  },
  inherit: { color: 'inherit' },
});

interface LogoProps {
  size?: number;
  /** The name takes the colour of the text around it, for coloured backgrounds. */
  onColour?: boolean;
  /** For whoever hides the name where there is no room. */
  nameClass?: string;
}

export function Logo({ size = 26, onColour = false, nameClass }: LogoProps) {
  const styles = useStyles();
  const ground = onColour ? 'rgb(255 255 255 / 16%)' : tokens.colorBrandBackgroundStatic;
  return (
    <span className={styles.root}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
        <rect width="32" height="32" rx="8" fill={ground} />
        <path
          d="M22 9H10.5A1.5 1.5 0 0 0 9 10.5v11a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5V16"
          fill="none"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="m13 15.6 3 3L25.4 9"
          fill="none"
          stroke={onColour ? '#8ff0c4' : '#fff'}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={mergeClasses(onColour ? styles.inherit : styles.name, nameClass)}
        style={onColour ? nameOnColour : undefined}
      >
        Quadra
      </span>
    </span>
  );
}

const nameOnColour = { fontSize: '19px', fontWeight: 650, letterSpacing: '-0.025em' };
