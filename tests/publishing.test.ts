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

test('every service is nobody, on files that nobody writes, and says whether it is well', () => {
  const services = under(compose, 'services', 0);
  const names = [...services.matchAll(/^ {2}([a-z]+):$/gm)].map(([, name = '']) => name);
  expect(names).toEqual(['proxy', 'quadra', 'postgres']);
  for (const name of names) {
    const service = under(compose, name, 2);
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(service, name).toContain(line);
    // The images of the copies and of the proxy say who runs them; that of PostgreSQL begins as an administrator.
    if (name === 'postgres') expect(service).toContain('user: postgres');
    if (name !== 'quadra') expect(service, name).toContain('healthcheck:');
  }
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('the proxy is asked where it answers, and only from within', () => {
  const [, port = '', path = ''] =
    /\/dev\/tcp\/127\.0\.0\.1\/(\d+) && printf 'GET (\/\w+) /.exec(compose) ?? [];
  const haproxy = read('deploy/haproxy.cfg');
  expect(haproxy).toContain(`bind 127.0.0.1:${port}\n`);
  expect(haproxy).toContain(`monitor-uri ${path}\n`);
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
