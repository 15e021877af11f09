/** The life of one import: log -> alias -> its file where files are kept -> rows, all or nothing. */
import type { AnswerOf, Client } from '#api/client.ts';
import { type Presente, type RigaImport } from '#api/contract/invio-import.ts';
import { dettagliGiaImportatoSchema } from '#api/contract/importazioni.ts';
import { hasCodice, parseDettagli } from '#api/errors.ts';
import type { AvanzamentoImport, CausaAnnullo, EsitoImport, FaseImport } from './outcome.ts';
import { isSamePresenti } from './twins.ts';
import { sendOriginale } from './original.ts';
import { type ImportStep, runPassi } from './steps.ts';
import { collectControparti, type PianoImport, splitLotti } from './plan.ts';
import { type Attesa, wait, retry } from './retry.ts';

export interface OpzioniImport {
  onProgress?: (avanzamento: AvanzamentoImport) => void;
  /** The person's cancel: what was sent is removed. Ignored once the import is complete. */
  signal?: AbortSignal;
  /** Rows in a lot at most: a page sends smaller lots than a program, to keep answering. */
  lottoMassimo?: number;
  /** How pauses between attempts are spent. */
  attesa?: Attesa;
}

type Alias = AnswerOf<'importAlias'>['alias'];

/** What the steps hand to each other. */
interface Contesto {
  client: Client;
  piano: PianoImport;
  signal: AbortSignal | undefined;
  attesa: Attesa;
  lottoMassimo: number | undefined;
  avanza: (fase: FaseImport, righe: number, riprovo?: boolean) => void;
  id_imp: number;
  alias: Alias;
  /** The server wants the bytes of the file. */
  conserva: boolean;
}

/** Raised by the alias step; never leaves this module. */
class PresentiCambiati extends Error {
  readonly presenti: Presente[];
  constructor(presenti: Presente[]) {
    super('rows already present changed after the preview');
    this.presenti = presenti;
  }
}

/** Opens the import. Its undo removes the import whole, so the later steps need none of their own. */
const log: ImportStep<Contesto> = {
  async run(contesto) {
    contesto.avanza('apertura', 0);
    const { id_imp } = await contesto.client.call('logImportAdd', { signal: contesto.signal });
    contesto.id_imp = id_imp;
  },
  async undo(contesto) {
    contesto.avanza('annullo', 0);
    // Without the signal: the person's cancel is what brings us here.
    const call = () => contesto.client.call('allDelImport', { params: { id: contesto.id_imp } });
    try {
      await retry(call, { attesa: contesto.attesa });
    } catch (error) {
      // Already gone (someone else's roll-back, or ours whose answer was lost): that is what was wanted.
      if (!hasCodice(error, 'importazione_annullata', 'non_trovato')) throw error;
    }
  },
};

/** Declares the file and its totals, resolves names, and checks that nothing moved since the preview. */
const alias: ImportStep<Contesto> = {
  async run(contesto) {
    const { client, piano, signal, attesa, id_imp, avanza } = contesto;
    avanza('controllo', 0);
    const { righe, presentiVisti, originale: _originale, ...dichiarato } = piano;
    const body = { id_imp, ...dichiarato, controparti: collectControparti(righe) };
    const risposta = await retry(() => client.call('importAlias', { body, signal }), {
      attesa,
      signal,
      onRiprova: () => avanza('controllo', 0, true),
    });
    if (presentiVisti !== null && !isSamePresenti(presentiVisti, risposta.presenti, piano.attesi))
      throw new PresentiCambiati(risposta.presenti);
    contesto.alias = risposta.alias;
    contesto.conserva = risposta.conserva;
  },
};

/** Sends the bytes of the file where they are kept. An import without them is worth more than none: failing is no failure. */
const originale: ImportStep<Contesto> = {
  async run({ client, piano, signal, attesa, id_imp, conserva }) {
    if (!conserva || !piano.originale) return;
    try {
      const bytes = await piano.originale();
      if (bytes) await sendOriginale(client, id_imp, bytes, { attesa, signal });
    } catch (error) {
      if (signal?.aborted) throw error;
    }
  },
};

/** Names that the server knows, each as one soggetto; a name that means two is left to a person. */
function resolveSoggetti(found: Alias): Map<string, number | null> {
  const soggetti = new Map<string, number | null>();
  for (const { nome, id_soggetto } of found) {
    const known = soggetti.get(nome);
    soggetti.set(nome, known === undefined || known === id_soggetto ? id_soggetto : null);
  }
  return soggetti;
}

/** Sends the rows in lots, one at a time: the server writes one after the other anyway. */
const rows: ImportStep<Contesto> = {
  async run(contesto) {
    const { client, piano, signal, attesa, id_imp, avanza } = contesto;
    const soggetti = resolveSoggetti(contesto.alias);
    const withSoggetto = (riga: RigaImport): RigaImport => {
      const id_soggetto = riga.id_soggetto ?? soggetti.get(riga.ragione_sociale ?? '') ?? null;
      return id_soggetto === riga.id_soggetto ? riga : { ...riga, id_soggetto };
    };
    const lotti = splitLotti(piano.righe, contesto.lottoMassimo);
    let inviate = 0;
    let stato = 'inizializzato';
    avanza('righe', 0);
    for (const [index, lotto] of lotti.entries()) {
      signal?.throwIfAborted();
      const body = { rows: lotto.map(withSoggetto), lotto: index + 1, lotti: lotti.length };
      const call = () => client.call('importRows', { query: { id_imp }, body, signal });
      const sent = inviate;
      // A lot whose answer was lost is sent again: the server applies it once.
      const risposta = await retry(call, { attesa, signal, onRiprova: () => avanza('righe', sent, true) });
      inviate += lotto.length;
      stato = risposta.stato;
      avanza('righe', inviate);
    }
    if (stato !== 'completato') throw new Error(`the last lot left the import ${stato}`);
  },
};

function toCausa(errore: unknown, signal: AbortSignal | undefined): CausaAnnullo {
  if (errore instanceof PresentiCambiati) return { tipo: 'presenti_cambiati', presenti: errore.presenti };
  const gia = parseDettagli(errore, 'file_gia_importato', dettagliGiaImportatoSchema);
  if (gia) return { tipo: 'gia_importato', importazione: gia.importazione };
  return signal?.aborted ? { tipo: 'utente' } : { tipo: 'errore', errore };
}

/**
 * Runs the import. Never rejects: whatever happens, the answer says what is on the server.
 * Nothing of an import that did not complete is ever visible to anyone.
 */
export async function importRighe(
  client: Client,
  piano: PianoImport,
  opzioni: OpzioniImport = {},
): Promise<EsitoImport> {
  const totale = piano.righe.length;
  const contesto: Contesto = {
    client,
    piano,
    signal: opzioni.signal,
    attesa: opzioni.attesa ?? wait,
    lottoMassimo: opzioni.lottoMassimo,
    avanza: (fase, righe, riprovo = false) => opzioni.onProgress?.({ fase, righe, totale, riprovo }),
    id_imp: 0,
    alias: [],
    conserva: false,
  };
  const esito = await runPassi([log, alias, originale, rows], contesto);
  const { id_imp } = contesto;
  if (esito.tipo === 'fatto') return { tipo: 'completato', id_imp, righe: totale };
  const causa = toCausa(esito.errore, opzioni.signal);
  if (esito.tipo === 'disfatto') return { tipo: 'annullato', causa };
  return { tipo: 'annullo_fallito', id_imp, causa, errore: esito.annullo };
}
