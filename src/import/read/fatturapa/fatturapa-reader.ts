/**
 * FatturaPA, the Italian electronic invoice: ordinary (FPA12, FPR12 and the versions before) and simplified (FSM10),
 * one or more bodies in a file. Schemas and rules: Agenzia delle Entrate, "Allegato A - Specifiche tecniche".
 */
import type { ReadingQuestion, Risposte } from '../../cell/questions.ts';
import type { TextBlock } from '../encoding.ts';
import { ReadingError } from '../error.ts';
import {
  createPagina,
  makeScartata,
  refuseMovimento,
  splitDivise,
  type AziendaLettura,
  type NativeOutcome,
  type NativeReader,
} from '../native.ts';
import { readXmlStream } from '../xml/stream.ts';
import type { XmlNode } from '../xml/node.ts';
import { getKind, readBody, type InvoiceBody } from './body.ts';
import { isOwnUse } from './codes.ts';
import {
  formatPartyCode,
  getPartyKey,
  inferVerso,
  isSameParty,
  readParty,
  type InvoiceParty,
  type Verso,
} from './parties.ts';

const WHOLE = new Set([
  'CedentePrestatore',
  'CessionarioCommittente',
  'DatiGenerali',
  'DatiBeniServizi',
  'DatiPagamento',
]);
const BODY = 'FatturaElettronicaBody';
const FATTURA = /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/;
/** What the Sistema di Interscambio answers to who sends invoices: receipts and refusals, not invoices. */
const RICEVUTA =
  /<(?:[\w.-]+:)?(RicevutaConsegna|RicevutaScarto|RicevutaImpossibilitaRecapito|NotificaScarto|NotificaMancataConsegna|NotificaEsito\w*|NotificaDecorrenzaTermini|ScartoEsitoCommittente|AttestazioneTrasmissioneFattura|MetadatiInvioFile|FileMetadati)[\s>]/;

interface Fattura {
  cedente: XmlNode | undefined;
  cessionario: XmlNode | undefined;
  bodies: InvoiceBody[];
}

function* collect(blocks: Iterable<TextBlock>, invoice: Fattura): Generator<number, number> {
  let body: InvoiceBody | null = null;
  return yield* readXmlStream(blocks, {
    whole: WHOLE,
    onNode(node) {
      if (node.nome === 'CedentePrestatore') invoice.cedente ??= node;
      else if (node.nome === 'CessionarioCommittente') invoice.cessionario ??= node;
      else if (node.nome === 'DatiGenerali' && body) body.general = node;
      else if (node.nome === 'DatiBeniServizi') body?.beni.push(node);
      else if (node.nome === 'DatiPagamento') body?.pagamenti.push(node);
    },
    onOpen(name, riga) {
      const receipt = RICEVUTA.exec(`<${name}>`);
      if (receipt) throw notInvoice(name);
      if (name !== BODY) return;
      body = { riga, general: undefined, beni: [], pagamenti: [] };
      invoice.bodies.push(body);
    },
    onClose(name) {
      if (name === BODY) body = null;
    },
  });
}

const SELF = 'Chi emette e chi riceve sono lo stesso soggetto: nessuno deve niente a un altro';

function* read(
  blocks: Iterable<TextBlock>,
  answers: Risposte,
  azienda: AziendaLettura | null = null,
): Generator<number, NativeOutcome> {
  const invoice: Fattura = { cedente: undefined, cessionario: undefined, bodies: [] };
  const righe_file = yield* collect(blocks, invoice);
  const seller = readParty(invoice.cedente);
  const buyer = readParty(invoice.cessionario);
  if (!seller || !buyer || invoice.bodies.length === 0) throw incomplete(invoice);
  const notices: string[] = [];
  const codici = [seller, buyer]
    .flatMap(({ partita_iva, codice_fiscale }) => [partita_iva, codice_fiscale])
    .filter((code) => code !== '');
  const pagina = { ...createPagina(1), natura: 'partita' as const };
  if (isSameParty(seller, buyer) && invoice.bodies.every((body) => isOwnUse(getKind(body)))) {
    for (const { riga } of invoice.bodies)
      refuseMovimento(pagina, makeScartata(riga, 'CessionarioCommittente', seller.nome, SELF));
    return { tipo: 'letto', nome: 'Fattura elettronica', pagine: [pagina], notices, codici, righe_file };
  }
  const verso = chooseDirection(seller, buyer, answers, azienda, notices);
  if (verso === null) return { tipo: 'domanda', domande: [directionQuestion(seller, buyer)] };
  const controparte = verso === 'emessa' ? buyer : seller;
  for (const body of invoice.bodies) readBody(body, { verso, controparte, pagina, notices });
  const nome = verso === 'emessa' ? 'Fattura elettronica emessa' : 'Fattura elettronica ricevuta';
  return { tipo: 'letto', nome, pagine: splitDivise(pagina), notices, codici, righe_file };
}

function chooseDirection(
  seller: InvoiceParty,
  buyer: InvoiceParty,
  { verso }: Risposte,
  azienda: AziendaLettura | null,
  notices: string[],
): Verso | null {
  const certain = azienda && inferVerso(seller, buyer, azienda);
  if (certain) return certain;
  if (verso === 'emessa' || verso === 'ricevuta') return verso;
  if (azienda) return null;
  notices.push(
    `Non si sa di quale azienda è la fattura: è letta come emessa da ${seller.nome}, quindi da incassare.`,
  );
  return 'emessa';
}

function directionQuestion(seller: InvoiceParty, buyer: InvoiceParty): ReadingQuestion {
  const who = (part: InvoiceParty): string => [part.nome, formatPartyCode(part)].filter(Boolean).join(', ');
  return {
    id: 'verso',
    testo: 'Qual è la tua azienda in questa fattura?',
    options: [
      {
        valore: 'emessa',
        testo: `${seller.nome}: l’ha emessa`,
        example: `da incassare da ${who(buyer)}`,
        azienda: getPartyKey(seller),
      },
      {
        valore: 'ricevuta',
        testo: `${buyer.nome}: l’ha ricevuta`,
        example: `da pagare a ${who(seller)}`,
        azienda: getPartyKey(buyer),
      },
    ],
  };
}

function incomplete({ cedente, cessionario, bodies }: Fattura): ReadingError {
  const missing = !cedente
    ? 'chi l’ha emessa (CedentePrestatore)'
    : !cessionario
      ? 'chi l’ha ricevuta (CessionarioCommittente)'
      : `il documento (${BODY}${bodies.length > 0 ? ' vuoto' : ''})`;
  return new ReadingError(
    'nessun_movimento',
    `Alla fattura elettronica manca ${missing}: il file è incompleto.`,
  );
}

function notInvoice(name: string): ReadingError {
  return new ReadingError(
    'file_xml',
    `Il file è una ricevuta del Sistema di Interscambio (${name}), non una fattura: importa la fattura a cui si riferisce.`,
  );
}

export const fatturapaReader: NativeReader = {
  formato: 'fatturapa',
  recognises: (start) => /^\s*</.test(start) && (FATTURA.test(start) || RICEVUTA.test(start)),
  read,
};
