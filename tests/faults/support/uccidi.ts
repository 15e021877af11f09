/** Kill -9 at random moments of some work, again and again on the same data, and what must hold each time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import type { RunningServer } from '#tests/e2e/support/server.ts';
import { makeImpianto, type Impianto, type Motore } from './impianto.ts';
import { enterStudio, type Studio } from './studio.ts';
import { checkSound } from './verifica.ts';

/** How many times each kind of work is cut short; the full run is a hundred. */
export const VOLTE = Number(process.env['QUADRA_FAULTS'] ?? 5);
/** Drawn anew each time unless given, and printed: the same seed draws the same moments. */
export const SEME = Number(process.env['QUADRA_FAULTS_SEED'] ?? Date.now() % 1_000_000_000);

export interface Lavoro {
  /** What the rounds fall on, made once. */
  prepare(studio: Studio): Promise<void>;
  /** Before each round, with nobody killed. */
  before?(studio: Studio, turn: number): Promise<void>;
  /** The work that is cut short; notes what each answer promised. A call that nobody answers ends it. */
  run(studio: Studio, turn: number): Promise<void>;
  /** After the restart: what was promised is there, and nothing by halves. */
  check(studio: Studio, turn: number): Promise<void>;
}

/** When to kill: after so many answers, so many milliseconds later. */
interface Momento {
  risposte: number;
  ritardo: number;
}

/** What was seen, as it is told in docs/affidabilita.md. */
export interface Conto {
  uccisioni: number;
  /** Of them, while the work was going on. */
  durante: number;
}

export function report(title: string, engine: Motore, { uccisioni, durante }: Conto): void {
  process.stdout.write(
    `guasti: ${title} (${engine}): ${uccisioni} uccisioni, ${durante} a lavoro in corso, seme ${SEME}\n`,
  );
}

/** Does the work once, whole; answers how long each of its calls took, in milliseconds. */
async function measure(studio: Studio, url: string, job: Lavoro): Promise<number[]> {
  const gaps: number[] = [];
  let last = performance.now();
  const spied = studio.at(url, () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  });
  await job.before?.(studio, 0);
  last = performance.now();
  await job.run(spied, 0);
  await job.check(studio, 0);
  return gaps;
}

function draw(random: () => number, gaps: readonly number[]): Momento {
  const risposte = Math.floor(random() * gaps.length);
  return { risposte, ritardo: random() * (gaps[risposte] ?? 0) };
}

/** Kills the server in the middle of the work; true when it was still going on. */
async function killDuring(
  server: RunningServer,
  work: (onAnswer: () => void) => Promise<void>,
  { risposte, ritardo }: Momento,
): Promise<boolean> {
  let heard = 0;
  let over = false;
  const reached = Promise.withResolvers<void>();
  if (risposte === 0) reached.resolve();
  const running = work(() => {
    heard += 1;
    if (heard === risposte) reached.resolve();
  }).finally(() => {
    over = true;
  });
  // Its failure is awaited below; here it only ends the wait.
  await Promise.race([reached.promise, running.catch(() => {})]);
  await sleep(ritardo);
  const during = !over;
  await server.stop('SIGKILL');
  await running;
  return during;
}

/** Runs the rounds on an installation of their own. After each the data is sound and the work is checked. */
export async function killAgainAndAgain(title: string, engine: Motore, job: Lavoro): Promise<Conto> {
  const random = makeRandom(SEME);
  const impianto = await makeImpianto(engine);
  let server = await impianto.start();
  const conto: Conto = { uccisioni: 0, durante: 0 };
  try {
    let studio = await enterStudio(server.url);
    await job.prepare(studio);
    const gaps = await measure(studio, server.url, job);
    expect(gaps.length, 'calls of the work').toBeGreaterThan(0);
    for (let turn = 1; turn <= VOLTE; turn += 1) {
      await job.before?.(studio, turn);
      const url = server.url;
      const work = (onAnswer: () => void) => job.run(studio.at(url, onAnswer), turn);
      if (await killDuring(server, work, draw(random, gaps))) conto.durante += 1;
      conto.uccisioni += 1;
      await checkSound(impianto);
      server = await impianto.start();
      studio = studio.at(server.url);
      await job.check(studio, turn);
    }
    await server.stop();
    await checkSound(impianto);
  } finally {
    report(title, engine, conto);
    await server.stop('SIGKILL');
    await impianto.remove();
  }
  return conto;
}

/** One test for each engine; most of the kills must have fallen in the work, or they prove nothing. */
export async function expectSurvives(title: string, engine: Motore, make: () => Lavoro): Promise<void> {
  const { uccisioni, durante } = await killAgainAndAgain(title, engine, make());
  expect(uccisioni).toBe(VOLTE);
  expect(durante, 'kills while the work was going on').toBeGreaterThan(VOLTE / 3);
}

export type { Impianto };
