/** Actions on the preview: opening it, looking for rows already present, correcting and choosing rows. */
import { describeError } from '#api/errors.ts';
import { giornoSchema, centesimiSchema, type Natura } from '#api/contract/valori.ts';
import { atom } from '#state/jotai.ts';
import { proveEstratto, type SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { listTotali, proveTotali } from '#domain/quadratura/totals.ts';
import { withCause, explainQuadratura } from '../../run/causes.ts';
import { findConto } from '../../run/conto.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { NOME_INCOLLATA } from '../file/collect.ts';
import { cercaPrecedenteAtom } from './warnings.ts';
import { contiDelFileAtom } from './conti.ts';
import { cercaConfrontoAtom, confrontaAtom } from './comparison.ts';
import { cercaContropartiAtom } from './controparti.ts';
import {
  anteprimaPrivataAtom,
  clientDelFileAtom,
  conteggiAtom,
  fasePrivataAtom,
  patchAnteprimaAtom,
} from './atoms.ts';
import { makeModello } from './names.ts';
import { toRigheAnteprima } from './righe.ts';
import { apertaAtom, espandiAtom, mostraElencoAtom } from './tabs.ts';
import type { Anteprima, PreviewContext, Letto, RigaAnteprima, SalvaTracciato } from './types.ts';

/**
 * Whether and how to remember the reading: offered when it was inferred or corrected. Pasted tables all have one name and
 * nothing else in common: how one is read says nothing of the next.
 */
function suggestSalva({ file, daAggiornare }: PreviewContext, letto: Letto): SalvaTracciato {
  const salva = letto.tracciato.origine === 'inferito' && file.name !== NOME_INCOLLATA;
  return daAggiornare
    ? { salva, nome: daAggiornare.nome, modello: daAggiornare.modello_nome }
    : { salva, nome: letto.tracciato.nome, modello: makeModello(file.name) };
}

/** Shows one statement of what was read. */
export const showEstrattoAtom = atom(
  null,
  async (get, set, contesto: PreviewContext, letto: Letto, indice: number, signal: AbortSignal) => {
    const estratto = letto.estratti[indice];
    if (!estratto) return;
    const righe = await toRigheAnteprima(estratto);
    if (signal.aborted) return;
    const before = get(anteprimaPrivataAtom);
    const { tracciato, daAggiornare } = contesto;
    // A tracciato found by the file's name says nothing of a format that names its own accounts.
    const noto = letto.lettura === null ? null : (tracciato ?? daAggiornare);
    const anteprima: Anteprima = {
      contesto,
      letto,
      indice,
      estratto,
      righe,
      natura: before?.natura ?? noto?.natura ?? estratto.natura,
      id_conto: before?.id_conto ?? noto?.id_conto ?? null,
      presenti: { tipo: 'da_cercare' },
      confronto: { tipo: 'da_cercare' },
      controparti: { tipo: 'da_cercare' },
      vista: 'tutte',
      quadratura: explainQuadratura(estratto),
      salva: suggestSalva(contesto, letto),
      accettaNonQuadra: false,
      precedente: null,
      forza: indice > 0,
    };
    set(anteprimaPrivataAtom, anteprima);
    set(fasePrivataAtom, { tipo: 'anteprima' });
    set(suggestContoAtom);
    // The other statements of one file are of the same file: only the first may have come in before.
    const precedente = indice === 0 ? set(cercaPrecedenteAtom, contesto.file) : null;
    await Promise.all([set(cercaPresentiAtom), set(cercaContropartiAtom), precedente]);
  },
);

/** Shows the statement at hand of a file; called when a reading succeeded. */
export const openAnteprimaAtom = atom(
  null,
  async (get, set, contesto: PreviewContext, letto: Letto, signal: AbortSignal) => {
    const before = get(apertaAtom)?.indice ?? null;
    await set(showEstrattoAtom, contesto, letto, set(espandiAtom, contesto, letto), signal);
    // Once it stands: what reads the others takes the page from it.
    if (before === null && letto.estratti.length > 1) set(mostraElencoAtom, true);
  },
);

/** Chooses the conto when there is no doubt: the file names it, or there is only one and it is in its currency. */
export const suggestContoAtom = atom(null, (get, set) => {
  const anteprima = get(anteprimaPrivataAtom);
  const conti = get(contiDelFileAtom);
  if (!anteprima || !conti || anteprima.id_conto !== null || anteprima.natura !== 'movimento') return;
  const { conto, divisa } = anteprima.estratto;
  const found = findConto(conti, anteprima.estratto);
  if (found && ((conto ?? '') !== '' || isStessaDivisa(divisa ?? found.divisa, found.divisa)))
    set(scegliContoAtom, found.id);
});

/** The conto the rows belong to; what is already there is looked for again. */
export const scegliContoAtom = atom(null, (_get, set, id_conto: number | null) => {
  set(patchAnteprimaAtom, { id_conto });
  void set(cercaPresentiAtom);
});

/** Movements of a conto, or open items. */
export const scegliNaturaAtom = atom(null, (_get, set, natura: Natura) => {
  set(patchAnteprimaAtom, natura === 'partita' ? { natura, id_conto: null } : { natura });
  void set(cercaPresentiAtom);
});

const ricercaAtom = atom<AbortController | null>(null);

/** Asks the server what is already there in the period, and marks the rows. */
export const cercaPresentiAtom = atom(null, async (get, set) => {
  get(ricercaAtom)?.abort();
  const anteprima = get(anteprimaPrivataAtom);
  const { dal, al } = get(conteggiAtom);
  if (!anteprima || dal === null || al === null) return;
  const { natura, id_conto } = anteprima;
  if (natura === 'movimento' && id_conto === null) {
    set(patchAnteprimaAtom, { presenti: { tipo: 'da_cercare' }, confronto: { tipo: 'da_cercare' } });
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  set(ricercaAtom, controller);
  set(patchAnteprimaAtom, { presenti: { tipo: 'ricerca' } });
  try {
    const body = { natura, id_conto, dal, al };
    const { presenti } = await get(clientDelFileAtom).call('importPresenti', { body, signal });
    const archivio = await set(cercaConfrontoAtom, signal);
    await set(confrontaAtom, { presenti, archivio }, signal);
  } catch (error) {
    if (signal.aborted) return;
    set(patchAnteprimaAtom, { presenti: { tipo: 'errore', messaggio: describeError(error) } });
  }
});

const replaceRigaAtom = atom(null, (get, set, id: number, patch: Partial<RigaAnteprima>) => {
  const anteprima = get(anteprimaPrivataAtom);
  const riga = anteprima?.righe[id];
  if (!anteprima || !riga) return;
  set(patchAnteprimaAtom, { righe: anteprima.righe.with(id, { ...riga, ...patch }) });
});

/** Includes or leaves out one row. */
export const includiRigaAtom = atom(null, (_get, set, id: number, inclusa: boolean) =>
  set(replaceRigaAtom, id, { scelta: inclusa }),
);

/** Includes all the rows already present, or leaves them out again. */
export const includiPresentiAtom = atom(null, (get, set, inclusa: boolean) => {
  const anteprima = get(anteprimaPrivataAtom);
  if (!anteprima) return;
  const scelta = inclusa ? true : null;
  const righe = anteprima.righe.map((riga) => (riga.presente ? { ...riga, scelta } : riga));
  set(patchAnteprimaAtom, { righe });
});

/** The parsed edit of a cell as a change of the row; null when the field cannot be corrected. */
function toPatch(campo: string, valore: unknown): Partial<RigaAnteprima> | null {
  if (campo === 'data') return { data: giornoSchema.parse(valore) };
  if (campo === 'importo') return { importo: centesimiSchema.parse(valore) };
  if (campo === 'descrizione') return { descrizione: typeof valore === 'string' ? valore : '' };
  return null;
}

const dichiarato = (tipo: SaldoDichiarato['tipo'], importo: number | null): SaldoDichiarato[] =>
  importo === null ? [] : [{ tipo, importo, certo: true, riga: 1, data: null }];

/** Proves the rows as they are now against the balances that the file states. */
function prova({ estratto, righe }: Anteprima): Anteprima['quadratura'] {
  const dichiarati = [
    ...dichiarato('iniziale', estratto.saldo_iniziale),
    ...dichiarato('finale', estratto.saldo_finale),
  ];
  // A statement that tied as read does not miss its refused rows: only a correction can have broken it.
  const tied = estratto.quadratura.esito === 'quadra';
  const scartate = tied ? [] : estratto.scartate.map(({ riga }) => riga);
  const { quadratura } = proveEstratto(righe, dichiarati, scartate);
  const conTotali = proveTotali(quadratura, righe, listTotali(estratto.quadratura), estratto);
  return withCause({ ...estratto, righe, quadratura: conTotali }, scartate);
}

/** Corrects a cell; the proof and what is already present follow. */
export const correggiRigaAtom = atom(null, async (get, set, id: number, campo: string, valore: unknown) => {
  const patch = toPatch(campo, valore);
  if (!patch) return;
  set(replaceRigaAtom, id, { ...patch, modificata: true });
  const anteprima = get(anteprimaPrivataAtom);
  if (!anteprima) return;
  if (campo === 'importo') set(patchAnteprimaAtom, { quadratura: prova(anteprima), accettaNonQuadra: false });
  if (campo === 'data') await set(cercaPresentiAtom);
  else if (anteprima.confronto.tipo === 'pronto' && anteprima.presenti.tipo === 'pronti')
    await set(
      confrontaAtom,
      { presenti: anteprima.presenti.presenti, archivio: anteprima.confronto.archivio },
      get(ricercaAtom)?.signal ?? new AbortController().signal,
    );
});
