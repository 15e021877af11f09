/** A third lot of them. */
export const UNSEEN_THIRD = `
=== unseen third 1 (partite) Estratto partite 2026
ESTRATTO PARTITE - CLIENTI;;;;;;;;
Ditta: OFFICINA TRE VALLI SRL;;;;;;Data stampa: 30/09/2026;;
;;;;;;;;
Conto;Descrizione conto;Partita;Data doc.;Num. doc.;Scadenza;Importo scad.;Saldato;Residuo
1.02.0001;Tecnoclima Srl;2026/12;31/01/2026;F26/0012;31/03/2026;3.660,00;0,00;3.660,00 ## 2026-01-31 366000 nF26/0012 >2026-03-31 @Tecnoclima Srl
1.02.0001;Tecnoclima Srl;2026/50;31/03/2026;F26/0050;31/05/2026;1.220,00;0,00;1.220,00 ## 2026-03-31 122000 nF26/0050 >2026-05-31 @Tecnoclima Srl
;;;;;Tot. Tecnoclima Srl;4.880,00;0,00;4.880,00
1.02.0040;Vetri Nord Snc;2026/31;28/02/2026;F26/0031;30/04/2026;1.708,00;854,00;854,00 ## 2026-02-28 85400 nF26/0031 >2026-04-30 @Vetri Nord Snc
;;;;;Tot. Vetri Nord Snc;1.708,00;854,00;854,00
;;;;;Totale generale;6.588,00;854,00;5.734,00
=== unseen third 2 (partite) (xlsx) fatture da ricevere pagamento
Numero;Intestata a;Data emissione;Imponibile;Bollo;Totale;Pagamento entro;Pagata il
#6;Teatro Nuovo;10/02/2026;#900;#2;#902;12/03/2026;10/03/2026
#7;Fondazione Lume;02/03/2026;#2498;#2;#2500;01/04/2026 ## 2026-03-02 250000 n7 >2026-04-01 @Fondazione Lume
#8;Scuola Viva;20/03/2026;#1798;#2;#1800;19/04/2026 ## 2026-03-20 180000 n8 >2026-04-19 @Scuola Viva
=== unseen third 3 (partite) aged receivables
Aged Receivables Detail
Officina Tre Valli S.r.l.
As at 30 September 2026

Invoice Date,Due Date,Invoice Number,Contact,Current,< 1 Month,1 Month,2 Months,Older,Total
01 Jul 2026,31 Jul 2026,INV-100,Baker Ltd,0.00,0.00,0.00,200.00,0.00,200.00 ## 2026-07-01 20000 nINV-100 >2026-07-31 @Baker Ltd
20 Aug 2026,19 Sep 2026,INV-118,Baker Ltd,0.00,350.00,0.00,0.00,0.00,350.00 ## 2026-08-20 35000 nINV-118 >2026-09-19 @Baker Ltd
01 Sep 2026,01 Oct 2026,INV-121,Cook & Co,75.00,0.00,0.00,0.00,0.00,75.00 ## 2026-09-01 7500 nINV-121 >2026-10-01 @Cook Co
Total,,,,75.00,350.00,0.00,200.00,0.00,625.00
=== unseen third 4 (partite) lista partite segno
CONTO|RAGIONE SOCIALE|NUM.DOC|DT.DOC|DT.SCAD|IMPORTO|SEGNO
CL0012|Arredi Uno Srl|1500|15-06-2026|15-08-2026|999,00|D ## 2026-06-15 99900 n1500 >2026-08-15 @Arredi Uno Srl
CL0012|Arredi Uno Srl|1502|18-06-2026|18-08-2026|120,00|A ## 2026-06-18 -12000 n1502 >2026-08-18 @Arredi Uno Srl
FO0033|Corriere Lampo|77/B|20-06-2026|31-08-2026|430,00|A ## 2026-06-20 -43000 n77/B >2026-08-31 @Corriere Lampo
=== unseen third 5 (partite) portale fornitore stato
Portale fornitori - Elenco fatture trasmesse
Numero fattura;Data fattura;Importo;Stato;Scadenza pagamento;Data pagamento
2026-5;10/04/2026;610,00;Pagata;09/06/2026;09/06/2026
2026-9;10/05/2026;1.220,00;Registrata;09/07/2026; ## 2026-05-10 122000 n2026-9 >2026-07-09
2026-12;10/06/2026;2.440,00;Ricevuta;09/08/2026; ## 2026-06-10 244000 n2026-12 >2026-08-09
2026-13;11/06/2026;100,00;Rifiutata;;
=== unseen third 6 (partite) (xlsx) scadenzario banca
Scadenzario passivo
Data;Fornitore;Fatt.;del;Importo;Banca;Saldo previsto
05/10/2026;Ceramiche Blu;#811;05/07/2026;#1500;BPM;#8500 ## 2026-07-05 -150000 n811 >2026-10-05 @Ceramiche Blu
12/10/2026;Idraulica Po;#812;12/07/2026;#640;BPM;#7860 ## 2026-07-12 -64000 n812 >2026-10-12 @Idraulica Po
=== unseen third 7 (partite) fatture acconto saldo
Cliente;N.;Data;Tot. fattura;Acconto;Saldo da ricevere;Entro
Cantiere Navale;21;04/04/2026;2.440,00;976,00;1.464,00;30/06/2026 ## 2026-04-04 146400 n21 >2026-06-30 @Cantiere Navale
Hotel Alpi;22;20/04/2026;1.000,00;;1.000,00;30/06/2026 ## 2026-04-20 100000 n22 >2026-06-30 @Hotel Alpi
=== unseen third 8 (partite) op kunden mit saldo
Debitor;Name;Belegnr.;Belegdatum;Fälligkeitsdatum;Soll;Haben;OP-Saldo
10010;Klein OHG;R-77;02.02.2026;04.03.2026;476,00;0,00;476,00 ## 2026-02-02 47600 nR-77 >2026-03-04 @Klein OHG
10020;Gross AG;R-80;20.02.2026;22.03.2026;238,00;0,00;238,00 ## 2026-02-20 23800 nR-80 >2026-03-22 @Gross AG
=== unseen third 9 (partite) (xlsx) quote associative
Socio;Tessera;Quota;Emessa;Scadenza;Stato
Bruni Ida;#101;#60;15/01/2026;31/03/2026;non pagata ## 2026-01-15 6000 n101 >2026-03-31 @Bruni Ida
Costa Leo;#102;#60;15/01/2026;31/03/2026;pagata
Galli Rosa;#103;#60;15/01/2026;31/03/2026;non pagata ## 2026-01-15 6000 n103 >2026-03-31 @Galli Rosa
=== unseen third 10 (partite) distinte effetti
Distinta n. 12 del 30/09/2026
Progr.;Cliente;P.IVA;Fattura;Data fattura;Scadenza;Importo
1;Macelleria Toro;01112223334;55;10/08/2026;31/10/2026;410,40 ## 2026-08-10 41040 n55 >2026-10-31 @Macelleria Toro
2;Enoteca Vini;04445556667;56;12/08/2026;31/10/2026;1.200,00 ## 2026-08-12 120000 n56 >2026-10-31 @Enoteca Vini
Totale distinta;;;;;;1.610,40
=== unseen third 11 (partite) crediti json like
id,doc_number,doc_date,due_date,customer_name,amount_net,amount_vat,amount_gross,amount_paid,amount_open,is_paid
1,A-9,2026-09-09,2026-10-09,Kappa Srl,100.00,22.00,122.00,0.00,122.00,false ## 2026-09-09 12200 nA-9 >2026-10-09 @Kappa Srl
2,A-10,2026-09-10,2026-10-10,Lambda Spa,300.00,66.00,366.00,122.00,244.00,false ## 2026-09-10 24400 nA-10 >2026-10-10 @Lambda Spa
3,A-8,2026-09-01,2026-10-01,Kappa Srl,50.00,11.00,61.00,61.00,0.00,true
=== unseen third 12 (partite) prima nota partite miste
Partite aperte al 30/09/2026
Tipo conto;Nominativo;Documento;Del;Scade il;Dare;Avere
C;Alfieri Carlo;310;10/07/2026;30/09/2026;2.000,00; ## 2026-07-10 200000 n310 >2026-09-30 @Alfieri Carlo
F;Bosco Legnami;18/F;15/07/2026;30/09/2026;;700,00 ## 2026-07-15 -70000 n18/F >2026-09-30 @Bosco Legnami
=== unseen third 13 (partite) fatture valuta
Cliente;Fattura;Data;Scadenza;Importo in valuta;Divisa;Cambio;Importo EUR
Zurich Tools AG;E-1;05/05/2026;04/06/2026;950,00;CHF;0,95;1.000,00 ## 2026-05-05 100000 nE-1 >2026-06-04 @Zurich Tools AG
Boston Parts Inc;E-2;15/05/2026;14/06/2026;880,00;USD;1,10;800,00 ## 2026-05-15 80000 nE-2 >2026-06-14 @Boston Parts Inc
=== unseen third 14 (partite) bollette utenze
Le tue bollette
N. bolletta;Emessa il;Scade il;Importo;Stato pagamento
880;08/07/2026;28/07/2026;150,00;Pagata
991;08/09/2026;28/09/2026;180,45;Da pagare ## 2026-09-08 -18045 n991 >2026-09-28
1002;10/09/2026;30/09/2026;66,10;Da pagare ## 2026-09-10 -6610 n1002 >2026-09-30
=== unseen third 15 (partite) scadenze multiriga
Cliente;Documento;Data;Totale doc.;Scadenza;Importo scadenza
Gamma Srl;500;01/06/2026;1.200,00;31/08/2026;600,00 ## 2026-06-01 60000 n500 >2026-08-31 @Gamma Srl
;;;;30/09/2026;600,00 ## 2026-06-01 60000 n500 >2026-09-30 @Gamma Srl
Delta Sas;507;20/06/2026;305,00;31/08/2026;305,00 ## 2026-06-20 30500 n507 >2026-08-31 @Delta Sas
=== unseen cards third 1 carta estratto sezioni
Estratto conto carte aziendali - Settembre 2026;;;
Carta 5***1001 - BRUNI MARIO;;;
Data;Descrizione;Addebito;Accredito
03/09/2026;LIBRERIA NUOVA;20,00; ## 2026-09-03 -2000 #5***1001
06/09/2026;SCARPE & CO;77,00; ## 2026-09-06 -7700 #5***1001
Totale carta;;97,00;
Carta 5***1002 - GALLI ANNA;;;
Data;Descrizione;Addebito;Accredito
04/09/2026;TRENO AV;140,00; ## 2026-09-04 -14000 #5***1002
Totale carta;;140,00;
Totale generale;;237,00;
=== unseen cards third 2 wise like
"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Merchant","Total fees"
CARD-3,09-03-2026,-12.00,EUR,"Card transaction of 12.00 EUR issued by Bakery",,937.70,,,,,,Bakery,0.00 ## 2026-03-09 -1200
TRANSFER-2,04-03-2026,-50.30,EUR,"Sent money to Ugo Riva",saldo,949.70,,,,,"Ugo Riva",,0.30 ## 2026-03-04 -5030
TRANSFER-1,01-03-2026,1000.00,EUR,"Received money from ACME",ft 1,1000.00,,,,"ACME SRL",,,0.00 ## 2026-03-01 100000
=== unseen cards third 3 etoll
Nr. dispositivo;Data transito;Casello entrata;Casello uscita;Importo pedaggio;IVA inclusa
99120;05/06/2026;Lodi;Piacenza Sud;3,20;SI ## 2026-06-05 -320
99120;07/06/2026;Parma;Modena Sud;8,90;SI ## 2026-06-07 -890
=== unseen cards third 4 gift card ledger
Data;Evento;Importo;Residuo
02/02/2026;Attivazione;100,00;100,00 ## 2026-02-02 10000
10/02/2026;Utilizzo;35,00;65,00 ## 2026-02-10 -3500
20/02/2026;Utilizzo;65,00;0,00 ## 2026-02-20 -6500
=== unseen cards third 5 adyen settlement
Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC),Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC)
Co,Ma,P1,O1,visa,2026-04-02 10:00:00,Settled,EUR,,100.00,EUR,,98.50,1.50 ## 2026-04-02 9850
Co,Ma,P2,O1,visa,2026-04-03 10:00:00,Refunded,EUR,100.00,,EUR,100.00,,0.00 ## 2026-04-03 -10000
Co,Ma,,,,2026-04-05 00:00:00,MerchantPayout,EUR,,,EUR,98.50,, ## 2026-04-05 -9850
=== unseen cards third 6 glovo like riepilogo
Data;Ordine;Totale prodotti;Commissioni;Importo da accreditare
01/05/2026;A1;40,00;12,00;28,00 ## 2026-05-01 2800
02/05/2026;A2;25,00;7,50;17,50 ## 2026-05-02 1750
=== unseen cards third 7 movimenti prepagata sospesi
Data valuta;Data contabile;Descrizione;Importo;Stato
01/08/2026;01/08/2026;Cinema Odeon;-10,00;Contabilizzato ## 2026-08-01 -1000
03/08/2026;03/08/2026;Ricarica da carta;+50,00;Contabilizzato ## 2026-08-03 5000
;;Ristorante Sole;-42,00;In autorizzazione
=== unseen cards third 8 corporate fx
Post Date;Tran Date;Merchant;Orig Amt;Orig Cur;Billing Amt;Billing Cur;Cardholder
01/07/2026;30/06/2026;HOTEL NYC;100,00;USD;92,00;EUR;ROSSI L ## 2026-07-01 -9200
02/07/2026;30/06/2026;FOREIGN FEE;1,38;EUR;1,38;EUR;ROSSI L ## 2026-07-02 -138
05/07/2026;04/07/2026;TAXI MILANO;45,00;EUR;45,00;EUR;ROSSI L ## 2026-07-05 -4500
=== unseen cards third 9 scalapay like
Data ordine;Ordine;Valore ordine;Commissione;Data bonifico;Importo bonificato
02/03/2026;S1;100,00;3,00;05/03/2026;97,00 ## 2026-03-02 9700
09/03/2026;S2;50,00;1,50;12/03/2026;48,50 ## 2026-03-09 4850
=== unseen cards third 10 (xlsx) cassa pos giornaliero
Incassi POS giugno
Giorno;Bancomat;Carte credito;Satispay;Totale
01/06/2026;#200;#180;#30;#410 ## 2026-06-01 41000
02/06/2026;188,50;#170;#30;388,50 ## 2026-06-02 38850
TOTALE;388,50;#350;#60;798,50
=== unseen cards third 11 carta saldo iniziale
DATA;DESCRIZIONE;IMPORTO;DEBITO RESIDUO
30/04/2026;SALDO PRECEDENTE;;310,00
03/05/2026;SPORT CENTER;60,00;370,00 ## 2026-05-03 -6000
09/05/2026;EDICOLA;15,00;385,00 ## 2026-05-09 -1500
15/05/2026;PAGAMENTO RICEVUTO;-310,00;75,00 ## 2026-05-15 31000
=== unseen cards third 12 zettle
Data,Tipo,Riferimento,Importo,Commissione,Netto,Saldo
01/09/2026,Pagamento con carta,R1,"20,00","-0,39","19,61","19,61" ## 2026-09-01 1961
01/09/2026,Pagamento con carta,R2,"35,00","-0,68","34,32","53,93" ## 2026-09-01 3432
03/09/2026,Versamento su conto bancario,,"-53,93","0,00","-53,93","0,00" ## 2026-09-03 -5393
=== unseen cards third 13 buoni carburante
Data operazione;Tipo operazione;N. carta carburante;Impianto;Importo euro
04/04/2026;Acquisto carburante;7001;Via Emilia 12;50,00 ## 2026-04-04 -5000
18/04/2026;Acquisto carburante;7001;Via Emilia 12;50,00 ## 2026-04-18 -5000
20/04/2026;Storno acquisto;7001;Via Emilia 12;50,00 ## 2026-04-20 5000
=== unseen cards third 14 amazon business ordini
Data ordine,ID ordine,Stato ordine,Data pagamento,Importo pagamento,Tipo pagamento,Titolo prodotto
02/08/2026,404-1,Chiuso,03/08/2026,"36,60",Addebito,Cartucce ## 2026-08-03 -3660
09/08/2026,404-2,Chiuso,10/08/2026,"122,00",Addebito,Sedia ## 2026-08-10 -12200
09/08/2026,404-1,Chiuso,15/08/2026,"36,60",Rimborso,Cartucce ## 2026-08-15 3660
=== unseen cards third 15 (xlsx) elenco addebiti carta multi
Carta;Titolare;Data;Esercente;Importo
*1001;Bruni;03/10/2026;BAR STELLA;#11 ## 2026-10-03 -1100 #*1001
*1001;Bruni;05/10/2026;GOMME EXPRESS;#220 ## 2026-10-05 -22000 #*1001
*1002;Galli;04/10/2026;PIZZERIA ROMA;#33 ## 2026-10-04 -3300 #*1002
`;
