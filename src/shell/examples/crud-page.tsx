/** The worked example: a whole area on the real server, and the code that makes it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import actions from '#grids/tipi-pagamento/actions.tsx?raw';
import atoms from '#grids/tipi-pagamento/atoms.ts?raw';
import columns from '#grids/tipi-pagamento/columns.tsx?raw';
import { TipiPagamentoSection } from '#grids/tipi-pagamento/index.ts';
import workspace from '#grids/tipi-pagamento/workspace.ts?raw';
import { Page } from '../page/page.tsx';
import { SourceCode } from '../uikit/source-code.tsx';
import { framed } from '#ui/styles.ts';

const FILE = [
  ['workspace.ts', 'L’area è un valore: colonne, azioni, regole, che cosa fare quando è vuota.', workspace],
  ['columns.tsx', 'Le colonne, fatte con i tipi comuni.', columns],
  ['actions.tsx', 'Le azioni, una volta sola per barra, menu della riga e tastiera.', actions],
  [
    'atoms.ts',
    'Le righe, e la via di ogni modifica: il motore la mostra, la salva, la annulla e la ripete.',
    atoms,
  ],
] as const;

const useStyles = makeStyles({
  sezione: { display: 'grid', gap: '12px' },
  titolo: { margin: 0, fontSize: tokens.fontSizeBase400 },
  file: {
    minWidth: 0,
    overflow: 'hidden',
    ...framed,
    '& p': { margin: 0, padding: '12px 20px' },
  },
});

export function CrudPage() {
  const styles = useStyles();
  return (
    <Page
      title="Griglia completa"
      subtitle="Un’area intera sui dati veri: crea, modifica nelle celle o nella scheda, cambia molte righe insieme, elimina, annulla con Ctrl+Z."
    >
      <TipiPagamentoSection />
      <section className={styles.sezione} aria-labelledby="come-e-fatta">
        <h2 id="come-e-fatta" className={styles.titolo}>
          Com’è fatta
        </h2>
        {FILE.map(([name, che, source]) => (
          <div key={name} className={styles.file}>
            <p>
              <strong>{name}</strong>: {che}
            </p>
            <SourceCode titolo={name} source={source} />
          </div>
        ))}
      </section>
    </Page>
  );
}
