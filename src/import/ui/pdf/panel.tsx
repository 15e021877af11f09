/** The page of a PDF: leafed through, enlarged, and told where its columns stand. */
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { Aree } from './areas.tsx';
import { PdfBar } from './bar.tsx';
import { SheetView } from './sheet.tsx';
import { Righelli } from './rulers.tsx';
import { rereadPageAtom } from '../state/reading.ts';
import type { PaginaPdf } from '../state/types.ts';
import { addRuler, type Scelto, moveRuler, isSameLettura } from './model.ts';
import { useDocumento } from './use-drawing.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  scroll: {
    overflow: 'auto',
    maxHeight: 'calc(100vh - 330px)',
    minHeight: '320px',
    padding: '12px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 600px)': { padding: '6px', maxHeight: '70vh' },
  },
});

/** Milliseconds without a change after which the file is read again. */
const PAUSE = 250;

/** The settings in hand, read again a moment after the last change. */
function useSettings(page: PaginaPdf) {
  const reread = useSetAtom(rereadPageAtom);
  const { geometry } = page;
  const loaded: LetturaPdf = { righelli: geometry.righelli, escluse: geometry.escluse };
  const [own, setOwn] = useState<LetturaPdf | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was read is what was asked: from here on the reading's own are shown.
  const held = own !== null && !page.busy && isSameLettura(own, loaded);
  const impostazioni = own && !held ? own : loaded;
  const changeColumns = (fresh: LetturaPdf, subito: boolean) => {
    setOwn(fresh);
    clearTimeout(timer.current);
    if (subito) timer.current = setTimeout(() => void reread(fresh), PAUSE);
  };
  const automaticOf = () => {
    setOwn(null);
    clearTimeout(timer.current);
    void reread({ righelli: [], escluse: impostazioni.escluse });
  };
  return { impostazioni, cambia: changeColumns, automatici: automaticOf };
}

/** The width there is for the page, as the window changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [larghezza, setLarghezza] = useState(0);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setLarghezza(Math.floor(entry.contentRect.width));
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ref, larghezza };
}

export function PdfPanel({ pagina }: { pagina: PaginaPdf }) {
  const styles = useStyles();
  const { context, geometry } = pagina;
  const { impostazioni, cambia, automatici } = useSettings(pagina);
  const { righelli, escluse } = impostazioni;
  const drawing = useDocumento(context.file, context.password ?? null);
  const { ref, larghezza } = useWidth();
  const [number, setNumber] = useState(() => firstWithRighe(pagina));
  const [zoom, setZoom] = useState(1);
  const [isDrawing, setIsDrawing] = useState(false);
  const [chosen, setChosen] = useState<Scelto>(null);
  const remove = ({ tipo, at }: NonNullable<Scelto>) => {
    setChosen(null);
    if (tipo === 'righello') cambia({ righelli: righelli.toSpliced(at, 1), escluse }, true);
    else cambia({ righelli, escluse: escluse.toSpliced(at, 1) }, true);
  };
  const addArea = (area: LetturaPdf['escluse'][number]) => {
    setIsDrawing(false);
    setChosen({ tipo: 'area', at: escluse.length });
    cambia({ righelli, escluse: [...escluse, area] }, true);
  };
  const area = chosen?.tipo === 'area' ? escluse[chosen.at] : undefined;
  return (
    <section className={styles.root} aria-label="Pagina del PDF" aria-busy={pagina.busy}>
      <PdfBar
        numero={number}
        pagine={geometry.pagine.length}
        onNumber={setNumber}
        zoom={zoom}
        onZoom={setZoom}
        isDrawing={isDrawing}
        onDrawing={setIsDrawing}
        onAreaByKeyboard={() =>
          addArea({ pagina: number, sinistra: 0.1, alto: 0.05, destra: 0.9, basso: 0.15 })
        }
        onRuler={() => {
          const fresh = addRuler(righelli);
          setChosen({ tipo: 'righello', at: fresh.at });
          cambia({ righelli: fresh.righelli, escluse }, true);
        }}
        impostati={geometry.impostati}
        onAutomatic={automatici}
        scelto={chosen}
        onRemove={remove}
        ovunque={area ? area.pagina === null : null}
        onEverywhere={(everywhere) => {
          if (!area || !chosen) return;
          const moved = { ...area, pagina: everywhere ? null : number };
          cambia({ righelli, escluse: escluse.with(chosen.at, moved) }, true);
        }}
        busy={pagina.busy}
      />
      {pagina.messaggio !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{pagina.messaggio}</MessageBarBody>
        </MessageBar>
      )}
      {/* Scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="Foglio">
        <div ref={ref}>
          {larghezza > 0 && (
            <SheetView
              pagina={pagina}
              numero={number}
              larghezza={Math.round(larghezza * zoom)}
              drawing={drawing}
              isDrawing={isDrawing}
              onArea={addArea}
              righelli={
                <Righelli
                  righelli={righelli}
                  scelto={chosen?.tipo === 'righello' ? chosen.at : null}
                  onChoose={(at) => setChosen({ tipo: 'righello', at })}
                  onShift={(at, x, finished) => {
                    // While it is dragged it does not jump over its neighbours: it would slip from the hand.
                    const between = Math.min(
                      (righelli[at + 1] ?? 1.002) - 0.002,
                      Math.max((righelli[at - 1] ?? -0.002) + 0.002, x),
                    );
                    cambia({ righelli: moveRuler(righelli, at, between).righelli, escluse }, finished);
                  }}
                  onRemove={(at) => remove({ tipo: 'righello', at })}
                />
              }
            >
              <Aree
                escluse={escluse}
                pagina={number}
                scelta={chosen?.tipo === 'area' ? chosen.at : null}
                onChoose={(at) => setChosen({ tipo: 'area', at })}
                onChange={(at, moved, finished) =>
                  cambia({ righelli, escluse: escluse.with(at, moved) }, finished)
                }
                onRemove={(at) => remove({ tipo: 'area', at })}
              />
            </SheetView>
          )}
        </div>
      </section>
    </section>
  );
}

/** The page with the first row that was read: covers say nothing of columns. */
function firstWithRighe({ geometry, stati }: PaginaPdf): number {
  return geometry.righe.find(({ riga }) => stati.get(riga) === 'letta')?.pagina ?? 1;
}
