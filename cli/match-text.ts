/** What a person sees of the proposals: how many there are and what they come to, then the first of them. */
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentiLegati,
  Proposta,
} from '#domain/abbinamento/index.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Numerazioni } from './match-keys.ts';
import { formatCount } from './read-text.ts';
import { writeLine } from './output.ts';

/** More than a screen of rows is for `--json`. */
const MOSTRATE = 40;

/** Control characters would move the cursor of the terminal: a file must not be able to. */
const clean = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

interface Righe {
  numeri: Numerazioni;
  movimenti: ReadonlyMap<number, DatiAbbinamento['movimenti'][number]>;
  partite: ReadonlyMap<number, DatiAbbinamento['partite'][number]>;
}

const percento = (punteggio: number): string => `${Math.floor(punteggio * 100)}%`.padStart(4);

/** Sure enough to be accepted; one of several; or neither. */
const segnoDi = (automatica: boolean, unica: boolean): string => {
  if (automatica) return 'sì ';
  return unica ? '   ' : '?  ';
};

function* describeProposta(proposta: Proposta, { numeri, movimenti, partite }: Righe): Generator<string> {
  const { punteggio, automatica, motivi, rivali, differenze, unica } = proposta;
  const segno = segnoDi(automatica, unica);
  const documento = (id: number): string =>
    clean(partite.get(id)?.numero_documento ?? `partita ${numeri.partite.chiave(id)}`);
  const [primo] = proposta.movimenti.map((id) => movimenti.get(id));
  const importo = proposta.movimenti.reduce((sum, id) => {
    const riga = movimenti.get(id);
    return sum + (riga?.residuo ?? riga?.importo ?? 0);
  }, 0);
  const chi = clean(partite.get(proposta.partite[0]?.id ?? 0)?.ragione_sociale ?? '').slice(0, 32);
  const documenti = proposta.partite.map(({ id }) => documento(id)).join(', ');
  yield `${percento(punteggio)} ${segno} ${primo ? formatData(primo.data) : ''}  ${formatImporto(importo).padStart(13)}  ${chi.padEnd(32)}  ${documenti}`;
  const resto = differenze.map(({ tipo, importo: cents }) => `${tipo} ${formatImporto(cents)}`);
  if (proposta.movimenti.length > 1) resto.unshift(`${proposta.movimenti.length} movimenti`);
  yield `           ${[...motivi, ...resto].join('; ')}`;
  const describe = (rivale: Proposta['rivali'][number]): string =>
    [
      rivale.partite
        .map(({ id, importo: cents }) => {
          const riga = partite.get(id);
          return `${documento(id)}${cents === (riga?.residuo ?? riga?.importo) ? '' : ` per ${formatImporto(cents)}`}`;
        })
        .join(' + '),
      ...rivale.movimenti.flatMap((id) => {
        const riga = movimenti.get(id);
        return proposta.movimenti.includes(id) || !riga ? [] : [`dal movimento del ${formatData(riga.data)}`];
      }),
      ...rivale.differenze.map(({ tipo, importo: cents }) => `con ${tipo} ${formatImporto(cents)}`),
    ].join(' ');
  if (rivali.length > 0) yield `           altrettanto buone: ${rivali.map(describe).join('; ')}`;
  else if (!unica) yield '           altre combinazioni degli stessi importi vanno altrettanto bene';
}

function* describeLegati(legati: MovimentiLegati, { movimenti }: Righe): Generator<string> {
  const { tipo, automatica, unica, motivi, rivali } = legati;
  const coppia = (ids: readonly number[]): string =>
    ids
      .flatMap((id) => movimenti.get(id) ?? [])
      .map(({ data, importo }) => `${formatData(data)} ${formatImporto(importo)}`)
      .join(' e ');
  yield `     ${segnoDi(automatica, unica)} ${tipo}: ${coppia(legati.movimenti)} (${motivi.join('; ')})`;
  if (rivali.length > 0)
    yield `           altrettanto buone: ${rivali.map((rivale) => coppia(rivale.movimenti)).join('; ')}`;
}

export async function writeProposte(
  dati: DatiAbbinamento,
  numeri: Numerazioni,
  esito: EsitoAbbinamento,
  tempo: number,
): Promise<void> {
  const righe: Righe = {
    numeri,
    movimenti: new Map(dati.movimenti.map((riga) => [riga.id, riga])),
    partite: new Map(dati.partite.map((riga) => [riga.id, riga])),
  };
  const { proposte, giroconti, storni } = esito;
  const automatiche = proposte.filter(({ automatica }) => automatica).length;
  const incerte = proposte.filter(({ unica }) => !unica).length;
  await writeLine(
    `${formatCount(dati.movimenti.length, 'movimento', 'movimenti')}, ${formatCount(dati.partite.length, 'partita', 'partite')}: ${formatCount(proposte.length, 'proposta', 'proposte')} (${automatiche} certe, ${incerte} con rivali), ${formatCount(giroconti.length, 'giroconto', 'giroconti')}, ${formatCount(storni.length, 'storno o insoluto', 'storni e insoluti')}, in ${tempo} ms`,
  );
  const lines = [
    ...proposte.slice(0, MOSTRATE).flatMap((proposta) => [...describeProposta(proposta, righe)]),
    ...[...giroconti, ...storni].slice(0, MOSTRATE).flatMap((legati) => [...describeLegati(legati, righe)]),
  ];
  for (const line of lines) await writeLine(line);
  const altre =
    Math.max(0, proposte.length - MOSTRATE) + Math.max(0, giroconti.length + storni.length - MOSTRATE);
  if (altre > 0) await writeLine(`… e ${formatCount(altre, 'altra', 'altre')} (tutte con --json)`);
}
