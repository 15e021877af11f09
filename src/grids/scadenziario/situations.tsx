/** How each state looks: a word, an icon, an edge of its own kind; colour only repeats what they say. */
import {
  CalendarArrowRightRegular,
  CheckmarkCircleFilled,
  CircleHalfFillFilled,
  CircleRegular,
  ClockAlarmRegular,
  ErrorCircleFilled,
  QuestionCircleFilled,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { Situazione } from '#domain/scadenze/situation.ts';
import type { Sign } from '#grids/engine/index.ts';

export const LOOKS: Readonly<Record<Situazione, Sign>> = {
  forse_pagata: { testo: 'Forse pagata', tono: 'attenzione', icon: <QuestionCircleFilled /> },
  scaduta: { testo: 'Scaduta', tono: 'negativo', icon: <ErrorCircleFilled /> },
  oggi: { testo: 'Scade oggi', tono: 'attenzione', icon: <ClockAlarmRegular /> },
  parziale: { testo: 'Pagata in parte', tono: 'attenzione', icon: <CircleHalfFillFilled /> },
  concordata: { testo: 'Concordata', tono: 'neutro', icon: <CalendarArrowRightRegular /> },
  aperta: { testo: 'Aperta', tono: 'neutro', icon: <CircleRegular /> },
  chiusa: { testo: 'Chiusa', tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  ignorata: { testo: 'Ignorata', tono: 'spento', icon: <SubtractCircleRegular /> },
};
