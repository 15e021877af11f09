/** A third lot of such exports, written when the first two were read. */
export const WALLETS_THIRD = `
=== wallet third 1 a bank's credit card: charges without sign, what was given back in a row of its own kind
Carta di credito business ****1122
Estratto conto al 31/03/2026
Data operazione;Descrizione;Tipo;Importo
02/03/2026;FERRAMENTA NORD;Acquisto;34,20 ## 2026-03-02 -3420
09/03/2026;ALBERGO DUE TORRI;Acquisto;120,00 ## 2026-03-09 -12000
13/03/2026;ALBERGO DUE TORRI;Rimborso;20,00 ## 2026-03-13 2000
31/03/2026;QUOTA ANNUALE;Commissione;30,00 ## 2026-03-31 -3000
=== wallet third 2 a prepaid card by its app: kind, detail, fee apart and balance
Data e ora;Tipo operazione;Dettaglio;Importo;Commissioni;Saldo
02/03/2026 10:11;Pagamento;Bar Centrale;-3,20;0,00;96,80 ## 2026-03-02 -320
05/03/2026 09:00;Ricarica;Tabaccheria Sole;50,00;-1,00;145,80 ## 2026-03-05 4900
19/03/2026 18:20;Prelievo;ATM 4411;-40,00;-2,00;103,80 ## 2026-03-19 -4200
=== wallet third 3 a service by phone for shops, a day on each row
Data;N. pagamenti;Incassi;N. rimborsi;Rimborsi;Commissioni;Netto accreditato
02/03/2026;12;210,00;0;0,00;2,10;207,90 ## 2026-03-02 20790
03/03/2026;9;150,00;1;12,00;1,50;136,50 ## 2026-03-03 13650
16/03/2026;15;310,00;0;0,00;3,10;306,90 ## 2026-03-16 30690
=== wallet third 4 a charge card abroad, two columns of amounts and the day it was posted
Datum;Gebucht am;Beschreibung;Karteninhaber;Betrag in Fremdwährung;Betrag
02.03.2026;03.03.2026;TRENORD MILANO;UGO NERI;;12,40 ## 2026-03-02 -1240
13.03.2026;14.03.2026;OFFICE LONDON;UGO NERI;120,00 GBP;142,50 ## 2026-03-13 -14250
16.03.2026;16.03.2026;ZAHLUNG ERHALTEN BESTEN DANK;UGO NERI;;-845,20 ## 2026-03-16 84520
=== wallet third 5 amounts without a sign, the newest first, balance after each
Data;Causale;Importo;Saldo
19/03/2026;Op. 4714;50,00;203,40 ## 2026-03-19 -5000
16/03/2026;Op. 4713;12,40;253,40 ## 2026-03-16 -1240
05/03/2026;Op. 4712;100,00;265,80 ## 2026-03-05 10000
02/03/2026;Op. 4711;34,20;165,80 ## 2026-03-02 -3420
28/02/2026;Saldo iniziale;;200,00
=== wallet third 6 meal vouchers of one's own: loaded and used
Data;Ora;Operazione;Esercente;Valore;Saldo buoni
02/03/2026;00:00;Accredito buoni;;160,00;160,00 ## 2026-03-02 16000
03/03/2026;13:01;Utilizzo;TRATTORIA DA GINO;-16,00;144,00 ## 2026-03-03 -1600
16/03/2026;12:44;Utilizzo;BAR CENTRALE;-8,00;136,00 ## 2026-03-16 -800
=== wallet third 7 payments asked by link: what each customer paid
Data;Cliente;Descrizione;Metodo;Importo;Stato
02/03/2026;Lia Bassi;Preventivo 12;Carta;120,00;Pagato ## 2026-03-02 12000
13/03/2026;Ugo Neri;Preventivo 14;Carta;80,00;Scaduto
16/03/2026;Anna Verdi;Preventivo 15;Bonifico;200,00;Pagato ## 2026-03-16 20000
=== wallet third 8 a wallet for coins in the words of an app, everything as pairs
Date;Sent Amount;Sent Currency;Received Amount;Received Currency;Fee Amount;Fee Currency;Label
2026-03-02 09:10:00;;;500.00;EUR;;;Deposit ## 2026-03-02 50000
2026-03-19 12:30:00;300.00;EUR;;;;;Withdrawal ## 2026-03-19 -30000
2026-03-20 12:30:00;;;120.00;EUR;;;Deposit ## 2026-03-20 12000
=== wallet third 9 a bank's list with the movement's account and the card in the words
Data contabile;Data valuta;Descrizione;Importo;Divisa;Causale ABI
02/03/2026;01/03/2026;PAGAM. CARTA 5**1122 BAR CENTRALE;-3,20;EUR;43 ## 2026-03-02 -320
05/03/2026;05/03/2026;BON. DA OFFICINA BASSI SALDO FT 12;450,00;EUR;48 ## 2026-03-05 45000
05/03/2026;05/03/2026;ADD. SALDO CARTA DI CREDITO;-845,20;EUR;19 ## 2026-03-05 -84520
19/03/2026;19/03/2026;ADD. DIRETTO ENERGIA PADANA;-86,10;EUR;50 ## 2026-03-19 -8610
=== wallet third 10 (xlsx) spends of a card with those given back in red, as a minus
Carta Oro - lista spese
Data;Negozio;Categoria;Importo
02/03/2026;FERRAMENTA NORD;Casa;34,20 ## 2026-03-02 -3420
09/03/2026;ALBERGO DUE TORRI;Viaggi;120,00 ## 2026-03-09 -12000
13/03/2026;ALBERGO DUE TORRI (rimborso);Viaggi;-20,00 ## 2026-03-13 2000
=== wallet third 11 a till's payments by method with tips and refunds
Data;Ora;Scontrino;Metodo di pagamento;Importo incassato;Mancia;Operatore
02/03/2026;10:11;0001;Contanti;12,00;0,00;Ugo ## 2026-03-02 1200
02/03/2026;11:30;0002;Carta;30,00;0,00;Ugo ## 2026-03-02 3000
03/03/2026;12:02;0003;Carta;18,40;0,00;Lia ## 2026-03-03 1840
=== wallet third 12 transfers between accounts of the firm and to others, from and to
Data;Conto di addebito;Beneficiario;IBAN beneficiario;Importo;Stato
02/03/2026;1000/00012345;Legnami Sud Srl;IT60X0542811101000000123456;732,00;Eseguito ## 2026-03-02 -73200
16/03/2026;1000/00012345;Officine Meridiane (giroconto);IT28W8000000292100645211151;500,00;Eseguito ## 2026-03-16 -50000
19/03/2026;1000/00012345;Vetreria Lago Sas;IT60X0542811101000000123457;244,00;Revocato
=== wallet third 13 a wallet with one balance for each currency in its columns
Data;Descrizione;Importo;Valuta;Saldo EUR;Saldo USD
02/03/2026;Ricarica;500,00;EUR;500,00;0,00 ## 2026-03-02 50000
09/03/2026;Cambio;-200,00;EUR;300,00;0,00 ## 2026-03-09 -20000
09/03/2026;Cambio;216,00;USD;300,00;216,00 ## 2026-03-09 21600 USD
20/03/2026;Cloud Services;-99,00;USD;300,00;117,00 ## 2026-03-20 -9900 USD
=== wallet third 14 rows of a card in Swiss francs at an Italian bank
Carta in CHF ****9090
Data;Esercente;Importo CHF;Addebito/Accredito
02/03/2026;BAR LUGANO;8.50;Addebito ## 2026-03-02 -850 CHF
13/03/2026;HOTEL LUGANO;210.00;Addebito ## 2026-03-13 -21000 CHF
16/03/2026;HOTEL LUGANO;20.00;Accredito ## 2026-03-16 2000 CHF
=== wallet third 15 charges of a platform, each with its invoice and tax
Data;Tipo;Descrizione;Importo netto;IVA;Importo totale;Metodo di pagamento
02/03/2026;Addebito;Pubblicita febbraio;-100,00;-22,00;-122,00;Visa 1122 ## 2026-03-02 -12200
16/03/2026;Addebito;Abbonamento;-9,90;-2,18;-12,08;Visa 1122 ## 2026-03-16 -1208
19/03/2026;Accredito;Buono sconto;10,00;2,20;12,20;Visa 1122 ## 2026-03-19 1220
=== wallet third 16 a shop's list of what each terminal paid, transfer by transfer
Data bonifico;Periodo;Terminale;Importo transato;Commissioni;Canone;Importo bonificato;CRO
05/03/2026;01-04/03;88001;735,50;8,83;0,00;726,67;A1 ## 2026-03-05 72667
16/03/2026;05-15/03;88001;1.410,00;16,92;10,00;1.383,08;A2 ## 2026-03-16 138308
=== wallet third 17 (html) an account with credits green and debits red, signs in the cell
Data;Movimento;Importo
02/03/2026;Bar Centrale;&minus;3,20 EUR ## 2026-03-02 -320
05/03/2026;Officina Bassi;+450,00 EUR ## 2026-03-05 45000
19/03/2026;Energia Padana;&minus;86,10 EUR ## 2026-03-19 -8610
=== wallet third 18 money sent home: what was paid, the fee and what arrives
Data;Destinatario;Paese;Importo inviato (EUR);Commissione (EUR);Totale pagato (EUR);Cambio;Importo ricevuto (RON)
02/03/2026;Ion Popescu;RO;200,00;3,90;203,90;4,97;994,00 ## 2026-03-02 -20390
16/03/2026;Ion Popescu;RO;150,00;3,90;153,90;4,96;744,00 ## 2026-03-16 -15390
=== wallet third 19 a list of cashbacks and interest paid by an app
Data;Tipo;Importo;Saldo
02/03/2026;Cashback;0,48;0,48 ## 2026-03-02 48
16/03/2026;Interessi;1,20;1,68 ## 2026-03-16 120
31/03/2026;Ritenuta su interessi;-0,31;1,37 ## 2026-03-31 -31
=== wallet third 20 an account whose amounts have a D or a C before them
Data;Valuta;Descrizione;Importo
02/03/2026;02/03/2026;POS BAR CENTRALE;D 3,20 ## 2026-03-02 -320
05/03/2026;05/03/2026;BONIFICO OFFICINA BASSI;C 450,00 ## 2026-03-05 45000
19/03/2026;19/03/2026;SDD ENERGIA PADANA;D 86,10 ## 2026-03-19 -8610
`;
