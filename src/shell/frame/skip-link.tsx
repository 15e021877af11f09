/** The first stop of the keyboard: past the menu, straight to the page. */
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 2,
    padding: '8px 14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});

export function SkipLink() {
  return (
    <a
      className={useStyles().root}
      href="#contenuto"
      onClick={(event) => {
        // A change of hash would be a navigation, with its own call to the server.
        event.preventDefault();
        document.getElementById('contenuto')?.focus();
      }}
    >
      Vai al contenuto
    </a>
  );
}
