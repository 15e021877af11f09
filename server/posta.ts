/** Sends mail through the server that an azienda set. */
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Posta } from '#api/contract/posta.ts';
import { isIndirizzoFinto } from '#domain/solleciti/indirizzi.ts';

export interface Messaggio {
  a: string;
  oggetto: string;
  testo: string;
  allegati?: readonly { nome: string; tipo: string; contenuto: Uint8Array }[];
}

export type Spedizione = { ok: true; risposta: string } | { ok: false; motivo: string };

/** Why nothing leaves for a name that is reserved for examples. */
export const FINTO = 'A questo indirizzo non può esserci nessuno';

/** To connect, and to wait for each answer. */
const ATTESA_MS = 15_000;

const MOTIVI: Readonly<Record<string, string>> = {
  ECONNECTION: 'Il server di posta non risponde: controlla nome e porta',
  ETIMEDOUT: 'Il server di posta non ha risposto in tempo: controlla nome, porta e sicurezza',
  ESOCKET: 'La connessione con il server di posta si è interrotta: controlla porta e sicurezza',
  EDNS: 'Il nome del server di posta non esiste',
  ETLS: 'Il server di posta non offre la connessione sicura richiesta',
  EAUTH: 'Il server di posta non accetta utente e password',
  EENVELOPE: 'Il server di posta non accetta il mittente o il destinatario',
};

/** What a mail server or the way to it refused, in Italian, with its own words. */
export function motivo(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const said =
    cause instanceof Error && 'response' in cause && typeof cause.response === 'string' ? cause.response : '';
  const text = MOTIVI[code] ?? 'Il server di posta ha rifiutato il messaggio';
  return said === '' ? text : `${text} («${said.slice(0, 200)}»)`;
}

export type Server = Omit<Posta, 'ha_password' | 'versione'>;

/** What is said to the mail server, line by line, for whoever must know how far it came. */
type Ascolto = Pick<SMTPTransport.Options, 'logger' | 'transactionLog'>;

/** The way to a mail server; nothing is dialled yet. */
export function openTrasporto(posta: Server, password: string | null, ascolto: Ascolto = {}) {
  return createTransport({
    ...ascolto,
    host: posta.host,
    port: posta.porta,
    secure: posta.sicurezza === 'tls',
    requireTLS: posta.sicurezza === 'starttls',
    ignoreTLS: posta.sicurezza === 'nessuna',
    connectionTimeout: ATTESA_MS,
    greetingTimeout: ATTESA_MS,
    socketTimeout: ATTESA_MS,
    // A message is made of what we give it: nothing is read from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(posta.utente && { auth: { user: posta.utente, pass: password ?? '' } }),
  });
}

/** A message as nodemailer takes it. */
export const toMail = (posta: Server, { a, oggetto, testo, allegati = [] }: Messaggio) => ({
  from: { name: posta.nome_mittente ?? '', address: posta.mittente },
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
export async function spedisci(
  posta: Server,
  password: string | null,
  messaggio: Messaggio,
): Promise<Spedizione> {
  if (isIndirizzoFinto(messaggio.a)) return { ok: false, motivo: FINTO };
  const transport = openTrasporto(posta, password);
  try {
    const { response } = await transport.sendMail(toMail(posta, messaggio));
    return { ok: true, risposta: response };
  } catch (cause) {
    return { ok: false, motivo: motivo(cause) };
  } finally {
    transport.close();
  }
}
