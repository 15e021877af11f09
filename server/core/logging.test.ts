/** What a line of the log says of an error. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { EngineLost } from './db/engine/link.ts';
import { makeLoggerOptions } from './logging.ts';

function logged(error: Error): unknown {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  pino(makeLoggerOptions('info'), stream).error({ err: error }, 'checkpoint failed');
  const { err } = JSON.parse(lines.join('')) as { err: unknown };
  return err;
}

test('it says where a defect is', () => {
  expect(logged(new TypeError('no such thing'))).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
    stack: expect.stringContaining('logging.test'),
  });
});

test.each([
  ['the engine has gone', new EngineLost('the engine stopped', ['PANIC: No space left on device'])],
  ['the disk is full', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['the system says that it is', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('of whoever was waiting when %s it says no place', (_, error) => {
  const told = logged(error);
  expect(told).toMatchObject({ type: error.name, message: error.message });
  expect(told).not.toHaveProperty('stack');
});
