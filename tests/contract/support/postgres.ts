/** Scratch databases on a PostgreSQL server. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

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
