/** What is picked in the calendar, and what can be done with it: for fingers and keys as for the mouse. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CalendarArrowRightRegular,
  DismissRegular,
  FilterRegular,
  MoneyHandRegular,
} from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useMotivo } from '#state/ruolo.ts';
import { canMove, toBench } from './actions.tsx';
import { deselectAtom, chosenRigheAtom } from './atoms.ts';
import { openAtom } from './dialogs/open.ts';
import { LOOKS } from './situations.tsx';
import type { ScadenziarioAddress } from './address.ts';
import { quiet, row } from '#ui/styles.ts';
import { useKeys } from '#ui/use-media.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '6px 10px',
    flexShrink: 0,
    boxSizing: 'border-box',
    minHeight: '38px',
    margin: 0,
    padding: '4px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { minWidth: 0, marginInlineEnd: 'auto', fontSize: tokens.fontSizeBase300 },
  hint: quiet,
  why: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export function ChoicesBar({ onChange }: { onChange: (patch: Partial<ScadenziarioAddress>) => void }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const righe = useAtomValue(chosenRigheAtom);
  const clear = useSetAtom(deselectAtom);
  const open = useSetAtom(openAtom);
  const cannot = useMotivo('operatore');
  // A finger scrolls.
  const drags = useKeys();
  const [first] = righe;
  if (!first)
    return (
      <p className={mergeClasses(styles.root, styles.hint)}>
        Scegli una partita per spostarla{drags ? ', o trascinala su un altro giorno' : null}.
      </p>
    );
  const movable = righe.filter(canMove);
  const somma = righe
    .filter(({ divisa }) => divisa === first.divisa)
    .reduce((sum, { residuo }) => sum + residuo, 0);
  const maybe = first.forse_pagata;
  const soggetto = first.id_soggetto;
  return (
    <section className={styles.root} aria-label="Partite scelte">
      <output className={styles.text}>
        {righe.length === 1
          ? `${first.ragione_sociale} · ${LOOKS[first.situazione].testo}`
          : formatCount(righe.length, 'partita scelta', 'partite scelte')}{' '}
        · {formatImporto(somma)} {first.divisa}
        {righe.length === 1 && maybe ? (
          <span className={styles.why}> · {maybe.motivi.join(', ')}</span>
        ) : null}
      </output>
      <Button
        size="small"
        appearance="primary"
        icon={<CalendarArrowRightRegular />}
        disabledFocusable={movable.length === 0 || cannot !== null}
        title={cannot ?? (movable.length === 0 ? 'Le partite chiuse o ignorate non si spostano' : '')}
        onClick={() => open({ tipo: 'sposta', righe: movable, a: null })}
      >
        Sposta…
      </Button>
      {righe.length === 1 ? (
        <Button size="small" icon={<MoneyHandRegular />} onClick={() => void navigate(toBench(first))}>
          Banco
        </Button>
      ) : null}
      {righe.length === 1 && soggetto !== null ? (
        <Button
          size="small"
          icon={<FilterRegular />}
          aria-label="Solo questo soggetto"
          title="Solo questo soggetto"
          onClick={() => onChange({ id_soggetto: soggetto })}
        />
      ) : null}
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label="Deseleziona"
        title="Deseleziona"
        onClick={() => clear()}
      />
    </section>
  );
}
