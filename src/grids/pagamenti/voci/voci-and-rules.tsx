/** What has no document: the chart on one side, the rules that assign it on the other. */
import { Button, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { AddRegular, PlayRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { ForWriters } from '#ui/writers.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { explainRefusal } from '#ui/form.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { Piano } from './chart.tsx';
import { RegolaEditor } from './rule-editor.tsx';
import { applyRegoleAtom, openEditorAtom, editorAtom } from './rules.ts';
import { RegoleElenco } from './rules-list.tsx';
import { regoleResource, useVoci } from './resources.ts';
import { addUsualAtom } from './usual.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { column } from '#ui/styles.ts';

const LINE = `1px solid ${tokens.colorNeutralStroke2}`;
const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    // The chart has sums to show: it is the wider.
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    borderTop: LINE,
    '& > * + *': { borderLeft: LINE },
    // As high as the window leaves: many rules scroll beside the chart, whose sums stay in sight.
    '@media (min-width: 1024px)': { flexBasis: 0, minHeight: '420px' },
    '@media (max-width: 1023px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      '& > * + *': { borderLeft: 'none', borderTop: LINE },
    },
  },
  chart: { display: 'grid', minWidth: 0, minHeight: '420px' },
  rules: {
    ...column,
    gap: '10px',
    padding: '12px',
    minWidth: 0,
    '@media (min-width: 1024px)': { minHeight: 0, overflowY: 'auto', '& > *': { flexShrink: 0 } },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: {
    margin: 0,
    marginRight: 'auto',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

function Regole() {
  const styles = useStyles();
  const voci = useVoci() ?? [];
  const load = useSetAtom(regoleResource.loadAtom);
  const state = useAtomValue(regoleResource.stateAtom);
  const open = useSetAtom(openEditorAtom);
  const add = useSetAtom(addUsualAtom);
  const apply = useSetAtom(applyRegoleAtom);
  const [applyContent, setApplyContent] = useState(false);
  useEffect(() => void load(), [load]);
  const regole = getDati(state);
  return (
    <section className={styles.rules} aria-label="Regole">
      <div className={styles.head}>
        <h2 className={styles.title}>Regole</h2>
        <ForWriters>
          <Button icon={<AddRegular />} onClick={() => open({ regola: null })}>
            Nuova regola
          </Button>
          <Button
            appearance="primary"
            icon={<PlayRegular />}
            disabledFocusable={!regole || regole.length === 0}
            onClick={() => {
              if (regole && regole.length > 0) setApplyContent(true);
            }}
          >
            Applica
          </Button>
        </ForWriters>
      </div>
      {regole && regole.length > 0 ? (
        <>
          <p className={styles.hint}>
            Si provano dall’alto: la prima che corrisponde prende il movimento.
            <ForWriters> Trascinale, o Alt con le frecce.</ForWriters>
          </p>
          <RegoleElenco regole={regole} voci={voci} />
        </>
      ) : null}
      {regole?.length === 0 ? (
        <>
          <p className={styles.hint}>
            Nessuna regola. Una regola dà una voce ai movimenti che si somigliano: spese, F24, stipendi, rate.
          </p>
          <ForWriters>
            <span>
              <Button onClick={() => void add()}>Aggiungi voci e regole consuete</Button>
            </span>
          </ForWriters>
        </>
      ) : null}
      {state.stato === 'error' ? <NoteBar intent="error">{explainRefusal(state.error)}</NoteBar> : null}
      {!regole && state.stato !== 'error' ? (
        <Skeleton aria-label="Caricamento">
          <SkeletonItem size={48} />
        </Skeleton>
      ) : null}
      {applyContent && regole ? (
        <ApplyDialog regole={regole} onApply={apply} onClose={() => setApplyContent(false)} />
      ) : null}
    </section>
  );
}

export function VociRegole() {
  const styles = useStyles();
  const voci = useVoci() ?? [];
  const editor = useAtomValue(editorAtom);
  const open = useSetAtom(openEditorAtom);
  useEffect(() => () => open(null), [open]);
  return (
    <div className={styles.root}>
      <div className={styles.chart}>
        <Piano />
      </div>
      <Regole />
      {editor ? <RegolaEditor key={editor.regola?.id ?? 0} {...editor} voci={voci} /> : null}
    </div>
  );
}
