/** The password: from the environment, or typed without being shown. Never an argument, which every process could see. */
import { stderr, stdin } from 'node:process';
import { Fine, STATO } from './status.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** Adds typed text; answers true at the end of the line. */
function feed(typed: string[], text: string): boolean {
  for (const character of text) {
    if (character === CTRL_C) throw new Fine(STATO.interrotto, '');
    if (character === '\r' || character === '\n' || character === CTRL_D) return true;
    if (character === '\u007f' || character === '\b') typed.pop();
    else typed.push(character);
  }
  return false;
}

const ask = (label: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const typed: string[] = [];
    const end = (finish: () => void): void => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      finish();
    };
    const onData = (text: string): void => {
      try {
        if (feed(typed, text)) end(() => resolve(typed.join('')));
      } catch (error) {
        end(() => reject(error));
      }
    };
    stderr.write(label);
    stdin.setEncoding('utf8');
    stdin.setRawMode(true);
    stdin.on('data', onData);
    stdin.resume();
  });

let typed: string | null = null;

/**
 * Asks once: a command that signs in again reuses what was typed. Throws `Fine` if there is neither the variable nor a
 * person.
 */
export async function askPassword(utente: string): Promise<string> {
  const given = process.env['QUADRA_PASSWORD'];
  if (given !== undefined && given !== '') return given;
  if (typed !== null) return typed;
  if (stdin.isTTY) return (typed = await ask(`Password di ${utente}: `));
  throw new Fine(
    STATO.uso,
    'quadra: manca la password: mettila in QUADRA_PASSWORD, o avvia il comando da un terminale.',
  );
}
