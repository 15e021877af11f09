/** Imports one statement of a file, from the reading to the server. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Client } from '#api/client.ts';
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import { formatData } from '#domain/date.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import { hasCodice, describeError } from '#api/errors.ts';
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import type { AvanzamentoImport, CausaAnnullo, EsitoImport } from '#import/run/outcome.ts';
import { comparePresenti } from '#import/run/compare-presenti.ts';
import { findGemelli } from '#import/run/twins.ts';
import { importRighe } from '#import/run/import.ts';
import { type DovePresenti, readPresenti } from '#import/run/presenti.ts';
import { computeAttesi, type PianoImport } from '#import/run/plan.ts';
import { withoutUncertainRiga } from '#import/run/proved.ts';
import { runInterruptible } from './interruption.ts';
import type { EsitoFile } from './reader.ts';
import { type ImportTarget, findIdConto } from './import-refusals.ts';
import { describeScartata } from './read-text.ts';
import { type FailureCause, reportCause, reportScartate } from './report.ts';
import { STATO } from './status.ts';
import { showProgress, writeWarning, hideProgress, writeLine } from './output.ts';

type FileLetto = Extract<EsitoFile, { ok: true }>;

export interface EstrattoContext extends ImportTarget {
  /** The client of `azienda`. */
  client: Client;
  azienda: string;
  /**
   * True for the first statement of its file in the azienda: a second one must not count as an import of the same file.
   */
  primo: boolean;
  /** The path of the file. */
  percorso: string;
}

/** The outcome of a statement: `id_imp` if it brought rows, `gia` if its file was imported before. */
export interface EsitoEstratto {
  stato: number;
  id_imp: number | null;
  righe: number;
  gia: boolean;
}

const IDLE: EsitoEstratto = { stato: STATO.import, id_imp: null, righe: 0, gia: false };

/** The name of a statement: its file, its part of it, and its azienda if there are many. */
export function describeEstratto(
  { azienda, all }: Pick<EstrattoContext, 'azienda' | 'all'>,
  { nome, letto }: FileLetto,
  index: number,
): string {
  const estratto = letto.estratti[index];
  const part = letto.estratti.length > 1 ? ` (${estratto?.file ?? estratto?.conto ?? index + 1})` : '';
  return `${nome}${part}${all ? ` → ${azienda}` : ''}`;
}

/** Reports each line that was left out, and why: the rows of the file are those imported and these. */
async function tellScartate(label: string, { scartate }: EstrattoLetto): Promise<void> {
  if (scartate.length === 0) return;
  reportScartate();
  const what = formatCount(
    scartate.length,
    'riga scartata: non è stata importata',
    'righe scartate: non sono state importate',
  );
  await writeWarning([`${label}: ${what}.`, ...scartate.map(describeScartata)].join('\n'));
}

/** The bytes that were read; null if the file has changed. */
async function readOriginal(path: string, sha256: string): Promise<Uint8Array | null> {
  const bytes = await readFile(path);
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null;
}

function buildPlan(
  ctx: EstrattoContext,
  { letto, nome, sha256, bytes }: FileLetto,
  data: { righe: RigaImport[]; presenti: Presente[]; idConto: number | null; estratto: EstrattoLetto },
): PianoImport | null {
  const { estratto, righe, presenti, idConto } = data;
  const attesi = computeAttesi(righe, {
    scartate: estratto.scartate.length,
    escluse: estratto.righe.length - righe.length,
    saldo_iniziale: estratto.saldo_iniziale,
    saldo_finale: estratto.saldo_finale,
    quadratura: withoutUncertainRiga(explainQuadratura(estratto), estratto),
  });
  if (!attesi) return null;
  const { tracciato, formato, lettura } = letto;
  const { id, versione } = ctx.salvato ?? { id: null, versione: null };
  return {
    file: { nome: nome.slice(0, 255), sha256, bytes, formato },
    tracciato: { id, versione, nome: tracciato.nome, origine: tracciato.origine },
    natura: estratto.natura,
    id_conto: idConto,
    id_mandante: null,
    colonne: (lettura?.colonne ?? []).map(({ campo, colonna }) => ({ campo, colonna })),
    righe,
    attesi,
    presentiVisti: presenti,
    forza: ctx.forza || !ctx.primo,
    originale: () => readOriginal(ctx.percorso, sha256),
  };
}

function describeCause(cause: CausaAnnullo): string {
  switch (cause.tipo) {
    case 'utente':
      return 'interrotta.';
    case 'gia_importato':
      return 'questo file è già stato importato. Con --forza lo importi di nuovo.';
    case 'presenti_cambiati':
      return 'qualcun altro ha importato o tolto righe dello stesso periodo: riprova.';
    case 'errore':
      return describeError(cause.error);
  }
}

/** What a watcher does with it: try again, put aside, or nothing. */
function toMissed(cause: CausaAnnullo): FailureCause {
  if (cause.tipo === 'gia_importato') return 'gia_importato';
  const passing =
    cause.tipo === 'errore' &&
    hasCodice(cause.error, 'rete', 'database_fermo', 'non_autenticato', 'errore_interno');
  return cause.tipo === 'utente' || cause.tipo === 'presenti_cambiati' || passing ? 'rete' : 'rifiutato';
}

/** Reports that a statement was not imported, and why. */
export async function refuseImport(
  label: string,
  cause: FailureCause,
  reason: string,
  before = 'non importato: ',
): Promise<EsitoEstratto> {
  reportCause(cause, reason);
  await writeWarning(`${label}: ${before}${reason}`);
  return { ...IDLE, gia: cause === 'gia_importato' };
}

