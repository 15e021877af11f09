/** Handing one message of the queue to the mail server, and knowing afterwards how far it came. */
import type { Posta } from '#api/contract/posta.ts';
import { isIndirizzoFinto } from '#domain/solleciti/addresses.ts';
import { FINTO, type Messaggio, explainMailError, openTrasporto, toMail } from './mail.ts';

/** A message that takes longer is given up (milliseconds); far less than after which its place counts as lost. */
const MAX_CONSEGNA = 120_000;

/**
 * `riprova`: nothing was handed over, and another try may go well. `rifiutato`: the server said no for good (RFC 5321,
 * 4.2.1: 5yz). `incerto`: the words were on their way when the answer failed to come.
 */
export type Consegna =
  | { tipo: 'inviato'; risposta: string }
  | { tipo: 'riprova' | 'rifiutato' | 'incerto'; motivo: string };

const numberOf = (cause: unknown, key: string): number | null => {
  const value: unknown =
    typeof cause === 'object' && cause !== null && key in cause ? Reflect.get(cause, key) : null;
  return typeof value === 'number' ? value : null;
};

/** What became of a message after an error; `dati` true once the server was asked to take its words. */
export function classify(cause: unknown, dati: boolean): Exclude<Consegna['tipo'], 'inviato'> {
  const status = numberOf(cause, 'responseCode');
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // A server that answers, whatever it answers, did not take it.
  if (status !== null && code !== 'EAUTH') return status >= 500 ? 'rifiutato' : 'riprova';
  return dati && status === null ? 'incerto' : 'riprova';
}

interface InUscita extends Messaggio {
  /** The same at every try, so that who receives twice can tell. */
  message_id: string;
}

/** One try; `prima` is run once the server has answered and let us in, and says whether to go on. */
export async function deliver(
  { posta, password }: { posta: Posta; password: string | null },
  messaggio: InUscita,
  prima: () => Promise<boolean>,
): Promise<Consegna | null> {
  if (isIndirizzoFinto(messaggio.a)) return { tipo: 'rifiutato', motivo: FINTO };
  let dati = false;
  const quiet = (): void => {};
  const hear = (_entry: unknown, line?: unknown): void => {
    if (typeof line === 'string' && /^DATA$/i.test(line)) dati = true;
  };
  const logger = {
    level: quiet,
    trace: quiet,
    debug: hear,
    info: quiet,
    warn: quiet,
    error: quiet,
    fatal: quiet,
  };
  let transport: Awaited<ReturnType<typeof openTrasporto>> | undefined;
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('the mail server takes too long')), MAX_CONSEGNA);
  });
  try {
    transport = await openTrasporto(posta, password, { logger, transactionLog: true });
    await Promise.race([transport.verify(), tooLate]);
    if (!(await prima())) return null;
    const mail = { ...toMail(posta, messaggio), messageId: messaggio.message_id };
    const { response } = await Promise.race([transport.sendMail(mail), tooLate]);
    return { tipo: 'inviato', risposta: response };
  } catch (cause) {
    return { tipo: classify(cause, dati), motivo: explainMailError(cause) };
  } finally {
    clearTimeout(late);
    transport?.close();
  }
}
