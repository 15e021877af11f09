/** The registries of the demonstration office. */
import { makeCodiceFiscale } from '../codici-fiscali.ts';
import { makeItalianIban, makePartitaIva } from '../codici.ts';
import { toGiorno } from '../date.ts';
import { toSlug } from '../text.ts';
import { BANCHE } from './banks.ts';
import type { Chance } from './random.ts';
import { COGNOMI, FANCY_NAMES, PLACES, TRADES, NOMI_F, NOMI_M, STREETS, type DemoTown } from './words.ts';
import type { RuoloDemo, SoggettoDemo } from './types.ts';

interface Persona {
  nome: string;
  cognome: string;
  sex: 'M' | 'F';
}

export function makePersona(chance: Chance): Persona {
  const sex = chance.happens(0.5) ? 'M' : 'F';
  return { nome: chance.choose(sex === 'M' ? NOMI_M : NOMI_F), cognome: chance.choose(COGNOMI), sex };
}

function makeCompany(chance: Chance): string {
  const surname = chance.choose(COGNOMI);
  const trade = chance.choose(TRADES);
  const shape = chance.choose(['S.r.l.', 'S.r.l.', 'S.r.l.', 'S.p.A.', 'S.n.c.', 'S.a.s.', 'S.r.l.s.']);
  switch (chance.drawInteger(0, 7)) {
    case 0:
      return `${chance.choose(FANCY_NAMES)} ${chance.choose(['S.r.l.', 'S.p.A.'])}`;
    case 1:
      return `Fratelli ${surname} S.n.c.`;
    case 2:
      return `${surname} & ${chance.choose(COGNOMI)} ${trade} ${shape}`;
    case 3:
      return `Officine Meccaniche ${surname} ${shape}`;
    case 4:
      return `Cooperativa ${chance.choose(FANCY_NAMES)} Soc. Coop.`;
    case 5:
      return `${trade} ${surname} ${shape}`;
    default:
      return `${surname} ${trade} ${shape}`;
  }
}

/** The name without its legal form, for addresses of mail. */
const toMailName = (name: string): string => toSlug(name.replace(/ (S\.[\w.]+|Soc\. Coop\.)$/, ''));

export function makeIban(chance: Chance): string {
  const bank = chance.choose(BANCHE);
  return makeItalianIban(bank.abi, bank.cab, chance.drawDigits(9));
}

interface Identita {
  ragione_sociale: string;
  /** Null for a company, whose codice fiscale is its partita IVA. */
  codice_fiscale: string | null;
}

function makeIdentity(chance: Chance, role: RuoloDemo, site: DemoTown): Identita {
  const individual = chance.happens(role === 'agente' ? 0.8 : role === 'mandante' ? 0 : 0.12);
  if (!individual) return { ragione_sociale: makeCompany(chance), codice_fiscale: null };
  const person = makePersona(chance);
  const birth = toGiorno(
    `${chance.drawInteger(1952, 1998)}-${String(chance.drawInteger(1, 12)).padStart(2, '0')}-${String(chance.drawInteger(1, 28)).padStart(2, '0')}`,
  );
  const name = `${person.cognome} ${person.nome}`;
  return {
    ragione_sociale: role !== 'agente' && chance.happens(0.4) ? `Ditta ${name}` : name,
    codice_fiscale: makeCodiceFiscale({ ...person, birth, comune: site.catasto }),
  };
}

/** One soggetto; the codes carry right check digits, mail stays under names reserved for examples (RFC 2606). */
function makeSoggetto(chance: Chance, chiave: string, role: RuoloDemo): SoggettoDemo {
  const site = chance.choose(PLACES);
  const identity = makeIdentity(chance, role, site);
  const partita_iva = makePartitaIva(chance.drawInteger(1_000_000, 4_999_999), site.office);
  const name = toMailName(identity.ragione_sociale);
  const ruoli: RuoloDemo[] = role === 'cliente' && chance.happens(0.06) ? ['cliente', 'fornitore'] : [role];
  return {
    chiave,
    ragione_sociale: identity.ragione_sociale,
    ruoli,
    partita_iva,
    codice_fiscale: identity.codice_fiscale ?? partita_iva,
    ibans: Array.from({ length: chance.happens(0.15) ? 2 : 1 }, () => makeIban(chance)),
    email: `${chance.choose(['info', 'amministrazione', 'contabilita'])}@${name}.example`,
    pec: `${name}@pec.example.it`,
    // No Italian subscriber number begins with 0 after its area code: the number reaches nobody.
    telefono: `${site.prefix} 0${chance.drawDigits(6)}`,
    indirizzo: `${chance.choose(STREETS)}, ${chance.drawInteger(1, 180)}`,
    cap: site.cap,
    comune: site.comune,
    provincia: site.provincia,
  };
}

/** `count` soggetti of each role, no two with the same name or partita IVA; keys are `prefix` and a number. */
export function makeSoggetti(
  chance: Chance,
  prefix: string,
  count: Record<RuoloDemo, number>,
): SoggettoDemo[] {
  const soggetti: SoggettoDemo[] = [];
  const seen = new Set<string>();
  for (const role of ['cliente', 'fornitore', 'mandante', 'agente'] as const)
    for (let made = 0; made < count[role];) {
      const soggetto = makeSoggetto(chance, `${prefix}-${soggetti.length + 1}`, role);
      // The certified address is the name without its legal form: two soggetti called "Boreale" would confuse.
      if (seen.has(soggetto.pec) || seen.has(soggetto.partita_iva)) continue;
      seen.add(soggetto.pec).add(soggetto.partita_iva);
      soggetti.push(soggetto);
      made++;
    }
  return soggetti;
}
