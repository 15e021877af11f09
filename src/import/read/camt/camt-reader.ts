/**
 * CAMT.052 (report), CAMT.053 (statement) and CAMT.054 (notification), of any version, and whatever envelope wraps
 * them: the Italian CBI's (`CBIBdyBkToCstmrStmtReq`, `CBIDlyStmtReqLogMsg`) holds the same statements under its own
 * namespaces, so elements are known by their local names alone.
 */
import type { Giorno } from '#api/contract/valori.ts';
import type { BloccoTesto } from '../encoding.ts';
import { toGiornoOrNull } from '../../cell/day.ts';
import {
  createPagina,
  refuseMovimento,
  splitDivise,
  type EsitoNativo,
  type LettoreNativo,
  type PaginaNativa,
} from '../native.ts';
import { readXmlStream } from '../xml/stream.ts';
import { getTextOf, type Nodo } from '../xml/node.ts';
import { readCamtMovimento } from './movimento.ts';
import { readCamtSaldo, chooseSaldi, type SaldoCamt } from './balances.ts';
import { readCamtConto } from './values.ts';

/** What frames a statement, and the name of the message that does. */
const ESTRATTI: Readonly<Record<string, string>> = { Stmt: 'CAMT.053', Rpt: 'CAMT.052', Ntfctn: 'CAMT.054' };
const INTERI = new Set(['Ntry', 'Bal', 'Acct', 'TxsSummry', 'ElctrncSeqNb', 'LglSeqNb', 'CreDtTm', 'FrToDt']);
const RADICE =
  /<(?:[\w.-]+:)?(?:BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|CBI\w*(?:BkToCstmr|DlyStmt|StmtReq|AcctRpt|DbtCdtNtf)\w*|Document\s[^>]*camt\.05[234])/;

interface EstrattoAperto {
  pagina: PaginaNativa;
  saldi: SaldoCamt[];
  /** Last day the report tells of, else that of its making. */
  giorno: Giorno | null;
}

/** Each currency with its own balances; those that name none are of the account's. */
function dividi({ pagina, saldi }: EstrattoAperto): PaginaNativa[] {
  const propria = pagina.divisa ?? saldi[0]?.divisa ?? pagina.righe[0]?.divisa ?? null;
  return splitDivise({ ...pagina, divisa: propria }).map((una) => ({
    ...una,
    ...chooseSaldi(saldi.filter(({ divisa }) => (divisa ?? propria) === una.divisa)),
  }));
}

function illeggibile({ riga }: Nodo): string {
  return `Riga ${riga}: un saldo senza importo o senza verso non si legge, la quadratura non ne tiene conto.`;
}

function senzaData({ riga }: Nodo): string {
  return `Riga ${riga}: il movimento non ha data, è usata quella dell’estratto.`;
}

function* leggi(blocchi: Iterable<BloccoTesto>): Generator<number, EsitoNativo> {
  const pagine: PaginaNativa[] = [];
  const avvisi: string[] = [];
  let nome = 'CAMT';
  let aperto: EstrattoAperto | null = null;
  function prendi(nodo: Nodo): void {
    if (!aperto) return;
    const { pagina, saldi } = aperto;
    if (nodo.nome === 'Ntry') {
      const letto = readCamtMovimento(nodo, { divisa: pagina.divisa, giorno: aperto.giorno });
      if ('riga' in letto) {
        pagina.righe.push(letto.riga);
        if (letto.senzaData) avvisi.push(senzaData(nodo));
      } else if (letto.sospesa) pagina.scartate.push(letto.scartata);
      else refuseMovimento(pagina, letto.scartata);
    } else if (nodo.nome === 'Bal') {
      const saldo = readCamtSaldo(nodo);
      if (saldo) saldi.push(saldo);
      else avvisi.push(illeggibile(nodo));
    } else if (nodo.nome === 'Acct') {
      pagina.conto = readCamtConto(nodo) || null;
      pagina.divisa = /^[A-Z]{3}$/.exec(getTextOf(nodo, 'Ccy'))?.[0] ?? null;
    } else if (nodo.nome === 'TxsSummry') {
      const numero = getTextOf(nodo, 'TtlNtries', 'NbOfNtries');
      pagina.dichiarati = /^\d{1,9}$/.test(numero) ? Number(numero) : null;
    } else if (nodo.nome === 'CreDtTm') {
      aperto.giorno ??= toGiornoOrNull(nodo.testo.trim().slice(0, 10));
    } else if (nodo.nome === 'FrToDt') {
      aperto.giorno = toGiornoOrNull(getTextOf(nodo, 'ToDtTm').slice(0, 10)) ?? aperto.giorno;
    } else {
      pagina.numero ??= nodo.testo.trim() || null;
    }
  }
  const righe_file = yield* readXmlStream(blocchi, {
    interi: INTERI,
    onNodo: prendi,
    onApri(elemento, riga) {
      const messaggio = ESTRATTI[elemento];
      if (messaggio === undefined) return;
      nome = messaggio;
      aperto = { pagina: createPagina(riga), saldi: [], giorno: null };
    },
    onChiudi(elemento) {
      if (ESTRATTI[elemento] === undefined || !aperto) return;
      pagine.push(...dividi(aperto));
      aperto = null;
    },
  });
  return { tipo: 'letto', nome, pagine, avvisi, righe_file };
}

export const lettoreCamt: LettoreNativo = {
  formato: 'camt',
  riconosce: (inizio) => /^\s*</.test(inizio) && RADICE.test(inizio),
  leggi,
};
