/**
 * For the tests: runs the command in this process, which has loaded its modules and the engine already. The cases of
 * `runCommandApart` prove that it also runs as a process.
 */
import { enableCompileCache } from 'node:module';
import { stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Uscita } from './run-apart.ts';
import { runCommand } from '#cli/command.ts';

// As the command does: the threads that read files load their modules each time.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/quadra/codice', import.meta.url)));

/** Collects what is written to a stream until it is released. */
function hear(stream: NodeJS.WriteStream) {
  const write = stream.write.bind(stream);
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return true;
  };
  return {
    end: (): string => {
      stream.write = write;
      return text;
    },
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Notes who listens to signals; answers the function that removes the later listeners. */
function holdSignals(): () => void {
  const before = SIGNALS.map((signal) => new Set(process.listeners(signal)));
  return () => {
    for (const [at, signal] of SIGNALS.entries())
      for (const listener of process.listeners(signal))
        if (!before[at]?.has(listener)) process.off(signal, listener);
  };
}

/** Runs the command to its end, as `runCommandApart` does; one at a time. */
export async function runCommandHere(args: string[], env: Record<string, string> = {}): Promise<Uscita> {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  const releaseSignals = holdSignals();
  const said = { stdout: hear(stdout), stderr: hear(stderr) };
  let stato: number | null = null;
  try {
    stato = await runCommand(args);
  } finally {
    releaseSignals();
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  return { stato, stdout: said.stdout.end(), stderr: said.stderr.end() };
}
