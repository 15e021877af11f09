/** The wizard with the page of a PDF beside it, when there is one and it is wanted. */
import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { DocumentPdfRegular, PanelLeftContractRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { loadWhenShown } from '#ui/lazy.tsx';
import { useAtom, useAtomValue } from '#state/jotai.ts';
import { phaseAtom, pageAtom } from '../state/atoms.ts';
import { openedPageAtom } from '../state/page.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', justifyContent: 'flex-end' },
  // Above the page, so that the rows beside it begin as high as they can.
  close: { marginBottom: '8px' },
  split: {
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(380px, 2fr) minmax(0, 3fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    position: 'sticky',
    top: 0,
    minWidth: 0,
    '@media (max-width: 1100px)': { position: 'static' },
  },
  main: {
    minWidth: 0,
    // As high as the window leaves, however long the page beside it: the button stays in sight.
    minHeight: 'calc(100vh - 170px)',
    '@media (max-width: 1100px)': { minHeight: 'auto' },
    display: 'flex',
    flexDirection: 'column',
    // What stands in it follows the width left beside the page, not that of the window.
    containerType: 'inline-size',
  },
  wait: { padding: '80px 0', color: tokens.colorNeutralForeground2 },
});

function Attesa() {
  return <Spinner className={useStyles().wait} label="Apro la pagina" />;
}

/** Its own piece of the program, with the library that draws: loaded when a page is first shown. */
const PdfPanel = loadWhenShown(async () => (await import('./panel.tsx')).PdfPanel, <Attesa />);

export function ConPagina({ aperta, children }: { aperta: boolean; children: ReactNode }) {
  const styles = useStyles();
  const page = useAtomValue(pageAtom);
  const phase = useAtomValue(phaseAtom);
  const [inSight, setInSight] = useAtom(openedPageAtom);
  useEffect(() => setInSight(aperta), [aperta, setInSight]);
  const needed = page && (phase.tipo === 'anteprima' || phase.tipo === 'errore' || phase.tipo === 'domande');
  if (!needed) return children;
  const show = (
    <Button
      icon={inSight ? <PanelLeftContractRegular /> : <DocumentPdfRegular />}
      aria-pressed={inSight}
      onClick={() => setInSight(!inSight)}
    >
      {inSight ? 'Nascondi la pagina' : 'Mostra la pagina'}
    </Button>
  );
  return (
    <>
      {!inSight && <div className={styles.bar}>{show}</div>}
      {inSight ? (
        <div className={styles.split}>
          <div className={styles.side}>
            <div className={styles.close}>{show}</div>
            <PdfPanel pagina={page} />
          </div>
          <div className={styles.main}>{children}</div>
        </div>
      ) : (
        children
      )}
    </>
  );
}
