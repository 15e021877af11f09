/** How the row of a group is drawn: its value, how many rows, their sums. */
import type { ICellRendererParams } from 'ag-grid-community';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronRightRegular } from '@fluentui/react-icons';
import { useContext, useLayoutEffect, useRef } from 'react';
import { toCentesimi, formatImporto } from '#domain/importi.ts';
import type { SommaDivisa } from '../sums.ts';
import { formatCount } from '#domain/text.ts';
import { VersiContext } from '../directions.ts';
import { getGroupHead, type GroupHeadProps } from './group-row.ts';
import { line, quiet } from '#ui/styles.ts';

const NARROW = '@media (max-width: 640px)';

const useStyles = makeStyles({
  root: {
    ...line,
    boxSizing: 'border-box',
    height: '100%',
    gap: '8px',
    paddingRight: '20px',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    [NARROW]: { paddingRight: '24px', gap: '6px' },
  },
  chevron: { display: 'inline-flex', fontSize: '14px', color: tokens.colorNeutralForeground3 },
  open: { transform: 'rotate(90deg)' },
  name: { color: tokens.colorNeutralForeground3, [NARROW]: { display: 'none' } },
  value: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightSemibold,
    '::first-letter': { textTransform: 'uppercase' },
  },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  sums: { display: 'flex', gap: '18px', marginLeft: 'auto', [NARROW]: { gap: '8px' } },
  sum: { display: 'inline-flex', gap: '6px', alignItems: 'baseline' },
  part: { [NARROW]: { display: 'none' } },
  label: {
    ...quiet,
    [NARROW]: { display: 'none' },
  },
  divisa: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  amount: { display: 'inline-block', minWidth: '92px', textAlign: 'right', [NARROW]: { minWidth: 0 } },
  negative: { color: tokens.colorStatusDangerForeground3 },
});

function Importo({ nome, importo, parte = false }: { nome: string; importo: number; parte?: boolean }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.sum, parte && styles.part)}>
      <span className={styles.label}>{nome}</span>
      <span
        className={mergeClasses(styles.amount, importo < 0 && styles.negative)}
        data-testid={`gruppo-${nome.toLowerCase().replaceAll(' ', '-')}`}
      >
        {formatImporto(importo)}
      </span>
    </span>
  );
}

/** Amounts of different divise stand side by side and are never added. */
function Somme({ divise }: { divise: readonly SommaDivisa[] }) {
  const directions = useContext(VersiContext);
  const styles = useStyles();
  const several = divise.length > 1;
  return (
    <span className={styles.sums}>
      {divise.map(({ divisa, dare, avere, somma }) => (
        <span key={divisa} className={styles.sums}>
          {several || divisa !== 'EUR' ? <span className={styles.divisa}>{divisa}</span> : null}
          {several ? null : (
            <>
              <Importo nome={directions.out} importo={toCentesimi(-dare)} parte />
              <Importo nome={directions.inside} importo={avere} parte />
            </>
          )}
          <Importo nome="Saldo" importo={somma} />
        </span>
      ))}
    </span>
  );
}

function GroupHead({ gruppo, aperto }: GroupHeadProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const { livello, nome, label, riepilogo } = gruppo;
  // The row belongs to the library: it takes what the group is as attributes of its own.
  useLayoutEffect(() => {
    const row = root.current?.closest('[role="row"]');
    row?.setAttribute('aria-expanded', String(aperto));
    row?.setAttribute('aria-level', String(livello));
  }, [aperto, livello]);
  return (
    <div
      ref={root}
      // The grid is made of divs: a table cell could not stand here.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="gridcell"
      className={styles.root}
      style={{ paddingLeft: 12 + (livello - 1) * 22 }}
      data-testid="riga-gruppo"
    >
      <span className={mergeClasses(styles.chevron, aperto && styles.open)} aria-hidden>
        <ChevronRightRegular />
      </span>
      <span className={styles.name}>{nome}:</span>
      <span className={styles.value}>{label}</span>
      <span className={styles.count}>{formatCount(riepilogo.righe, 'riga', 'righe')}</span>
      <Somme divise={riepilogo.divise} />
    </div>
  );
}

export function RigaGruppoVista({ data }: Pick<ICellRendererParams<unknown>, 'data'>) {
  const head = getGroupHead(data);
  return head ? <GroupHead {...head} /> : null;
}
