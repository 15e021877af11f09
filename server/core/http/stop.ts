/** Stopping in good order: who is being answered is answered, and nobody else is waited for. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for the calls that are being answered. */
const ULTIME_MS = 20_000;

/**
 * Closes, when the server stops, the connections that have asked nothing yet: browsers open some ahead, and Node waits
 * for them for ever once it has stopped listening, as for a call that comes in drops. `ultimeMs`: when what is left of
 * the others is cut.
 */
export function installStop(app: FastifyInstance, ultimeMs = ULTIME_MS): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), ultimeMs).unref();
  });
}
