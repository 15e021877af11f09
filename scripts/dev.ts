/** `npm run dev`: the server restarted at every change on its own port, and the client with hot reload on PORT. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiPort = port + 1;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
  stdio: 'inherit',
});

// Read by vite.config.ts, which forwards /api.
process.env['QUADRA_API'] = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({ root, server: { port, host, strictPort: true } });
await vite.listen();
vite.printUrls();

let stopping = false;
async function stop(status: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await vite.close();
  process.exitCode = status;
}
server.on('exit', (code) => void stop(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
