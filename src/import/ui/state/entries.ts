/** What the list says of each of its files: where it stands, and why it does not go in yet. */
import type { Conto } from '#api/contract/conti.ts';
import { describeError } from '#api/errors.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { explainDestination } from '../../run/destinations.ts';
import { toInsoluti } from '../../run/insoluti.ts';
import { formatCount, formatImportate } from '../words.ts';
import { contiResource } from '#state/conti.ts';
import { forAllAtom, tabsAtom } from './atoms.ts';
import { findOtherBank, findOtherConto } from './warnings.ts';
import { contiElsewhereAtom } from './conti.ts';
import { explainNotReady } from './reason.ts';
import { computeCounts, type Counts } from './righe.ts';
import type { ImportTab, Anteprima, Fase } from './types.ts';

export type StatoVoce =
  | 'attesa'
  | 'lettura'
  | 'pronto'
  | 'da_rivedere'
  | 'domanda'
  | 'non_letto'
  | 'invio'
  | 'importato'
  | 'gia_importato'
  | 'copia'
  | 'rifiutato';

export interface ListEntry {
  scheda: ImportTab;
  stato: StatoVoce;
  /** One sentence; empty where there is nothing to say. */
  detail: string;
  /** `Importa` takes it. */
  ready: boolean;
  counts: Counts | null;
  dal: Giorno | null;
}

/** Why a file is not imported before a person has looked at it; empty when nothing speaks against it. */
export function explainDoubt(
  { estratto, id_conto, letto }: Pick<Anteprima, 'estratto' | 'id_conto' | 'letto'>,
  conti: readonly Conto[],
): string {
  const chosen = conti.find(({ id }) => id === id_conto);
  const other = chosen ? findOtherConto(conti, estratto, chosen) : null;
  if (chosen && other) return `Il file è del conto ${other.told}, hai scelto ${chosen.nome}: guardalo prima`;
  const bank = chosen ? findOtherBank(letto, chosen) : null;
  if (chosen && bank !== null)
    return `Il file è come quelli di ${bank}, e ${chosen.nome} è di un’altra banca: guardalo prima`;
  if (toInsoluti(estratto.esiti).length > 0) return 'Riporta degli insoluti: guardalo prima';
  const { length } = estratto.scartate;
  return length === 0
    ? ''
    : `${formatCount(length, 'riga resta fuori: guardala', 'righe restano fuori: guardale')} prima`;
}

/** True of a file that names no currency: its amounts are taken as euros, and it is said. */
export const isAssumedDivisa = ({ lettura }: Pick<Anteprima['letto'], 'lettura'>): boolean =>
  lettura !== null && lettura.divisa === null && !lettura.colonne.some(({ campo }) => campo === 'divisa');

/** Why a person has to say whose a file is. */
function describeDestination({ candidati, conto }: Extract<Fase, { tipo: 'destinazione' }>): string {
  const nota = candidati.length > 0 || conto === null;
  return `${explainDestination(candidati, conto)}: ${nota ? 'scegli l’azienda' : 'scegli di chi è'}`;
}

/** What a phase says by itself; null where the preview says it. */
function ofPhase(phase: Fase): Pick<ListEntry, 'stato' | 'detail'> | null {
  switch (phase.tipo) {
    case 'scelta':
    case 'attesa':
      return { stato: 'attesa', detail: 'In attesa' };
    case 'copia':
      return { stato: 'copia', detail: `È lo stesso file di «${phase.nome}», che è già in elenco` };
    case 'lettura':
      return { stato: 'lettura', detail: '' };
    case 'tracciati':
      return { stato: 'domanda', detail: 'Più tracciati hanno questo nome di file: scegline uno' };
    case 'destinazione':
      return { stato: 'domanda', detail: describeDestination(phase) };
    case 'domande':
      return { stato: 'domanda', detail: phase.domande.map(({ testo }) => testo).join(' ') };
    case 'deriva':
      return { stato: 'da_rivedere', detail: `Il contenuto è cambiato: ${phase.differenze[0] ?? ''}` };
    case 'errore':
      return { stato: 'non_letto', detail: phase.messaggio };
    case 'invio':
      return { stato: 'invio', detail: '' };
    case 'anteprima':
      return null;
    case 'esito':
      if (phase.esito.tipo === 'completato')
        return { stato: 'importato', detail: formatImportate(phase.esito.righe) };
      if (phase.esito.tipo === 'annullo_fallito')
        return {
          stato: 'rifiutato',
          detail: `Interrotto: controlla che l’importazione ${phase.esito.id_imp} risulti annullata`,
        };
      return phase.esito.causa.tipo === 'gia_importato'
        ? {
            stato: 'gia_importato',
            detail: `Lo stesso file è l’importazione ${phase.esito.causa.importazione.id_imp}`,
          }
        : null;
  }
}

/** An import that was taken back leaves a preview that may go again. */
function withdrawn(phase: Fase): string | null {
  if (phase.tipo !== 'esito' || phase.esito.tipo !== 'annullato') return null;
  const { causa } = phase.esito;
  if (causa.tipo === 'utente') return 'Annullato: nessuna riga è entrata';
  if (causa.tipo === 'presenti_cambiati')
    return 'Non importato: le righe già presenti sono cambiate nel frattempo';
  return causa.tipo === 'errore' ? `Non importato: ${describeError(causa.error)}` : null;
}

/** @param conti the conti of the azienda */
export function toVoce(tab: ImportTab, conti: readonly Conto[]): ListEntry {
  const { fase, anteprima, vista } = tab;
  const counts = anteprima && computeCounts(anteprima.righe);
  const base = { scheda: tab, counts: counts, dal: counts?.dal ?? null, ready: false };
  const own = ofPhase(fase);
  if (own) return { ...base, ...own };
  if (!anteprima || !counts) return { ...base, stato: 'attesa', detail: '' };
  const { previous, forza, presenti } = anteprima;
  if (previous && !forza)
    return {
      ...base,
      stato: 'gia_importato',
      detail: `Lo stesso file è l’importazione ${previous.id_imp}, di ${previous.autore}${previous.conto === null ? '' : `, nel conto ${previous.conto}`}`,
    };
  const all = counts.accettate > 0 && counts.presenti === counts.accettate;
  if (all && counts.included === 0)
    return { ...base, stato: 'gia_importato', detail: 'Tutte le righe sono già nei libri' };
  const reason = explainNotReady(anteprima, counts, conti) ?? (vista ? '' : explainDoubt(anteprima, conti));
  const stop = reason !== '' && presenti.tipo !== 'ricerca';
  const retry = withdrawn(fase);
  return {
    ...base,
    stato: retry === null ? (stop ? 'da_rivedere' : 'pronto') : 'rifiutato',
    detail: [retry, reason].filter(Boolean).join('. '),
    ready: reason === '',
  };
}

/** The last word on each: what did not change is not counted again. */
const knownAtom = atom(() => new WeakMap<ImportTab, { conti: readonly Conto[]; voce: ListEntry }>());
const NONE: readonly Conto[] = [];

export const listVociAtom: Atom<readonly ListEntry[]> = atom((get) => {
  const note = get(knownAtom);
  const own = getDati(get(contiResource.stateAtom)) ?? NONE;
  const elsewhere = get(forAllAtom) ? get(contiElsewhereAtom) : null;
  return get(tabsAtom).map((tab) => {
    const conti = elsewhere ? (elsewhere.get(tab.azienda ?? 0) ?? NONE) : own;
    const nota = note.get(tab);
    if (nota?.conti === conti) return nota.voce;
    const voce = toVoce(tab, conti);
    note.set(tab, { conti, voce });
    return voce;
  });
});
