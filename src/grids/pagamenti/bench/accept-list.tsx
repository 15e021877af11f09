/** What would be decided together, one line each, proposals and then what the rules take: a line that is taken off stays. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { PickList } from '../pick-list.tsx';
import { describeMovimento, type MovimentoDiRegola } from '../voci/apply-list.tsx';
import { formatPercent } from './score.tsx';

interface AcceptListProps {
  proposte: readonly PropostaWire[];
  righe: ReadonlyMap<number, RigaEstratto>;
  /** What the rules take beside them. */
  daRegole: readonly MovimentoDiRegola[];
  /** Names of rules, by id. */
  nomi: ReadonlyMap<number, string>;
  /** Movimenti that were taken off. */
  esclusi: ReadonlySet<number>;
  /** Takes some movimenti off, or back. */
  onChange: (movimenti: readonly number[]) => void;
}

type AcceptLine = { movimenti: readonly number[] } & (
  | { proposta: PropostaWire }
  | { preso: MovimentoDiRegola }
);

/** Whom it is of and which documents it closes; of two movimenti, the other one. */
function describePartite(
  { partite, movimenti }: PropostaWire,
  righe: ReadonlyMap<number, RigaEstratto>,
): string {
  const rows = partite.flatMap(({ id }) => righe.get(id) ?? []);
  if (rows.length === 0) return righe.get(movimenti[1] ?? -1)?.descrizione ?? 'Due movimenti';
  const names = [...new Set(rows.map(({ ragione_sociale }) => ragione_sociale ?? ''))].filter(Boolean);
  const numbers = rows.map(({ numero_documento }) => numero_documento ?? '').filter(Boolean);
  return [names.join(', '), numbers.join(', ')].filter(Boolean).join(' · ');
}

function describeProposta(proposta: PropostaWire, righe: ReadonlyMap<number, RigaEstratto>) {
  const riga = righe.get(proposta.movimenti[0] ?? -1);
  return {
    testo: riga?.descrizione ?? '',
    below: describePartite(proposta, righe),
    importo: riga ? formatImporto(riga.importo) : '',
    nota: `${riga ? formatData(riga.data) : ''} · ${formatPercent(proposta.punteggio)}`,
  };
}

export function AcceptList({ proposte, righe, daRegole, nomi, esclusi, onChange }: AcceptListProps) {
  const lines: readonly AcceptLine[] = [
    ...proposte.map((proposta) => ({ proposta, movimenti: proposta.movimenti })),
    ...daRegole.map((preso) => ({ preso, movimenti: [preso.id] })),
  ];
  return (
    <PickList
      label="Che cosa si accetta"
      voci={lines}
      // A movimento is in one line alone.
      chiave={({ movimenti }) => movimenti[0] ?? 0}
      isRemoved={({ movimenti }) => movimenti.some((id) => esclusi.has(id))}
      getLine={(line) =>
        'proposta' in line ? describeProposta(line.proposta, righe) : describeMovimento(line.preso, nomi)
      }
      onChange={({ movimenti }) => onChange(movimenti)}
    />
  );
}
