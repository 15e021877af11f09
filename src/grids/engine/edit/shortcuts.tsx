/** The keys of the workspace: those of its actions, drawn from the same list, and those that move among the cells. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Azione } from '../action.ts';
import { CELL_KEYS } from '../range/keyboard.ts';
import { EditDialog } from './window.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px 32px',
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  heading: { margin: '0 0 6px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, display: 'grid', gap: '2px' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  keys: { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  key: {
    padding: '1px 6px',
    marginLeft: '4px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface Voce {
  nome: string;
  keys: readonly string[];
}

function Elenco({ titolo, voci }: { titolo: string; voci: readonly Voce[] }) {
  const styles = useStyles();
  return (
    <div>
      <h3 className={styles.heading}>{titolo}</h3>
      <dl className={styles.list}>
        {voci.map(({ nome, keys }) => (
          <div key={nome} className={styles.line}>
            <dt>{nome}</dt>
            <dd className={styles.keys}>
              {keys.map((shortcut) => (
                <kbd key={shortcut} className={styles.key}>
                  {shortcut}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface ShortcutsDialogProps<Riga> {
  actions: readonly Azione<Riga>[];
  onClose: () => void;
}

export function ShortcutsDialog<Riga>({ actions, onClose }: ShortcutsDialogProps<Riga>) {
  const styles = useStyles();
  const voci = actions.flatMap(({ label, shortcut, otherKeys = [] }): Voce[] =>
    shortcut === undefined ? [] : [{ nome: label.replace(/…$/, ''), keys: [shortcut, ...otherKeys] }],
  );
  const search: Voce = { nome: 'Cerca in tutte le colonne', keys: ['Ctrl+F'] };
  return (
    <EditDialog
      free
      titolo="Tasti rapidi"
      onClose={onClose}
      actions={
        <Button data-primo appearance="primary" onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <div className={styles.columns}>
        <Elenco titolo="Azioni" voci={[...voci, search]} />
        <Elenco
          titolo="Tra le celle"
          voci={CELL_KEYS.map(({ keys, effect }) => ({ nome: effect, keys: keys.split(', ') }))}
        />
      </div>
    </EditDialog>
  );
}
