/** The second factor of whoever has one: turning it on and off, and asking for it. */
import type { z } from 'zod';
import type { codiciRecuperoSchema, totpInizioSchema } from '#api/contract/utenti.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import {
  claimPasso,
  deleteTotp,
  keepSegreto,
  replaceCodici,
  saveTotp,
  useCodice,
} from '../sql/second-factor.ts';
import { lockIfSame } from '../../core/sql/session-keys.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { type Credenziali, findCredenziali } from '../sql/utenti.ts';
import type { Seal } from '../../core/seal.ts';
import { hashCodice, makeCodici, makeSegreto, findTimeStep, makeQr } from '../totp.ts';
import type { Actor } from '../../core/actor.ts';
import { confirmPassword } from './confirm-password.ts';

/** The refusal of a sign-in whose password was right; null when nothing more is asked. */
export async function checkSecondoFattore(
  db: Database,
  seal: Seal,
  utente: Credenziali,
  code: string | undefined,
): Promise<Failure | null> {
  if (utente.totp_attivo_il === null || utente.totp_segreto === null) return null;
  if (code === undefined || code === '') return fail('secondo_fattore_richiesto');
  const secret = seal.open(utente.totp_segreto);
  const step = secret === null ? null : findTimeStep(secret, code, utente.totp_passo);
  // Of two requests with one code the database lets one through.
  if (step !== null && (await claimPasso(db.kysely, utente.id, step))) return null;
  return (await useCodice(db.kysely, utente.id, hashCodice(code))) ? null : fail('codice_errato');
}

/** A new seed, not yet asked for: that begins when its first code comes. */
export async function startTotp(
  db: Database,
  seal: Seal,
  utente: { id: number; username: string },
): Promise<Result<z.input<typeof totpInizioSchema>>> {
  const segreto = makeSegreto();
  const kept = await keepSegreto(db.kysely, utente.id, seal.close(segreto));
  if (!kept) return fail('gia_esistente', 'Il secondo fattore è già attivo: per cambiarlo prima toglilo');
  return succeed({ segreto, ...makeQr(segreto, utente.username) });
}

/** Turns it on with its first code, which proves that the telephone has the seed; answers the recovery codes. */
export async function confirmTotp(
  db: Database,
  seal: Seal,
  actor: Actor,
  code: string,
): Promise<Result<z.input<typeof codiciRecuperoSchema>>> {
  const again = fail('non_trovato', 'Ricomincia: prepara di nuovo il secondo fattore');
  const utente = await findCredenziali(db.kysely, actor.id_utente);
  const sealed = utente?.totp_segreto ?? null;
  if (!utente || sealed === null || utente.totp_attivo_il !== null) return again;
  const secret = seal.open(sealed);
  const step = secret === null ? null : findTimeStep(secret, code, null);
  if (step === null)
    return refuseField('codice', 'Il codice non è giusto: controlla che l’ora del telefono sia esatta');
  const codici = makeCodici();
  return transact(db, async (tx) => {
    if (!(await saveTotp(tx, utente.id, sealed, step))) return again;
    await replaceCodici(tx, utente.id, codici.map(hashCodice));
    await appendRegistro(tx, actor, 'secondo_fattore_attivato', 'utente', { id: utente.id });
    return succeed({ codici });
  });
}

/** Turns one's own off; the password says that it is oneself. */
export async function removeTotp(
  db: Database,
  actor: Actor,
  password: string,
): Promise<Result<{ ok: true }>> {
  const confirmed = await confirmPassword(db, actor, { campo: 'password', valore: password });
  if (!confirmed.ok) return confirmed;
  const utente = confirmed.value;
  return transact(db, async (tx) => {
    if (!(await lockIfSame(tx, utente))) return fail('non_autenticato');
    await deleteTotp(tx, utente.id);
    await appendRegistro(tx, actor, 'secondo_fattore_tolto', 'utente', { id: utente.id });
    return succeed({ ok: true });
  });
}
