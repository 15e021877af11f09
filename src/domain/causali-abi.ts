/**
 * Interbank codes by which Italian banks say why money moved: the two characters "causale ABI" of record 62 of the CBI
 * account statement. The ones in common use on business accounts; a bank may use others, which can be added by hand.
 */
export interface CausaleAbi {
  codice: string;
  descrizione: string;
  segno: 'entrata' | 'uscita' | null;
}

const entrata = (codice: string, descrizione: string): CausaleAbi => ({
  codice,
  descrizione,
  segno: 'entrata',
});
const uscita = (codice: string, descrizione: string): CausaleAbi => ({
  codice,
  descrizione,
  segno: 'uscita',
});
const entrambe = (codice: string, descrizione: string): CausaleAbi => ({ codice, descrizione, segno: null });

export const CAUSALI_ABI: readonly CausaleAbi[] = [
  uscita('05', 'Prelevamento allo sportello automatico'),
  entrata('06', 'Accredito per incassi con addebito preautorizzato'),
  uscita('08', 'Disposizioni di incasso preautorizzato impagate'),
  uscita('10', 'Emissione di assegni circolari e titoli simili'),
  uscita('11', 'Pagamento di utenze'),
  uscita('13', 'Assegno bancario'),
  entrata('14', 'Cedole, dividendi e premi estratti'),
  uscita('15', 'Rimborso di finanziamenti'),
  uscita('16', 'Commissioni'),
  uscita('17', 'Locazioni e premi di assicurazione'),
  entrambe('18', 'Interessi e competenze'),
  uscita('19', 'Imposte e tasse'),
  uscita('20', 'Canone di cassette di sicurezza e custodia di valori'),
  uscita('21', 'Contributi assistenziali e previdenziali'),
  uscita('22', 'Diritti di custodia e amministrazione titoli'),
  uscita('26', 'Disposizione di pagamento (bonifico in uscita)'),
  entrata('27', 'Accredito di emolumenti'),
  entrambe('28', 'Compravendita di divisa estera'),
  entrata('30', 'Accredito di effetti presentati salvo buon fine'),
  uscita('31', 'Effetti ritirati'),
  uscita('32', 'Effetti richiamati'),
  entrambe('34', 'Giroconto'),
  uscita('37', 'Insoluti RiBa'),
  uscita('39', 'Disposizione per emolumenti'),
  uscita('42', 'Effetti insoluti o protestati'),
  uscita('43', 'Pagamento con carta presso POS'),
  uscita('45', 'Utilizzo di carte di credito'),
  entrata('48', 'Bonifico a favore'),
  uscita('50', 'Pagamenti diversi'),
  uscita('52', 'Prelevamento'),
  uscita('55', 'Assegni insoluti o protestati'),
  uscita('66', 'Spese'),
  entrambe('68', 'Storno di scritture'),
  entrambe('70', 'Compravendita di titoli e diritti'),
  entrata('78', 'Versamento di contante'),
  entrambe('79', 'Disposizione di giro da o per l’estero o altro conto'),
];
