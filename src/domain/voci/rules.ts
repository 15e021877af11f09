/** Rules: which movimenti each covers, in order, and what a new one would change. Pure. */
import { parseCausale } from './causale.ts';
import type { AzioneRegola, Condizioni, MovimentoDaSpiegare, Regola, SpiegazioneMovimento } from './types.ts';

/** Text as rules compare it: capitals without accents, single spaces. */
const normalizeForRegole = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll(/\s+/g, ' ').trim();

interface Prepared {
  readonly movimento: MovimentoDaSpiegare;
  readonly codice: string | null;
  readonly testo: string;
  readonly controparte: string;
  readonly iban: string;
}

function prepare(movimento: MovimentoDaSpiegare): Prepared {
  const { causale, descrizione, riferimento, ragione_sociale, iban_controparte } = movimento;
  return {
    movimento,
    codice: parseCausale(causale),
    testo: normalizeForRegole([causale, descrizione, riferimento].filter(Boolean).join(' ')),
    controparte: normalizeForRegole(ragione_sociale ?? ''),
    iban: (iban_controparte ?? '').replaceAll(/\s/g, '').toUpperCase(),
  };
}

type Prova = (prepared: Prepared) => boolean;

/** True if a phrase is at the beginning of a word: `COMM` finds `COMMISSIONI`, and `BOLLO` does not find `IMBOLLO`. */
function holds(phrase: string): (text: string) => boolean {
  const escaped = normalizeForRegole(phrase).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'u');
  return (text) => pattern.test(text);
}

function compile(conditions: Condizioni): Prova {
  const tests: Prova[] = [];
  const { causali, testo, testo_o, testo_non, segno, importo_da, importo_a, id_conto } = conditions;
  if (causali && causali.length > 0) {
    const wanted = new Set(causali.map((code) => code.toUpperCase().padStart(2, '0')));
    tests.push(({ codice }) => codice !== null && wanted.has(codice));
  }
  const phrases = (list: readonly string[] | undefined) => (list ?? []).map(holds);
  for (const found of phrases(testo)) tests.push((each) => found(each.testo));
  const some = phrases(testo_o);
  if (some.length > 0) tests.push((each) => some.some((found) => found(each.testo)));
  for (const found of phrases(testo_non)) tests.push((each) => !found(each.testo));
  if (segno) tests.push(({ movimento }) => movimento.importo > 0 === (segno === 'entrata'));
  if (importo_da !== undefined) tests.push(({ movimento }) => Math.abs(movimento.importo) >= importo_da);
  if (importo_a !== undefined) tests.push(({ movimento }) => Math.abs(movimento.importo) <= importo_a);
  if (id_conto !== undefined) tests.push(({ movimento }) => movimento.id_conto === id_conto);
  if (conditions.controparte) {
    const found = holds(conditions.controparte);
    const iban = conditions.controparte.replaceAll(/\s/g, '').toUpperCase();
    tests.push((each) => (each.controparte !== '' && found(each.controparte)) || each.iban === iban);
  }
  // A rule without conditions covers nothing.
  return tests.length === 0 ? () => false : (each) => tests.every((test) => test(each));
}

interface Coverage {
  readonly id_movimento: number;
  readonly id_regola: number;
}

/** What the active rules cover: each movimento goes to the first rule that fits, in the given order. */
export function applyRegole(
  regole: readonly Regola[],
  movimenti: readonly MovimentoDaSpiegare[],
): Coverage[] {
  const active = regole
    .filter(({ attiva }) => attiva)
    .map((regola) => ({ regola, test: compile(regola.condizioni) }));
  return movimenti.flatMap((movimento) => {
    const prepared = prepare(movimento);
    const found = active.find(({ test }) => test(prepared));
    return found ? [{ id_movimento: movimento.id, id_regola: found.regola.id }] : [];
  });
}

interface ConflittoRegola {
  readonly id_movimento: number;
  readonly perche: 'abbinato' | 'altra_voce' | 'regola_prima';
}

export interface ProvaRegola {
  /** Past movimenti that meet the conditions of the rule. */
  readonly coperti: readonly number[];
  /**
   * Those of them that are explained in another way: settled, assigned elsewhere, or taken by an earlier rule that says
   * something else.
   */
  readonly conflitti: readonly ConflittoRegola[];
  /** Those of them that are explained in the same way already. */
  readonly concordi: readonly number[];
  /** Those of them that are not explained yet, which the rule would take. */
  readonly nuovi: readonly number[];
}

const same = (
  action: AzioneRegola,
  kind: SpiegazioneMovimento['tipo'] | AzioneRegola['azione'],
  id_voce: number | null,
): boolean => action.azione === kind && (action.azione !== 'voce' || action.id_voce === id_voce);

/**
 * Tries a rule on the past before it is saved. `prima`: the rules before it, in their order. `explanations`: what
 * already explains each movimento (several lines if it is split).
 */
export function tryRegola(
  regola: AzioneRegola & { readonly condizioni: Condizioni },
  prima: readonly Regola[],
  movimenti: readonly MovimentoDaSpiegare[],
  explanations: readonly SpiegazioneMovimento[],
): ProvaRegola {
  const test = compile(regola.condizioni);
  const covered = movimenti.filter((movimento) => test(prepare(movimento)));
  const explained = Map.groupBy(explanations, ({ id_movimento }) => id_movimento);
  const byId = new Map(prima.map((each) => [each.id, each]));
  const earlier = new Map(
    applyRegole(prima, covered).map(({ id_movimento, id_regola }) => [id_movimento, byId.get(id_regola)]),
  );
  const conflitti: ConflittoRegola[] = [];
  const concordi: number[] = [];
  const nuovi: number[] = [];
  for (const { id } of covered) {
    const already = explained.get(id) ?? [];
    const before = earlier.get(id);
    if (already.length > 0) {
      if (already.every(({ tipo, id_voce }) => same(regola, tipo, id_voce))) concordi.push(id);
      else
        conflitti.push({
          id_movimento: id,
          perche: already[0]?.tipo === 'abbinato' ? 'abbinato' : 'altra_voce',
        });
    } else if (before && !same(regola, before.azione, before.id_voce))
      conflitti.push({ id_movimento: id, perche: 'regola_prima' });
    else nuovi.push(id);
  }
  return { coperti: covered.map(({ id }) => id), conflitti, concordi, nuovi };
}
