/** The text output of the proposals: their number and sum, then the first of them. */
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentiLegati,
  Proposta,
} from '#domain/abbinamento/index.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import type { Numerazioni } from './match-keys.ts';
import { clean, writeLine } from './output.ts';

/** More than this does not fit on a screen: `--json` writes all of them. */
const SHOWN = 40;

interface Righe {
  numeri: Numerazioni;
  movimenti: ReadonlyMap<number, DatiAbbinamento['movimenti'][number]>;
  partite: ReadonlyMap<number, DatiAbbinamento['partite'][number]>;
}

const percent = (score: number): string => `${Math.floor(score * 100)}%`.padStart(4);

/** The sign of a proposal: sure enough to be accepted, one of several, or neither. */
const signOf = (automatic: boolean, unique: boolean): string => {
  if (automatic) return 'sì ';
  return unique ? '   ' : '?  ';
};

function* describeProposta(proposta: Proposta, { numeri, movimenti, partite }: Righe): Generator<string> {
  const { punteggio, automatica, motivi, rivali, differenze, unica } = proposta;
  const sign = signOf(automatica, unica);
  const documento = (id: number): string =>
    clean(partite.get(id)?.numero_documento ?? `partita ${numeri.partite.chiave(id)}`);
  const [first] = proposta.movimenti.map((id) => movimenti.get(id));
  const importo = proposta.movimenti.reduce((sum, id) => {
    const riga = movimenti.get(id);
    return sum + (riga?.residuo ?? riga?.importo ?? 0);
  }, 0);
  const who = clean(partite.get(proposta.partite[0]?.id ?? 0)?.ragione_sociale ?? '').slice(0, 32);
  const documenti = proposta.partite.map(({ id }) => documento(id)).join(', ');
  yield `${percent(punteggio)} ${sign} ${first ? formatData(first.data) : ''}  ${formatImporto(importo).padStart(13)}  ${who.padEnd(32)}  ${documenti}`;
  const rest = differenze.map(({ tipo, importo: cents }) => `${tipo} ${formatImporto(cents)}`);
  if (proposta.movimenti.length > 1) rest.unshift(`${proposta.movimenti.length} movimenti`);
  yield `           ${[...motivi, ...rest].join('; ')}`;
  const describe = (rival: Proposta['rivali'][number]): string =>
    [
      rival.partite
        .map(({ id, importo: cents }) => {
          const riga = partite.get(id);
          return `${documento(id)}${cents === (riga?.residuo ?? riga?.importo) ? '' : ` per ${formatImporto(cents)}`}`;
        })
        .join(' + '),
      ...rival.movimenti.flatMap((id) => {
        const riga = movimenti.get(id);
        return proposta.movimenti.includes(id) || !riga ? [] : [`dal movimento del ${formatData(riga.data)}`];
      }),
      ...rival.differenze.map(({ tipo, importo: cents }) => `con ${tipo} ${formatImporto(cents)}`),
    ].join(' ');
  if (rivali.length > 0) yield `           altrettanto buone: ${rivali.map(describe).join('; ')}`;
  else if (!unica) yield '           altre combinazioni degli stessi importi vanno altrettanto bene';
}

function* describeLinked(linked: MovimentiLegati, { movimenti }: Righe): Generator<string> {
  const { tipo, automatica, unica, motivi, rivali } = linked;
  const pair = (ids: readonly number[]): string =>
    ids
      .flatMap((id) => movimenti.get(id) ?? [])
      .map(({ data, importo }) => `${formatData(data)} ${formatImporto(importo)}`)
      .join(' e ');
  yield `     ${signOf(automatica, unica)} ${tipo}: ${pair(linked.movimenti)} (${motivi.join('; ')})`;
  if (rivali.length > 0)
    yield `           altrettanto buone: ${rivali.map((rival) => pair(rival.movimenti)).join('; ')}`;
}

export async function writeProposte(
  data: DatiAbbinamento,
  numeri: Numerazioni,
  outcome: EsitoAbbinamento,
  time: number,
): Promise<void> {
  const righe: Righe = {
    numeri,
    movimenti: new Map(data.movimenti.map((riga) => [riga.id, riga])),
    partite: new Map(data.partite.map((riga) => [riga.id, riga])),
  };
  const { proposte, giroconti, storni } = outcome;
  const automatic = proposte.filter(({ automatica }) => automatica).length;
  const uncertain = proposte.filter(({ unica }) => !unica).length;
  await writeLine(
    `${formatCount(data.movimenti.length, 'movimento', 'movimenti')}, ${formatCount(data.partite.length, 'partita', 'partite')}: ${formatCount(proposte.length, 'proposta', 'proposte')} (${automatic} certe, ${uncertain} con rivali), ${formatCount(giroconti.length, 'giroconto', 'giroconti')}, ${formatCount(storni.length, 'storno o insoluto', 'storni e insoluti')}, in ${time} ms`,
  );
  const lines = [
    ...proposte.slice(0, SHOWN).flatMap((proposta) => [...describeProposta(proposta, righe)]),
    ...[...giroconti, ...storni].slice(0, SHOWN).flatMap((linked) => [...describeLinked(linked, righe)]),
  ];
  for (const line of lines) await writeLine(line);
  const others = Math.max(0, proposte.length - SHOWN) + Math.max(0, giroconti.length + storni.length - SHOWN);
  if (others > 0) await writeLine(`… e ${formatCount(others, 'altra', 'altre')} (tutte con --json)`);
}
