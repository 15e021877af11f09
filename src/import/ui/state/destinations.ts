/** Whose each file of a list over several aziende is: the server says it by what the file says, or a person does. */
import { MAX_INDIZI, type DestinazioneFile, type Indizi } from '#api/contract/destinazioni.ts';
import { divisaSchema } from '#api/contract/valori.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import type { EsitoLettura, EstrattoLetto } from '../../map/outcome.ts';
import { readInWorker } from '../reader/reader.ts';
import { aziendaDelFileAtom, fasePrivataAtom, senzaAziendaAtom } from './atoms.ts';
import { leggiContiAltroveAtom } from './conti.ts';
import {
  apertaAtom,
  mostraElencoAtom,
  patchSchedaAtom,
  separaAtom,
  type ImportTab,
  type MotivoAzienda,
} from './tabs.ts';
import type { Letto, PreviewContext } from './types.ts';

/** Readings at a time, each in a worker of its own. */
const ACCANTO = Math.max(2, Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 2));

interface Prelettura {
  esito: Promise<EsitoLettura>;
  signal: AbortSignal;
}

/** Files read for nobody yet, side by side, before their turn in the list comes. */
const prelettureAtom = atom(() => new WeakMap<File, Prelettura>());
const controlloAtom = atom<AbortController | null>(null);

/** Lets so many works run at a time, in the order they came. */
function limitWorks(massimo: number): <T>(work: () => Promise<T>) => Promise<T> {
  const attesa: (() => void)[] = [];
  let liberi = massimo;
  return async (work) => {
    if (liberi > 0) liberi -= 1;
    else await new Promise<void>((resolve) => attesa.push(resolve));
    try {
      return await work();
    } finally {
      const next = attesa.shift();
      if (next) next();
      else liberi += 1;
    }
  };
}

const leggiPerNessuno = (file: File, signal: AbortSignal): Promise<EsitoLettura> =>
  readInWorker(
    file,
    { azienda: null, tracciato: null, risposte: {}, lettura: null, tagli: null, password: null, pdf: null },
    signal,
    () => undefined,
  );

/** Starts reading the files of which nothing is known. */
export const preleggiAtom = atom(null, (get, set, schede: readonly ImportTab[]) => {
  const note = get(prelettureAtom);
  const controllo = get(controlloAtom) ?? new AbortController();
  set(controlloAtom, controllo);
  const { signal } = controllo;
  const limit = limitWorks(ACCANTO);
  for (const { file, fase, azienda, letto } of schede)
    if (fase.tipo === 'attesa' && azienda === null && letto === null && !note.has(file))
      note.set(file, { signal, esito: limit(() => leggiPerNessuno(file, signal)) });
});

/** Stops those under way; what was read stays read. */
export const fermaPrelettureAtom = atom(null, (get, set) => {
  get(controlloAtom)?.abort();
  set(controlloAtom, null);
});

/** The reading of a file for nobody: the one begun beside others, or one of its own. */
export const leggiPerNessunoAtom = atom(
  null,
  async (get, _set, file: File, signal: AbortSignal): Promise<EsitoLettura> => {
    const note = get(prelettureAtom);
    const prima = note.get(file);
    if (prima) {
      const esito = await prima.esito;
      if (esito.tipo !== 'errore' || !prima.signal.aborted) return esito;
    }
    const esito = leggiPerNessuno(file, signal);
    note.set(file, { signal, esito });
    return esito;
  },
);

/** The same, once more and for the last time, where it says what it says whoever the file is of; null otherwise. */
export const riprendiPrelettaAtom = atom(null, async (get, _set, file: File): Promise<Letto | null> => {
  const note = get(prelettureAtom);
  const esito = await note.get(file)?.esito;
  note.delete(file);
  if (esito?.tipo !== 'letto' || esito.codici !== undefined) return null;
  return esito.estratti.every(({ natura }) => natura === 'movimento') ? esito : null;
});

