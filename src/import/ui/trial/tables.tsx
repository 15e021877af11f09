/** The rows of a test: those accepted with their proof line by line, and those refused. */
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { defineColonne, DATA, DataGrid, IMPORTO, NUMERO, SI_NO, TESTO } from '#grids/engine/index.ts';
import type { EstrattoLetto } from '../../map/outcome.ts';
import { proveRighe, type RigaProvata } from '../../map/balances.ts';
import { explainQuadratura } from '../../run/causes.ts';
import { Cause } from '../preview/causes.tsx';
import { colonneScartate } from '../preview/columns.ts';
import { Verdict } from '../preview/verdict.tsx';
import { formatInteger } from '../words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '10px' },
  tabs: { overflowX: 'auto' },
  grid: { height: '420px' },
});

interface ShownRiga extends RigaProvata {
  presente: boolean;
}

const column = defineColonne<ShownRiga>();
const COLONNE = [
  column('riga', 'Riga', NUMERO, { larghezza: 76 }),
  column('data', 'Data', DATA),
  column('importo', 'Importo', IMPORTO),
  column('saldo', 'Saldo nel file', IMPORTO, { senzaTotale: true, larghezza: 130 }),
  column('calcolato', 'Saldo calcolato', IMPORTO, { senzaTotale: true, larghezza: 130 }),
  column('differenza', 'Differenza', IMPORTO, { senzaTotale: true }),
  column('presente', 'Già presente', SI_NO, { larghezza: 116 }),
  column('descrizione', 'Descrizione', TESTO, { flexible: true, larghezza: 300 }),
];
const getId = ({ id }: { id: number }) => id;

export function Tabelle({ estratto, gemelli }: { estratto: EstrattoLetto; gemelli: ReadonlySet<number> }) {
  const styles = useStyles();
  const [vista, setVista] = useState<'righe' | 'rotture' | 'scartate'>('righe');
  const righe = useMemo(
    () => proveRighe(estratto).map((riga) => ({ ...riga, presente: gemelli.has(riga.id) })),
    [estratto, gemelli],
  );
  const breaks = useMemo(
    () => righe.filter(({ differenza }) => differenza !== null && differenza !== 0),
    [righe],
  );
  const quadratura = useMemo(() => explainQuadratura(estratto), [estratto]);
  const scartate = useMemo(() => estratto.scartate.map((scartata, id) => ({ ...scartata, id })), [estratto]);
  return (
    <section className={styles.root} aria-label="Righe lette">
      <Verdict quadratura={quadratura} provato={estratto} />
      <Cause quadratura={quadratura} />
      <TabList
        className={styles.tabs}
        selectedValue={vista}
        onTabSelect={(_event, { value }) => setVista(value as typeof vista)}
      >
        <Tab value="righe">Accettate ({formatInteger(righe.length)})</Tab>
        <Tab value="rotture">Saldi che non tornano ({formatInteger(breaks.length)})</Tab>
        <Tab value="scartate">Scartate ({formatInteger(scartate.length)})</Tab>
      </TabList>
      <div className={styles.grid}>
        {vista === 'scartate' ? (
          <DataGrid
            label="Righe scartate"
            colonne={colonneScartate}
            righe={scartate}
            getId={getId}
            testoVuoto="Nessuna riga scartata"
          />
        ) : (
          <DataGrid
            key={vista}
            label="Righe accettate con la prova dei saldi"
            colonne={COLONNE}
            righe={vista === 'righe' ? righe : breaks}
            getId={getId}
            rigaClass={({ differenza, presente }) =>
              differenza !== null && differenza !== 0 ? 'errore' : presente ? 'avviso' : null
            }
            testoVuoto={vista === 'righe' ? 'Nessuna riga accettata' : 'Ogni saldo torna'}
          />
        )}
      </div>
    </section>
  );
}
