/** The page of a PDF: leafed through, enlarged, and told where its columns stand. */
import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { LetturaPdf } from '#api/contract/tracciati.ts';
import { useSetAtom } from '#state/jotai.ts';
import { rileggiPaginaAtom } from '../state/reading.ts';
import type { PaginaPdf } from '../state/page.ts';
import { Aree } from './areas.tsx';
import { Barra } from './bar.tsx';
import { Foglio } from './sheet.tsx';
import { addRuler, type Scelto, moveRuler, isSameLettura } from './model.ts';
import { Righelli } from './rulers.tsx';
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
const PAUSA = 250;

/** The settings in hand, read again a moment after the last change. */
function useImpostazioni(pagina: PaginaPdf) {
  const rileggi = useSetAtom(rileggiPaginaAtom);
  const { geometria } = pagina;
  const lette: LetturaPdf = { righelli: geometria.righelli, escluse: geometria.escluse };
  const [proprie, setProprie] = useState<LetturaPdf | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was read is what was asked: from here on the reading's own are shown.
  const ferme = proprie !== null && !pagina.occupata && isSameLettura(proprie, lette);
  const impostazioni = proprie && !ferme ? proprie : lette;
  const cambia = (nuove: LetturaPdf, subito: boolean) => {
    setProprie(nuove);
    clearTimeout(timer.current);
    if (subito) timer.current = setTimeout(() => void rileggi(nuove), PAUSA);
  };
  const automatici = () => {
    setProprie(null);
    clearTimeout(timer.current);
    void rileggi({ righelli: [], escluse: impostazioni.escluse });
  };
  return { impostazioni, cambia, automatici };
}

/** The width there is for the page, as the window changes. */
function useLarghezza() {
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

export function Pannello({ pagina }: { pagina: PaginaPdf }) {
  const styles = useStyles();
  const { contesto, geometria } = pagina;
  const { impostazioni, cambia, automatici } = useImpostazioni(pagina);
  const { righelli, escluse } = impostazioni;
  const disegno = useDocumento(contesto.file, contesto.password ?? null);
  const { ref, larghezza } = useLarghezza();
  const [numero, setNumero] = useState(() => primaConRighe(pagina));
  const [zoom, setZoom] = useState(1);
  const [inDisegno, setInDisegno] = useState(false);
  const [scelto, setScelto] = useState<Scelto>(null);
  const togli = ({ tipo, at }: NonNullable<Scelto>) => {
    setScelto(null);
    if (tipo === 'righello') cambia({ righelli: righelli.toSpliced(at, 1), escluse }, true);
    else cambia({ righelli, escluse: escluse.toSpliced(at, 1) }, true);
  };
  const aggiungiArea = (area: LetturaPdf['escluse'][number]) => {
    setInDisegno(false);
    setScelto({ tipo: 'area', at: escluse.length });
    cambia({ righelli, escluse: [...escluse, area] }, true);
  };
  const area = scelto?.tipo === 'area' ? escluse[scelto.at] : undefined;
  return (
    <section className={styles.root} aria-label="Pagina del PDF" aria-busy={pagina.occupata}>
      <Barra
        numero={numero}
        pagine={geometria.pagine.length}
        onNumero={setNumero}
        zoom={zoom}
        onZoom={setZoom}
        inDisegno={inDisegno}
        onDisegno={setInDisegno}
        onAreaDaTastiera={() =>
          aggiungiArea({ pagina: numero, sinistra: 0.1, alto: 0.05, destra: 0.9, basso: 0.15 })
        }
        onRighello={() => {
          const nuovo = addRuler(righelli);
          setScelto({ tipo: 'righello', at: nuovo.at });
          cambia({ righelli: nuovo.righelli, escluse }, true);
        }}
        impostati={geometria.impostati}
        onAutomatici={automatici}
        scelto={scelto}
        onTogli={togli}
        ovunque={area ? area.pagina === null : null}
        onOvunque={(ovunque) => {
          if (!area || !scelto) return;
          const mossa = { ...area, pagina: ovunque ? null : numero };
          cambia({ righelli, escluse: escluse.with(scelto.at, mossa) }, true);
        }}
        occupata={pagina.occupata}
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
            <Foglio
              pagina={pagina}
              numero={numero}
              larghezza={Math.round(larghezza * zoom)}
              disegno={disegno}
              inDisegno={inDisegno}
              onArea={aggiungiArea}
              righelli={
                <Righelli
                  righelli={righelli}
                  scelto={scelto?.tipo === 'righello' ? scelto.at : null}
                  onScegli={(at) => setScelto({ tipo: 'righello', at })}
                  onSposta={(at, x, finito) => {
                    // While it is dragged it does not jump over its neighbours: it would slip from the hand.
                    const fra = Math.min(
                      (righelli[at + 1] ?? 1.002) - 0.002,
                      Math.max((righelli[at - 1] ?? -0.002) + 0.002, x),
                    );
                    cambia({ righelli: moveRuler(righelli, at, fra).righelli, escluse }, finito);
                  }}
                  onTogli={(at) => togli({ tipo: 'righello', at })}
                />
              }
            >
              <Aree
                escluse={escluse}
                pagina={numero}
                scelta={scelto?.tipo === 'area' ? scelto.at : null}
                onScegli={(at) => setScelto({ tipo: 'area', at })}
                onCambia={(at, mossa, finito) =>
                  cambia({ righelli, escluse: escluse.with(at, mossa) }, finito)
                }
                onTogli={(at) => togli({ tipo: 'area', at })}
              />
            </Foglio>
          )}
        </div>
      </section>
    </section>
  );
}

/** The page with the first row that was read: covers say nothing of columns. */
function primaConRighe({ geometria, stati }: PaginaPdf): number {
  return geometria.righe.find(({ riga }) => stati.get(riga) === 'letta')?.pagina ?? 1;
}
