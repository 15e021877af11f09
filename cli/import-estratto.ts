/** One statement of a file, from what was read to what the server has. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bindAzienda, type Client } from '#api/client.ts';
import type { Azienda } from '#api/contract/sessione.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { formatData } from '#domain/date.ts';
import { isStessaDivisa } from '#domain/divise.ts';
import { hasCodice, describeError } from '#api/errors.ts';
import type { EstrattoLetto } from '#import/map/outcome.ts';
import { explainQuadratura } from '#import/run/causes.ts';
import type { AvanzamentoImport, CausaAnnullo, EsitoImport } from '#import/run/outcome.ts';
import { comparePresenti } from '#import/run/compare-presenti.ts';
import { findGemelli } from '#import/run/twins.ts';
import { findConto } from '#import/run/conto.ts';
import { importRighe } from '#import/run/import.ts';
import { type DovePresenti, readPresenti } from '#import/run/presenti.ts';
import { computeAttesi, type PianoImport } from '#import/run/plan.ts';
import { withoutUncertainRiga } from '#import/run/proved.ts';
import { runInterruptible } from './interruption.ts';
import type { EsitoFile } from './reader.ts';
import { formatCause } from '#domain/quadratura/words.ts';
import { formatCount, describeQuadratura, describeScartata } from './read-text.ts';
import { type CausaMancata, reportCause, reportScartate } from './report.ts';
import { STATO } from './status.ts';
import { showProgress, writeWarning, hideProgress, writeLine } from './output.ts';

type FileLetto = Extract<EsitoFile, { ok: true }>;

export interface ContestoEstratto {
  client: Client;
  azienda: Azienda;
  conti: Conto[];
  /** The conto named on the command line. */
  conto: Conto | null;
  /** The server's tracciato the file was read with. */
  salvato: Tracciato | null;
  forza: boolean;
  /** Where the file stands. */
  percorso: string;
}

/** The conto of the movements: named by the person, the tracciato or the file, or the only one there is. */
function findIdConto({ conto, conti, salvato }: ContestoEstratto, estratto: EstrattoLetto): number | null {
  return conto?.id ?? salvato?.id_conto ?? findConto(conti, estratto)?.id ?? null;
}

/** The currency of the statement, or of its first row, that may not stand on a conto in `conto`; null when there is none. */
function findEstranea({ divisa, righe }: EstrattoLetto, conto: string): string | null {
  const scritte = [...(divisa === null ? [] : [divisa]), ...new Set(righe.map((riga) => riga.divisa))];
  return scritte.find((one) => !isStessaDivisa(one, conto)) ?? null;
}

/** Why this statement must not be imported as it is; null when it may. */
function findMotivo(ctx: ContestoEstratto, estratto: EstrattoLetto, idConto: number | null): string | null {
  const { righe } = estratto;
  const quadratura = explainQuadratura(estratto);
  if (righe.length === 0) return 'nessuna riga da importare.';
  if (estratto.natura === 'movimento' && idConto === null) {
    const names = ctx.conti
      .filter(({ archiviato }) => !archiviato)
      .map(({ nome }) => nome)
      .join(', ');
    return `non so a quale conto appartiene: indicalo con --conto (${names === '' ? 'non ci sono conti' : names}).`;
  }
  const conto = ctx.conti.find(({ id }) => id === idConto);
  if (estratto.natura === 'movimento' && conto?.archiviato === true)
    return `il conto ${conto.nome} è archiviato: riaprilo nelle impostazioni, o indicane un altro con --conto.`;
  const estranea = conto && estratto.natura === 'movimento' ? findEstranea(estratto, conto.divisa) : null;
  if (conto && estranea !== null) return `il file è in ${estranea}, il conto in ${conto.divisa}.`;
  if (ctx.forza) return null;
  if (quadratura.esito === 'non_quadra')
    return `${[describeQuadratura(quadratura, estratto), formatCause(quadratura.cause)].filter(Boolean).join('. ')}. Con --forza lo importi lo stesso.`;
  return null;
}

