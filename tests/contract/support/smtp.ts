/** A real mail server of this machine, which keeps what it is given. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * What becomes of a message: taken, refused for now or for good; once its words are all there the line goes dead, or no
 * answer comes.
 */
export type Umore = 'prende' | 'dopo' | 'mai' | 'cade' | 'tace';

export interface Casella {
  host: string;
  porta: number;
  /** Whole messages, as they came. */
  messages: string[];
  /** Who they were for, as the envelope said. */
  destinatari: string[];
  umore: Umore;
  /** Resolves when all the words of the next message are here. */
  prossimo: () => Promise<void>;
  close: () => Promise<void>;
}

const refusal = (status: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode: status });

/** This machine under an address of its own: ports of mail are few, and tests run side by side. */
export const randomHost = (): string => `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

export async function openCasella(): Promise<Casella> {
  const waiting: (() => void)[] = [];
  const input: Casella = {
    host: randomHost(),
    porta: 2525,
    messages: [],
    destinatari: [],
    umore: 'prende',
    prossimo: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {},
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (input.umore === 'dopo') return done(refusal(451, 'try again later'));
      if (input.umore === 'mai') return done(refusal(550, 'no such mailbox'));
      input.destinatari.push(address);
      return done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        input.messages.push(Buffer.concat(chunks).toString('utf8'));
        for (const tell of waiting.splice(0)) tell();
        if (input.umore === 'tace') return undefined;
        if (input.umore !== 'cade') return done(null, 'presa in carico');
        for (const socket of sockets) socket.destroy();
        return undefined;
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  const listening = server.listen(input.porta, input.host);
  await once(listening, 'listening');
  input.close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return input;
}

/** The attachments of a message, by name, and its text. */
export function parseMessaggio(message: string): { testo: string; allegati: Map<string, Uint8Array> } {
  const boundary = /boundary="?([^"\r\n;]+)"?/.exec(message)?.[1] ?? '';
  const allegati = new Map<string, Uint8Array>();
  let testo = '';
  for (const part of message.split(`--${boundary}`)) {
    const at = part.indexOf('\r\n\r\n');
    const [head, body] = [part.slice(0, at), part.slice(at + 4)];
    const base64 = /content-transfer-encoding: base64/i.test(head);
    const quoted = /content-transfer-encoding: quoted-printable/i.test(head);
    const name = /filename="?([^"\r\n;]+)"?/i.exec(head)?.[1];
    if (name !== undefined) allegati.set(name, new Uint8Array(Buffer.from(body, 'base64')));
    else if (/content-type: text\/plain/i.test(head))
      testo = base64 ? Buffer.from(body, 'base64').toString('utf8') : quoted ? unquote(body) : body;
  }
  return { testo, allegati };
}

/** RFC 2045, 6.7. */
function unquote(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
