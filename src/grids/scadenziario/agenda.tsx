/** The agenda: day after day, those alone on which something falls due. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatLongGiorno } from '#domain/scadenze/calendar.ts';
import { findFestivita, isLavorativo } from '#domain/scadenze/holidays.ts';
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import { daysAtom, type RigaScadenza } from './atoms.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { TotaliDelGiorno } from './day-totals.tsx';
import { Voce } from './line.tsx';
import { cut } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { flexGrow: 1, containerType: 'inline-size' },
  head: {
    display: 'flex',
    alignItems: 'end',
    gap: '0 14px',
    height: '100%',
    boxSizing: 'border-box',
    padding: '0 12px 3px',
    overflow: 'hidden',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Too narrow for one line: the day over its totals.
    '@container (max-width: 520px)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: '0 12px 1px',
    },
    '&[data-sopra]': {
      backgroundColor: tokens.colorBrandBackground2,
      boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}`,
    },
  },
  day: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    marginInlineEnd: 'auto',
    minWidth: 0,
    maxWidth: '100%',
    ...cut,
    '@container (max-width: 520px)': { fontSize: tokens.fontSizeBase200, lineHeight: '17px' },
  },
  totals: {
    flexShrink: 0,
    '@container (max-width: 520px)': { alignSelf: 'start', '& > span': { lineHeight: '16px' } },
  },
  today: { color: tokens.colorBrandForegroundLink },
  off: {
    '@container (max-width: 520px)': { display: 'none' },
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
  },
  line: { padding: '2px 12px' },
  empty: { padding: '32px 20px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
});

type VoceAgenda =
  | { tipo: 'giorno'; giorno: Giorno; totali: TotaliGiorno<RigaScadenza> }
  | { tipo: 'partita'; giorno: Giorno; riga: RigaScadenza };

const key = (voce: VoceAgenda): string => (voce.tipo === 'giorno' ? voce.giorno : `p${voce.riga.id}`);

/** The first day from `oggi` on, else the last before it, when `oggi` is of the month; else the beginning. */
function findStart(voci: readonly VoceAgenda[], month: Giorno | null, today: Giorno): number {
  if (month?.slice(0, 7) !== today.slice(0, 7)) return 0;
  const next = voci.findIndex(({ giorno }) => giorno >= today);
  return next === -1 ? voci.findLastIndex(({ tipo }) => tipo === 'giorno') : next;
}

/** `mese`: a day of the month; null where the days are not of one. */
export function Agenda({ mese }: { mese: Giorno | null }) {
  const styles = useStyles();
  const totals = useAtomValue(daysAtom);
  const today = useAtomValue(todayAtom);
  const voci = useMemo(
    () =>
      [...totals].flatMap(([giorno, found]): VoceAgenda[] =>
        found.partite.length === 0
          ? []
          : [
              { tipo: 'giorno', giorno, totali: found },
              ...found.partite.map((riga): VoceAgenda => ({ tipo: 'partita', giorno, riga })),
            ],
      ),
    [totals],
  );
  if (voci.length === 0) return <p className={styles.empty}>Nessuna scadenza in questi giorni.</p>;
  return (
    <VirtualList
      key={mese}
      start={findStart(voci, mese, today)}
      className={styles.root}
      label="Agenda"
      voci={voci}
      chiave={key}
      stops={(voce) => voce.tipo === 'partita'}
      height={36}
      renderVoce={(voce) =>
        voce.tipo === 'partita' ? (
          <div className={styles.line} data-giorno={voce.giorno}>
            <Voce riga={voce.riga} whole />
          </div>
        ) : (
          <div className={styles.head} data-giorno={voce.giorno}>
            <span className={mergeClasses(styles.day, voce.giorno === today && styles.today)}>
              {formatLongGiorno(voce.giorno)}
              {voce.giorno === today ? ' · oggi' : ''}
              <span className={styles.off}>
                {` · ${formatCount(voce.totali.partite.length, 'scadenza', 'scadenze')}`}
                {isLavorativo(voce.giorno) ? '' : ` · ${findFestivita(voce.giorno) ?? 'fine settimana'}`}
              </span>
            </span>
            <span className={styles.totals}>
              <TotaliDelGiorno totali={voce.totali} large />
            </span>
          </div>
        )
      }
    />
  );
}
