/** Books of shops, associations and houses; wallets, banks and lists of an office. Written before the reader was run on them. */
export const BOOKS_FIRST = `
=== books first 1 (xlsx) bank list with category and account beside
Lista movimenti;;;;;;;
Conto corrente;0300/00051234;;;;;;
Periodo;01/03/2026 - 31/03/2026;;;;;;
;;;;;;;
Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
03/03/2026;Bonifico disposto;Bonifico a Vernici Brembo saldo ft 771;Conto 0300/00051234;CONTABILIZZATO;Fornitori;EUR;-1.220,00 ## 2026-03-03 -122000
05/03/2026;Accredito bevande;Tipografia Sile Srl;Conto 0300/00051234;CONTABILIZZATO;Incassi;EUR;854,00 ## 2026-03-05 85400
06/03/2026;Pagamento pos;Esselunga Milano;Carta 5412;NON CONTABILIZZATO;Spesa;EUR;-54,20
09/03/2026;Commissioni;Canone mensile;Conto 0300/00051234;CONTABILIZZATO;Banca;EUR;-6,00 ## 2026-03-09 -600
=== books first 2 (latin) amounts with a euro sign and a true minus, tabs
Data Registrazione	Data valuta	Descrizione	Importo (€)
02.03.2026	02.03.2026	ADDEBITO SDD ENEL ENERGIA	-184,50 € ## 2026-03-02 -18450
09.03.2026	09.03.2026	BONIFICO A VOSTRO FAVORE - ROSSI È FIGLI	1.000,00 € ## 2026-03-09 100000
31.03.2026	31.03.2026	IMPOSTA DI BOLLO	-8,55 € ## 2026-03-31 -855
=== books first 3 (xlsx) incoming and outgoing with long words and states
Conto Corrente: 1234567;;;;;;
Intestazione Conto Corrente: ROSSI MARIO;;;;;;
Periodo Dal: 01/03/2026 Al: 31/03/2026;;;;;;
Saldo iniziale al 01/03/2026;;;1.500,00;;;
Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
03/03/2026;03/03/2026;;-50,00;Prelievo;Prelievo Bancomat Milano;Contabilizzato ## 2026-03-03 -5000
10/03/2026;10/03/2026;2.100,00;;Stipendio;Bonifico SEPA Italia Acme;Contabilizzato ## 2026-03-10 210000
12/03/2026;;;-25,00;Pagamento Visa Debit;Amazon;Autorizzato ## 2026-03-12 -2500
=== books first 4 post office, dare and avere in euro, closing below
Estratto conto BancoPosta n. 000012345678;;;;
Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
31/12/2025;;;1.000,00;SALDO INIZIALE
07/01/2026;07/01/2026;120,00;;BOLLETTINO 896 COMUNE ## 2026-01-07 -12000
15/01/2026;15/01/2026;;500,00;ACCREDITO PENSIONE ## 2026-01-15 50000
31/01/2026;;;1.380,00;SALDO FINALE
=== books first 5 (xlsx) a shop's wallet: gross, fee, net and kinds
Data e ora;Negozio;ID transazione;Tipo;Importo;Commissione;Netto;Stato
02/03/2026 10:12:01;Bar Centrale;a1b2;Pagamento;12,50;0,12;12,38;Approvato ## 2026-03-02 1238
02/03/2026 13:00:10;Bar Centrale;a1b3;Pagamento;40,00;0,40;39,60;Approvato ## 2026-03-02 3960
03/03/2026 09:30:45;Bar Centrale;a1b4;Rimborso;-12,50;0,00;-12,50;Approvato ## 2026-03-03 -1250
03/03/2026 11:00:00;Bar Centrale;a1b5;Pagamento;8,00;0,00;8,00;Annullato
=== books first 6 acquirer: gross, fees, net, card numbers masked
Data contabile;Data operazione;PAN;Circuito;Importo lordo;Commissioni;Importo netto;Terminale
03/03/2026;02/03/2026;4012********1111;VISA;100,00;1,20;98,80;00412233 ## 2026-03-03 9880
03/03/2026;02/03/2026;5412********2222;MASTERCARD;50,00;0,60;49,40;00412233 ## 2026-03-03 4940
05/03/2026;04/03/2026;4012********1111;VISA;-30,00;0,00;-30,00;00412233 ## 2026-03-05 -3000
=== books first 7 terminal payouts in English
Date,Payout ID,Reference,Gross,Fees,Payout,Status
2026-03-02,PO-1,MCS-331,200.00,3.38,196.62,PAID ## 2026-03-02 19662
2026-03-03,PO-2,MCS-332,80.00,1.35,78.65,PAID ## 2026-03-03 7865
2026-03-04,PO-3,MCS-333,55.00,0.93,54.07,PENDING
=== books first 8 processor's balance with types and payouts
id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description
txn_1,charge,ch_1,120.00,3.73,116.27,eur,2026-03-02 08:00,2026-03-09 00:00,Order 1001 ## 2026-03-02 11627
txn_2,refund,re_1,-120.00,0.00,-120.00,eur,2026-03-05 09:00,2026-03-05 00:00,Refund order 1001 ## 2026-03-05 -12000
txn_3,charge,ch_2,60.00,1.99,58.01,eur,2026-03-06 10:00,2026-03-13 00:00,Order 1002 ## 2026-03-06 5801
txn_4,payout,po_1,-54.28,0.00,-54.28,eur,2026-03-14 00:00,2026-03-14 00:00,STRIPE PAYOUT ## 2026-03-14 -5428
=== books first 9 wallet with balance, gross fee net, several currencies
"Data","Ora","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Saldo"
"02/03/2026","10:00:00","CET","Acme Ltd","Pagamento preautorizzato","Completata","EUR","100,00","-3,75","96,25","196,25" ## 2026-03-02 9625
"05/03/2026","11:00:00","CET","Best Inc","Pagamento Express Checkout","Completata","EUR","-20,00","0,00","-20,00","176,25" ## 2026-03-05 -2000
"06/03/2026","12:00:00","CET","","Bonifico","In sospeso","EUR","-50,00","0,00","-50,00","176,25"
=== books first 10 marketplace settlement, many parts and a total
data/ora;ID regolamento;tipo;numero ordine;SKU;descrizione;vendite;accrediti spedizione;sconti promozionali;commissioni di vendita;costi logistica;altro;totale
02/03/2026 10:00;1177;Ordine;404-1;A1;Tappeto;100,00;5,00;0,00;-15,75;-6,00;0,00;83,25 ## 2026-03-02 8325
03/03/2026 11:00;1177;Rimborso;404-1;A1;Tappeto;-100,00;-5,00;0,00;12,60;0,00;0,00;-92,40 ## 2026-03-03 -9240
04/03/2026 12:00;1177;Tariffa di stoccaggio;;;;0,00;0,00;0,00;0,00;0,00;-9,90;-9,90 ## 2026-03-04 -990
05/03/2026 12:00;1177;Trasferimento;;;Sul conto che termina con: 123;0,00;0,00;0,00;0,00;0,00;-40,00;-40,00 ## 2026-03-05 -4000
=== books first 11 seller's payouts report, hyphen for empty
Transaction creation date,Type,Order number,Net amount,Payout currency,Gross transaction amount,Final value fee,Description
"2 Mar 2026",Order,12-1,88.40,EUR,100.00,-11.60,-- ## 2026-03-02 8840
"4 Mar 2026",Refund,12-1,-88.40,EUR,-100.00,11.60,-- ## 2026-03-04 -8840
"6 Mar 2026",Payout,--,-250.00,EUR,--,--,Funds sent to bank ## 2026-03-06 -25000
=== books first 12 (partite) suppliers' due list with groups by supplier and partial payments
Scadenzario fornitori al 31/10/2026
Codice;Ragione sociale;N. doc.;Data doc.;Data scad.;Tipo pag.;Importo scad.;Pagato;Residuo
F0012;Vernici Brembo Srl;771;31/08/2026;31/10/2026;BONIFICO;1.220,00;0,00;1.220,00 ## 2026-08-31 -122000 @Vernici Brembo Srl
F0012;Vernici Brembo Srl;802;30/09/2026;30/11/2026;BONIFICO;610,00;300,00;310,00 ## 2026-09-30 -31000 @Vernici Brembo Srl
Totale F0012;;;;;;1.830,00;300,00;1.530,00
F0031;Gas e Luce Spa;88123;25/09/2026;15/10/2026;RID;402,18;402,18;0,00
Totale F0031;;;;;;402,18;402,18;0,00
Totale generale;;;;;;2.232,18;702,18;1.530,00
=== books first 13 (partite) ledger of clients: documents and payments under each, with what is left
Partitario clienti - partite aperte
Cliente: 150.001 TIPOGRAFIA SILE SRL
Data reg.;Causale;N. doc.;Data doc.;Scadenza;Dare;Avere;Saldo partita
14/08/2026;Fattura;301;14/08/2026;31/10/2026;854,00;; ## 2026-08-14 75400 @TIPOGRAFIA SILE SRL
18/09/2026;Acconto;301;14/08/2026;;;100,00;754,00
Cliente: 150.014 BAR CENTRALE
22/09/2026;Fattura;325;22/09/2026;22/10/2026;122,00;;122,00 ## 2026-09-22 12200 @BAR CENTRALE
=== books first 14 (partite) (xlsx) small business program: due list with paid mark
Data scadenza;Cliente / Fornitore;Documento;Tipo;Importo;Pagato;Modalità
31/10/2026;Tipografia Sile Srl;Fattura 301 del 14/08/2026;Incasso;854,00;No;Bonifico ## 2026-08-14 85400 >2026-10-31 @Tipografia Sile Srl
22/10/2026;Bar Centrale;Fattura 325 del 22/09/2026;Incasso;122,00;Sì;Contanti
31/10/2026;Vernici Brembo Srl;Fattura 771 del 31/08/2026;Pagamento;1.220,00;No;Bonifico ## 2026-08-31 -122000 >2026-10-31 @Vernici Brembo Srl
=== books first 15 (partite) (xlsx) invoices issued as an online program lists them
Data;Prossima scadenza;Numero;Cliente;Oggetto;Imponibile;IVA;Totale;Stato;Da incassare
14/08/2026;31/10/2026;301;Tipografia Sile Srl;Stampa;700,00;154,00;854,00;Non pagata;854,00 ## 2026-08-14 85400 @Tipografia Sile Srl
10/09/2026;;318;Bar Centrale;Menu;50,00;11,00;61,00;Pagata;0,00
18/09/2026;30/11/2026;322;Tipografia Sile Srl;Manifesti;300,00;66,00;366,00;Parzialmente pagata;300,00 ## 2026-09-18 30000 @Tipografia Sile Srl
=== books first 16 (partite) received invoices of a portal with ids of the exchange
Fatture ricevute
ID SdI;Tipo documento;Numero;Data documento;Fornitore;P.IVA;Imponibile;Imposta;Totale documento;Data ricezione;Esito
11223344;TD01;771;31/08/2026;Vernici Brembo Srl;01234567890;1.000,00;220,00;1.220,00;02/09/2026;Consegnata ## 2026-08-31 -122000 @Vernici Brembo Srl
11223355;TD04;12/NC;15/09/2026;Vernici Brembo Srl;01234567890;100,00;22,00;122,00;16/09/2026;Consegnata ## 2026-09-15 12200 @Vernici Brembo Srl
11223366;TD01;88123;25/09/2026;Gas e Luce Spa;09876543210;329,66;72,52;402,18;27/09/2026;Consegnata ## 2026-09-25 -40218 @Gas e Luce Spa
=== books first 17 (partite) register of sales with two rates on one document
REGISTRO IVA VENDITE - Settembre 2026
Prot.;Data reg.;N. doc.;Data doc.;Cliente;Cod. IVA;Aliq.;Imponibile;Imposta;Totale
1;14/09/2026;341;14/09/2026;Tipografia Sile Srl;22;22%;500,00;110,00;610,00 ## 2026-09-14 71400 @Tipografia Sile Srl
1;14/09/2026;341;14/09/2026;Tipografia Sile Srl;04;4%;100,00;4,00;104,00
2;22/09/2026;342;22/09/2026;Bar Centrale;22;22%;100,00;22,00;122,00 ## 2026-09-22 12200 @Bar Centrale
Totali;;;;;;;700,00;136,00;836,00
=== books first 18 payments of owners into the account of a house
Condominio Via Roma 12 - Versamenti ricevuti
Data;Unità;Condomino;Causale;Importo versato
05/03/2026;1;Conti Ezio;Rata 1 ordinaria;200,00 ## 2026-03-05 20000
07/03/2026;2;Sarti Rosa;Rata 1 ordinaria;240,00 ## 2026-03-07 24000
12/03/2026;3;Lodi Pia;Acconto rata 1;80,00 ## 2026-03-12 8000
=== books first 19 (partite) rents by month with what was paid and when
Situazione affitti 2026
Inquilino;Immobile;Mese;Scadenza;Canone;Spese;Totale;Pagato;Data pagamento
Conti Ezio;Via Roma 1;settembre;05/09/2026;600,00;50,00;650,00;650,00;04/09/2026
Conti Ezio;Via Roma 1;ottobre;05/10/2026;600,00;50,00;650,00;0,00; ## 2026-10-05 65000 @Conti Ezio
Sarti Rosa;Via Roma 3;ottobre;05/10/2026;450,00;30,00;480,00;200,00;06/10/2026 ## 2026-10-05 28000 @Sarti Rosa
=== books first 20 association's book: cash and bank with their balances
ASD Polisportiva Riva - Prima nota 2026
N.;Data;Descrizione;Entrate cassa;Uscite cassa;Saldo cassa;Entrate banca;Uscite banca;Saldo banca
;01/01/2026;Saldo iniziale;;;100,00;;;2.000,00
1;10/01/2026;Quote sociali;150,00;;250,00;;; ## 2026-01-10 15000 #cassa
2;12/01/2026;Affitto palestra;;;;;500,00;1.500,00 ## 2026-01-12 -50000 #banca
3;20/01/2026;Versamento contanti;;200,00;50,00;200,00;;1.700,00 ## 2026-01-20 -20000 #cassa & 2026-01-20 20000 #banca
=== books first 21 school's contributions, class and pupil, receipts
Contributo volontario a.s. 2026/27
Data versamento;Classe;Alunno;Versante;Importo;Ricevuta
15/09/2026;1A;Lodi Tea;Lodi Pia;50,00;12 ## 2026-09-15 5000
16/09/2026;2B;Conti Leo;Conti Ezio;50,00;13 ## 2026-09-16 5000
18/09/2026;1A;Sarti Ivo;Sarti Rosa;30,00;14 ## 2026-09-18 3000
=== books first 22 business neobank: settled and executed, fees, VAT
Settlement date (UTC);Operation date (UTC);Counterparty name;Payment method;Total amount (incl. VAT);Currency;Reference;Status;Balance
02-03-2026 10:00;02-03-2026 09:58;Acme Srl;transfer;1200.00;EUR;Invoice 12;settled;5200.00 ## 2026-03-02 120000
03-03-2026 08:00;02-03-2026 20:11;Amazon;card;-49.90;EUR;;settled;5150.10 ## 2026-03-02 -4990
;04-03-2026 11:00;Enel;direct_debit;-80.00;EUR;;declined;5150.10
=== books first 23 (xlsx) two months on two sheets of one account
>>> Gennaio
Data;Causale;Dare;Avere;Saldo
01/01/2026;Saldo iniziale;;;1.000,00
10/01/2026;Affitto;500,00;;500,00 ## 2026-01-10 -50000
20/01/2026;Incasso;;300,00;800,00 ## 2026-01-20 30000
>>> Febbraio
Data;Causale;Dare;Avere;Saldo
01/02/2026;Riporto;;;800,00
10/02/2026;Affitto;500,00;;300,00 ## 2026-02-10 -50000
25/02/2026;Incasso;;900,00;1.200,00 ## 2026-02-25 90000
=== books first 24 (utf16) export with quoted cells and thousands
"Data operazione"	"Data valuta"	"Causale"	"Descrizione"	"Importo"	"Divisa"
"02/03/2026"	"03/03/2026"	"048"	"BONIFICO A VOSTRO FAVORE"	"12.500,00"	"EUR" ## 2026-03-02 1250000
"04/03/2026"	"04/03/2026"	"026"	"BONIFICO DISPOSTO"	"-3.000,00"	"EUR" ## 2026-03-04 -300000
=== books first 25 credit card of a company by cardholder, purchases positive, one refund
Estratto conto carta aziendale - Marzo 2026
Titolare;Data acquisto;Data registrazione;Esercente;Categoria merceologica;Importo EUR
ROSSI UGO;02/03/2026;03/03/2026;TRENITALIA;Trasporti;59,00 ## 2026-03-03 -5900
ROSSI UGO;05/03/2026;06/03/2026;HOTEL LAGO;Alberghi;180,00 ## 2026-03-06 -18000
VERDI ANNA;10/03/2026;11/03/2026;AMAZON;Acquisti online;34,90 ## 2026-03-11 -3490
VERDI ANNA;15/03/2026;16/03/2026;AMAZON;Acquisti online;-34,90 ## 2026-03-16 3490
`;