/** Tells each line that stays out, and why: rows in are those imported and these. */
async function diciScartate(label: string, { scartate }: EstrattoLetto): Promise<void> {
  if (scartate.length === 0) return;
  reportScartate();
  const cosa = formatCount(
    scartate.length,
    'riga scartata: non è stata importata',
    'righe scartate: non sono state importate',
  );
  await writeWarning([`${label}: ${cosa}.`, ...scartate.map(describeScartata)].join('\n'));
}

/** The bytes that were read; null when the file is no longer the same. */
async function readOriginale(percorso: string, sha256: string): Promise<Uint8Array | null> {
  const bytes = await readFile(percorso);
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null;
}

function buildPiano(
  ctx: ContestoEstratto,
  { letto, nome, sha256, bytes }: FileLetto,
  indice: number,
  dati: { righe: RigaImport[]; presenti: Presente[]; idConto: number | null; estratto: EstrattoLetto },
): PianoImport | null {
  const { estratto, righe, presenti, idConto } = dati;
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
    // The second statement of a file is not the same file once more.
    forza: ctx.forza || indice > 0,
    originale: () => readOriginale(ctx.percorso, sha256),
  };
}

function describeCausa(causa: CausaAnnullo): string {
  switch (causa.tipo) {
    case 'utente':
      return 'interrotta.';
    case 'gia_importato':
      return 'questo file è già stato importato. Con --forza lo importi di nuovo.';
    case 'presenti_cambiati':
      return 'qualcun altro ha importato o tolto righe dello stesso periodo: riprova.';
    case 'errore':
      return describeError(causa.errore);
  }
}

/** What a watcher makes of it: try again, put aside, or nothing to do. */
function toMancata(causa: CausaAnnullo): CausaMancata {
  if (causa.tipo === 'gia_importato') return 'gia_importato';
  const passing =
    causa.tipo === 'errore' &&
    hasCodice(causa.errore, 'rete', 'database_fermo', 'non_autenticato', 'errore_interno');
  return causa.tipo === 'utente' || causa.tipo === 'presenti_cambiati' || passing ? 'rete' : 'rifiutato';
}

async function report(label: string, esito: EsitoImport, saltate: number): Promise<number> {
  hideProgress();
  if (esito.tipo !== 'completato') reportCause(toMancata(esito.causa));
  const giaPresenti =
    saltate === 0 ? '' : `, ${formatCount(saltate, 'già presente saltata', 'già presenti saltate')}`;
  switch (esito.tipo) {
    case 'completato':
      await writeLine(
        `${label}: ${formatCount(esito.righe, 'riga importata', 'righe importate')}${giaPresenti} (importazione ${esito.id_imp})`,
      );
      return STATO.ok;
    case 'annullato':
      await writeWarning(
        `${label}: non importato, non è rimasto nulla sul server: ${describeCausa(esito.causa)}`,
      );
      return STATO.import;
    case 'annullo_fallito':
      await writeWarning(
        `${label}: non importato: ${describeCausa(esito.causa)} Il server toglierà da sé l’importazione ${esito.id_imp} lasciata a metà.`,
      );
      return STATO.import;
  }
}

async function reportNothing(label: string, saltate: number): Promise<number> {
  await writeLine(
    `${label}: ${formatCount(saltate, 'riga già presente', 'righe, tutte già presenti')}: nulla da importare`,
  );
  return STATO.ok;
}

