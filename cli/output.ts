/** Writes to the terminal or into a pipe: never faster than it is read, and silently when nobody reads any more. */
import { once } from 'node:events';
import { stderr, stdout } from 'node:process';
import type { WriteStream } from 'node:tty';
import { reportLine } from './report.ts';

function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** `quadra leggi ... | head` closes the pipe early: that is not an error. */
export function ignoreClosedPipes(): void {
  stdout.on('error', leaveQuietly);
  stderr.on('error', leaveQuietly);
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

export const writeOut = (text: string): Promise<void> => write(stdout, text);
export const writeLine = (text: string): Promise<void> => {
  reportLine(text);
  return write(stdout, `${text}\n`);
};

/** Control characters would move the cursor of the terminal: a file must not be able to. */
export const clean = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** A line on stderr: messages never mix with what a program reads. */
export const writeWarning = (text: string): Promise<void> => {
  reportLine(text);
  return write(stderr, `${text}\n`);
};

/** Shows progress on stderr: one changing line on a terminal, nothing elsewhere. */
export function showProgress(text: string): void {
  if (stderr.isTTY) stderr.write(`\r\u001b[2K${text.slice(0, Math.max(20, stderr.columns - 1))}`);
}

/** Removes the progress line. */
export function hideProgress(): void {
  if (stderr.isTTY) stderr.write('\r\u001b[2K');
}
