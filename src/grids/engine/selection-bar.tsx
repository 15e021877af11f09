/** The bar under the grid: what is selected, or all that is shown, counted and summed as a spreadsheet does. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, useContext } from 'react';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import type { SommeCelleDivisa } from './range/cell-sums.ts';
import type { SelectionSummary } from './range/use-selection.ts';
import { BASSO } from './sizes.ts';
import type { Summary, SommaDivisa } from './sums.ts';
import { formatCount } from '#domain/text.ts';
import { VersiContext } from './directions.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '4px 20px',
    minHeight: '30px',
    flexShrink: 0,
    padding: '0 20px',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { padding: '6px 12px', columnGap: '14px' },
    [BASSO]: { minHeight: '18px', padding: '0 12px' },
  },
  selected: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
  count: { marginRight: 'auto', fontWeight: tokens.fontWeightSemibold },
  pair: { display: 'inline-flex', gap: '6px', alignItems: 'baseline' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  negative: { color: tokens.colorStatusDangerForeground3 },
  divisa: { fontWeight: tokens.fontWeightSemibold },
});

function Valore({ nome, importo }: { nome: string; importo: number }) {
  const styles = useStyles();
  return (
    <span className={styles.pair}>
      <span className={styles.label}>{nome}</span>
      <span
        className={mergeClasses(styles.value, importo < 0 && styles.negative)}
        data-testid={`somma-${nome.toLowerCase().replaceAll(' ', '-')}`}
      >
        {formatImporto(importo)}
      </span>
    </span>
  );
}

/** Money out and in, each without sign under its own name. */
function DueVersi({ dare, avere }: Pick<SommaDivisa, 'dare' | 'avere'>) {
  const directions = useContext(VersiContext);
  return (
    <>
      <Valore nome={directions.out} importo={toCentesimi(-dare)} />
      <Valore nome={directions.inside} importo={avere} />
    </>
  );
}

/** Money in less money out. It is not a balance: with rows of several conti no conto need have it. */
const NETTO = 'Differenza';

function Divisa({ somma, conMedia }: { somma: SommaDivisa; conMedia: boolean }) {
  return (
    <>
      <DueVersi {...somma} />
      <Valore nome={NETTO} importo={somma.somma} />
      {conMedia ? <Valore nome="Media" importo={somma.media} /> : null}
    </>
  );
}

/** Of cells: the amounts as they are shown; and money out and in, where the columns say which way it goes. */
function DivisaCelle({ somma }: { somma: SommeCelleDivisa }) {
  const flows = somma.dare !== 0 || somma.avere !== 0;
  return (
    <>
      <Valore nome="Somma" importo={somma.somma} />
      <Valore nome="Media" importo={somma.media} />
      {flows ? (
        <>
          <DueVersi {...somma} />
          <Valore nome={NETTO} importo={somma.saldo} />
        </>
      ) : null}
    </>
  );
}

function Celle({ scelta: { celle, riepilogo, motivo } }: { scelta: SelectionSummary }) {
  const styles = useStyles();
  const several = (riepilogo?.divise.length ?? 0) > 1;
  return (
    <>
      <span className={styles.count}>
        {`Selezione: ${formatCount(celle, 'cella', 'celle')}`}
        {riepilogo
          ? `, ${formatCount(riepilogo.filled, 'piena', 'piene')}`
          : motivo === null
            ? '…'
            : `, ${motivo}`}
      </span>
      {riepilogo?.divise.map((sum) => (
        <Fragment key={sum.divisa}>
          {several || sum.divisa !== 'EUR' ? <span className={styles.divisa}>{sum.divisa}</span> : null}
          <DivisaCelle somma={sum} />
        </Fragment>
      ))}
    </>
  );
}

interface SelectionBarProps {
  riepilogo: Summary;
  /** False: the numbers are those of all the rows shown. */
  selection: boolean;
  /** Selected cells: with more than one, the numbers are theirs. */
  scelta: SelectionSummary;
  nomi: readonly [uno: string, molti: string];
}

export function SelectionBar({ riepilogo, selection, scelta, nomi }: SelectionBarProps) {
  const styles = useStyles();
  const cells = scelta.celle > 1;
  const { righe, divise } = riepilogo;
  const [one, many] = nomi;
  const several = divise.length > 1;
  return (
    <output
      className={mergeClasses(styles.root, (selection || cells) && styles.selected)}
      aria-live="off"
      aria-label={
        cells
          ? 'Totali delle celle selezionate'
          : selection
            ? 'Totali della selezione'
            : 'Totali delle righe mostrate'
      }
      data-testid="barra-selezione"
    >
      {cells ? (
        <Celle scelta={scelta} />
      ) : (
        <>
          <span className={styles.count}>
            {righe === 0 ? null : `${selection ? 'Selezione' : 'In vista'}: ${formatCount(righe, one, many)}`}
          </span>
          {divise.map((sum) => (
            <Fragment key={sum.divisa}>
              {several || sum.divisa !== 'EUR' ? <span className={styles.divisa}>{sum.divisa}</span> : null}
              <Divisa somma={sum} conMedia={selection && !several && righe > 1} />
            </Fragment>
          ))}
        </>
      )}
    </output>
  );
}
