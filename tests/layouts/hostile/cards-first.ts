/** Exports of cards, wallets and services of payment, written before the reader was looked at again. */
export const CARDS_FIRST = `
=== cards first 1 a bank's card by its portal: spends without sign, payment in a kind of its own
Carta di credito;**** 7781;;;
Periodo;01/03/2026 - 31/03/2026;;;
Data operazione;Data contabile;Descrizione;Tipologia;Importo EUR
03/03/2026;04/03/2026;COLORIFICIO VALLE;Acquisto;84,30 ## 2026-03-04 -8430
10/03/2026;10/03/2026;ADDEBITO SU C/C;Pagamento estratto conto;612,40 ## 2026-03-10 61240
17/03/2026;18/03/2026;HOTEL AL MOLO;Acquisto;210,00 ## 2026-03-18 -21000
26/03/2026;27/03/2026;COLORIFICIO VALLE;Storno;15,00 ## 2026-03-27 1500
=== cards first 2 charge card abroad: charges are positive, holder on each row
Date,Description,Card Member,Account #,Amount
03/28/2026,GRAND LAKE HOTEL CHICAGO,UGO NERI,-31008,395.10 ## 2026-03-28 -39510
03/21/2026,TAXI LINATE MILANO,UGO NERI,-31008,34.80 ## 2026-03-21 -3480
03/15/2026,DIRECT DEBIT RECEIVED - THANK YOU,UGO NERI,-31008,-1204.50 ## 2026-03-15 120450
03/02/2026,LIBRERIA DEL CORSO TORINO,UGO NERI,-31008,38.90 ## 2026-03-02 -3890
=== cards first 3 (xlsx) cards of employees, one column each of currency abroad and euro
Dipendente;Carta;Data transazione;Esercente;Importo originale;Valuta originale;Importo EUR;Nota spese
UGO NERI;*0041;03/03/2026;Distributore Val Trompia;72,10;EUR;72,10;NS-1 ## 2026-03-03 -7210 #*0041
ANNA VERDI;*0058;06/03/2026;Inks Ltd London;258,00;GBP;306,20;NS-2 ## 2026-03-06 -30620 #*0058
UGO NERI;*0041;12/03/2026;Trattoria al Ponte;41,50;EUR;41,50;NS-1 ## 2026-03-12 -4150 #*0041
=== cards first 4 a prepaid card: date, two amounts columns, card in the words
DATA CONTABILE;DATA VALUTA;ADDEBITI;ACCREDITI;DESCRIZIONE
05/02/2026;05/02/2026;;200,00;RICARICA CARTA DA UFFICIO ## 2026-02-05 20000
02/02/2026;31/01/2026;18,90;;PAGAMENTO POS FERRAMENTA ADIGE ## 2026-02-02 -1890
14/02/2026;13/02/2026;60,00;;PRELIEVO ATM 08211 ## 2026-02-14 -6000
=== cards first 5 wallet: gross, fee, net, balance, with amounts held and released
"Data","Ora","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Codice transazione","Saldo"
"03/03/2026","10:00:01","Anna Verdi","Pagamento Express Checkout","Completata","EUR","120,00","-4,43","115,57","A1","435,57" ## 2026-03-03 11557
"09/03/2026","11:20:00","Stampa Veloce Srl","Pagamento preautorizzato","Completata","EUR","-48,00","0,00","-48,00","A2","387,57" ## 2026-03-09 -4800
"15/03/2026","09:10:10","Anna Verdi","Rimborso di pagamento","Completata","EUR","-20,00","0,35","-19,65","A3","367,92" ## 2026-03-15 -1965
"16/03/2026","09:10:10","Ugo Neri","Pagamento Express Checkout","In sospeso","EUR","50,00","-1,90","48,10","A4","367,92"
"30/03/2026","08:00:00","","Bonifico generico","Completata","EUR","-300,00","0,00","-300,00","A5","67,92" ## 2026-03-30 -30000
=== cards first 6 an app between friends: to whom and from whom, direction in words
Data;Tipo;Controparte;Messaggio;Importo;Stato
02/03/2026;Pagamento inviato;Bar Centrale;colazione;3,20;Concluso ## 2026-03-02 -320
05/03/2026;Pagamento ricevuto;Lia Bassi;affitto sala;50,00;Concluso ## 2026-03-05 5000
19/03/2026;Pagamento inviato;Mercato Coperto;;18,40;Annullato
20/03/2026;Ricarica da conto;;;100,00;Concluso ## 2026-03-20 10000
21/03/2026;Pagamento inviato;Edicola Sole;;2,00;Concluso ## 2026-03-21 -200
=== cards first 7 an account of an app: type, product, started and completed, fee apart
Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-03-02 09:11:12,2026-03-03 02:00:00,Officina del Borgo,-120.00,0.00,EUR,COMPLETED,1130.00 ## 2026-03-02 -12000
TOPUP,Current,2026-03-09 10:00:00,2026-03-09 10:00:01,Top-up by *7781,75.00,0.00,EUR,COMPLETED,1205.00 ## 2026-03-09 7500
ATM,Current,2026-03-15 12:00:00,2026-03-16 01:00:00,Cash at Banca Alfa,-40.00,2.00,EUR,COMPLETED,1163.00 ## 2026-03-15 -4200
CARD_PAYMENT,Current,2026-03-18 20:00:00,,Nube Servizi,-41.20,0.00,EUR,PENDING,
=== cards first 9 terminals of a shop: each sale, its fee and the transfer it is in
Data vendita;Tipo;ID transazione;Metodo;Carta;Totale;Commissione;Pagamento netto;Data bonifico
02/03/2026 10:20;Vendita;S-1;Carta;Visa;12,00;0,23;11,77;04/03/2026 ## 2026-03-02 1177
02/03/2026 11:05;Vendita;S-2;Carta;Mastercard;40,00;0,78;39,22;04/03/2026 ## 2026-03-02 3922
03/03/2026 16:30;Rimborso;S-3;Carta;Visa;-12,00;0,00;-12,00;05/03/2026 ## 2026-03-03 -1200
=== cards first 10 charges of a processor in the words of its reports
id,Created (UTC),Reporting Category,Gross,Fee,Net,Currency,Customer Facing Currency,Description
txn_1,2026-03-03 10:00,charge,120.00,2.05,117.95,eur,eur,Order 1 ## 2026-03-03 11795
txn_2,2026-03-09 11:00,refund,-20.00,0.00,-20.00,eur,eur,Refund order 1 ## 2026-03-09 -2000
txn_3,2026-03-15 02:00,payout,-97.95,0.00,-97.95,eur,eur,Payout ## 2026-03-15 -9795
=== cards first 11 tolls with vat: net, tax, whole
Targa;Apparato;Data;Ora;Tratta;Imponibile;IVA;Importo
GA114ZX;009911822;04/03/2026;07:30;BRESCIA EST - VERONA SUD;4,18;0,92;5,10 ## 2026-03-04 -510
GA114ZX;009911822;04/03/2026;18:05;VERONA SUD - BRESCIA EST;4,18;0,92;5,10 ## 2026-03-04 -510
GA114ZX;009911822;12/03/2026;09:44;MILANO - LODI;8,52;1,88;10,40 ## 2026-03-12 -1040
=== cards first 12 (xlsx) fuel cards: litres, price, discount, net to pay
Rifornimenti carte carburante - marzo 2026;;;;;;;;
Data;Carta;Targa;Impianto;Prodotto;Litri;Prezzo;Sconto;Importo
03/03/2026;70280011;GA114ZX;LONATO SUD;DIESEL;#38.2;#1.68;0,38;63,80 ## 2026-03-03 -6380 #70280011
17/03/2026;70280011;GA114ZX;PESCHIERA;DIESEL;#41;#1.7;0,41;69,29 ## 2026-03-17 -6929 #70280011
09/03/2026;70280029;GB990KL;MANTOVA NORD;BENZINA;#30;#1.81;0,30;54,00 ## 2026-03-09 -5400 #70280029
;;;;Totale;#109.2;;1,09;187,09
=== cards first 13 meal vouchers taken by a restaurant: what was refunded
Data fattura;N. fattura;Emettitore;Imponibile;IVA;Totale;Data accredito;Importo accreditato
28/02/2026;12;Buoni Sud Spa;800,00;32,00;832,00;05/03/2026;790,40 ## 2026-03-05 79040
15/03/2026;18;Buoni Sud Spa;640,00;25,60;665,60;20/03/2026;632,32 ## 2026-03-20 63232
=== cards first 14 a revolving card: movements of the holder with the debt after each
Data;Movimento;Importo;Debito residuo
05/03/2026;Pagamento rata;-100,00;840,00 ## 2026-03-05 10000
11/03/2026;Acquisto Mobili Colle;65,00;905,00 ## 2026-03-11 -6500
31/03/2026;Interessi;11,42;916,42 ## 2026-03-31 -1142
31/03/2026;Imposta di bollo;2,00;918,42 ## 2026-03-31 -200
=== cards first 15 a card's list with the states of its circuit: authorised rows enter, and are told
Data;Esercente;Importo;Stato
18/03/2026;Farmacia Ponte;-14,50;Autorizzato ## 2026-03-18 -1450
16/03/2026;Gommista Dante;-220,00;Contabilizzato ## 2026-03-16 -22000
05/03/2026;Ortofrutta;6,00;Contabilizzato ## 2026-03-05 600
03/03/2026;Lavanderia Blu;-18,00;Contabilizzato ## 2026-03-03 -1800
=== cards first 16 (xlsx) a company card service: spends with vat and team, money loaded
Data pagamento;Fornitore;Team;Membro;Importo (EUR);IVA (EUR);Tipo;Ricevuta
02/03/2026;Nube Servizi;IT;UGO NERI;-41,20;-7,43;Carta virtuale;Sì ## 2026-03-02 -4120
05/03/2026;Ricarica conto;;;1.000,00;;Bonifico;No ## 2026-03-05 100000
12/03/2026;Trattoria al Ponte;Vendite;ANNA VERDI;-41,50;-3,77;Carta fisica;Sì ## 2026-03-12 -4150
=== cards first 17 instalments of a purchase paid later: what the shop gets
Ordine;Data ordine;Cliente;Importo ordine;Commissione;Importo liquidato;Data liquidazione
O-1;02/03/2026;Lia Bassi;300,00;12,00;288,00;05/03/2026 ## 2026-03-02 28800
O-2;09/03/2026;Ugo Neri;150,00;6,00;144,00;12/03/2026 ## 2026-03-09 14400
=== cards first 18 a card whose spends have a D and payments an A
Carta Quercia **** 7004
Data;Descrizione;Importo;D/A
02/03/2026;FALEGNAMERIA ROSSO;340,00;D ## 2026-03-02 -34000
06/03/2026;PAGAMENTO VS. ADDEBITO C/C;780,00;A ## 2026-03-06 78000
09/03/2026;VIVAIO PRATO;56,40;D ## 2026-03-09 -5640
=== cards first 19 a wallet of two currencies in one list, a balance each
Data;Descrizione;Importo;Valuta;Saldo
02/03/2026;Ricarica;500,00;EUR;500,00 ## 2026-03-02 50000
09/03/2026;Conversione in USD;-200,00;EUR;300,00 ## 2026-03-09 -20000
09/03/2026;Conversione da EUR;216,00;USD;216,00 ## 2026-03-09 21600 USD
20/03/2026;Nube Servizi;-99,00;USD;117,00 ## 2026-03-20 -9900 USD
=== cards first 20 donations by card to a club: gross, fee, donor
Data donazione;Donatore;Campagna;Importo donato;Commissione piattaforma;Importo netto
02/03/2026;Anna Verdi;Nuova sede;50,00;1,25;48,75 ## 2026-03-02 4875
12/03/2026;Lia Bassi;Nuova sede;20,00;0,58;19,42 ## 2026-03-12 1942
=== cards first 21 a bank card: days of operation and posting, signs with a plus for what is given back
Data operazione;Data registrazione;Descrizione;Importo
02/03/2026;03/03/2026;CASEIFICIO ALTO;33,00 ## 2026-03-03 -3300
13/03/2026;14/03/2026;ANTICIPO CONTANTE ATM;150,00 ## 2026-03-14 -15000
20/03/2026;21/03/2026;RESO CASEIFICIO ALTO;+11,00 ## 2026-03-21 1100
=== cards first 22 tickets and travel paid on account: what was bought and given back
Data emissione;N. biglietto;Passeggero;Tratta;Operazione;Importo
02/03/2026;T-11;UGO NERI;MI-RM;Emissione;89,00 ## 2026-03-02 -8900
05/03/2026;T-12;ANNA VERDI;MI-TS;Emissione;42,00 ## 2026-03-05 -4200
06/03/2026;T-12;ANNA VERDI;MI-TS;Rimborso;-42,00 ## 2026-03-06 4200
=== cards first 23 a payment account: incoming and outgoing with the other side's iban
Data valuta;Ordinante/Beneficiario;IBAN controparte;Causale;Entrate;Uscite
02/03/2026;Officina Bassi Srl;IT00A;saldo ft 12;450,00; ## 2026-03-02 45000
12/03/2026;Energia Padana Spa;IT00B;bolletta;;86,10 ## 2026-03-12 -8610
=== cards first 24 (html) a fuel app: receipts with payment method
Data;Stazione;Prodotto;Litri;Importo pagato;Metodo
03/03/2026;LONATO SUD;DIESEL;38,20;64,18;Carta *7781 ## 2026-03-03 -6418
17/03/2026;PESCHIERA;DIESEL;41,00;69,70;Carta *7781 ## 2026-03-17 -6970
=== cards first 25 (xlsx) a statement as a sheet: summary, sections by card, totals
Riepilogo carte aziendali;;;
Saldo precedente;;;612,40
Carta **** 0041 - UGO NERI;;;
Data;Data contabile;Descrizione;Importo
03/03/2026;04/03/2026;Distributore Val Trompia;72,10 ## 2026-03-03 -7210 #0041
12/03/2026;13/03/2026;Trattoria al Ponte;41,50 ## 2026-03-12 -4150 #0041
Totale carta **** 0041;;;113,60
Carta **** 0058 - ANNA VERDI;;;
Data;Data contabile;Descrizione;Importo
06/03/2026;09/03/2026;Inchiostri Pavia;310,00 ## 2026-03-06 -31000 #0058
Totale carta **** 0058;;;310,00
`;
