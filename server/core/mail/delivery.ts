/** Hands one message of the queue to the mail server, and tells afterwards how far it came. */
import type { Posta } from '#api/contract/posta.ts';
import { isFakeAddress } from '#domain/solleciti/addresses.ts';
import { getErrorCode } from '../error-code.ts';
import { FAKE, type Messaggio, explainMailError, openTransport, toMail } from './mail.ts';

/**
 * A message that takes longer is given up (milliseconds). This is far below the time after which its sender counts as
 * gone.
 */
const MAX_DELIVERY = 120_000;

/**
 * `riprova`: nothing was handed over, and another try may succeed. `rifiutato`: the server refused for good (RFC
 * 5321, 4.2.1: 5yz). `incerto`: the text was being sent when the answer failed to come.
 */
export type Delivery =
  | { tipo: 'inviato'; risposta: string }
  | { tipo: 'riprova' | 'rifiutato' | 'incerto'; motivo: string };

const numberOf = (cause: unknown, key: string): number | null => {
  const value: unknown =
    typeof cause === 'object' && cause !== null && key in cause ? Reflect.get(cause, key) : null;
  return typeof value === 'number' ? value : null;
};

/** What became of a message after an error; `data`: the server had been asked to take the text. */
function classify(cause: unknown, data: boolean): Exclude<Delivery['tipo'], 'inviato'> {
  const status = numberOf(cause, 'responseCode');
  // A server that answers with an error did not take the message.
  if (status !== null && getErrorCode(cause) !== 'EAUTH') return status >= 500 ? 'rifiutato' : 'riprova';
  return data && status === null ? 'incerto' : 'riprova';
}

interface InUscita extends Messaggio {
  /** The same at every try, so that a person who receives the message twice can tell. */
  message_id: string;
}

/** One try. `before` runs once the server has let us in, and says whether to go on. */
export async function deliver(
  { posta, password }: { posta: Posta; password: string | null },
  message: InUscita,
  before: () => Promise<boolean>,
): Promise<Delivery | null> {
  if (isFakeAddress(message.a)) return { tipo: 'rifiutato', motivo: FAKE };
  let data = false;
  const quiet = (): void => {};
  const hear = (_entry: unknown, line?: unknown): void => {
    if (typeof line === 'string' && /^DATA$/i.test(line)) data = true;
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
  let transport: Awaited<ReturnType<typeof openTransport>> | undefined;
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('the mail server takes too long')), MAX_DELIVERY);
  });
  try {
    transport = await openTransport(posta, password, { logger, transactionLog: true });
    await Promise.race([transport.verify(), tooLate]);
    if (!(await before())) return null;
    const mail = { ...toMail(posta, message), messageId: message.message_id };
    const { response } = await Promise.race([transport.sendMail(mail), tooLate]);
    return { tipo: 'inviato', risposta: response };
  } catch (cause) {
    return { tipo: classify(cause, data), motivo: explainMailError(cause) };
  } finally {
    clearTimeout(late);
    transport?.close();
  }
}
