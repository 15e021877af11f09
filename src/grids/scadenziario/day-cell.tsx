/** A day of the month: its number and holiday, its totals, the first partite, and how many there are besides. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import type { Giorno } from '#api/contract/valori.ts';
import { formatLongGiorno } from '#domain/scadenze/calendar.ts';
import { findFestivita, isLavorativo } from '#domain/scadenze/holidays.ts';
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import { useAtomValue } from '#state/jotai.ts';
import { saldoNameAtom, type RigaScadenza } from './atoms.ts';
import { measureCell } from './cell-layout.ts';
import { describeTotals, NettoBreve, TotaliDelGiorno } from './day-totals.tsx';
import { Voce } from './line.tsx';
import { cut, spoken, column } from '#ui/styles.ts';

/** Below this, of which 80 are of its content, a day shows its net in short and how many partite it has. */
const NARROW = 88;

const useStyles = makeStyles({
  root: {
    position: 'relative',
    // Brought into sight, it stands clear of the names of the days.
    scrollMarginTop: '28px',
    containerType: 'inline-size',
    ...column,
    gap: '2px',
    minWidth: 0,
    minHeight: 0,
    padding: '3px 4px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'default',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[data-sopra]': {
      backgroundColor: tokens.colorBrandBackground2,
      boxShadow: `inset 0 0 0 2px ${tokens.colorCompoundBrandStroke}`,
    },
  },
  // Weekends and holidays: hatched, so that it is not the tint alone that says it.
  off: {
    backgroundImage: `repeating-linear-gradient(135deg, ${tokens.colorNeutralBackground2} 0 4px, transparent 4px 8px)`,
  },
  other: { backgroundColor: tokens.colorNeutralBackground2 },
  head: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, minHeight: '20px' },
  number: {
    display: 'inline-grid',
    placeItems: 'center',
    alignSelf: 'start',
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  today: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
  },
  holiday: {
    minWidth: 0,
    ...cut,
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground2,
    '@container (max-width: 79px)': { display: 'none' },
  },
  totals: { '@container (max-width: 79px)': { display: 'none' } },
  beside: { flexGrow: 1, minWidth: 0, alignSelf: 'start' },
  list: {
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    '@container (max-width: 79px)': { display: 'none' },
  },
  others: {
    alignSelf: 'start',
    padding: '0 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@container (max-width: 79px)': { display: 'none' },
  },
  // Read aloud in place of the figures, which are too short to be understood alone.
  spoken: { ...spoken, whiteSpace: 'nowrap' },
  count: {
    display: 'none',
    '@container (max-width: 79px)': {
      display: 'grid',
      justifyItems: 'center',
      lineHeight: '14px',
      fontSize: tokens.fontSizeBase100,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

interface CellaGiornoProps {
  giorno: Giorno;
  totali: TotaliGiorno<RigaScadenza>;
  /** Of the cell, in pixels. */
  larghezza: number;
  height: number;
  oggi: boolean;
  /** Of the month before or after. */
  altroMese: boolean;
  /** The day in hand: the one that Tab reaches. */
  attiva: boolean;
  onOpen: (day: Giorno) => void;
  onChoose: (day: Giorno) => void;
}

export const CellaGiorno = memo(function CellaGiorno(props: CellaGiornoProps) {
  const { giorno, totali, larghezza, height, oggi, altroMese, attiva, onOpen, onChoose } = props;
  const styles = useStyles();
  const { partite } = totali;
  const name = findFestivita(giorno);
  const { beside, shown: shownRighe } = measureCell(totali, { larghezza, height, festa: name !== null });
  const shown = partite.slice(0, shownRighe);
  const rest = partite.length - shown.length;
  const others =
    shown.length > 0 ? `altre ${formatInteger(rest)}` : formatCount(rest, 'scadenza', 'scadenze');
  const totals = (
    <div className={mergeClasses(styles.totals, beside && styles.beside)} aria-hidden>
      <TotaliDelGiorno totali={totali} />
    </div>
  );
  const story = [
    formatLongGiorno(giorno),
    ...(name === null ? [] : [name]),
    partite.length === 0 ? 'nessuna scadenza' : formatCount(partite.length, 'scadenza', 'scadenze'),
    describeTotals(totali, useAtomValue(saldoNameAtom).intero),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid around it answers the keys
    <td
      aria-current={oggi ? 'date' : undefined}
      aria-selected={attiva}
      tabIndex={attiva ? 0 : -1}
      data-giorno={giorno}
      className={mergeClasses(styles.root, altroMese && styles.other, !isLavorativo(giorno) && styles.off)}
      onClick={({ currentTarget }) => {
        onChoose(giorno);
        // Too narrow for its partite: a touch shows them.
        if (currentTarget.clientWidth < NARROW) onOpen(giorno);
      }}
      onDoubleClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button') === null) onOpen(giorno);
      }}
    >
      <span className={styles.spoken}>{story.filter(Boolean).join(', ')}</span>
      <div className={styles.head} aria-hidden>
        <span className={mergeClasses(styles.number, oggi && styles.today)}>{Number(giorno.slice(8))}</span>
        {name === null ? null : (
          <span className={styles.holiday} title={name}>
            {name}
          </span>
        )}
        {beside ? totals : null}
      </div>
      {beside ? null : totals}
      <span className={styles.count} aria-hidden>
        <NettoBreve totali={totali} />
        {partite.length > 0 ? <span>{formatInteger(partite.length)} scad.</span> : null}
      </span>
      {shown.length > 0 ? (
        <div className={styles.list}>
          {shown.map((riga) => (
            <Voce key={riga.id} riga={riga} inTab={attiva} />
          ))}
        </div>
      ) : null}
      {rest > 0 ? (
        <button
          type="button"
          className={styles.others}
          tabIndex={attiva ? 0 : -1}
          onClick={() => onOpen(giorno)}
          aria-label={`${others}${shown.length > 0 ? ' scadenze' : ''}, ${formatLongGiorno(giorno)}`}
        >
          {others}
        </button>
      ) : null}
    </td>
  );
});
