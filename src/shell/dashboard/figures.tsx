/** The four figures at the top: what came in and went out this month, what is late, what is coming. */
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatCount } from '#domain/text.ts';
import { formatValuta } from '../valuta.ts';
import { Figure } from './figure.tsx';
import { compareMesi, toInScadenza, toScaduto, type MonthComparison } from './summary.ts';

function Flusso({ nome, comparison }: { nome: string; comparison: MonthComparison }) {
  const { mese, previous, importo, differenza, to } = comparison;
  const more = differenza > 0 ? 'più' : 'meno';
  return (
    <Figure title={`${nome} di ${mese}`} to={to} value={formatValuta(importo)}>
      {differenza === 0
        ? `come ${previous}`
        : `${formatValuta(Math.abs(differenza))} in ${more} che ${previous}`}
    </Figure>
  );
}

function Scadenze({
  title,
  to,
  scadenze,
  danger,
}: {
  title: string;
  to: string;
  scadenze: Riepilogo['scaduto'];
  danger: boolean;
}) {
  const { righe, da_incassare, da_pagare } = scadenze;
  return (
    <Figure
      title={title}
      to={to}
      value={formatCount(righe, 'partita', 'partite')}
      danger={danger && righe > 0}
    >
      <div>da incassare {formatValuta(da_incassare)}</div>
      <div>da pagare {formatValuta(da_pagare)}</div>
    </Figure>
  );
}

export function Figures({ riepilogo, oggi }: { riepilogo: Riepilogo; oggi: Giorno }) {
  const incassi = compareMesi(riepilogo, 'avere', oggi);
  const pagamenti = compareMesi(riepilogo, 'dare', oggi);
  return (
    <>
      {incassi ? <Flusso nome="Incassi" comparison={incassi} /> : null}
      {pagamenti ? <Flusso nome="Pagamenti" comparison={pagamenti} /> : null}
      <Scadenze title="Scaduto" to={toScaduto(oggi)} scadenze={riepilogo.scaduto} danger />
      <Scadenze
        title="A scadere, 30 giorni"
        to={toInScadenza(oggi)}
        scadenze={riepilogo.in_scadenza}
        danger={false}
      />
    </>
  );
}
