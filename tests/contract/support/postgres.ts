/** Scratch databases on a PostgreSQL server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '#server/core/db/database.ts';
import { openPostgres } from '#server/core/db/open.ts';

export interface Opened {
  db: Database;
  drop?: () => Promise<void>;
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function createScratch(
  serverUrl: string,
  prefix: string,
  like = 'template1',
): Promise<{ name: string; url: string }> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} template ${like}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return { name, url: address.href };
}

/** Its commits do not wait for the disk: nothing here is about it, and what is written goes with the test. */
export const spareTheDisk = (serverUrl: string, name: string): Promise<void> =>
  administer(serverUrl, `alter database ${name} set synchronous_commit = off`);

/** A scratch database on the server, empty or a copy of another; dropped after the file. */
export async function createDatabase(
  serverUrl: string,
  like = 'template1',
): Promise<Required<Opened> & { url: string; name: string }> {
  const { name, url: address } = await createScratch(serverUrl, 'quadra_test', like);
  await spareTheDisk(serverUrl, name);
  const lost = (error: Error): void => {
    throw error;
  };
  return {
    name,
    url: address,
    db: openPostgres(address, 8, lost),
    // Unforced: PostgreSQL waits up to five seconds for the pool's last connections to end by themselves.
    drop: () => administer(serverUrl, `drop database ${name}`),
  };
}
