/** The registries of the demonstration office. */
import { makeCodiceFiscale } from '../codici-fiscali.ts';
import { makeIbanItaliano, makePartitaIva } from '../codici.ts';
import { toGiorno } from '../date.ts';
import { BANCHE } from './banks.ts';
import type { Caso } from './random.ts';
import { COGNOMI, FANTASIE, LUOGHI, MESTIERI, NOMI_F, NOMI_M, STRADE, type Luogo } from './words.ts';
import type { RuoloDemo, SoggettoDemo } from './types.ts';

export interface Persona {
  nome: string;
  cognome: string;
  sesso: 'M' | 'F';
}

export function makePersona(caso: Caso): Persona {
  const sesso = caso.esce(0.5) ? 'M' : 'F';
  return { nome: caso.scegli(sesso === 'M' ? NOMI_M : NOMI_F), cognome: caso.scegli(COGNOMI), sesso };
}

function makeSocieta(caso: Caso): string {
  const cognome = caso.scegli(COGNOMI);
  const mestiere = caso.scegli(MESTIERI);
  const forma = caso.scegli(['S.r.l.', 'S.r.l.', 'S.r.l.', 'S.p.A.', 'S.n.c.', 'S.a.s.', 'S.r.l.s.']);
  switch (caso.intero(0, 7)) {
    case 0:
      return `${caso.scegli(FANTASIE)} ${caso.scegli(['S.r.l.', 'S.p.A.'])}`;
    case 1:
      return `Fratelli ${cognome} S.n.c.`;
    case 2:
      return `${cognome} & ${caso.scegli(COGNOMI)} ${mestiere} ${forma}`;
    case 3:
      return `Officine Meccaniche ${cognome} ${forma}`;
    case 4:
      return `Cooperativa ${caso.scegli(FANTASIE)} Soc. Coop.`;
    case 5:
      return `${mestiere} ${cognome} ${forma}`;
    default:
      return `${cognome} ${mestiere} ${forma}`;
  }
}

/** The name without its legal form, in lower-case letters joined by hyphens: for addresses of mail. */
const slug = (text: string): string =>
  text
    .replace(/ (S\.[\w.]+|Soc\. Coop\.)$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export function makeIban(caso: Caso): string {
  const banca = caso.scegli(BANCHE);
  return makeIbanItaliano(banca.abi, banca.cab, caso.cifre(9));
}

interface Identita {
  ragione_sociale: string;
  /** Null for a company, whose codice fiscale is its partita IVA. */
  codice_fiscale: string | null;
}

function makeIdentita(caso: Caso, ruolo: RuoloDemo, luogo: Luogo): Identita {
  const individuale = caso.esce(ruolo === 'agente' ? 0.8 : ruolo === 'mandante' ? 0 : 0.12);
  if (!individuale) return { ragione_sociale: makeSocieta(caso), codice_fiscale: null };
  const persona = makePersona(caso);
  const nascita = toGiorno(
    `${caso.intero(1952, 1998)}-${String(caso.intero(1, 12)).padStart(2, '0')}-${String(caso.intero(1, 28)).padStart(2, '0')}`,
  );
  const nome = `${persona.cognome} ${persona.nome}`;
  return {
    ragione_sociale: ruolo !== 'agente' && caso.esce(0.4) ? `Ditta ${nome}` : nome,
    codice_fiscale: makeCodiceFiscale({ ...persona, nascita, comune: luogo.catasto }),
  };
}

/** One soggetto; the codes carry right check digits, mail stays under names reserved for examples (RFC 2606). */
function makeSoggetto(caso: Caso, chiave: string, ruolo: RuoloDemo): SoggettoDemo {
  const luogo = caso.scegli(LUOGHI);
  const identita = makeIdentita(caso, ruolo, luogo);
  const partita_iva = makePartitaIva(caso.intero(1_000_000, 4_999_999), luogo.ufficio);
  const nome = slug(identita.ragione_sociale);
  const ruoli: RuoloDemo[] = ruolo === 'cliente' && caso.esce(0.06) ? ['cliente', 'fornitore'] : [ruolo];
  return {
    chiave,
    ragione_sociale: identita.ragione_sociale,
    ruoli,
    partita_iva,
    codice_fiscale: identita.codice_fiscale ?? partita_iva,
    ibans: Array.from({ length: caso.esce(0.15) ? 2 : 1 }, () => makeIban(caso)),
    email: `${caso.scegli(['info', 'amministrazione', 'contabilita'])}@${nome}.example`,
    pec: `${nome}@pec.example.it`,
    // No Italian subscriber number begins with 0 after its area code: nobody is reached by calling it.
    telefono: `${luogo.prefisso} 0${caso.cifre(6)}`,
    indirizzo: `${caso.scegli(STRADE)}, ${caso.intero(1, 180)}`,
    cap: luogo.cap,
    comune: luogo.comune,
    provincia: luogo.provincia,
  };
}

/** `quanti` of each role, with no two alike in name or partita IVA; keys are `prefisso` and a number. */
export function makeSoggetti(
  caso: Caso,
  prefisso: string,
  quanti: Record<RuoloDemo, number>,
): SoggettoDemo[] {
  const soggetti: SoggettoDemo[] = [];
  const seen = new Set<string>();
  for (const ruolo of ['cliente', 'fornitore', 'mandante', 'agente'] as const)
    for (let made = 0; made < quanti[ruolo];) {
      const soggetto = makeSoggetto(caso, `${prefisso}-${soggetti.length + 1}`, ruolo);
      // The certified address is the name without its legal form: two "Boreale" in one registry would only confuse.
      if (seen.has(soggetto.pec) || seen.has(soggetto.partita_iva)) continue;
      seen.add(soggetto.pec).add(soggetto.partita_iva);
      soggetti.push(soggetto);
      made++;
    }
  return soggetti;
}
