/** An orderly stop: calls in progress get time to be answered, connections without a call are closed. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that calls in progress have before they are cut. */
const ULTIME_MS = 20_000;

/**
 * When the server stops, closes the connections that have sent no call yet: browsers open some ahead, and Node would
 * wait for them for ever. After `lastMs` milliseconds it closes all the others, for example one whose call arrives in
 * drops.
 */
export function installStop(app: FastifyInstance, lastMs = ULTIME_MS): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), lastMs).unref();
  });
}
