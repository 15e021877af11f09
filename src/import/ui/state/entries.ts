/** What the list says of each of its files: where it stands, and why it does not go in yet. */
import type { Conto } from '#api/contract/conti.ts';
import { describeError } from '#api/errors.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { perTutteAtom } from './atoms.ts';
import { toInsoluti } from '../../run/insoluti.ts';
import { formatCount, formatImportate } from '../words.ts';
import { findOtherConto } from './warnings.ts';
import { contiAltroveAtom, contiResource } from './conti.ts';
import { explainNotReady } from './reason.ts';
import { computeConteggi, type Conteggi } from './righe.ts';
import { schedeAtom, type ImportTab } from './tabs.ts';
import type { Anteprima, Fase } from './types.ts';

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
  dettaglio: string;
  /** `Importa` takes it. */
  pronta: boolean;
  conteggi: Conteggi | null;
  dal: Giorno | null;
}

/** Why a file is not imported before a person has looked at it; empty when nothing speaks against it. */
export function explainDoubt(
  { estratto, id_conto }: Pick<Anteprima, 'estratto' | 'id_conto'>,
  conti: readonly Conto[],
): string {
  const scelto = conti.find(({ id }) => id === id_conto);
  const altro = scelto ? findOtherConto(conti, estratto, scelto) : null;
  if (scelto && altro) return `Il file è del conto ${altro.detto}, hai scelto ${scelto.nome}: guardalo prima`;
  if (toInsoluti(estratto.esiti).length > 0) return 'Riporta degli insoluti: guardalo prima';
  const { length } = estratto.scartate;
  return length === 0
    ? ''
    : `${formatCount(length, 'riga non letta: guardala', 'righe non lette: guardale')} prima`;
}

/** Why a person has to say whose a file is. */
function describeDestinazione({ candidati, conto }: Extract<Fase, { tipo: 'destinazione' }>): string {
  const nomi = [...new Set(candidati.map(({ azienda }) => azienda))];
  if (nomi.length > 0) return `Può essere di ${nomi.join(' o di ')}: scegli l’azienda`;
  return conto === null
    ? 'Il file non dice di chi è: scegli l’azienda'
    : `Nessuna azienda ha il conto ${conto}: scegli di chi è`;
}

/** What a phase says by itself; null where the preview says it. */
function ofFase(fase: Fase): Pick<ListEntry, 'stato' | 'dettaglio'> | null {
  switch (fase.tipo) {
    case 'scelta':
    case 'attesa':
      return { stato: 'attesa', dettaglio: 'In attesa' };
    case 'copia':
      return { stato: 'copia', dettaglio: `È lo stesso file di «${fase.nome}», che è già in elenco` };
    case 'lettura':
      return { stato: 'lettura', dettaglio: '' };
    case 'tracciati':
      return { stato: 'domanda', dettaglio: 'Più tracciati hanno questo nome di file: scegline uno' };
    case 'destinazione':
      return { stato: 'domanda', dettaglio: describeDestinazione(fase) };
    case 'domande':
      return { stato: 'domanda', dettaglio: fase.domande.map(({ testo }) => testo).join(' ') };
    case 'deriva':
      return { stato: 'da_rivedere', dettaglio: `Il contenuto è cambiato: ${fase.differenze[0] ?? ''}` };
    case 'errore':
      return { stato: 'non_letto', dettaglio: fase.messaggio };
    case 'invio':
      return { stato: 'invio', dettaglio: '' };
    case 'anteprima':
      return null;
    case 'esito':
      if (fase.esito.tipo === 'completato')
        return { stato: 'importato', dettaglio: formatImportate(fase.esito.righe) };
      if (fase.esito.tipo === 'annullo_fallito')
        return {
          stato: 'rifiutato',
          dettaglio: `Interrotto: controlla che l’importazione ${fase.esito.id_imp} risulti annullata`,
        };
      return fase.esito.causa.tipo === 'gia_importato'
        ? {
            stato: 'gia_importato',
            dettaglio: `Lo stesso file è l’importazione ${fase.esito.causa.importazione.id_imp}`,
          }
        : null;
  }
}

/** An import that was taken back leaves a preview that may go again. */
function ritirato(fase: Fase): string | null {
  if (fase.tipo !== 'esito' || fase.esito.tipo !== 'annullato') return null;
  const { causa } = fase.esito;
  if (causa.tipo === 'utente') return 'Annullato: nessuna riga è entrata';
  if (causa.tipo === 'presenti_cambiati')
    return 'Non importato: le righe già presenti sono cambiate nel frattempo';
  return causa.tipo === 'errore' ? `Non importato: ${describeError(causa.errore)}` : null;
}

/** @param conti the conti of the azienda */
export function toVoce(scheda: ImportTab, conti: readonly Conto[]): ListEntry {
  const { fase, anteprima, vista } = scheda;
  const conteggi = anteprima && computeConteggi(anteprima.righe);
  const base = { scheda, conteggi, dal: conteggi?.dal ?? null, pronta: false };
  const own = ofFase(fase);
  if (own) return { ...base, ...own };
  if (!anteprima || !conteggi) return { ...base, stato: 'attesa', dettaglio: '' };
  const { precedente, forza, presenti } = anteprima;
  if (precedente && !forza)
    return {
      ...base,
      stato: 'gia_importato',
      dettaglio: `Lo stesso file è l’importazione ${precedente.id_imp}, di ${precedente.autore}${precedente.conto === null ? '' : `, nel conto ${precedente.conto}`}`,
    };
  const tutte = conteggi.accettate > 0 && conteggi.presenti === conteggi.accettate;
  if (tutte && conteggi.incluse === 0)
    return { ...base, stato: 'gia_importato', dettaglio: 'Tutte le righe sono già nei libri' };
  const motivo = explainNotReady(anteprima, conteggi, conti) ?? (vista ? '' : explainDoubt(anteprima, conti));
  const ferma = motivo !== '' && presenti.tipo !== 'ricerca';
  const retry = ritirato(fase);
  return {
    ...base,
    stato: retry === null ? (ferma ? 'da_rivedere' : 'pronto') : 'rifiutato',
    dettaglio: [retry, motivo].filter(Boolean).join('. '),
    pronta: motivo === '',
  };
}

/** The last word on each: what did not change is not counted again. */
const noteAtom = atom(() => new WeakMap<ImportTab, { conti: readonly Conto[]; voce: ListEntry }>());
const NESSUNO: readonly Conto[] = [];

export const vociElencoAtom: Atom<readonly ListEntry[]> = atom((get) => {
  const note = get(noteAtom);
  const propri = getDati(get(contiResource.stateAtom)) ?? NESSUNO;
  const altrove = get(perTutteAtom) ? get(contiAltroveAtom) : null;
  return get(schedeAtom).map((scheda) => {
    const conti = altrove ? (altrove.get(scheda.azienda ?? 0) ?? NESSUNO) : propri;
    const nota = note.get(scheda);
    if (nota?.conti === conti) return nota.voce;
    const voce = toVoce(scheda, conti);
    note.set(scheda, { conti, voce });
    return voce;
  });
});
