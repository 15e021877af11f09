/** A wire that can be cut and turned: TCP between a server and its database, or between a page and one of two servers. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Filo {
  /** The same address, by way of the wire. */
  url: string;
  /** Ends what is connected and refuses what comes, until it is mended. */
  cut(): void;
  /** Ends what is connected; what comes next gets through. */
  snap(): void;
  /** Nothing passes any more, and nobody is told. */
  stall(): void;
  mend(): void;
  /** Ends what is connected; what comes next goes to this address. */
  turn(url: string): void;
  close(): Promise<void>;
}

type Stato = 'intero' | 'tagliato' | 'fermo';

export async function stretchFilo(url: string): Promise<Filo> {
  let target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: Stato = 'intero';
  const end = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  const server = createServer((near) => {
    near.on('error', () => {});
    if (state === 'tagliato') return void near.destroy();
    const far = connect({ host: target.hostname, port: Number(target.port) });
    far.on('error', () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    if (state === 'fermo') for (const socket of pair) socket.pause();
    near.on('close', () => far.destroy());
    far.on('close', () => {
      near.destroy();
      pairs.delete(pair);
    });
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(address.port);
  return {
    url: near.href.replace(/\/$/, ''),
    cut() {
      state = 'tagliato';
      end();
    },
    snap: end,
    stall() {
      state = 'fermo';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend() {
      state = 'intero';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    turn(next) {
      target = new URL(next);
      end();
    },
    async close() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}
