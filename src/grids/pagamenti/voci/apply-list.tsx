/** What the rules would take, one line a movimento. */
import type { AnswerOf } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { PickList } from '../pick-list.tsx';

export type MovimentoDiRegola = AnswerOf<'regoleAnteprima'>['movimenti'][number];

/** They are the ones worth a look. */
export const sortLargestFirst = (movimenti: readonly MovimentoDiRegola[]): readonly MovimentoDiRegola[] =>
  movimenti.toSorted((a, b) => Math.abs(b.importo) - Math.abs(a.importo));

interface ApplyListProps {
  movimenti: readonly MovimentoDiRegola[];
  /** Names of rules, by id. */
  nomi: ReadonlyMap<number, string>;
  /** Movimenti that were taken off. */
  esclusi: ReadonlySet<number>;
  onChange: (id: number) => void;
}

/** One movimento, and the rule that takes it. */
export const describeMovimento = (
  { data, importo, descrizione, id_regola }: MovimentoDiRegola,
  nomi: ReadonlyMap<number, string>,
) => ({
  testo: descrizione,
  below: nomi.get(id_regola) ?? '',
  importo: formatImporto(importo),
  nota: formatData(data),
});

export function ApplyList({ movimenti, nomi, esclusi, onChange }: ApplyListProps) {
  return (
    <PickList
      label="Che cosa si spiega"
      voci={movimenti}
      chiave={({ id }) => id}
      isRemoved={({ id }) => esclusi.has(id)}
      getLine={(movimento) => describeMovimento(movimento, nomi)}
      onChange={({ id }) => onChange(id)}
    />
  );
}
