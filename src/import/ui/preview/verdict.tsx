/** The verdict of the proof: the first thing the eye must find, in words and shape, not colour alone. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ErrorCircleFilled, QuestionCircleFilled } from '@fluentui/react-icons';
import type { Quadratura } from '#api/contract/importazioni.ts';
import type { Centesimi, Natura } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { describeTotali } from '#domain/quadratura/words.ts';
import { type ProvedRows as RigheProvate, hasOnlyTwoSaldi } from '../../run/proved.ts';
import { formatInteger } from '../words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    minWidth: '250px',
    '@media (max-width: 600px)': { flexGrow: 1 },
    '@container (max-width: 820px)': { flexGrow: 1, padding: '4px 12px' },
  },
  quadra: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  non_quadra: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  non_verificabile: {
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  icon: { display: 'flex', fontSize: '36px', flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column' },
  big: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const ICONE = {
  quadra: <CheckmarkCircleFilled />,
  non_quadra: <ErrorCircleFilled />,
  non_verificabile: <QuestionCircleFilled />,
};

/** What the verdict is about, where it is known: the balances around the rows and among them. */
export interface ProvedEstratto extends RigheProvate {
  saldo_iniziale: Centesimi | null;
  saldo_finale: Centesimi | null;
}

const hasNoSaldi = ({ saldo_iniziale, saldo_finale, righe }: ProvedEstratto): boolean =>
  saldo_iniziale === null && saldo_finale === null && righe.every(({ saldo }) => saldo === null);

/** The verdict as a title and a sentence. */
export function describeVerdict(
  quadratura: Quadratura,
  natura: Natura = 'movimento',
  proved?: ProvedEstratto,
): { titolo: string; testo: string } {
  const { esito, differenza, riga } = quadratura;
  const partite = natura === 'partita';
  const different = describeTotali(quadratura);
  const tieOut = quadratura.totali !== undefined && different === '';
  if (esito === 'quadra')
    return {
      titolo: 'Quadra al centesimo',
      testo: partite
        ? 'Le righe sommano il totale scritto nel file'
        : tieOut && proved && hasNoSaldi(proved)
          ? 'Le righe sommano i totali dare e avere scritti nel file'
          : `Saldo iniziale + righe = saldo finale${tieOut ? '; tornano anche i totali' : ''}`,
    };
  if (esito === 'non_verificabile')
    return {
      titolo: 'Non verificabile',
      testo: partite
        ? 'Nessun totale del file prova le righe'
        : proved && (proved.saldo_iniziale !== null || proved.saldo_finale !== null)
          ? 'Un saldo solo non prova le righe'
          : tieOut
            ? 'Un totale solo non prova le righe'
            : 'Il file non porta saldi',
    };
  if (different !== '' && riga === null) return { titolo: 'Non quadra', testo: different };
  const amount: number = differenza ?? 0;
  const missing = amount < 0 ? `avanzano ${formatImporto(-amount)}` : `mancano ${formatImporto(amount)}`;
  const where =
    riga === null
      ? ''
      : proved && hasOnlyTwoSaldi(proved, riga)
        ? ' fra saldo iniziale e finale'
        : ` alla riga ${formatInteger(riga)}`;
  const saldi = amount === 0 ? `I saldi non tornano${where}` : `${missing}${where}`;
  return { titolo: 'Non quadra', testo: [saldi, different].filter(Boolean).join('; ') };
}

interface VerdictProps {
  quadratura: Quadratura;
  natura?: Natura;
  provato?: ProvedEstratto;
}

export function Verdict({ quadratura, natura = 'movimento', provato }: VerdictProps) {
  const styles = useStyles();
  const { titolo, testo } = describeVerdict(quadratura, natura, provato);
  const capital = `${testo.charAt(0).toUpperCase()}${testo.slice(1)}`;
  return (
    <div className={mergeClasses(styles.root, styles[quadratura.esito])} aria-live="polite">
      <span className={styles.icon} aria-hidden>
        {ICONE[quadratura.esito]}
      </span>
      <span className={styles.words}>
        <span className={styles.big}>{titolo}</span>
        <Text size={300}>{capital}</Text>
      </span>
    </div>
  );
}
