/** The words from which the demonstration office is made. Companies and people are invented; places are real. */

const words = (text: string): string[] => text.trim().split(/\s+/);

export const COGNOMI = words(`
  Albertini Amadei Anselmi Arrigoni Baldacci Ballarin Barbieri Bellandi Benassi Bertolotti Biagini Bonfanti
  Borsari Brambilla Brugnoli Busetto Calligaris Camporesi Canepari Carminati Casadei Cattaneo Cavallaro Ceccarelli
  Chiesa Colombini Corradini Cortesi Dalmasso Damiani Donadoni Fabbri Falcone Fantini Faraone Ferrarini Filippini
  Fontanesi Forlani Franceschini Gagliardi Galvani Garavaglia Gasparini Ghirardi Giordano Graziani Grimaldi
  Guerrini Iacobucci Lambertini Landini Lombardini Lorenzon Lucchesi Maggioni Malagoli Mancuso Marangoni
  Marchetti Martinelli Mazzanti Meneghini Milanesi Montanari Morandini Naldi Negrini Oliveri Orlandini Pagliarini
  Palmieri Pasquali Pedrazzini Pellegrini Perazzo Piazzolla Pizzuti Quaglia Ravagnani Ricciardi Rinaldi Rovati
  Sabbatini Salvadori Santarelli Scarpellini Serafini Simonetti Spadoni Tagliabue Tedeschi Tonelli Trevisan
  Valentini Vannucci Venturoli Vercesi Vignali Zaccaria Zanetti Zoboli D'Amico D'Angelo Dell'Orto`);

export const NOMI_M = words(`
  Alberto Alessio Andrea Antonio Bruno Carlo Claudio Daniele Davide Emilio Enrico Fabio Federico Filippo Franco
  Gabriele Giacomo Gianluca Giorgio Giulio Leonardo Lorenzo Luca Luigi Marco Massimo Matteo Michele Nicola Paolo
  Pietro Renato Roberto Sandro Sergio Simone Stefano Tommaso Umberto Valerio Vincenzo`);

export const NOMI_F = words(`
  Alessandra Alice Anna Barbara Beatrice Camilla Carla Caterina Chiara Cinzia Cristina Daniela Elena Eleonora
  Elisa Emanuela Francesca Giovanna Giulia Ilaria Irene Laura Lucia Maddalena Margherita Marta Martina Michela
  Monica Nadia Paola Raffaella Roberta Sabrina Sara Serena Silvia Sofia Stefania Teresa Valentina`);

export const TRADES = [
  'Impianti',
  'Costruzioni',
  'Trasporti',
  'Arredamenti',
  'Ceramiche',
  'Carpenteria',
  'Elettronica',
  'Ferramenta',
  'Idraulica',
  'Imballaggi',
  'Legnami',
  'Meccanica',
  'Ricambi',
  'Serramenti',
  'Termotecnica',
  'Utensileria',
  'Verniciature',
  'Tessuti',
  'Alimentari',
  'Vini',
  'Logistica',
  'Stampi',
  'Refrigerazione',
  'Pavimenti',
  'Marmi',
];

export const FANCY_NAMES = [
  'Adriagomma',
  'Altavalle',
  'Aquilone',
  'Arcobaleno Service',
  'Betulla',
  'Boreale',
  'Cartotecnica Lariana',
  'Delta Po',
  'Ediltresca',
  'Elettrobrenta',
  'Euganea Plast',
  'Ferropiave',
  'Futurgraf',
  'Gardesana Food',
  'Idrosele',
  'Ligurmare',
  'Lunigiana Servizi',
  'Meccanosile',
  'Metalprealpi',
  'Nordovest Cavi',
  'Novaceres',
  'Officina Quattro',
  'Padanfrutta',
  'Pontevecchio Tessile',
  'Romagnola Carni',
  'Sabina Oli',
  'Salento Verde',
  'Silvapack',
  'Stella del Garda',
  'Tecnoadda',
  'Tirrenica Colori',
  'Trebbia Mangimi',
  'Umbra Lane',
  'Valdarno Pelli',
  'Vetrosesia',
  'Zefiro Clima',
];

export const STREETS = [
  'Via Roma',
  'Via Garibaldi',
  'Via Mazzini',
  'Via Cavour',
  'Via Marconi',
  'Via dell’Industria',
  'Via Matteotti',
  'Via Verdi',
  'Via della Stazione',
  'Viale Europa',
  'Via XX Settembre',
  'Piazza della Libertà',
  'Via Dante',
  'Via dell’Artigianato',
  'Via Gramsci',
  'Corso Italia',
  'Via Leonardo da Vinci',
  'Via San Martino',
  'Via Volta',
  'Via delle Industrie',
  'Viale della Repubblica',
  'Via Galvani',
];

export interface DemoTown {
  comune: string;
  provincia: string;
  cap: string;
  /** Telephone area code. */
  prefix: string;
  /** Cadastral code, for the codice fiscale. */
  catasto: string;
  /** Office that issued the partite IVA of the province. */
  office: number;
}

/** Comune, provincia, CAP, area code, cadastral code, partita IVA office. */
export const PLACES: DemoTown[] = [
  'Milano MI 20121 02 F205 15',
  'Torino TO 10121 011 L219 1',
  'Bologna BO 40121 051 A944 37',
  'Roma RM 00184 06 H501 100',
  'Padova PD 35121 049 G224 28',
  'Verona VR 37121 045 L781 23',
  'Vicenza VI 36100 0444 L840 24',
  'Brescia BS 25121 030 B157 17',
  'Bergamo BG 24121 035 A794 16',
  'Modena MO 41121 059 F257 36',
  'Parma PR 43121 0521 G337 34',
  'Rimini RN 47921 0541 H294 40',
  'Ancona AN 60121 071 A271 42',
  'Pesaro PU 61121 0721 G479 41',
  'Firenze FI 50121 055 D612 48',
  'Prato PO 59100 0574 G999 97',
  'Perugia PG 06121 075 G478 54',
  'Napoli NA 80121 081 F839 63',
  'Bari BA 70121 080 A662 72',
  'Lecce LE 73100 0832 E506 75',
  'Catania CT 95121 095 C351 87',
  'Palermo PA 90133 091 G273 82',
  'Genova GE 16121 010 D969 10',
  'Udine UD 33100 0432 L483 30',
  'Trieste TS 34121 040 L424 32',
  'Trento TN 38121 0461 L378 22',
  'Treviso TV 31100 0422 L407 26',
  'Varese VA 21100 0332 L682 12',
  'Como CO 22100 031 C933 13',
  'Ravenna RA 48121 0544 H199 39',
  'Ferrara FE 44121 0532 D548 38',
  'Piacenza PC 29121 0523 G535 33',
  'Novara NO 28100 0321 F952 3',
  'Cuneo CN 12100 0171 D205 4',
  'Salerno SA 84121 089 H703 65',
  'Foggia FG 71121 0881 D643 71',
].map((line) => {
  const [comune = '', provincia = '', cap = '', prefix = '', catasto = '', office = ''] = line.split(' ');
  return { comune, provincia, cap, prefix: prefix, catasto, office: Number(office) };
});
