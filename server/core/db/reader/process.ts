/** The process in which questions are asked of a copy: it can be killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CODICE } from '../../cache.ts';
import type { ReaderCommand, ReaderMessage } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** To open the copy: PostgreSQL starts in it. */
const OPENING_MS = 60_000;

export class ReaderProcess {
  readonly #child: ChildProcess = fork(CHILD, [], {
    serialization: 'advanced',
    // The child gets none of the server's settings: no key, no address of a database.
    env: { NODE_COMPILE_CACHE: CODICE },
    execArgv: ['--max-old-space-size=512', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

  private constructor() {
    // One that could not start gives no answer; without a listener the error would end the server.
    this.#child.on('error', () => {});
  }

  /** Opens a copy; throws why it does not open, with no process left. */
  static async open(order: ReaderCommand): Promise<ReaderProcess> {
    const reader = new ReaderProcess();
    const ready = await reader.ask(order, OPENING_MS);
    if (ready?.tipo === 'pronto') return reader;
    await reader.end();
    throw new Error(`the copy did not open: ${ready?.tipo === 'guasto' ? ready.messaggio : 'no answer'}`);
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Sends an order and waits for the answer; null when `time` milliseconds passed or the process ended. */
  ask(order: ReaderCommand, time: number): Promise<ReaderMessage | null> {
    const child = this.#child;
    return new Promise((resolve) => {
      const settle = (news: ReaderMessage | null): void => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(news);
      };
      const onMessage = (message: unknown): void => settle(message as ReaderMessage);
      const onExit = (): void => settle(null);
      const timer = setTimeout(() => settle(null), time);
      child.once('message', onMessage);
      child.once('exit', onExit);
      child.send(order, (error) => {
        if (error) settle(null);
      });
    });
  }

  async end(): Promise<void> {
    if (!this.alive) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}
