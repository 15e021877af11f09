/** A partita in the calendar: in a cell of the month on one short line, in lists on a whole one. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type MouseEvent, useMemo } from 'react';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { atom, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { canMove } from './actions.tsx';
import { type RigaScadenza, chooseAtom, choicesAtom } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';
import { LOOKS } from './situations.tsx';
import { cut, line, quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...line,
    gap: '4px',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    // No target is smaller (WCAG 2.5.8).
    height: '24px',
    padding: '0 4px 0 3px',
    border: 'none',
    borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    textAlign: 'start',
    cursor: 'grab',
    touchAction: 'manipulation',
    userSelect: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
    '&[aria-pressed="true"]': {
      backgroundColor: tokens.colorBrandBackground2,
      boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
      fontWeight: tokens.fontWeightSemibold,
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
  },
  // A long name takes a second line.
  twoLines: { whiteSpace: 'normal', lineHeight: '16px', maxHeight: '32px', overflowWrap: 'anywhere' },
  whole: { height: '32px', fontSize: tokens.fontSizeBase300, gap: '8px', padding: '0 8px 0 6px' },
  fixed: { cursor: 'pointer' },
  icon: { display: 'inline-flex', flexShrink: 0, fontSize: '14px' },
  // The edge tells it too.
  iconInCell: { '@container (max-width: 169px)': { display: 'none' } },
  name: {
    flexGrow: 1,
    minWidth: 0,
    ...cut,
  },
  // In a cell as narrow as beside the grid, two small lines say more of it than one.
  folded: {
    '@container (max-width: 169px)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      whiteSpace: 'normal',
      fontSize: '10px',
      lineHeight: '11px',
      letterSpacing: '-0.01em',
    },
  },
  detail: { color: tokens.colorNeutralForeground3 },
  word: {
    ...quiet,
    flexShrink: 0,
    '@container (max-width: 420px)': { display: 'none' },
  },
  amount: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // In a narrow cell the name says more: the amount is in the label, and in the grid beside.
  spare: { '@container (max-width: 169px)': { display: 'none' } },
});

/** Edges tell the states apart without colour. */
const useEdge = makeStyles({
  forse_pagata: {
    borderLeftStyle: 'double',
    borderLeftColor: tokens.colorStatusWarningForeground1,
  },
  scaduta: { borderLeftColor: tokens.colorStatusDangerForeground1 },
  oggi: { borderLeftColor: tokens.colorStatusWarningForeground1 },
  parziale: {
    borderLeftStyle: 'dotted',
    borderLeftColor: tokens.colorStatusWarningForeground1,
  },
  concordata: { borderLeftStyle: 'dashed', borderLeftColor: tokens.colorBrandStroke1 },
  aperta: {},
  chiusa: {
    borderLeftColor: tokens.colorStatusSuccessForeground1,
    textDecorationLine: 'line-through',
  },
  ignorata: { borderLeftColor: 'transparent', textDecorationLine: 'line-through' },
});

const useTint = makeStyles({
  neutro: { color: tokens.colorNeutralForeground2 },
  positivo: { color: tokens.colorStatusSuccessForeground1 },
  attenzione: { color: tokens.colorStatusWarningForeground1 },
  negativo: { color: tokens.colorStatusDangerForeground1 },
  spento: { color: tokens.colorNeutralForeground3 },
});

/** Everything that the line has no room for. */
function describePartita(riga: RigaScadenza): string {
  const {
    residuo,
    divisa,
    numero_documento,
    concordata,
    scadenza,
    scadenza_originale,
    forse_pagata,
    ritardo,
  } = riga;
  const direction = residuo < 0 ? 'da pagare' : 'da incassare';
  return [
    riga.ragione_sociale,
    `${formatImporto(Math.abs(residuo))} ${divisa} ${direction}`,
    ...(numero_documento === null ? [] : [`documento ${numero_documento}`]),
    LOOKS[riga.situazione].testo.toLowerCase(),
    ...(ritardo === null ? [] : [ritardo === 1 ? 'da un giorno' : `da ${ritardo} giorni`]),
    ...(riga.giorno === scadenza ? [] : [`scade il ${formatData(scadenza)}`]),
    ...(concordata ? [`era il ${formatData(scadenza_originale)}: ${concordata.motivo}`] : []),
    ...(forse_pagata
      ? [
          `c’è un movimento del ${formatData(forse_pagata.data)} da abbinare (${forse_pagata.motivi.join(', ')})`,
        ]
      : []),
  ].join(', ');
}

interface ScadenzaLineProps {
  riga: RigaScadenza;
  whole?: boolean;
  /** Reached with Tab; the others with the arrows. */
  inTab?: boolean;
}

export const Voce = memo(function Voce({ riga, whole = false, inTab = true }: ScadenzaLineProps) {
  const styles = useStyles();
  const edge = useEdge();
  const tint = useTint();
  const { id } = riga;
  // One's own pick alone: of a hundred in sight, two are drawn again.
  const choice = useAtomValue(useMemo(() => atom((get) => get(choicesAtom).has(id)), [id]));
  const pick = useSetAtom(chooseAtom);
  const open = useSetAtom(openAtom);
  const { icon, tono, testo } = LOOKS[riga.situazione];
  const mobile = canMove(riga);
  const move = () => {
    if (mobile) open({ tipo: 'sposta', righe: [riga], a: null });
  };
  const story = describePartita(riga);
  return (
    <button
      type="button"
      className={mergeClasses(
        styles.root,
        edge[riga.situazione],
        whole && styles.whole,
        !mobile && styles.fixed,
      )}
      aria-pressed={choice}
      aria-label={story}
      title={story}
      tabIndex={inTab ? 0 : -1}
      {...(mobile && { 'data-partita': riga.id })}
      onClick={(event: MouseEvent) => pick(riga.id, event.ctrlKey || event.metaKey)}
      onDoubleClick={move}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        event.stopPropagation();
        move();
      }}
    >
      <span className={mergeClasses(styles.icon, !whole && styles.iconInCell, tint[tono])} aria-hidden>
        {icon}
      </span>
      <span className={mergeClasses(styles.name, whole ? styles.twoLines : styles.folded)}>
        {riga.ragione_sociale}
        {whole && riga.numero_documento !== null ? (
          <span className={styles.detail}> · {riga.numero_documento}</span>
        ) : null}
      </span>
      {whole ? <span className={styles.word}>{testo}</span> : null}
      <span className={mergeClasses(styles.amount, !whole && styles.spare)}>
        {formatImporto(riga.residuo)}
      </span>
    </button>
  );
});
