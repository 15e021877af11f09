/** What a cell of the studio shows, and where it leads: every figure opens its place, in its azienda. */
import { makeStyles } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  ClockRegular,
  DocumentRegular,
  ErrorCircleFilled,
  QuestionCircleRegular,
  SubtractCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Attenzione } from '#domain/studio/attention.ts';
import type { StatoMese } from '#domain/studio/months.ts';
import type { Tono } from '#grids/engine/index.ts';
import { chooseAziendaAtom } from '#state/azienda.ts';
import { useSetAtom } from '#state/jotai.ts';

export interface SegnoCella {
  testo: string;
  tono: Tono;
  icon: ReactElement;
}

export const SEGNI: Readonly<Record<Attenzione, SegnoCella>> = {
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  indietro: { testo: 'Manca un estratto', tono: 'attenzione', icon: <WarningRegular /> },
  da_decidere: { testo: 'Da decidere', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  da_spiegare: { testo: 'Da spiegare', tono: 'neutro', icon: <SubtractCircleRegular /> },
  sicure: { testo: 'Da accettare', tono: 'neutro', icon: <ClockRegular /> },
  in_pari: { testo: 'In pari', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  vuota: { testo: 'Vuota', tono: 'spento', icon: <DocumentRegular /> },
};

export const SEGNI_MESE: Readonly<Record<StatoMese, SegnoCella | null>> = {
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  manca: { testo: 'Manca', tono: 'attenzione', icon: <WarningRegular /> },
  importato: { testo: 'Importato', tono: 'neutro', icon: <ClockRegular /> },
  provato: { testo: 'Provato', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  prima: null,
};

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    textDecorationColor: 'var(--colorNeutralStrokeAccessible)',
    ':hover': { color: 'var(--colorBrandForegroundLink)', textDecorationStyle: 'solid' },
    ':focus-visible': { outline: '2px solid var(--colorStrokeFocus2)' },
  },
});

export interface VaiInProps {
  id: number;
  to: string;
  /** Read aloud: the figure alone does not say of which azienda it is. */
  nome: string;
  children: ReactNode;
}

/** Opens a page in another azienda: this tab works on that one from then on. */
export function VaiIn({ id, to, nome, children }: VaiInProps) {
  const styles = useStyles();
  const choose = useSetAtom(chooseAziendaAtom);
  return (
    <Link className={styles.link} to={to} aria-label={nome} onClick={() => choose(id)}>
      {children}
    </Link>
  );
}
