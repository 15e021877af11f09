/** Where a movimento stands, in a word and a sign. */
import {
  ArrowSwapRegular,
  CheckmarkCircleFilled,
  DismissCircleRegular,
  LinkRegular,
  QuestionCircleRegular,
  ScalesRegular,
  TagRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { Tono } from '#grids/engine/index.ts';
import type { RigaMovimento } from './righe.ts';

export const SITUAZIONI = {
  accettata: 'Accettato',
  a_mano: 'Abbinato a mano',
  rifiutata: 'Rifiutato',
  spiegata: 'Spiegato',
  chiusa: 'Già chiuso',
  pronta: 'Pronto',
  parita: 'Parità',
  incerta: 'Da decidere',
  giroconto: 'Giroconto',
  senza: 'Da cercare',
} as const;
type SituazioneBanco = keyof typeof SITUAZIONI;

/** Where a movimento stands; a tie is never ready, whatever its score. */
export function getSituazione({ esito, stato: now, proposta }: RigaMovimento): SituazioneBanco {
  if (esito !== null) return esito;
  if (now === 'chiusa' || now === 'ignorata') return 'chiusa';
  if (!proposta) return 'senza';
  if (!proposta.unica) return proposta.rivali.length > 0 ? 'parita' : 'incerta';
  return proposta.tipo === 'giroconto' ? 'giroconto' : 'pronta';
}

export const SEGNI: Record<SituazioneBanco, { tono: Tono; icon: ReactElement }> = {
  accettata: { tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  a_mano: { tono: 'positivo', icon: <LinkRegular /> },
  rifiutata: { tono: 'spento', icon: <DismissCircleRegular /> },
  spiegata: { tono: 'positivo', icon: <TagRegular /> },
  chiusa: { tono: 'spento', icon: <CheckmarkCircleFilled /> },
  pronta: { tono: 'neutro', icon: <LinkRegular /> },
  parita: { tono: 'attenzione', icon: <ScalesRegular /> },
  incerta: { tono: 'attenzione', icon: <QuestionCircleRegular /> },
  giroconto: { tono: 'neutro', icon: <ArrowSwapRegular /> },
  senza: { tono: 'spento', icon: <DismissCircleRegular /> },
};