/** The rows to send, with those already present left out (unless forced); null when there are none. */
async function preparePlan(
  ctx: ContestoEstratto,
  client: Client,
  file: FileLetto,
  { indice, idConto, signal }: { indice: number; idConto: number | null; signal: AbortSignal },
): Promise<{ piano: PianoImport | null; saltate: number; motivo?: string }> {
  const estratto = file.letto.estratti[indice];
  const periodo = estratto && computeAttesi(estratto.righe, { ...estratto, scartate: 0, escluse: 0 });
  if (!estratto || !periodo) return { piano: null, saltate: 0 };
  const { natura } = estratto;
  const id_conto = natura === 'movimento' ? idConto : null;
  const body = { natura, id_conto, dal: periodo.dal, al: periodo.al };
  const { presenti } = await client.call('importPresenti', { body, signal });
  const gemelli = ctx.forza ? new Set<number>() : findGemelli(estratto.righe, presenti);
  const forse = ctx.forza ? null : await findSimili(client, file, estratto, { ...body, signal });
  if (forse) return { piano: null, saltate: 0, motivo: forse };
  // An order that was paid closes a partita that is there already: it is no new one, unless forced.
  const pagati = new Set(
    ctx.forza ? [] : estratto.esiti?.flatMap(({ tipo, riga }) => (tipo === 'pagato' ? [riga] : [])),
  );
  const righe = estratto.righe.filter(({ riga }, at) => !gemelli.has(at) && !pagati.has(riga));
  return {
    piano: buildPiano(ctx, file, indice, { righe, presenti, idConto: id_conto, estratto }),
    saltate: gemelli.size,
  };
}

/** Why rows that may be there already, told by another format, stop the import: only a person can say. Null when there are none. */
async function findSimili(
  client: Client,
  { letto: { formato } }: FileLetto,
  { righe, natura }: EstrattoLetto,
  { signal, ...dove }: DovePresenti & { signal: AbortSignal },
): Promise<string | null> {
  const archivio = await readPresenti(client, dove, signal);
  const { simili } = comparePresenti(righe, archivio, { formato, natura });
  const [first] = simili;
  if (!first) return null;
  const [at, [somiglianza]] = first;
  const esempio = `riga ${righe[at]?.riga ?? 0} e il movimento del ${formatData(somiglianza?.presente.data ?? '')}`;
  return `${formatCount(simili.size, 'riga somiglia', 'righe somigliano')} a movimenti già nel conto, con altre parole (${esempio}). Importalo dal browser per dire quali sono gli stessi; con --forza importi tutte le righe.`;
}

/** Shows on the terminal how far the import is. */
const mostra =
  (label: string) =>
  ({ fase, righe, totale, riprovo }: AvanzamentoImport): void => {
    if (fase === 'annullo') showProgress(`${label}: annullo…`);
    else
      showProgress(
        `${label}: ${formatCount(righe, 'riga', 'righe')} di ${formatCount(totale, '', '').trim()}${riprovo ? ', riprovo' : ''}`,
      );
  };

/** Imports one statement; answers its exit status. */
export async function importEstratto(
  ctx: ContestoEstratto,
  file: FileLetto,
  indice: number,
): Promise<number> {
  const estratto = file.letto.estratti[indice];
  if (!estratto) return STATO.ok;
  const label =
    file.letto.estratti.length > 1
      ? `${file.nome} (${estratto.file ?? estratto.conto ?? indice + 1})`
      : file.nome;
  const idConto = findIdConto(ctx, estratto);
  const motivo = findMotivo(ctx, estratto, idConto);
  if (motivo !== null) {
    reportCause('rifiutato');
    await writeWarning(`${label}: non importato: ${motivo}`);
    return STATO.import;
  }
  const client = bindAzienda(ctx.client, ctx.azienda.id);
  return runInterruptible(async (signal) => {
    try {
      const {
        piano,
        saltate,
        motivo: fermo,
      } = await preparePlan(ctx, client, file, { indice, idConto, signal });
      if (fermo !== undefined) {
        reportCause('rifiutato');
        await writeWarning(`${label}: non importato: ${fermo}`);
        return STATO.import;
      }
      const stato = piano
        ? await report(
            label,
            await importRighe(client, piano, { signal, onProgress: mostra(label) }),
            saltate,
          )
        : await reportNothing(label, saltate);
      if (stato === STATO.ok) await diciScartate(label, estratto);
      return stato;
    } catch (errore) {
      const causa: CausaAnnullo = signal.aborted ? { tipo: 'utente' } : { tipo: 'errore', errore };
      return report(label, { tipo: 'annullato', causa }, 0);
    }
  });
}