async function report(label: string, outcome: EsitoImport, saltate: number): Promise<EsitoEstratto> {
  hideProgress();
  const alreadyPresent =
    saltate === 0 ? '' : `, ${formatCount(saltate, 'già presente saltata', 'già presenti saltate')}`;
  switch (outcome.tipo) {
    case 'completato': {
      const { id_imp, righe } = outcome;
      await writeLine(
        `${label}: ${formatCount(righe, 'riga importata', 'righe importate')}${alreadyPresent} (importazione ${id_imp})`,
      );
      return { stato: STATO.ok, id_imp, righe, gia: false };
    }
    case 'annullato':
      return refuseImport(
        label,
        toMissed(outcome.causa),
        describeCause(outcome.causa),
        'non importato, non è rimasto nulla sul server: ',
      );
    case 'annullo_fallito':
      return refuseImport(
        label,
        toMissed(outcome.causa),
        `${describeCause(outcome.causa)} Il server toglierà da sé l’importazione ${outcome.id_imp} lasciata a metà.`,
      );
  }
}

async function reportNothing(label: string, saltate: number): Promise<EsitoEstratto> {
  await writeLine(
    `${label}: ${formatCount(saltate, 'riga già presente', 'righe, tutte già presenti')}: nulla da importare`,
  );
  return { ...IDLE, stato: STATO.ok };
}

/** The rows to send, without those already present (unless forced); null if there are none. */
async function preparePlan(
  ctx: EstrattoContext,
  client: Client,
  file: FileLetto,
  { indice, idConto, signal }: { indice: number; idConto: number | null; signal: AbortSignal },
): Promise<{ piano: PianoImport | null; saltate: number; motivo?: string }> {
  const estratto = file.letto.estratti[indice];
  const period = estratto && computeAttesi(estratto.righe, { ...estratto, scartate: 0, escluse: 0 });
  if (!estratto || !period) return { piano: null, saltate: 0 };
  const { natura } = estratto;
  const id_conto = natura === 'movimento' ? idConto : null;
  const body = { natura, id_conto, dal: period.dal, al: period.al };
  const { presenti } = await client.call('importPresenti', { body, signal });
  const gemelli = ctx.forza ? new Set<number>() : findGemelli(estratto.righe, presenti);
  const maybe = ctx.forza ? null : await findSimilar(client, file, estratto, { ...body, signal });
  if (maybe) return { piano: null, saltate: 0, motivo: maybe };
  // A paid order closes a partita that exists already: it is no new one, unless forced.
  const paid = new Set(
    ctx.forza ? [] : estratto.esiti?.flatMap(({ tipo, riga }) => (tipo === 'pagato' ? [riga] : [])),
  );
  const righe = estratto.righe.filter(({ riga }, at) => !gemelli.has(at) && !paid.has(riga));
  return {
    piano: buildPlan(ctx, file, { righe, presenti, idConto: id_conto, estratto }),
    saltate: gemelli.size,
  };
}

/**
 * Why rows that may be present already, in another format, stop the import: a person must decide. Null if there are
 * none.
 */
async function findSimilar(
  client: Client,
  { letto: { formato } }: FileLetto,
  { righe, natura }: EstrattoLetto,
  { signal, ...dove }: DovePresenti & { signal: AbortSignal },
): Promise<string | null> {
  const archive = await readPresenti(client, dove, signal);
  const { similar } = comparePresenti(righe, archive, { formato, natura });
  const [first] = similar;
  if (!first) return null;
  const [at, [similarity]] = first;
  const example = `riga ${righe[at]?.riga ?? 0} e il movimento del ${formatData(similarity?.presente.data ?? '')}`;
  return `${formatCount(similar.size, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto, con altre parole (${example}). Importalo dal browser per dire quali sono gli stessi; con --forza importi tutte le righe.`;
}

/** Shows the progress of the import on the terminal. */
const show =
  (label: string) =>
  ({ fase, righe, totale, retrying }: AvanzamentoImport): void => {
    if (fase === 'annullo') showProgress(`${label}: annullo…`);
    else
      showProgress(
        `${label}: ${formatCount(righe, 'riga', 'righe')} di ${formatInteger(totale)}${retrying ? ', riprovo' : ''}`,
      );
  };

/** Imports one statement that passed all checks. */
export async function importEstratto(
  ctx: EstrattoContext,
  file: FileLetto,
  indice: number,
): Promise<EsitoEstratto> {
  const estratto = file.letto.estratti[indice];
  if (!estratto) throw new Error('there is no such statement');
  const label = describeEstratto(ctx, file, indice);
  const idConto = findIdConto(ctx, estratto);
  const { client } = ctx;
  return runInterruptible(async (signal) => {
    try {
      const {
        piano,
        saltate,
        motivo: stopped,
      } = await preparePlan(ctx, client, file, { indice, idConto, signal });
      if (stopped !== undefined) return await refuseImport(label, 'rifiutato', stopped);
      const outcome = piano
        ? await report(label, await importRighe(client, piano, { signal, onProgress: show(label) }), saltate)
        : await reportNothing(label, saltate);
      if (outcome.stato === STATO.ok) await tellScartate(label, estratto);
      return outcome;
    } catch (error) {
      const causa: CausaAnnullo = signal.aborted ? { tipo: 'utente' } : { tipo: 'errore', error };
      return report(label, { tipo: 'annullato', causa }, 0);
    }
  });
}
