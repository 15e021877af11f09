/** The preview: what was read, proved, and what is about to be imported. */
import {
  Button,
  Caption1,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { DocumentTextRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { isDoubtfulDollar } from '#domain/divise.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { formatBytes } from '#domain/bytes.ts';
import { formatCount, formatRighe } from '../words.ts';
import { searchPresentiAtom, includePresentiAtom } from '../state/preview.ts';
import { countsAtom, patchPreviewAtom } from '../state/atoms.ts';
import { useContiDelFile } from './use-conti.ts';
import type { Anteprima as AnteprimaStato } from '../state/types.ts';
import { ContoNotice, EarlierNotice } from './file-notices.tsx';
import { ImportBar } from './import-bar.tsx';
import { Cause } from './causes.tsx';
import { SimilarNotice, Comparison } from './comparison.tsx';
import { Controparti } from './controparti.tsx';
import { ColonneEditor } from './columns-editor.tsx';
import { PreviewGrid } from './grid.tsx';
import { InsolutiFlusso } from './insoluti.tsx';
import { describeRefused } from './refused.ts';
import { Parametri } from './parameters.tsx';
import { Summary } from './summary.tsx';
import { Viste } from './views.tsx';

/** Beside the page of a PDF there is half the width, and the same height. */
const NARROW = '@container (max-width: 820px)';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    [NARROW]: { gap: '8px' },
  },
  file: { display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1 },
  name: { margin: 0, overflowWrap: 'anywhere' },
  caption: { color: tokens.colorNeutralForeground3 },
  notices: { margin: 0, paddingLeft: '18px' },
  // A grid area has a height of its own, which the table inside can fill.
  grid: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateRows: 'minmax(260px, 1fr)',
    [NARROW]: { gridTemplateRows: 'minmax(224px, 1fr)' },
  },
});

function NomeFile({ anteprima }: { anteprima: AnteprimaStato }) {
  const styles = useStyles();
  const { context, letto, indice, estratto } = anteprima;
  const estratti = letto.estratti.length;
  const parts = [
    formatBytes(context.file.size),
    formatCount(letto.righe_file, 'riga nel file', 'righe nel file'),
    ...(estratti > 1
      ? [`estratto ${indice + 1} di ${estratti}${estratto.conto === null ? '' : `: ${estratto.conto}`}`]
      : []),
  ];
  return (
    <div className={styles.file}>
      <span className={styles.icon} aria-hidden>
        <DocumentTextRegular />
      </span>
      <Subtitle2 as="h2" className={styles.name}>
        {context.file.name}
      </Subtitle2>
      <Caption1 className={styles.caption}>{parts.join(' · ')}</Caption1>
    </div>
  );
}

/** Rows already there: said, counted, and what happens to them. */
function PresentNotice({ anteprima }: { anteprima: AnteprimaStato }) {
  const { presenti } = useAtomValue(countsAtom);
  const patch = useSetAtom(patchPreviewAtom);
  const retry = useSetAtom(searchPresentiAtom);
  const include = useSetAtom(includePresentiAtom);
  if (anteprima.presenti.tipo === 'errore')
    return (
      <MessageBar intent="error">
        <MessageBarBody>Non so quali righe sono già presenti. {anteprima.presenti.messaggio}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => void retry()}>Riprova</Button>
        </MessageBarActions>
      </MessageBar>
    );
  if (presenti === 0) return null;
  const included = anteprima.righe.some(({ presente, scelta }) => presente && scelta === true);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {formatRighe(presenti)} {presenti === 1 ? 'è già presente' : 'sono già presenti'}
        {anteprima.natura === 'partita' ? '' : ' nel conto'}
        {included ? '.' : `: ${presenti === 1 ? 'resta esclusa' : 'restano escluse'}.`}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => patch({ vista: 'confronto' })}>Confronta</Button>
        <Button onClick={() => include(!included)}>{included ? 'Escludi' : 'Importa anche queste'}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** A lone `$` names no country: the rows may be in other dollars than the conto, and only the person knows. */
