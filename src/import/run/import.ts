/** The life of one import: log -> alias -> its file where files are kept -> rows, all or nothing. */
import type { AnswerOf, Client } from '#api/client.ts';
import { type Presente, type RigaImport } from '#api/contract/invio-import.ts';
import { dettagliGiaImportatoSchema } from '#api/contract/importazioni.ts';
import { hasCodice, parseDettagli } from '#api/errors.ts';
import type { AvanzamentoImport, CausaAnnullo, EsitoImport, FaseImport } from './outcome.ts';
import { isSamePresenti } from './twins.ts';
import { sendOriginale } from './original.ts';
import { type ImportStep, runSteps } from './steps.ts';
import { collectControparti, type PianoImport, splitLotti } from './plan.ts';
import { type Attesa, wait, retry } from './retry.ts';

interface ImportOptions {
  onProgress?: (progress: AvanzamentoImport) => void;
  /** The person's cancel: what was sent is removed. Ignored once the import is complete. */
  signal?: AbortSignal;
  /** Rows in a lot at most: a page sends smaller lots than a program, to keep answering. */
  lottoMassimo?: number;
  /** How pauses between attempts are spent. */
  attesa?: Attesa;
}

type Alias = AnswerOf<'importAlias'>['alias'];

/** What the steps hand to each other. */
interface Context {
  client: Client;
  piano: PianoImport;
  signal: AbortSignal | undefined;
  attesa: Attesa;
  lottoMassimo: number | undefined;
  advance: (phase: FaseImport, righe: number, retrying?: boolean) => void;
  id_imp: number;
  alias: Alias;
  /** The server wants the bytes of the file. */
  conserva: boolean;
}

/** Raised by the alias step; never leaves this module. */
class PresentiCambiati extends Error {
  readonly presenti: Presente[];
  constructor(existing: Presente[]) {
    super('rows already present changed after the preview');
    this.presenti = existing;
  }
}

/** Opens the import. Its undo removes the import whole, so the later steps need none of their own. */
const log: ImportStep<Context> = {
  async run(context) {
    const { client, signal, attesa, advance } = context;
    advance('apertura', 0);
    // Safe to repeat: one that was opened and never declared has no file and no row, and the server takes it away.
    const { id_imp } = await retry(() => client.call('logImportAdd', { signal }), {
      attesa,
      signal,
      onRetry: () => advance('apertura', 0, true),
    });
    context.id_imp = id_imp;
  },
  async undo(context) {
    context.advance('annullo', 0);
    // Without the signal: the person's cancel is what brings us here.
    const call = () => context.client.call('allDelImport', { params: { id: context.id_imp } });
    try {
      await retry(call, { attesa: context.attesa });
    } catch (error) {
      // Already gone (someone else's roll-back, or ours whose answer was lost): that is what was wanted.
      if (!hasCodice(error, 'importazione_annullata', 'non_trovato')) throw error;
    }
  },
};

/** Declares the file and its totals, resolves names, and checks that nothing moved since the preview. */
const alias: ImportStep<Context> = {
  async run(context) {
    const { client, piano, signal, attesa, id_imp, advance } = context;
    advance('controllo', 0);
    const { righe, presentiVisti, originale: _originale, ...dichiarato } = piano;
    const body = { id_imp, ...dichiarato, controparti: collectControparti(righe) };
    const answer = await retry(() => client.call('importAlias', { body, signal }), {
      attesa,
      signal,
      onRetry: () => advance('controllo', 0, true),
    });
    if (presentiVisti !== null && !isSamePresenti(presentiVisti, answer.presenti, piano.attesi))
      throw new PresentiCambiati(answer.presenti);
    context.alias = answer.alias;
    context.conserva = answer.conserva;
  },
};

/** Sends the bytes of the file where they are kept. An import without them is worth more than none: failing is no failure. */
const original: ImportStep<Context> = {
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
const rows: ImportStep<Context> = {
  async run(context) {
    const { client, piano, signal, attesa, id_imp, advance } = context;
    const soggetti = resolveSoggetti(context.alias);
    const withSoggetto = (riga: RigaImport): RigaImport => {
      const id_soggetto = riga.id_soggetto ?? soggetti.get(riga.ragione_sociale ?? '') ?? null;
      return id_soggetto === riga.id_soggetto ? riga : { ...riga, id_soggetto };
    };
    const lotti = splitLotti(piano.righe, context.lottoMassimo);
    let inviate = 0;
    let state = 'inizializzato';
    advance('righe', 0);
    for (const [index, lotto] of lotti.entries()) {
      signal?.throwIfAborted();
      const body = { rows: lotto.map(withSoggetto), lotto: index + 1, lotti: lotti.length };
      const call = () => client.call('importRows', { query: { id_imp }, body, signal });
      const sent = inviate;
      // A lot whose answer was lost is sent again: the server applies it once.
      const answer = await retry(call, { attesa, signal, onRetry: () => advance('righe', sent, true) });
      inviate += lotto.length;
      state = answer.stato;
      advance('righe', inviate);
    }
    if (state !== 'completato') throw new Error(`the last lot left the import ${state}`);
  },
};

function toCause(error: unknown, signal: AbortSignal | undefined): CausaAnnullo {
  if (error instanceof PresentiCambiati) return { tipo: 'presenti_cambiati', presenti: error.presenti };
  const already = parseDettagli(error, 'file_gia_importato', dettagliGiaImportatoSchema);
  if (already) return { tipo: 'gia_importato', importazione: already.importazione };
  return signal?.aborted ? { tipo: 'utente' } : { tipo: 'errore', error };
}

/**
 * Runs the import. Never rejects: whatever happens, the answer says what is on the server.
 * Nothing of an import that did not complete is ever visible to anyone.
 */
export async function importRighe(
  client: Client,
  piano: PianoImport,
  options: ImportOptions = {},
): Promise<EsitoImport> {
  const totale = piano.righe.length;
  const context: Context = {
    client,
    piano,
    signal: options.signal,
    attesa: options.attesa ?? wait,
    lottoMassimo: options.lottoMassimo,
    advance: (fase, righe, retrying = false) => options.onProgress?.({ fase, righe, totale, retrying }),
    id_imp: 0,
    alias: [],
    conserva: false,
  };
  const outcome = await runSteps([log, alias, original, rows], context);
  const { id_imp } = context;
  if (outcome.tipo === 'fatto') return { tipo: 'completato', id_imp, righe: totale };
  const causa = toCause(outcome.error, options.signal);
  if (outcome.tipo === 'disfatto') return { tipo: 'annullato', causa };
  return { tipo: 'annullo_fallito', id_imp, causa, error: outcome.annullo };
}
