/** The chart of a report: drawn, or as a table; its figures under the pointer; what each series looks like. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useWidth } from '#ui/use-width.ts';
import type { ChartData } from '#domain/report/definition.ts';
import { formatFigure } from '../words.ts';
import { Bars, Campione } from './bars.tsx';
import { Colonne, ChartCurves, useMarks } from './drawing.tsx';
import { FiguresTable } from '#ui/chart/figures-table.tsx';

const useStyles = makeStyles({
  root: { margin: 0, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', marginBottom: '8px' },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  key: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  swap: { marginLeft: 'auto' },
  table: { maxHeight: '260px' },
});

/** A sample of a series' mark. */
function Segno({ tipo, which, unica }: { tipo: ChartData['tipo']; which: number; unica: boolean }) {
  const signs = useMarks();
  if (tipo === 'linee')
    return (
      <svg width={26} height={8} aria-hidden focusable="false">
        <line
          x1={1}
          x2={25}
          y1={4}
          y2={4}
          className={mergeClasses(
            signs.linea,
            unica ? signs.linea1 : [signs.linea0, signs.linea1, signs.linea2][which],
          )}
        />
      </svg>
    );
  if (tipo === 'barre') return <Campione which={which} />;
  return (
    <svg width={10} height={10} aria-hidden focusable="false">
      <rect width={10} height={10} rx={2} className={which === 0 ? signs.piena0 : signs.piena1} />
    </svg>
  );
}

function Chiavi({ dati, point }: { dati: ChartData; point: number | null }) {
  const styles = useStyles();
  const { series, tipo, categories, formato } = dati;
  return (
    <span className={styles.keys} aria-hidden>
      {point === null ? null : <strong>{categories[point]?.testo}</strong>}
      {/* One series is what the title says it is. */}
      {(series.length > 1 || point !== null ? series : []).map(({ nome, valori }, which) => (
        <span key={nome} className={styles.key}>
          <Segno tipo={tipo} which={which} unica={series.length === 1} />
          {nome.toLowerCase()} {point === null ? '' : formatFigure(formato, valori[point] ?? 0)}
        </span>
      ))}
    </span>
  );
}

export function Chart({ dati }: { dati: ChartData }) {
  const styles = useStyles();
  const [table, setTable] = useState(false);
  const [point, setPoint] = useState<number | null>(null);
  const [ref, width] = useWidth<HTMLElement>();
  const larghezza = Math.max(200, width);
  const props = { dati, larghezza, point, onPoint: setPoint };
  return (
    <figure ref={ref} className={styles.root} aria-label={dati.titolo}>
      <div className={styles.head}>
        <span className={styles.title}>{dati.titolo}</span>
        {table ? null : <Chiavi dati={dati} point={dati.tipo === 'barre' ? null : point} />}
        <Button
          className={styles.swap}
          size="small"
          appearance="subtle"
          onClick={() => {
            setTable(!table);
            setPoint(null);
          }}
        >
          {table ? 'Mostra il grafico' : 'Mostra la tabella'}
        </Button>
      </div>
      {table || width === 0 ? null : dati.tipo === 'barre' ? (
        <Bars dati={dati} larghezza={larghezza} />
      ) : dati.tipo === 'linee' ? (
        <ChartCurves {...props} />
      ) : (
        <Colonne {...props} />
      )}
      <FiguresTable
        className={styles.table}
        name={dati.titolo}
        caption={dati.titolo}
        columns={[dati.axis, ...dati.series.map(({ nome }) => nome)]}
        rows={dati.categories.map(({ testo }, at) => [
          testo,
          ...dati.series.map(({ valori }) => formatFigure(dati.formato, valori[at] ?? 0)),
        ])}
        spokenOnly={!table}
      />
    </figure>
  );
}
