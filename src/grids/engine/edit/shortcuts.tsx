/** The keys of the workspace: those of its actions, drawn from the same list, and those that move among the cells. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { Azione } from '../action.ts';
import { TASTI_CELLE } from '../range/keyboard.ts';
import { Finestra } from './window.tsx';

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
  tasti: readonly string[];
}

function Elenco({ titolo, voci }: { titolo: string; voci: readonly Voce[] }) {
  const styles = useStyles();
  return (
    <div>
      <h3 className={styles.heading}>{titolo}</h3>
      <dl className={styles.list}>
        {voci.map(({ nome, tasti }) => (
          <div key={nome} className={styles.line}>
            <dt>{nome}</dt>
            <dd className={styles.keys}>
              {tasti.map((tasto) => (
                <kbd key={tasto} className={styles.key}>
                  {tasto}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface ScorciatoieProps<Riga> {
  azioni: readonly Azione<Riga>[];
  onChiudi: () => void;
}

export function Scorciatoie<Riga>({ azioni, onChiudi }: ScorciatoieProps<Riga>) {
  const styles = useStyles();
  const voci = azioni.flatMap(({ label, shortcut, altriTasti = [] }): Voce[] =>
    shortcut === undefined ? [] : [{ nome: label.replace(/…$/, ''), tasti: [shortcut, ...altriTasti] }],
  );
  const cerca: Voce = { nome: 'Cerca in tutte le colonne', tasti: ['Ctrl+F'] };
  return (
    <Finestra
      libera
      titolo="Tasti rapidi"
      onChiudi={onChiudi}
      azioni={
        <Button data-primo appearance="primary" onClick={onChiudi}>
          Chiudi
        </Button>
      }
    >
      <div className={styles.columns}>
        <Elenco titolo="Azioni" voci={[...voci, cerca]} />
        <Elenco
          titolo="Tra le celle"
          voci={TASTI_CELLE.map(({ tasti, effetto }) => ({ nome: effetto, tasti: tasti.split(', ') }))}
        />
      </div>
    </Finestra>
  );
}
