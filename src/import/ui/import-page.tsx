/** The import page: the wizard, and the log of what was imported beside it. */
import { makeStyles, Tab, TabList, Title3 } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useAtomValue } from '#state/jotai.ts';
import { useAddress } from '#ui/use-address.ts';
import { forAllAtom } from './state/atoms.ts';
import { AnnulloContext, type DrawAnnullo } from './annul.ts';
import { Procedure } from './procedure.tsx';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '16px 24px',
    '@media (max-width: 640px)': { padding: '16px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px' },
  title: { margin: 0 },
  panel: { flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
});

interface ImportaPageProps {
  /** The import log, drawn in the second tab. */
  registro: ReactNode;
  /** Asks before an import just made is rolled back. */
  annullo: DrawAnnullo;
  /** Opened from the PDF side; the wizard is the same. */
  pdf?: boolean;
}

const VISTA = 'vista';
const REGISTRO = 'registro';

export function ImportaPage({ registro, annullo, pdf = false }: ImportaPageProps) {
  const styles = useStyles();
  const [params, setParams] = useAddress();
  const all = useAtomValue(forAllAtom);
  const vista = params.get(VISTA) === REGISTRO ? REGISTRO : 'importa';
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {all ? 'Importa per tutte le aziende' : pdf ? 'Import dati' : 'Importa estratto conto'}
        </Title3>
        <TabList
          selectedValue={vista}
          onTabSelect={(_event, { value }) =>
            setParams((before) => {
              const next = new URLSearchParams(before);
              if (value === REGISTRO) next.set(VISTA, REGISTRO);
              else next.delete(VISTA);
              return next;
            })
          }
        >
          <Tab value="importa">Importa un file</Tab>
          <Tab value={REGISTRO}>Registro importazioni</Tab>
        </TabList>
      </header>
      <div className={styles.panel}>
        {vista === REGISTRO ? (
          registro
        ) : (
          <AnnulloContext value={annullo}>
            <Procedure pdf={pdf} />
          </AnnulloContext>
        )}
      </div>
    </div>
  );
}
