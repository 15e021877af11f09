/** Elements of an XML file from lines and their indent, with short words for what statements and invoices repeat. */

interface Written {
  /** The names, outermost first, each perhaps with attributes. */
  path: string[];
  text: string;
  /** Elements that stand before those of the lines further in. */
  within: string;
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (mark) => XML[mark] ?? mark);
const element = (name: string, text: string, attribute = ''): string =>
  `<${name}${attribute === '' ? '' : ` ${attribute}`}>${escape(text)}</${name}>`;

const SIDES: Record<string, string> = { C: 'CRDT', D: 'DBIT' };

function party(role: string, id: string, name: readonly string[]): Written {
  const [nation, code] = [id.slice(0, 2), id.slice(2)];
  return {
    path: [role, 'DatiAnagrafici'],
    text: '',
    within:
      (code === ''
        ? ''
        : `<IdFiscaleIVA>${element('IdPaese', nation)}${element('IdCodice', code)}</IdFiscaleIVA>`) +
      (name.length === 0 ? '' : `<Anagrafica>${element('Denominazione', name.join(' '))}</Anagrafica>`),
  };
}

/** The short words: what they become of what is written behind them. */
const WORDS: Record<string, (values: string[]) => Written> = {
  Bal: ([kind = '', side = '', importo = '', day = '', divisa = 'EUR']) => ({
    path: ['Bal'],
    text: '',
    within: `<Tp><CdOrPrtry>${element('Cd', kind)}</CdOrPrtry></Tp>${element('Amt', importo, `Ccy="${divisa}"`)}${element('CdtDbtInd', SIDES[side] ?? '')}<Dt>${element('Dt', day)}</Dt>`,
  }),
  Entry: ([side = '', importo = '', day = '', divisa = 'EUR', status = 'BOOK']) => ({
    path: ['Ntry'],
    text: '',
    within: `${element('Amt', importo, `Ccy="${divisa}"`)}${element('CdtDbtInd', SIDES[side] ?? '')}${status === '-' ? '' : element('Sts', status)}${day === '-' ? '' : `<BookgDt>${element('Dt', day)}</BookgDt>`}`,
  }),
  Cedente: ([id = '', ...name]) => party('FatturaElettronicaHeader/CedentePrestatore', id, name),
  Cessionario: ([id = '', ...name]) => party('FatturaElettronicaHeader/CessionarioCommittente', id, name),
  Doc: ([kind = '', day = '', numero = '', total = '-', divisa = 'EUR']) => ({
    path: ['DatiGenerali', 'DatiGeneraliDocumento'],
    text: '',
    within:
      element('TipoDocumento', kind) +
      element('Divisa', divisa) +
      element('Data', day) +
      element('Numero', numero) +
      (total === '-' ? '' : element('ImportoTotaleDocumento', total)),
  }),
  Riga: ([importo = '', rate = '22.00', ...text]) => ({
    path: ['DettaglioLinee'],
    text: '',
    within:
      element('Descrizione', text.join(' ') || 'Merce') +
      element('PrezzoTotale', importo) +
      element('AliquotaIVA', rate),
  }),
  Riep: ([rate = '', net = '', imposta = '', when = 'I']) => ({
    path: ['DatiRiepilogo'],
    text: '',
    within:
      element('AliquotaIVA', rate) +
      element('ImponibileImporto', net) +
      element('Imposta', imposta) +
      (when === '-' ? '' : element('EsigibilitaIVA', when)),
  }),
  Pag: ([when = 'TP02']) => ({
    path: ['DatiPagamento'],
    text: '',
    within: element('CondizioniPagamento', when),
  }),
  Rata: ([mode = '', day = '', importo = '']) => ({
    path: ['DettaglioPagamento'],
    text: '',
    within:
      element('ModalitaPagamento', mode) +
      (day === '-' ? '' : element('DataScadenzaPagamento', day)) +
      (importo === '-' ? '' : element('ImportoPagamento', importo)),
  }),
};

function readLine(line: string): Written {
  const [head = '', ...values] = line.trim().split(' ');
  const word = WORDS[head];
  // Alone on its line such a word is the element itself.
  if (word && (values.length > 0 || head === 'Pag')) {
    const written = word(values);
    return { ...written, path: written.path.flatMap((name) => name.split('/')) };
  }
  return { path: head.split('/'), text: values.join(' '), within: '' };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The lines from `at` that stand further in than `indent`, and where they end. */
function writeLines(lines: readonly string[], at: number, indent: number): [string, number] {
  let text = '';
  let next = at;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    if (line.trim() !== '' && indentOf(line) < indent) break;
    if (line.trim() === '') {
      next += 1;
      continue;
    }
    const { path, text: own, within } = readLine(line);
    const [inside, after] = writeLines(lines, next + 1, indentOf(line) + 1);
    const opens = path.map((name) => {
      const [tag = '', ...attributes] = name.split('@');
      const written = attributes.map((one) => {
        const [key = '', value = ''] = one.split('=');
        return ` ${key}="${value}"`;
      });
      return { tag, open: `<${tag}${written.join('')}>` };
    });
    text += `${opens.map(({ open }) => open).join('')}${escape(own)}${within}${inside}${opens
      .toReversed()
      .map(({ tag }) => `</${tag}>`)
      .join('')}\n`;
    next = after;
  }
  return [text, next];
}

const FATTURA = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** The header's two parties are one element, as the standard has them. */
const joinHeader = (text: string): string =>
  text.replaceAll(/<\/FatturaElettronicaHeader>\s*<FatturaElettronicaHeader>/g, '');

const prefixed = (text: string, prefix: string): string =>
  prefix === '' ? text : text.replaceAll(/<(\/?)(?=[A-Za-z])/g, `<$1${prefix}:`);

/**
 * @param how of a statement: its version, then its prefix; of an invoice: its root, its version, its prefix; then
 * `encoding=`, `style` and `blank` for what the file says before its root
 */
export function writeElements(lines: readonly string[], format: string, how: readonly string[]): string {
  const [body] = writeLines(lines, 0, 0);
  const plain = how.filter((one) => !one.includes('=') && one !== 'style' && one !== 'blank');
  const encoding = how.find((one) => one.startsWith('encoding='))?.slice(9) ?? 'UTF-8';
  const blank = how.includes('blank') ? '\r\n  ' : '';
  const start = `${blank}<?xml version="1.0" encoding="${encoding}"?>\n${how.includes('style') ? '<?xml-stylesheet type="text/xsl" href="fatturaordinaria_v1.2.xsl"?>\n' : ''}`;
  if (format === 'camt') {
    const [version = '053.001.02', prefix = ''] = plain;
    const space = `urn:iso:std:iso:20022:tech:xsd:camt.${version}`;
    const root = MESSAGES[version.slice(0, 3)] ?? '';
    return `${start}${prefixed(`<Document><${root}>\n${body}</${root}></Document>\n`, prefix).replace('Document>', `Document xmlns${prefix === '' ? '' : `:${prefix}`}="${space}">`)}`;
  }
  const [root = 'FatturaElettronica', version = 'FPR12', prefix = 'p'] = plain;
  const tag = prefix === '-' ? root : `${prefix}:${root}`;
  const xmlns = prefix === '-' ? 'xmlns' : `xmlns:${prefix}`;
  return `${start}<${tag} versione="${version}" ${xmlns}="${FATTURA}">\n${joinHeader(body)}</${tag}>\n`;
}

const MESSAGES: Record<string, string> = {
  '052': 'BkToCstmrAcctRpt',
  '053': 'BkToCstmrStmt',
  '054': 'BkToCstmrDbtCdtNtfctn',
};
