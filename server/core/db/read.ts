/** Questions in SQL, each with the rows of its answer: `` readRows<Riga>(tx)`select …` ``. */
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

type Question<Answer> = (text: TemplateStringsArray, ...values: readonly unknown[]) => Promise<Answer>;

const ask = async <Row>(reader: Reader, question: RawBuilder<Row>): Promise<Row[]> =>
  (await question.execute(reader)).rows;

/** All rows. */
export const readRows =
  <Row = unknown>(reader: Reader): Question<Row[]> =>
  (text, ...values) =>
    ask(reader, sql<Row>(text, ...values));

/** The first row; undefined where there is none. */
export const readRow =
  <Row = unknown>(reader: Reader): Question<Row | undefined> =>
  async (text, ...values) =>
    (await ask(reader, sql<Row>(text, ...values)))[0];

/** The column `id` of all rows. */
export const readIds =
  (reader: Reader): Question<number[]> =>
  async (text, ...values) =>
    (await ask(reader, sql<{ id: number }>(text, ...values))).map(({ id }) => id);
