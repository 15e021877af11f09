/**
 * `:86:` information to account owner, in the three ways banks write it: `?20` subfields (German DK format),
 * `/EREF/…/REMI/` codes (SWIFT, Dutch and Italian banks), and free text.
 */

export interface Dettagli86 {
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
function unisci(linee: readonly string[]): string {
  if (linee.length < 2) return linee[0]?.trim() ?? '';
  let testo = '';
  for (const [at, linea] of linee.entries()) {
    const prima = linee[at - 1] ?? '';
    const piena = prima.length + (at === 1 ? TAG : 0) >= LARGHEZZA;
    testo += at > 0 && !piena && linea !== '' ? ` ${linea}` : linea;
  }
  return testo.trim();
}

/** Subfields of the DK format: posting text, purpose 20-29 and 60-63, bank 30, account 31, name 32-33. */
function daSottocampi(testo: string): Dettagli86 {
  const parti = testo.split(/\?(?=\d{2})/);
  const campi = new Map<string, string>();
  for (const parte of parti.slice(1)) {
    const codice = parte.slice(0, 2);
    campi.set(codice, (campi.get(codice) ?? '') + parte.slice(2));
  }
  const di = (filtro: RegExp): string =>
    [...campi]
      .filter(([codice]) => filtro.test(codice))
      .map(([, valore]) => valore)
      .join('');
  const { testo: scopo, eref } = daScopo(di(/^(2\d|6[0-3])$/));
  return {
    descrizione: [campi.get('00') ?? '', scopo]
      .map((pezzo) => pezzo.trim())
      .filter((pezzo) => pezzo !== '')
      .join(' '),
    causale: (parti[0] ?? '').trim(),
    ragione_sociale: di(/^3[23]$/).trim(),
    iban: (campi.get('31') ?? campi.get('38') ?? '').trim(),
    riferimento: vero(eref),
  };
}

/** Tags of a SEPA payment inside the purpose (DK format, annex 3): the text proper is `SVWZ+`. */
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|IBAN|BIC)\+/;

function daScopo(scopo: string): { testo: string; eref: string } {
  const [prima = '', ...pezzi] = scopo.split(SEPA);
  const valore = (tag: string): string => pezzi[pezzi.indexOf(tag) + 1] ?? '';
  const eref = pezzi.includes('EREF') ? valore('EREF').trim() : '';
  return { testo: pezzi.includes('SVWZ') ? `${prima} ${valore('SVWZ')}` : scopo, eref };
}

/** What stands where there is no reference. */
function vero(riferimento: string): string {
  return /^NOT ?PROVIDED$/i.test(riferimento) ? '' : riferimento;
}

/** Codes that open a part; others between slashes are part of the text. */
const CODICI =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|ID|ADDR|ISDT|CNTP|PREF|PURP|RTRN|SVCL|ULTD|ULTC|ULTB|TRCD|OCMT|CHGS|BUSP|CREF|ORDR|KREF|IREF|BREF)(?=\/)/;

function daCodici(testo: string): Dettagli86 {
  const pezzi = testo.split(new RegExp(CODICI, 'g'));
  const campi = new Map<string, string>();
  for (let at = 1; at + 1 < pezzi.length; at += 2) {
    const codice = pezzi[at] ?? '';
    const valore = (pezzi[at + 1] ?? '').replace(/^\//, '').replace(/\/+$/, '').trim();
    if (valore !== '' && !campi.has(codice)) campi.set(codice, valore);
  }
  // ING: /CNTP/account/BIC/name/city/
  const [conto = '', , nome = ''] = (campi.get('CNTP') ?? '').split('/');
  const causale = (campi.get('REMI') ?? '').replace(/^(?:USTD|STRD)\/+/, '');
  const chi = campi.get('NAME') ?? (nome || campi.get('ORDP') || campi.get('BENM') || '');
  return {
    descrizione: [pezzi[0]?.trim() ?? '', campi.get('TRTP') ?? '', causale]
      .filter((pezzo) => pezzo !== '')
      .join(' '),
    causale: '',
    ragione_sociale: chi,
    iban: campi.get('IBAN') ?? conto,
    riferimento: vero(campi.get('EREF') ?? campi.get('PREF') ?? ''),
  };
}

/** Reads the field's lines; several `:86:` of one movement are given one after the other. */
export function parseField86(linee: readonly string[]): Dettagli86 {
  const testo = unisci(linee);
  if (testo.includes('?') && /\?\d{2}/.test(testo)) return daSottocampi(linee.join(''));
  if (testo.includes('/') && CODICI.test(testo)) {
    const letti = daCodici(testo);
    return { ...letti, descrizione: letti.descrizione === '' ? testo : letti.descrizione };
  }
  return { descrizione: testo, causale: '', ragione_sociale: '', iban: '', riferimento: '' };
}
