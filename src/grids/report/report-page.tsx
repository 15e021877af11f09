/** Reports: one page draws them all from the list of definitions. */
import { makeStyles, MessageBar, MessageBarBody, Title3, tokens } from '@fluentui/react-components';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { oggiAtom } from '#state/today.ts';
import type { DatiGrafico, ReportValori } from '#domain/report/definition.ts';
import { type ReportQuery, domandaAtom, foglioAtom, setDomandaAtom } from './atoms.ts';
import { Cifre } from './figures.tsx';
import { REPORT, findReport } from './list.ts';
import { withOpened, withReport, withValori, isDalReport, parseOpened } from './address.ts';
import { Parametri } from './parameters.tsx';
import { MenuSalvati } from './saved-menu.tsx';
import type { Report } from './types.ts';
import { getWorkspace } from './workspace.tsx';

const Grafico = loadWhenShown(async () => (await import('./chart/chart.tsx')).Grafico);
const PannelloDettaglio = loadWhenShown(async () => (await import('./detail/detail.tsx')).PannelloDettaglio);

const STRETTO = '@media (max-width: 640px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '14px 20px 20px',
    boxSizing: 'border-box',
    minHeight: '100%',
    [STRETTO]: { padding: '10px 12px 16px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { margin: 0 },
  scelta: { width: '260px', maxWidth: '100%' },
  right: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '8px', [STRETTO]: { marginLeft: 0 } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  chart: {
    // With its frame the chart takes 180 pixels: the rows are what one came for.
    padding: '8px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    minHeight: '178px',
    boxSizing: 'border-box',
    minWidth: 0,
    [STRETTO]: { padding: '8px 12px' },
  },
});

/**
 * Keeps the question of the address in force while the page is open. The one before is answered until then, if it is of
 * the same report: its grid stays, and only its rows change.
 */
function useDomanda(report: Report, valori: ReportValori | null): ReportQuery | null {
  const ask = useSetAtom(setDomandaAtom);
  const domanda = useMemo(() => (valori ? { report, valori } : null), [report, valori]);
  useEffect(() => ask(domanda), [ask, domanda]);
  useEffect(() => () => ask(null), [ask]);
  const inForce = useAtomValue(domandaAtom);
  return domanda && inForce?.report === report ? inForce : null;
}

/** A chart of nothing says nothing. */
const haDaDire = (dati: DatiGrafico | null): dati is DatiGrafico =>
  dati !== null && dati.serie.some(({ valori }) => valori.some((valore) => valore !== 0));

function Foglio({ domanda }: { domanda: ReportQuery }) {
  const styles = useStyles();
  const foglio = useAtomValue(foglioAtom);
  const { report, valori } = domanda;
  return (
    <>
      {foglio ? <Cifre cifre={foglio.cifre} /> : null}
      {foglio?.note.map((nota) => (
        <MessageBar key={nota} layout="multiline">
          <MessageBarBody>{nota}</MessageBarBody>
        </MessageBar>
      ))}
      {foglio === null || haDaDire(foglio.grafico) ? (
        <div className={styles.chart} data-testid="grafico">
          {foglio && haDaDire(foglio.grafico) ? <Grafico dati={foglio.grafico} /> : null}
        </div>
      ) : null}
      <WorkspaceGrid workspace={getWorkspace(report, valori)} sezione />
    </>
  );
}

export function ReportPage() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const oggi = useAtomValue(oggiAtom);
  const report = findReport(search.get('report'));
  const asked = search.toString();
  const valori = useMemo(
    () => report.leggiIndirizzo(new URLSearchParams(asked), oggi),
    [report, asked, oggi],
  );
  const chiave = JSON.stringify(valori);
  // The address also holds filters of the grid and what is opened: another object only for another question.
  const stabili = useMemo(() => JSON.parse(chiave) as ReportValori | null, [chiave]);
  const domanda = useDomanda(report, stabili);
  const apre = parseOpened(search);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          Reportistica
        </Title3>
        <NativeSelect
          className={styles.scelta}
          etichetta="Report"
          valore={report.nome}
          onScegli={(nome) => setSearch(withReport(findReport(nome)))}
        >
          {REPORT.map(({ nome, titolo }) => (
            <option key={nome} value={nome}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
        <span className={styles.right}>
          <MenuSalvati domanda={domanda} />
        </span>
      </header>
      <p className={styles.quiet}>{report.descrizione}</p>
      <Parametri
        nomi={report.parametri}
        valori={stabili ?? report.leggiParziale(search, oggi)}
        soggettoObbligatorio={report.serve !== null}
        onCambia={(cambio) => setSearch(withValori(cambio))}
      />
      {stabili === null ? <p className={styles.quiet}>{report.serve}</p> : null}
      {domanda ? <Foglio domanda={domanda} /> : null}
      {domanda && apre && report.dettaglio ? (
        <PannelloDettaglio
          report={report}
          valori={domanda.valori}
          apre={apre}
          onChiudi={() => {
            if (isDalReport(state)) void navigate(-1);
            else void navigate({ search: withOpened(null).toString() }, { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}
