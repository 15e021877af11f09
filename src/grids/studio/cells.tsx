/** What a cell of the studio shows, and where it leads: every figure opens its place, in its azienda. */
import {
  CheckmarkCircleFilled,
  ClockRegular,
  DocumentRegular,
  ErrorCircleFilled,
  QuestionCircleRegular,
  SubtractCircleRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Attention } from '#domain/studio/attention.ts';
import type { StatoMese } from '#domain/studio/months.ts';
import { CellLink, type Sign } from '#grids/engine/index.ts';

export const SIGNS: Readonly<Record<Attention, Sign>> = {
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  indietro: { testo: 'Manca un estratto', tono: 'attenzione', icon: <WarningRegular /> },
  da_decidere: { testo: 'Da decidere', tono: 'attenzione', icon: <QuestionCircleRegular /> },
  da_spiegare: { testo: 'Da spiegare', tono: 'neutro', icon: <SubtractCircleRegular /> },
  sicure: { testo: 'Da accettare', tono: 'neutro', icon: <ClockRegular /> },
  in_pari: { testo: 'In pari', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  vuota: { testo: 'Vuota', tono: 'spento', icon: <DocumentRegular /> },
};

export const MONTH_SIGNS: Readonly<Record<StatoMese, Sign | null>> = {
  non_quadra: { testo: 'Non quadra', tono: 'negativo', icon: <ErrorCircleFilled /> },
  manca: { testo: 'Manca', tono: 'attenzione', icon: <WarningRegular /> },
  cambiato: { testo: 'Cambiato dopo', tono: 'attenzione', icon: <WarningRegular /> },
  importato: { testo: 'Importato', tono: 'neutro', icon: <ClockRegular /> },
  provato: { testo: 'Provato', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  prima: null,
};

interface GoToProps {
  id: number;
  to: string;
  /** Read aloud: the figure alone does not say of which azienda it is. */
  nome: string;
  children: ReactNode;
}

/** Opens a page in another azienda. The address names it, so that a new tab opens the same. */
export function GoTo({ id, to, nome, children }: GoToProps) {
  return (
    <CellLink to={`${to}${to.includes('?') ? '&' : '?'}azienda=${id}`} nome={nome}>
      {children}
    </CellLink>
  );
}
