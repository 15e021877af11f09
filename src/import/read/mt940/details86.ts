/**
 * `:86:` information to account owner, in the three ways banks write it: `?20` subfields (German DK format),
 * `/EREF/…/REMI/` codes (SWIFT, Dutch and Italian banks), and free text.
 */

interface Dettagli86 {
  descrizione: string;
  causale: string;
  ragione_sociale: string;
  iban: string;
  riferimento: string;
}

/** Width of a line of `:86:`, tag included; a longer text is cut there, in the middle of a word if need be. */
const LARGHEZZA = 65;
const TAG = ':86:'.length;

/** Joins lines: where one is full the text runs on, elsewhere a new line is a new word. */
function merge(lines: readonly string[]): string {
  if (lines.length < 2) return lines[0]?.trim() ?? '';
  let text = '';
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? '';
    const filled = before.length + (at === 1 ? TAG : 0) >= LARGHEZZA;
    text += at > 0 && !filled && line !== '' ? ` ${line}` : line;
  }
  return text.trim();
}

/** Subfields of the DK format: posting text, purpose 20-29 and 60-63, bank 30, account 31, name 32-33. */
function fromSubfields(text: string): Dettagli86 {
  const parts = text.split(/\?(?=\d{2})/);
  const fields = new Map<string, string>();
  for (const part of parts.slice(1)) {
    const code = part.slice(0, 2);
    fields.set(code, (fields.get(code) ?? '') + part.slice(2));
  }
  const of = (filter: RegExp): string =>
    [...fields]
      .filter(([code]) => filter.test(code))
      .map(([, value]) => value)
      .join('');
  const { testo: purpose, eref } = fromPurpose(of(/^(2\d|6[0-3])$/));
  return {
    descrizione: [fields.get('00') ?? '', purpose]
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .join(' '),
    causale: (parts[0] ?? '').trim(),
    ragione_sociale: of(/^3[23]$/).trim(),
    iban: (fields.get('31') ?? fields.get('38') ?? '').trim(),
    riferimento: genuine(eref),
  };
}

/** Tags of a SEPA payment inside the purpose (DK format, annex 3): the text proper is `SVWZ+`. */
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|IBAN|BIC)\+/;

function fromPurpose(purpose: string): { testo: string; eref: string } {
  const [before = '', ...pieces] = purpose.split(SEPA);
  const value = (tag: string): string => pieces[pieces.indexOf(tag) + 1] ?? '';
  const eref = pieces.includes('EREF') ? value('EREF').trim() : '';
  return { testo: pieces.includes('SVWZ') ? `${before} ${value('SVWZ')}` : purpose, eref };
}

/** What stands where there is no reference. */
function genuine(reference: string): string {
  return /^NOT ?PROVIDED$/i.test(reference) ? '' : reference;
}

/** Codes that open a part; others between slashes are part of the text. */
const CODICI =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|ID|ADDR|ISDT|CNTP|PREF|PURP|RTRN|SVCL|ULTD|ULTC|ULTB|TRCD|OCMT|CHGS|BUSP|CREF|ORDR|KREF|IREF|BREF)(?=\/)/;

function fromCodes(text: string): Dettagli86 {
  const pieces = text.split(new RegExp(CODICI, 'g'));
  const fields = new Map<string, string>();
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    const code = pieces[at] ?? '';
    const value = (pieces[at + 1] ?? '').replace(/^\//, '').replace(/\/+$/, '').trim();
    if (value !== '' && !fields.has(code)) fields.set(code, value);
  }
  // ING: /CNTP/account/BIC/name/city/
  const [conto = '', , name = ''] = (fields.get('CNTP') ?? '').split('/');
  const causale = (fields.get('REMI') ?? '').replace(/^(?:USTD|STRD)\/+/, '');
  const who = fields.get('NAME') ?? (name || fields.get('ORDP') || fields.get('BENM') || '');
  return {
    descrizione: [pieces[0]?.trim() ?? '', fields.get('TRTP') ?? '', causale]
      .filter((piece) => piece !== '')
      .join(' '),
    causale: '',
    ragione_sociale: who,
    iban: fields.get('IBAN') ?? conto,
    riferimento: genuine(fields.get('EREF') ?? fields.get('PREF') ?? ''),
  };
}

/** Reads the field's lines; several `:86:` of one movement are given one after the other. */
export function parseField86(lines: readonly string[]): Dettagli86 {
  const text = merge(lines);
  if (text.includes('?') && /\?\d{2}/.test(text)) return fromSubfields(lines.join(''));
  if (text.includes('/') && CODICI.test(text)) {
    const parsed = fromCodes(text);
    return { ...parsed, descrizione: parsed.descrizione === '' ? text : parsed.descrizione };
  }
  return { descrizione: text, causale: '', ragione_sociale: '', iban: '', riferimento: '' };
}
