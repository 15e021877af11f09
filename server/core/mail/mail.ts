/** Sends mail through the server that an azienda set. */
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { isPorta, type Posta } from '#api/contract/posta.ts';
import { isFakeAddress } from '#domain/solleciti/addresses.ts';
import { getErrorCode } from '../error-code.ts';
import { resolveServer } from './address.ts';

export interface Messaggio {
  a: string;
  oggetto: string;
  testo: string;
  allegati?: readonly { nome: string; tipo: string; contenuto: Uint8Array }[];
}

export type Spedizione = { ok: true; risposta: string } | { ok: false; motivo: string };

/** Why nothing leaves for a name that is reserved for examples. */
export const FAKE = 'A questo indirizzo non può esserci nessuno';

/** To connect, and to wait for each answer. */
const ATTESA_MS = 15_000;

/** One sentence for whatever does not answer as a mail server: which way it fails would tell what stands there. */
const MUTE = 'Con questo server di posta non si riesce a parlare: controlla nome, porta e sicurezza';

/** Said by a mail server that greeted us; anything else is `MUTE`. */
const MOTIVI: Readonly<Record<string, string>> = {
  ETLS: 'Il server di posta non offre la connessione sicura richiesta',
  EAUTH: 'Il server di posta non accetta utente e password',
  EENVELOPE: 'Il server di posta non accetta il mittente o il destinatario',
  EMESSAGE: 'Il server di posta ha rifiutato il messaggio',
};

/** What a mail server or the way to it refused, in Italian, with its own words. */
export function explainMailError(cause: unknown): string {
  const text = MOTIVI[getErrorCode(cause)];
  if (text === undefined) return MUTE;
  // The words of a server that did not greet as one for mail are another service's, and nobody's to read here.
  const said =
    cause instanceof Error && 'response' in cause && typeof cause.response === 'string' ? cause.response : '';
  return said === '' ? text : `${text} («${said.slice(0, 200)}»)`;
}

type Server = Omit<Posta, 'ha_password' | 'versione'>;

/** What is said to the mail server, line by line, for whoever must know how far it came. */
type Listening = Pick<SMTPTransport.Options, 'logger' | 'transactionLog'>;

/** The server may not be dialled, or is not there. */
class Irraggiungibile extends Error {
  readonly code = 'EDNS';
}

/** The way to a mail server; nothing is dialled yet. Rejects where nothing may be dialled. */
export async function openTransport(mail: Server, password: string | null, listening: Listening = {}) {
  const address = isPorta(mail.porta) ? await resolveServer(mail.host) : null;
  if (address === null) throw new Irraggiungibile('no mail server to dial');
  return createTransport({
    ...listening,
    host: address,
    // The name that the certificate must hold: what was looked up is an address.
    tls: { servername: isIP(mail.host) === 0 ? mail.host : '' },
    port: mail.porta,
    secure: mail.sicurezza === 'tls',
    requireTLS: mail.sicurezza === 'starttls',
    ignoreTLS: mail.sicurezza === 'nessuna',
    connectionTimeout: ATTESA_MS,
    greetingTimeout: ATTESA_MS,
    socketTimeout: ATTESA_MS,
    // A message is made of what we give it: nothing is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.utente && { auth: { user: mail.utente, pass: password ?? '' } }),
  });
}

/** A message as nodemailer takes it. */
export const toMail = (mail: Server, { a, oggetto, testo, allegati = [] }: Messaggio) => ({
  from: { name: mail.nome_mittente ?? '', address: mail.mittente },
  to: a,
  subject: oggetto,
  text: testo,
  attachments: allegati.map(({ nome, tipo, contenuto }) => ({
    filename: nome,
    contentType: tipo,
    content: Buffer.from(contenuto),
  })),
});

/** Hands a message to the mail server; its refusal comes back in Italian, with its own words. */
export async function sendMessage(
  mail: Server,
  password: string | null,
  message: Messaggio,
): Promise<Spedizione> {
  if (isFakeAddress(message.a)) return { ok: false, motivo: FAKE };
  let transport: Awaited<ReturnType<typeof openTransport>> | undefined;
  try {
    transport = await openTransport(mail, password);
    const { response } = await transport.sendMail(toMail(mail, message));
    return { ok: true, risposta: response };
  } catch (cause) {
    return { ok: false, motivo: explainMailError(cause) };
  } finally {
    transport?.close();
  }
}
