/** Changes to what hangs on one soggetto; each answers the soggetto in full, as it then is. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type aliasSoggettoRequestSchema,
  type DettaglioSoggetto,
  type documentoRequestSchema,
  type ibanRequestSchema,
  MAX_DOCUMENTO,
  type notaSoggettoRequestSchema,
} from '#api/contract/soggetti.ts';
import { checkIban } from '#domain/codici.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { addIbans, appendStoriaIban, holdSoggetti, removeIban, touchSoggetto } from '../sql/anagrafiche.ts';
import { toIbanKey, toNameKey } from '../../core/sql/keys.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  deleteAlias,
  deleteDocumento,
  insertAlias,
  insertDocumento,
  readDetail,
  readDocumento,
  readNota,
  writeNota,
} from '../sql/soggetto-detail.ts';
import type { Actor } from '../../core/actor.ts';

interface Voce {
  azione: string;
  prima?: unknown;
  dopo?: unknown;
}
type Work = (tx: Tx, ibans: readonly string[]) => Promise<Failure | Voce>;

/** Holds the soggetto, does the work, moves its version on and writes the registro. */
async function onSoggetto(
  db: Database,
  actor: Actor,
  idSoggetto: number,
  work: Work,
): Promise<Result<DettaglioSoggetto>> {
  const { id_azienda } = actor;
  return transact(db, async (tx) => {
    const held = (await holdSoggetti(tx, id_azienda, [idSoggetto])).get(idSoggetto);
    if (!held) return fail('non_trovato');
    const done = await work(tx, held.ibans);
    if ('ok' in done) return done;
    await touchSoggetto(tx, id_azienda, idSoggetto);
    await appendRegistro(tx, actor, done.azione, 'soggetto', { ...done, id: idSoggetto });
    const detail = await readDetail(tx, { id_azienda, id_soggetto: idSoggetto });
    return detail ? succeed(detail) : fail('non_trovato');
  });
}

/**
 * Adds, takes away or refuses an IBAN. Another IBAN beside those that are known needs the person's word that it was
 * verified: changing the IBAN of a known party is how payment fraud works.
 */
export const modifyIban = (
  db: Database,
  actor: Actor,
  idSoggetto: number,
  { azione, iban: written, conferma }: z.output<typeof ibanRequestSchema>,
): Promise<Result<DettaglioSoggetto>> =>
  onSoggetto(db, actor, idSoggetto, async (tx, ibans) => {
    const { id_azienda } = actor;
    if (azione === 'aggiungi') {
      const outcome = checkIban(written);
      if (!outcome.ok) return refuseField('iban', outcome.motivo);
      const iban = outcome.valore;
      if (ibans.includes(iban)) return refuseField('iban', 'Questo IBAN c’è già');
      if (ibans.length > 0 && !conferma)
        return fail(
          'iban_da_confermare',
          `Il soggetto ha già l’IBAN ${ibans.join(', ')}: verifica il nuovo IBAN a voce, a un numero che conosci già`,
        );
      await addIbans(tx, actor, [{ id_soggetto: idSoggetto, iban }], 'manuale');
      return { azione: 'iban_aggiunto', prima: { ibans }, dopo: { iban } };
    }
    const riga = { id_soggetto: idSoggetto, iban: toIbanKey(written) };
    if (azione === 'togli' && !(await removeIban(tx, id_azienda, riga))) return fail('non_trovato');
    if (azione === 'rifiuta' && ibans.includes(riga.iban))
      return refuseField('iban', 'Questo IBAN è fra quelli del soggetto: toglilo, invece di rifiutarlo');
    await appendStoriaIban(tx, actor, riga, azione === 'togli' ? 'rimosso' : 'rifiutato');
    return { azione: azione === 'togli' ? 'iban_tolto' : 'iban_rifiutato', prima: { ibans }, dopo: riga };
  });

export const modifyAlias = (
  db: Database,
  actor: Actor,
  idSoggetto: number,
  { azione, tipo, testo }: z.output<typeof aliasSoggettoRequestSchema>,
): Promise<Result<DettaglioSoggetto>> =>
  onSoggetto(db, actor, idSoggetto, async (tx) => {
    const chiave = tipo === 'nome' ? toNameKey(testo) : toIbanKey(testo);
    if (chiave === '') return refuseField('testo', 'Servono almeno una lettera o una cifra');
    const alias = { id_azienda: actor.id_azienda, id_soggetto: idSoggetto, tipo, chiave };
    if (azione === 'togli') {
      if (!(await deleteAlias(tx, alias))) return fail('non_trovato');
      return { azione: 'alias_tolto', prima: { tipo, testo } };
    }
    if (!(await insertAlias(tx, { ...alias, testo, origine: 'manuale' })))
      return refuseField('testo', 'Questo alias c’è già');
    return { azione: 'alias_aggiunto', dopo: { tipo, testo } };
  });

export const modifyNota = (
  db: Database,
  actor: Actor,
  idSoggetto: number,
  { id, versione, testo }: z.output<typeof notaSoggettoRequestSchema>,
): Promise<Result<DettaglioSoggetto>> =>
  onSoggetto(db, actor, idSoggetto, async (tx) => {
    const of = { id_azienda: actor.id_azienda, id_soggetto: idSoggetto };
    const before = id === undefined ? null : await readNota(tx, of, id);
    if (id !== undefined && !before) return fail('non_trovato');
    if (before && before.versione !== versione) return fail('versione_superata');
    if (id === undefined && testo === null) return refuseField('testo', 'Scrivi la nota');
    await writeNota(tx, of, { id, testo, id_utente: actor.id_utente });
    const azione = testo === null ? 'nota_tolta' : before ? 'nota_modificata' : 'nota_aggiunta';
    return {
      azione,
      ...(before && { prima: { testo: before.testo } }),
      ...(testo !== null && { dopo: { testo } }),
    };
  });

export const addDocumento = (
  db: Database,
  actor: Actor,
  idSoggetto: number,
  { nome, tipo, contenuto }: z.output<typeof documentoRequestSchema>,
): Promise<Result<DettaglioSoggetto>> =>
  onSoggetto(db, actor, idSoggetto, async (tx) => {
    const bytes = new Uint8Array(Buffer.from(contenuto, 'base64'));
    if (bytes.byteLength === 0) return refuseField('contenuto', 'Il documento è vuoto');
    if (bytes.byteLength > MAX_DOCUMENTO) return refuseField('contenuto', 'Il documento supera i 10 MB');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { id_azienda, id_utente } = actor;
    await insertDocumento(tx, {
      id_azienda,
      id_soggetto: idSoggetto,
      nome,
      tipo,
      sha256,
      contenuto: bytes,
      id_utente,
    });
    return { azione: 'documento_allegato', dopo: { nome, sha256, bytes: bytes.byteLength } };
  });

export const removeDocumento = (
  db: Database,
  actor: Actor,
  { id, id_documento }: { id: number; id_documento: number },
): Promise<Result<DettaglioSoggetto>> =>
  onSoggetto(db, actor, id, async (tx) => {
    const { id_azienda } = actor;
    const before = await readDocumento(tx, { id_azienda, id_soggetto: id }, id_documento);
    if (!before) return fail('non_trovato');
    await deleteDocumento(tx, id_azienda, id_documento);
    const { nome, sha256, bytes } = before;
    return { azione: 'documento_tolto', prima: { nome, sha256, bytes } };
  });
