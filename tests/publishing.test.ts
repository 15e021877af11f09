/** What is published with: the image and the copies of the server say only what the server understands. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listImpostazioni } from '#server/config.ts';
import { PERCORSO_PRONTO } from '#server/sistema/readiness.ts';
import manifest from '../package.json' with { type: 'json' };

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('deploy/compose.yaml');
const readme = read('README.md');

/** The lines that stand deeper under one, without their indent. */
function under(text: string, title: string, indent: number): string {
  const lines = text.split('\n');
  const from = lines.indexOf(`${' '.repeat(indent)}${title}:`) + 1;
  expect(from, title).toBeGreaterThan(0);
  const end = lines.findIndex((line, at) => at >= from && line !== '' && line.search(/\S/) <= indent);
  return lines.slice(from, end === -1 ? undefined : end).join('\n');
}

const tiesOut = under(compose, 'quadra', 2);
const given = [...under(tiesOut, 'environment', 4).matchAll(/^ {6}([A-Z_]+):/gm)].map(
  ([, name = '']) => name,
);
const known = new Set([...listImpostazioni(), 'TZ', 'NODE_ENV']);

test('the image has the Node that is pinned, in each of its stages', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(`node:${manifest.dependencies.node}-`);
});

test('every variable of the image and of the copies is one that the server reads', () => {
  const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
  );
  expect(set.length).toBeGreaterThan(3);
  expect(given.length).toBeGreaterThan(5);
  expect([...set, ...given].filter((name) => !known.has(name))).toEqual([]);
});

test('copies share their secrets by file, and each file is there', () => {
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'QUADRA_KEY', 'METRICS_TOKEN']) {
    expect(given).toContain(`${name}_FILE`);
    const secret = name.toLowerCase();
    expect(tiesOut).toContain(`/run/secrets/${secret}`);
    expect(compose).toMatch(new RegExp(`^  ${secret}:\\n    file: `, 'm'));
  }
});

test('copies are nobody, on files that nobody writes, and are asked whether they are ready', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "volumes: ['dati:/data']"])
    expect(tiesOut).toContain(line);
  expect(dockerfile).toContain(PERCORSO_PRONTO);
  expect(read('deploy/haproxy.cfg')).toContain(PERCORSO_PRONTO);
});

test('a copy is given the time that it needs to end', () => {
  const seconds = (text: RegExp): number => Number(text.exec(tiesOut)?.[1]);
  // What the last answers may take.
  expect(seconds(/stop_grace_period: (\d+)s/)).toBeGreaterThan(seconds(/DRAIN_SECONDS: '(\d+)'/) + 20);
});

test('the table of the README has every setting', () => {
  for (const name of listImpostazioni().filter((each) => !each.endsWith('_FILE')))
    expect(readme, name).toContain(`| \`${name}\` |`);
});
