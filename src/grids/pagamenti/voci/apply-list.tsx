/** What the rules would take, one line a movimento. */
import type { AnswerOf } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { PickList } from '../pick-list.tsx';

export type MovimentoDiRegola = AnswerOf<'regoleApplica'>['movimenti'][number];

interface ElencoApplicaProps {
  movimenti: readonly MovimentoDiRegola[];
  /** Names of rules, by id. */
  nomi: ReadonlyMap<number, string>;
  /** Movimenti that were taken off. */
  esclusi: ReadonlySet<number>;
  onChange: (id: number) => void;
}

export function ElencoApplica({ movimenti, nomi, esclusi, onChange }: ElencoApplicaProps) {
  return (
    <PickList
      etichetta="Che cosa si spiega"
      voci={movimenti}
      chiave={({ id }) => id}
      isRemoved={({ id }) => esclusi.has(id)}
      getLine={({ data, importo, descrizione, id_regola }) => ({
        testo: descrizione,
        sotto: nomi.get(id_regola) ?? '',
        importo: formatImporto(importo),
        nota: formatData(data),
      })}
      onChange={({ id }) => onChange(id)}
    />
  );
}
