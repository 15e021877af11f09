/** Sends mail through the server that an azienda set. */
import { createTransport } from 'nodemailer';
import type { Posta } from '#api/contract/posta.ts';

export interface Messaggio {
  a: string;
  oggetto: string;
  testo: string;
  allegati?: readonly { nome: string; tipo: string; contenuto: Uint8Array }[];
}

export type Spedizione = { ok: true; risposta: string } | { ok: false; motivo: string };

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

function motivo(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const said =
    cause instanceof Error && 'response' in cause && typeof cause.response === 'string' ? cause.response : '';
  const text = MOTIVI[code] ?? 'Il server di posta ha rifiutato il messaggio';
  return said === '' ? text : `${text} («${said.slice(0, 200)}»)`;
}

/** Hands a message to the mail server; its refusal comes back in Italian, with its own words. */
export async function spedisci(
  posta: Omit<Posta, 'ha_password' | 'versione'>,
  password: string | null,
  { a, oggetto, testo, allegati = [] }: Messaggio,
): Promise<Spedizione> {
  const transport = createTransport({
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
  try {
    const { response } = await transport.sendMail({
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
    return { ok: true, risposta: response };
  } catch (cause) {
    return { ok: false, motivo: motivo(cause) };
  } finally {
    transport.close();
  }
}
