/**
 * Before the browser tests: the client is built when something it is made of is newer than `dist`, and a data folder
 * nobody has signed in on yet is made, for every file to start from a copy of.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { makeDataDir, projectRoot, startServer } from './server.ts';

/** What builds the client. */
export const VITE = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
/** What the client is made of. */
export const SOURCES = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

function newest(file: string): number {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** True when a built page is missing or older than a source. */
export function isStale(page: string, sources: readonly string[]): boolean {
  if (!existsSync(page)) return true;
  const files = sources.map((name) => path.join(projectRoot, name)).filter((file) => existsSync(file));
  return Math.max(...files.map(newest)) > statSync(page).mtimeMs;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the client could not be built; empty when it was. */
    clientBuild: string;
    /** A data folder as a first start leaves it. */
    emptyOffice: string;
  }
}

/** Builds in a process of its own: inside the test runner NODE_ENV is `test`, and React would be its slow, chatty self. */
export async function runBuild(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, [...command], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
}

export async function buildClient(): Promise<void> {
  if (!isStale(path.join(projectRoot, 'dist/index.html'), SOURCES)) return;
  await runBuild([VITE, 'build', '--logLevel', 'warn']);
}

/** A client that cannot be built fails the tests that open a page, not the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    await buildClient();
    project.provide('clientBuild', '');
  } catch (error) {
    project.provide('clientBuild', String(error));
  }
  const { dataDir, remove } = await makeDataDir();
  const server = await startServer(dataDir);
  await server.stop();
  project.provide('emptyOffice', dataDir);
  return remove;
}
