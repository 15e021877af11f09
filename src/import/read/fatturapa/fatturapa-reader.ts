/**
 * FatturaPA, the Italian electronic invoice: ordinary (FPA12, FPR12 and the versions before) and simplified (FSM10),
 * one or more bodies in a file. Schemas and rules: Agenzia delle Entrate, "Allegato A - Specifiche tecniche".
 */
import type { ReadingQuestion, Risposte } from '../../cell/questions.ts';
import type { BloccoTesto } from '../encoding.ts';
import { ErroreLettura } from '../error.ts';
import { createPagina, splitDivise, type EsitoNativo, type LettoreNativo } from '../native.ts';
import { readXmlStream } from '../xml/stream.ts';
import type { Nodo } from '../xml/node.ts';
import { readBody, type CorpoFattura } from './body.ts';
import { type AziendaLettura } from '../native.ts';
import { formatPartyCode, inferVerso, readParty, type InvoiceParty, type Verso } from './parties.ts';

const INTERI = new Set([
  'CedentePrestatore',
  'CessionarioCommittente',
  'DatiGenerali',
  'DatiBeniServizi',
  'DatiPagamento',
]);
const CORPO = 'FatturaElettronicaBody';
const FATTURA = /<(?:[\w.-]+:)?FatturaElettronica(?:Semplificata)?[\s>]/;
/** What the Sistema di Interscambio answers to who sends invoices: receipts and refusals, not invoices. */
const RICEVUTA =
  /<(?:[\w.-]+:)?(RicevutaConsegna|RicevutaScarto|RicevutaImpossibilitaRecapito|NotificaScarto|NotificaMancataConsegna|NotificaEsito\w*|NotificaDecorrenzaTermini|ScartoEsitoCommittente|AttestazioneTrasmissioneFattura|MetadatiInvioFile|FileMetadati)[\s>]/;

interface Fattura {
  cedente: Nodo | undefined;
  cessionario: Nodo | undefined;
  corpi: CorpoFattura[];
}

function* raccogli(blocchi: Iterable<BloccoTesto>, fattura: Fattura): Generator<number, number> {
  let corpo: CorpoFattura | null = null;
  return yield* readXmlStream(blocchi, {
    interi: INTERI,
    onNodo(nodo) {
      if (nodo.nome === 'CedentePrestatore') fattura.cedente ??= nodo;
      else if (nodo.nome === 'CessionarioCommittente') fattura.cessionario ??= nodo;
      else if (nodo.nome === 'DatiGenerali' && corpo) corpo.generali = nodo;
      else if (nodo.nome === 'DatiBeniServizi') corpo?.beni.push(nodo);
      else if (nodo.nome === 'DatiPagamento') corpo?.pagamenti.push(nodo);
    },
    onApri(nome, riga) {
      const ricevuta = RICEVUTA.exec(`<${nome}>`);
      if (ricevuta) throw nonFattura(nome);
      if (nome !== CORPO) return;
      corpo = { riga, generali: undefined, beni: [], pagamenti: [] };
      fattura.corpi.push(corpo);
    },
    onChiudi(nome) {
      if (nome === CORPO) corpo = null;
    },
  });
}

function* leggi(
  blocchi: Iterable<BloccoTesto>,
  risposte: Risposte,
  azienda: AziendaLettura | null = null,
): Generator<number, EsitoNativo> {
  const fattura: Fattura = { cedente: undefined, cessionario: undefined, corpi: [] };
  const righe_file = yield* raccogli(blocchi, fattura);
  const cedente = readParty(fattura.cedente);
  const cessionario = readParty(fattura.cessionario);
  if (!cedente || !cessionario || fattura.corpi.length === 0) throw incompleta(fattura);
  const avvisi: string[] = [];
  const verso = scegliVerso(cedente, cessionario, risposte, azienda, avvisi);
  if (verso === null) return { tipo: 'domanda', domande: [domandaVerso(cedente, cessionario)] };
  const pagina = { ...createPagina(1), natura: 'partita' as const };
  const controparte = verso === 'emessa' ? cessionario : cedente;
  for (const corpo of fattura.corpi) readBody(corpo, { verso, controparte, pagina, avvisi });
  const nome = verso === 'emessa' ? 'Fattura elettronica emessa' : 'Fattura elettronica ricevuta';
  const codici = [cedente, cessionario]
    .flatMap(({ partita_iva, codice_fiscale }) => [partita_iva, codice_fiscale])
    .filter((codice) => codice !== '');
  return { tipo: 'letto', nome, pagine: splitDivise(pagina), avvisi, codici, righe_file };
}

function scegliVerso(
  cedente: InvoiceParty,
  cessionario: InvoiceParty,
  { verso }: Risposte,
  azienda: AziendaLettura | null,
  avvisi: string[],
): Verso | null {
  const certo = azienda && inferVerso(cedente, cessionario, azienda);
  if (certo) return certo;
  if (verso === 'emessa' || verso === 'ricevuta') return verso;
  if (azienda) return null;
  avvisi.push(
    `Non si sa di quale azienda è la fattura: è letta come emessa da ${cedente.nome}, quindi da incassare.`,
  );
  return 'emessa';
}

function domandaVerso(cedente: InvoiceParty, cessionario: InvoiceParty): ReadingQuestion {
  const chi = (parte: InvoiceParty): string =>
    [parte.nome, formatPartyCode(parte)].filter(Boolean).join(', ');
  return {
    id: 'verso',
    testo: 'Qual è la tua azienda in questa fattura?',
    opzioni: [
      {
        valore: 'emessa',
        testo: `${cedente.nome}: l’ha emessa`,
        esempio: `da incassare da ${chi(cessionario)}`,
      },
      {
        valore: 'ricevuta',
        testo: `${cessionario.nome}: l’ha ricevuta`,
        esempio: `da pagare a ${chi(cedente)}`,
      },
    ],
  };
}

function incompleta({ cedente, cessionario, corpi }: Fattura): ErroreLettura {
  const manca = !cedente
    ? 'chi l’ha emessa (CedentePrestatore)'
    : !cessionario
      ? 'chi l’ha ricevuta (CessionarioCommittente)'
      : `il documento (${CORPO}${corpi.length > 0 ? ' vuoto' : ''})`;
  return new ErroreLettura(
    'nessun_movimento',
    `Alla fattura elettronica manca ${manca}: il file è incompleto.`,
  );
}

function nonFattura(nome: string): ErroreLettura {
  return new ErroreLettura(
    'file_xml',
    `Il file è una ricevuta del Sistema di Interscambio (${nome}), non una fattura: importa la fattura a cui si riferisce.`,
  );
}

export const lettoreFatturapa: LettoreNativo = {
  formato: 'fatturapa',
  riconosce: (inizio) => /^\s*</.test(inizio) && (FATTURA.test(inizio) || RICEVUTA.test(inizio)),
  leggi,
};
