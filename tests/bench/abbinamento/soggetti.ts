/** The registries of a labelled office: companies and people that do not exist, with look-alikes among them. */
import type { Chance } from '#domain/demo/random.ts';
import { makeItalianIban, makePartitaIva } from '#domain/codici.ts';

export interface SoggettoProva {
  id: number;
  ragione_sociale: string;
  /** Words of the name without its legal form, and the form. */
  parole: string[];
  forma: string;
  persona: boolean;
  cliente: boolean;
  partita_iva: string;
  iban: string[];
  /** The registry knows the IBAN. */
  ibanNoto: boolean;
  /** How it numbers its documents. */
  modo: number;
  prossimo: number;
  /** Always the same amount, month after month. */
  canone: number;
  mandato: string;
  /** Another soggetto of the very same name. */
  omonimo: boolean;
}

const list = (text: string): string[] => text.trim().split(/\s+/);
const SILLABE = list(
  'ba be bi bo bra bre ca ce co cra da de di do dro fa fe fi fo fra ga ge gi go gra la le li lo lu ma me mi mo mu na ne ni no pa pe pi po pra ra re ri ro sa se si so sta sti stra ta te ti to tra va ve vi vo za ze zo',
);
const CODE = list('ni lli tti zzi ri sco na ra va relli tto gna sio ndi rdo ster tek nova dor mar sil');
const ATTIVITA = list(
  'Costruzioni Edilizia Impianti Elettrica Termoidraulica Trasporti Spedizioni Autotrasporti Immobiliare Meccanica Officine Carpenteria Serramenti Infissi Arredi Mobili Falegnameria Ceramiche Marmi Graniti Tessile Confezioni Calzature Pelletteria Alimentari Ortofrutta Salumi Caseificio Panificio Pasticceria Vini Distilleria Ristorazione Catering Alberghi Viaggi Turismo Informatica Software Consulting Servizi Pulizie Vigilanza Sicurezza Formazione Editoria Grafica Stampa Pubblicita Comunicazione Elettronica Automazione Robotica Plastica Gomma Imballaggi Cartotecnica Chimica Vernici Farmaceutica Cosmetica Depurazione Ambiente Ecologia Energia Petroli Carburanti Ricambi Autofficina Carrozzeria Pneumatici Ferramenta Utensileria Siderurgica Acciai Metalli Fonderia Torneria Stampaggio Agricola Vivai Sementi Mangimi Zootecnica',
);
const LUOGHI = list(
  'Adda Adige Arno Brenta Brianza Cadore Carso Chianti Etna Garda Lario Lazio Langhe Maremma Murgia Orobie Padana Piave Salento Sila Tevere Ticino Tirreno Trebbia Umbria Valsugana Versilia Vesuvio',
);
const COGNOMI = list(
  'Abate Agnelli Alfieri Amoruso Baroni Basile Battaglia Bellini Bernardi Bianchi Bosco Bruni Caputo Caruso Castelli Cocco Colombo Conte Costa Costantini Deluca Esposito Farina Ferrari Ferretti Fontana Gallo Gatti Gentile Giuliani Greco Guerra Leone Longo Lombardi Mancini Marino Martini Messina Monti Morelli Moretti Negri Orlando Palumbo Parisi Pellegrino Piras Ricci Riva Rizzo Rossetti Rossi Russo Sala Santoro Sartori Serra Silvestri Sorrentino Testa Valente Villa Vitale Vitali Zanella',
);
const NOMI = list(
  'Ada Adriano Agnese Aldo Angela Anna Arturo Bianca Bruno Carmela Cesare Clara Corrado Dario Diego Donatella Elio Emma Ettore Fabrizio Flavia Gianni Gloria Guido Ines Ivano Katia Lea Livio Loredana Lucio Mara Mario Mirella Nadia Nino Olga Oscar Patrizia Piero Rita Rocco Rosa Sandra Silvio Tina Ugo Valeria Vera Vito',
);
const FORME = [
  'S.r.l.',
  'S.r.l.',
  'S.r.l.',
  'SRL',
  'S.p.A.',
  'S.n.c.',
  'S.a.s.',
  'S.r.l.s.',
  'Società Cooperativa',
];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const invent = (caso: Chance): string =>
  capitalize(`${caso.choose(SILLABE)}${caso.happens(0.6) ? caso.choose(SILLABE) : ''}${caso.choose(CODE)}`);

function makeNome(caso: Chance): { parole: string[]; forma: string; persona: boolean } {
  const persona = caso.happens(0.16);
  if (persona) {
    const words = [caso.choose(COGNOMI), caso.choose(NOMI)];
    return { parole: caso.happens(0.1) ? ['De', ...words] : words, forma: '', persona };
  }
  const forma = caso.choose(FORME);
  const attivita = caso.choose(ATTIVITA);
  switch (caso.drawInteger(0, 9)) {
    case 0:
      return { parole: ['Fratelli', caso.choose(COGNOMI), attivita], forma, persona };
    case 1:
      return { parole: [caso.choose(COGNOMI), '&', caso.choose(COGNOMI)], forma, persona };
    case 2:
      return { parole: [attivita, 'San', caso.choose(NOMI)], forma, persona };
    case 3:
      return { parole: [attivita, caso.choose(LUOGHI)], forma, persona };
    case 4:
      return { parole: ['Studio', caso.choose(COGNOMI), caso.choose(COGNOMI)], forma: '', persona };
    case 5:
      return {
        parole: ['Condominio', `Via ${caso.choose(COGNOMI)}`, String(caso.drawInteger(1, 90))],
        forma: '',
        persona,
      };
    case 6:
      return { parole: ["Dell'" + invent(caso), attivita], forma, persona };
    default:
      return { parole: [invent(caso), ...(caso.happens(0.7) ? [attivita] : [])], forma, persona };
  }
}

const iban = (caso: Chance): string =>
  makeItalianIban(caso.drawDigits(5), caso.drawDigits(5), caso.drawDigits(9));

/** `count` soggetti: one in a hundred bears the name of another, one in twenty nearly does. */
export function makeSoggetti(caso: Chance, count: number): SoggettoProva[] {
  const soggetti: SoggettoProva[] = [];
  for (let id = 1; id <= count; id += 1) {
    let { parole, forma, persona } = makeNome(caso);
    let omonimo = false;
    const other = soggetti.length > 5 ? caso.choose(soggetti) : undefined;
    if (other && !other.omonimo && caso.happens(0.008)) {
      ({ parole, forma, persona } = other);
      omonimo = true;
      other.omonimo = true;
    } else if (other && !other.persona && caso.happens(0.05)) {
      parole = [...other.parole.slice(0, 2), caso.choose(ATTIVITA)];
    }
    soggetti.push({
      id,
      ragione_sociale: [...parole, forma].filter((word) => word !== '').join(' '),
      parole,
      forma,
      persona,
      // Somebody of each kind, however few they are.
      cliente: id === 1 || (caso.happens(0.64) && id !== 2),
      partita_iva: makePartitaIva(1_000_000 + id * 7, 15),
      iban: Array.from({ length: caso.happens(0.2) ? 2 : 1 }, () => iban(caso)),
      ibanNoto: caso.happens(0.45),
      modo: caso.drawInteger(0, 7),
      prossimo: caso.drawInteger(1, 700),
      canone: caso.happens(0.06) ? caso.drawInteger(20, 300) * 1_000 : 0,
      mandato: caso.happens(0.5) ? `RCUR${caso.drawDigits(8)}` : caso.drawDigits(10),
      omonimo,
    });
  }
  return soggetti;
}
