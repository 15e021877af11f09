/** Reports: one page draws them all from the list of definitions. */
import { Button, makeStyles, mergeClasses, Title3, tokens } from '@fluentui/react-components';
import { DataBarVerticalRegular } from '@fluentui/react-icons';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WorkspaceGrid } from '#grids/engine/index.ts';
import { loadWhenShown, useAhead } from '#ui/lazy.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { framed, spoken, column, quiet } from '#ui/styles.ts';
import { LOW_WINDOW, TELEFONO, useMedia } from '#ui/use-media.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import type { ChartData, ReportValori } from '#domain/report/definition.ts';
import { type ReportQuery, questionAtom, sheetAtom, sheetInSightAtom, setQuestionAtom } from './atoms.ts';
import { Figures } from './figures.tsx';
import { REPORT, findReport } from './list.ts';
import { chartAtom, setChartAtom } from './chart/shown.ts';
import { withOpened, withReport, withValori, isDalReport, parseOpened } from './address.ts';
import { Parametri } from './parameters.tsx';
import { MenuSalvati } from './saved-menu.tsx';
import type { Report } from './types.ts';
import { getWorkspace } from './workspace.tsx';
import { NoteBar } from '#ui/error-bar.tsx';
import { useAddress } from '#ui/use-address.ts';

const Chart = loadWhenShown(async () => (await import('./chart/chart.tsx')).Chart);
const loadDetail = () => import('./detail/detail.tsx');
const DetailPanel = loadWhenShown(async () => (await loadDetail()).DetailPanel);

const NARROW = '@media (max-width: 640px)';
/** A page at 200 %: its little height goes to the rows. */
const LOW = `@media (min-width: 641px) and ${LOW_WINDOW}`;

const useStyles = makeStyles({
  root: {
    ...column,
    gap: '8px',
    padding: '8px 20px 12px',
    boxSizing: 'border-box',
    minHeight: '100%',
    [NARROW]: { padding: '6px 12px 12px' },
    [LOW]: { gap: '4px', paddingTop: '4px', paddingBottom: '4px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px' },
  // Where there is little room the name of the report is one.
  title: { margin: 0, [NARROW]: spoken, [LOW]: spoken },
  scelta: { width: '260px', maxWidth: '100%', [NARROW]: { flex: '1 1 0', width: 'auto' } },
  right: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '8px', [NARROW]: { marginLeft: 0 } },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  // Beside the name of the report, on as many lines as that leaves.
  what: {
    ...quiet,
    flex: '1 1 220px',
    margin: 0,
    lineHeight: tokens.lineHeightBase200,
    [NARROW]: { display: 'none' },
    [LOW]: { display: 'none' },
  },
  grid: {
    flexGrow: 1,
    minHeight: '440px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [LOW]: { minHeight: '320px' },
  },
  // About as wide as they will be: what stands beside them must not move from under a press.
  awaited: { width: '356px', [NARROW]: { width: 'auto', height: '64px' } },
  before: { opacity: '0.55', transitionProperty: 'opacity', transitionDelay: '150ms' },
  chart: {
    // With its frame the chart takes 180 pixels: the rows are what one came for.
    padding: '8px 16px',
    ...framed,
    minHeight: '178px',
    boxSizing: 'border-box',
    minWidth: 0,
    [NARROW]: { padding: '8px 12px' },
  },
});

/**
 * Keeps the question of the address in force while the page is open. The one before is answered until then, if it is of
 * the same report: its grid stays, and only its rows change.
 */
function useQuestion(report: Report, valori: ReportValori | null): ReportQuery | null {
  const ask = useSetAtom(setQuestionAtom);
  const question = useMemo(() => (valori ? { report, valori } : null), [report, valori]);
  useEffect(() => ask(question), [ask, question]);
  useEffect(() => () => ask(null), [ask]);
  const inForce = useAtomValue(questionAtom);
  return question && inForce?.report === report ? inForce : null;
}

/** A chart of nothing says nothing. */
const hasToSay = (data: ChartData | null): data is ChartData =>
  data !== null && data.series.some(({ valori }) => valori.some((value) => value !== 0));

function ReportSheetView({ question }: { question: ReportQuery }) {
  const styles = useStyles();
  const sheet = useAtomValue(sheetInSightAtom);
  const asked = useAtomValue(sheetAtom) !== null;
  const shown = useAtomValue(chartAtom);
  const show = useSetAtom(setChartAtom);
  const { report, valori } = question;
  // In the row over the grid of a phone they would stand under the search.
  const apart = useMedia(TELEFONO);
  const figures = sheet ? (
    <Figures figures={sheet.figures} waits={!asked} />
  ) : (
    <span className={styles.awaited} />
  );
  return (
    <>
      {apart ? figures : null}
      {sheet?.note.map((nota) => (
        <NoteBar key={nota}>{nota}</NoteBar>
      ))}
      {shown && (sheet === null || hasToSay(sheet.grafico)) ? (
        <div className={mergeClasses(styles.chart, !asked && styles.before)} data-testid="grafico">
          {sheet && hasToSay(sheet.grafico) ? <Chart dati={sheet.grafico} /> : null}
        </div>
      ) : null}
      <div className={styles.grid}>
        <WorkspaceGrid
          workspace={getWorkspace(report, valori)}
          section
          full
          filtri={
            <>
              {apart ? null : figures}
              <Button
                size="small"
                appearance={shown ? 'outline' : 'subtle'}
                icon={<DataBarVerticalRegular />}
                aria-expanded={shown}
                onClick={() => show(!shown)}
              >
                Grafico
              </Button>
            </>
          }
        />
      </div>
    </>
  );
}

export function ReportPage() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search, setSearch] = useAddress();
  const today = useAtomValue(todayAtom);
  const report = findReport(search.get('report'));
  const asked = search.toString();
  const values = useMemo(() => report.readAddress(new URLSearchParams(asked), today), [report, asked, today]);
  const key = JSON.stringify(values);
  // The address also holds filters of the grid and what is opened: another object only for another question.
  const stable = useMemo(() => JSON.parse(key) as ReportValori | null, [key]);
  const question = useQuestion(report, stable);
  const ask = useSetAtom(setQuestionAtom);
  const change = (patch: ReportValori): void => {
    const next = withValori(patch);
    // Asked at once: the address follows when the router has verified the session.
    const wanted = report.readAddress(next, today);
    if (wanted) ask({ report, valori: wanted });
    setSearch(next);
  };
  // The rows behind a figure are a press away.
  useAhead(loadDetail);
  const opens = parseOpened(search);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          Reportistica
        </Title3>
        <NativeSelect
          className={styles.scelta}
          label="Report"
          valore={report.nome}
          onChoose={(name) => setSearch(withReport(findReport(name)))}
          voci={REPORT.map(({ nome, titolo }) => [nome, titolo] as const)}
        />
        <p className={styles.what}>{report.descrizione}</p>
        <span className={styles.right}>
          <MenuSalvati question={question} />
        </span>
      </header>
      <Parametri
        nomi={report.parametri}
        valori={stable ?? report.readPartial(search, today)}
        soggettoRequired={report.serve !== null}
        onChange={change}
      />
      {stable === null ? <p className={styles.quiet}>{report.serve}</p> : null}
      {question ? <ReportSheetView question={question} /> : null}
      {question && opens && report.detail ? (
        <DetailPanel
          report={report}
          valori={question.valori}
          opens={opens}
          onClose={() => {
            if (isDalReport(state)) void navigate(-1);
            else void navigate({ search: withOpened(null).toString() }, { replace: true });
          }}
        />
      ) : null}
    </div>
  );
}