function DollarNotice({ anteprima: { estratto, id_conto } }: { anteprima: AnteprimaStato }) {
  const conti = useContiDelFile();
  const conto = conti?.find(({ id }) => id === id_conto);
  const { divisa } = estratto;
  if (!conto || divisa === null || !isDoubtfulDollar(divisa, conto.divisa)) return null;
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        Le righe sono in dollari, lette come {divisa}; il conto {conto.nome} è in {conto.divisa}. Se sono
        altri dollari, scegli il conto giusto prima di importare.
      </MessageBarBody>
    </MessageBar>
  );
}

function ScartateNotice({ anteprima }: { anteprima: AnteprimaStato }) {
  const patch = useSetAtom(patchPreviewAtom);
  const count = anteprima.estratto.scartate.length;
  if (count === 0) return null;
  return (
    <MessageBar intent="error">
      <MessageBarBody>
        {formatRighe(count)}{' '}
        {count === 1 ? 'scartata: non verrà importata' : 'scartate: non verranno importate'}.{' '}
        {describeRefused(anteprima.estratto.scartate)}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => patch({ vista: 'scartate' })}>Mostra</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** What the reading rests on: one line, the rest on request, so that the rows keep their room. */
function PreviewNotices({ notices }: { notices: readonly string[] }) {
  const styles = useStyles();
  const [stillOpen, setStillOpen] = useState(false);
  if (notices.length === 0) return null;
  return (
    <MessageBar intent="info" layout={stillOpen ? 'multiline' : 'auto'}>
      <MessageBarBody>
        {stillOpen ? (
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        ) : (
          notices[0]
        )}
      </MessageBarBody>
      {notices.length > 1 && (
        <MessageBarActions>
          <Button onClick={() => setStillOpen(!stillOpen)}>
            {stillOpen ? 'Riduci' : formatCount(notices.length - 1, 'altro avviso', 'altri avvisi')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}

export function Anteprima({ anteprima }: { anteprima: AnteprimaStato }) {
  const styles = useStyles();
  const [columns, setColumns] = useState(false);
  const [quickSearch, setQuickSearch] = useState('');
  const patch = useSetAtom(patchPreviewAtom);
  return (
    <div className={styles.root}>
      <NomeFile anteprima={anteprima} />
      <Summary anteprima={anteprima} />
      <Parametri anteprima={anteprima} onColumns={() => setColumns(true)} />
      <Cause quadratura={anteprima.quadratura} />
      <InsolutiFlusso />
      <EarlierNotice anteprima={anteprima} />
      <ContoNotice anteprima={anteprima} />
      <DollarNotice anteprima={anteprima} />
      <ScartateNotice anteprima={anteprima} />
      {/* The comparison says and does the same, with the rows in sight. */}
      {anteprima.vista !== 'confronto' && (
        <>
          <PresentNotice anteprima={anteprima} />
          <SimilarNotice onShow={() => patch({ vista: 'confronto' })} />
        </>
      )}
      <PreviewNotices notices={anteprima.letto.notices} />
      <Viste
        vista={anteprima.vista}
        scartate={anteprima.estratto.scartate.length}
        ricerca={quickSearch}
        onQuickSearch={setQuickSearch}
      />
      <div className={styles.grid}>
        {anteprima.vista === 'confronto' ? (
          <Comparison ricerca={quickSearch} />
        ) : anteprima.vista === 'controparti' ? (
          <Controparti controparti={anteprima.controparti} ricerca={quickSearch} />
        ) : (
          <PreviewGrid anteprima={anteprima} ricerca={quickSearch} />
        )}
      </div>
      <ImportBar anteprima={anteprima} />
      {columns && anteprima.letto.lettura && (
        <ColonneEditor
          anteprima={anteprima}
          letta={anteprima.letto.lettura}
          onClose={() => setColumns(false)}
        />
      )}
    </div>
  );
}
