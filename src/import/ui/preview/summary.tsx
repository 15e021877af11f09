/** The summary one can trust at a glance: the verdict, the counts, the sums, the balances, the period. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatImporto } from '#domain/importi.ts';
import { useAtomValue } from '#state/jotai.ts';
import { formatCount, formatImportoOrNothing, formatInteger, formatPeriodo } from '../words.ts';
import { countsAtom } from '../state/atoms.ts';
import type { Anteprima } from '../state/types.ts';
import { Verdict } from './verdict.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px 24px',
    alignItems: 'center',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@container (max-width: 820px)': { padding: '8px', gap: '8px' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 22px',
    margin: 0,
    flexGrow: 1,
    flexBasis: '520px',
    '@media (max-width: 600px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '10px 16px',
      padding: '0 6px 6px',
    },
    '@container (min-width: 500px) and (max-width: 820px)': { gap: '6px 16px', padding: '0 6px' },
  },
  fact: { display: 'flex', flexDirection: 'column', gap: '2px' },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

function Dato({ label, value, detail }: { label: string; value: ReactNode; detail?: string }) {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
    </div>
  );
}

export function Summary({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const { accettate, dareLetto, avereLetto, dal, al } = useAtomValue(countsAtom);
  const { estratto, quadratura, natura } = anteprima;
  const scadenze = natura === 'partita';
  const scartate = estratto.scartate.length;
  return (
    <section className={styles.root} aria-label="Riepilogo della lettura">
      <Verdict quadratura={quadratura} natura={natura} provato={estratto} />
      <dl className={styles.facts}>
        <Dato
          label="Righe lette"
          value={formatInteger(accettate + scartate)}
          detail={`${formatCount(accettate, 'accettata', 'accettate')} + ${formatCount(scartate, 'scartata', 'scartate')}`}
        />
        <Dato label={scadenze ? 'Da pagare' : 'Dare (uscite)'} value={formatImporto(dareLetto)} />
        <Dato label={scadenze ? 'Da incassare' : 'Avere (entrate)'} value={formatImporto(avereLetto)} />
        {/* Open items have no account, and no balance of it. */}
        {!scadenze && (
          <>
            <Dato label="Saldo iniziale" value={formatImportoOrNothing(estratto.saldo_iniziale)} />
            <Dato label="Saldo finale" value={formatImportoOrNothing(estratto.saldo_finale)} />
          </>
        )}
        <Dato label="Periodo" value={formatPeriodo(dal, al)} />
      </dl>
    </section>
  );
}