const toIndizi = (
  { name }: File,
  codici: readonly string[],
  { conto, divisa }: Pick<EstrattoLetto, 'conto' | 'divisa'>,
): Indizi => ({
  nome_file: name.slice(0, 255),
  conto: conto?.slice(0, 64) ?? null,
  divisa: divisaSchema.safeParse(divisa).data ?? null,
  codici: codici.slice(0, 10),
});

/** Candidates of each statement. Raises `ApiError`. */
const chiediAtom = atom(null, async (get, _set, indizi: readonly Indizi[]): Promise<DestinazioneFile[][]> => {
  const trovate: DestinazioneFile[][] = [];
  for (let from = 0; from < indizi.length; from += MAX_INDIZI) {
    const body = { file: indizi.slice(from, from + MAX_INDIZI) };
    const { file } = await get(clientAtom).call('destinazioni', { body });
    trovate.push(...file.map(({ candidati }) => candidati));
  }
  return trovate;
});

/** The one azienda of the candidates, whatever its conto; null where they are of several, or none. */
function findSola(candidati: readonly DestinazioneFile[]): DestinazioneFile | null {
  const [first] = candidati;
  return first && candidati.every(({ id_azienda }) => id_azienda === first.id_azienda) ? first : null;
}

const assegnaAtom = atom(null, async (get, set, azienda: number, motivo: MotivoAzienda) => {
  await set(leggiContiAltroveAtom, azienda);
  const scheda = get(apertaAtom);
  if (!scheda) return;
  set(patchSchedaAtom, scheda.id, { azienda, motivo });
  set(aziendaDelFileAtom, azienda);
});

const chiestaDa = (candidati: readonly DestinazioneFile[], conto: string | null): ImportTab['fase'] => ({
  tipo: 'destinazione',
  candidati,
  conto,
});

/**
 * Whose the statements of a file are: true once it is known to be of one azienda. Otherwise what is not sure is asked in the
 * list, each statement in a place of its own where they are not all of one. Raises `ApiError`.
 */
export const destinaAtom = atom(
  null,
  async (get, set, contesto: PreviewContext, letto: Letto): Promise<boolean> => {
    if (!get(senzaAziendaAtom)) return true;
    const { file } = contesto;
    const { estratti, codici = [] } = letto;
    const indizi = estratti.map((estratto) => toIndizi(file, codici, estratto));
    const candidati = await set(chiediAtom, indizi);
    const sole = candidati.map(findSola);
    const [sola] = sole;
    if (sola && sole.every((una) => una?.id_azienda === sola.id_azienda)) {
      await set(assegnaAtom, sola.id_azienda, sola.motivo);
      return true;
    }
    set(mostraElencoAtom, true);
    if (estratti.length === 1) {
      set(fasePrivataAtom, chiestaDa(candidati[0] ?? [], indizi[0]?.conto ?? null));
      return false;
    }
    for (const una of sole) if (una) await set(leggiContiAltroveAtom, una.id_azienda);
    const di = estratti.map((_estratto, at): Partial<ImportTab> => {
      const una = sole[at];
      return una
        ? { azienda: una.id_azienda, motivo: una.motivo }
        : { fase: chiestaDa(candidati[at] ?? [], indizi[at]?.conto ?? null) };
    });
    set(separaAtom, contesto, letto, di);
    set(fasePrivataAtom, di[0]?.fase ?? { tipo: 'attesa' });
    return false;
  },
);

/** Whose a file is that cannot be read without an answer: its name may tell. Raises `ApiError`. */
export const destinaPerNomeAtom = atom(null, async (_get, set, file: File): Promise<boolean> => {
  const [candidati = []] = await set(chiediAtom, [toIndizi(file, [], { conto: null, divisa: null })]);
  const sola = findSola(candidati);
  if (sola) await set(assegnaAtom, sola.id_azienda, sola.motivo);
  return sola !== null;
});
