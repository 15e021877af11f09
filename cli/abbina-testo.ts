/** What a person sees of the proposals: how many there are and what they come to, then the first of them. */
import type {
  DatiAbbinamento,
  EsitoAbbinamento,
  MovimentiLegati,
  Proposta,
} from '#domain/abbinamento/index.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { Numerazioni } from './abbina-chiavi.ts';
import { conta } from './leggi-testo.ts';
import { scriviRiga } from './uscita.ts';

/** More than a screen of rows is for `--json`. */
const MOSTRATE = 40;

/** Control characters would move the cursor of the terminal: a file must not be able to. */
const pulisci = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

interface Righe {
  numeri: Numerazioni;
  movimenti: ReadonlyMap<number, DatiAbbinamento['movimenti'][number]>;
  partite: ReadonlyMap<number, DatiAbbinamento['partite'][number]>;
}

const percento = (punteggio: number): string => `${Math.floor(punteggio * 100)}%`.padStart(4);

function* describeProposta(proposta: Proposta, { numeri, movimenti, partite }: Righe): Generator<string> {
  const { punteggio, automatica, motivi, rivali, differenze } = proposta;
  const segno = automatica ? 'sì ' : rivali.length > 0 ? '?  ' : '   ';
  const documento = (id: number): string =>
    pulisci(partite.get(id)?.numero_documento ?? `partita ${numeri.partite.chiave(id)}`);
  const [primo] = proposta.movimenti.map((id) => movimenti.get(id));
  const importo = proposta.movimenti.reduce((sum, id) => {
    const riga = movimenti.get(id);
    return sum + (riga?.residuo ?? riga?.importo ?? 0);
  }, 0);
  const chi = pulisci(partite.get(proposta.partite[0]?.id ?? 0)?.ragione_sociale ?? '').slice(0, 32);
  const documenti = proposta.partite.map(({ id }) => documento(id)).join(', ');
  yield `${percento(punteggio)} ${segno} ${primo ? formatData(primo.data) : ''}  ${formatImporto(importo).padStart(13)}  ${chi.padEnd(32)}  ${documenti}`;
  const resto = differenze.map(({ tipo, importo: cents }) => `${tipo} ${formatImporto(cents)}`);
  if (proposta.movimenti.length > 1) resto.unshift(`${proposta.movimenti.length} movimenti`);
  yield `           ${[...motivi, ...resto].join('; ')}`;
  if (rivali.length > 0)
    yield `           altrettanto buone: ${rivali
      .map((rivale) => rivale.partite.map(({ id }) => documento(id)).join(' + '))
      .join('; ')}`;
}

const describeLegati = ({ tipo, movimenti, automatica, motivi }: MovimentiLegati, righe: Righe): string => {
  const [uno, altro] = movimenti.map((id) => righe.movimenti.get(id));
  return `     ${automatica ? 'sì ' : '   '} ${tipo}: ${uno ? `${formatData(uno.data)} ${formatImporto(uno.importo)}` : ''} e ${altro ? `${formatData(altro.data)} ${formatImporto(altro.importo)}` : ''} (${motivi.join('; ')})`;
};

export async function scriviProposte(
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
  const incerte = proposte.filter(({ rivali }) => rivali.length > 0).length;
  await scriviRiga(
    `${conta(dati.movimenti.length, 'movimento', 'movimenti')}, ${conta(dati.partite.length, 'partita', 'partite')}: ${conta(proposte.length, 'proposta', 'proposte')} (${automatiche} certe, ${incerte} con rivali), ${conta(giroconti.length, 'giroconto', 'giroconti')}, ${conta(storni.length, 'storno o insoluto', 'storni e insoluti')}, in ${tempo} ms`,
  );
  const lines = [
    ...proposte.slice(0, MOSTRATE).flatMap((proposta) => [...describeProposta(proposta, righe)]),
    ...[...giroconti, ...storni].slice(0, MOSTRATE).map((legati) => describeLegati(legati, righe)),
  ];
  for (const line of lines) await scriviRiga(line);
  const altre =
    Math.max(0, proposte.length - MOSTRATE) + Math.max(0, giroconti.length + storni.length - MOSTRATE);
  if (altre > 0) await scriviRiga(`… e ${conta(altre, 'altra', 'altre')} (tutte con --json)`);
}
