/** Actions over many rows in words: how far one is, and what came of it. */
import type { AnswerOf } from '#api/client.ts';
import type { AvanzamentoLotto } from '#api/contract/lotti.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import type { Toast } from './toast.ts';

type Accettate = AnswerOf<'proposteAccetta'>;
type Esito = Omit<Accettate, 'id_pagamenti'>;

/** What each kind is called. */
export const NAMES: Record<AvanzamentoLotto['tipo'], string> = {
  proposte: 'L’accettazione',
  regole: 'L’applicazione delle regole',
  flusso: 'Il flusso di ritorno',
};
const STOPPED: Record<AvanzamentoLotto['tipo'], string> = {
  proposte: 'Accettazione fermata',
  regole: 'Applicazione delle regole fermata',
  flusso: 'Flusso di ritorno fermato',
};
const VERBS: Record<AvanzamentoLotto['tipo'], string> = {
  proposte: 'Accetto',
  regole: 'Applico le regole',
  flusso: 'Registro gli esiti',
};
const UNITS: Record<AvanzamentoLotto['tipo'], [string, string]> = {
  proposte: ['proposta', 'proposte'],
  regole: ['movimento', 'movimenti'],
  flusso: ['esito', 'esiti'],
};

interface Progress {
  /** `Accetto 40%`. */
  brief: string;
  /** `Accetto 400 di 1.000 proposte`. */
  whole: string;
  /** From 0 to 1; null where nobody knows. */
  share: number | null;
  /** False of what is being undone, which runs to its end. */
  stoppable: boolean;
}

/** How far one is. */
export function describeProgress({ tipo, stato, annullo, fatte, da_fare }: AvanzamentoLotto): Progress {
  const undone = annullo === 'in_corso';
  const verb = undone ? 'Annullo' : VERBS[tipo];
  const [one, many] = undone ? ['riga', 'righe'] : UNITS[tipo];
  const share = da_fare > 0 ? fatte / da_fare : null;
  return {
    brief: share === null ? `${verb}…` : `${verb} ${Math.floor(share * 100)}%`,
    whole: `${verb}: ${formatInteger(fatte)} di ${formatCount(da_fare, one, many)}`,
    share,
    stoppable: !undone && stato === 'in_corso',
  };
}

/** Why some were left, in words. */
export const explainSaltate = ({ saltate }: Pick<Accettate, 'saltate'>): string => {
  const [first] = saltate;
  if (!first) return '';
  const others = saltate.length - 1;
  return others > 0 ? `${first.motivo} (e ${formatCount(others, 'altra', 'altre')})` : first.motivo;
};

export const countAccepted = ({ accettate }: Pick<Esito, 'accettate'>): string =>
  formatCount(accettate, 'abbinamento accettato', 'abbinamenti accettati');

export const countExplained = (spiegati: number): string =>
  `${formatCount(spiegati, 'movimento spiegato', 'movimenti spiegati')} dalle regole`;

/** What an acceptance came to: the money, or what was left. */
export const describeOutcome = (esito: Esito): string =>
  esito.saltate.length > 0
    ? `${formatCount(esito.saltate.length, 'lasciata com’era', 'lasciate com’erano')}: ${explainSaltate(esito)}`
    : `Entrate ${formatImporto(esito.entrate)}, uscite ${formatImporto(esito.uscite)}.`;

/** What one that was stopped, or broke off, says. */
export const describeBrokenOff = ({ tipo, stato }: AvanzamentoLotto): Toast => ({
  severity: stato === 'fermato' ? 'info' : 'error',
  titolo: stato === 'fermato' ? STOPPED[tipo] : `${NAMES[tipo]} si è interrotta`,
  testo: 'Nulla è cambiato: ciò che era già fatto è tornato com’era.',
});

/** The end of one that this page did not begin. `begun`: as it was when it was first seen. */
export function describeEnd(begun: AvanzamentoLotto, end: AvanzamentoLotto): Toast {
  const { tipo, stato, annullo, esito, spiegati } = end;
  if (stato === 'fermato' || stato === 'fallito') return describeBrokenOff(end);
  const done =
    (esito && countAccepted(esito)) ??
    (spiegati === null ? formatCount(begun.da_fare, 'riga', 'righe') : countExplained(spiegati));
  if (annullo === 'fatto') return { titolo: `Annullato: ${done}`, testo: 'Le loro righe sono come prima.' };
  if (begun.annullo === 'in_corso')
    return {
      severity: 'error',
      titolo: 'L’annullo si è interrotto',
      testo: 'Una riga nel frattempo è cambiata: ciò che resta è tra le Azioni, da dove si riprova.',
    };
  const how = 'Si annulla da Azioni.';
  const testo = esito && tipo === 'proposte' ? `${describeOutcome(esito)} ${how}` : how;
  return { titolo: done, testo };
}
