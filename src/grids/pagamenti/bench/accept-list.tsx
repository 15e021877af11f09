/** What would be accepted, one line a proposal: a line that is taken off is left as it is. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { PickList } from '../pick-list.tsx';
import { formatPercent } from './score.tsx';

interface ElencoAccettaProps {
  proposte: readonly PropostaWire[];
  righe: ReadonlyMap<number, RigaEstratto>;
  /** Movimenti that were taken off. */
  esclusi: ReadonlySet<number>;
  onChange: (proposta: PropostaWire) => void;
}

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

export function ElencoAccetta({ proposte, righe, esclusi, onChange }: ElencoAccettaProps) {
  return (
    <PickList
      etichetta="Che cosa si accetta"
      voci={proposte}
      chiave={({ numero }) => numero}
      isRemoved={({ movimenti }) => movimenti.some((id) => esclusi.has(id))}
      getLine={(proposta) => {
        const riga = righe.get(proposta.movimenti[0] ?? -1);
        return {
          testo: riga?.descrizione ?? '',
          sotto: describePartite(proposta, righe),
          importo: riga ? formatImporto(riga.importo) : '',
          nota: `${riga ? formatData(riga.data) : ''} · ${formatPercent(proposta.punteggio)}`,
        };
      }}
      onChange={onChange}
    />
  );
}
