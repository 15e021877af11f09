/** A second lot of them. */
export const UNSEEN_SECOND = `
=== unseen second 1 (partite) scadenzario
1. Data;2. Numero;3. Cliente;4. Importo doc.;5. Scadenza;6. Residuo
10/07/2026;2026/0451;Nuova Cart Srl;2.684,00;30/09/2026;2.684,00 ## 2026-07-10 268400 n2026/0451 >2026-09-30 @Nuova Cart Srl
28/07/2026;2026/0467;Olearia Sud Spa;1.830,00;30/09/2026;915,00 ## 2026-07-28 91500 n2026/0467 >2026-09-30 @Olearia Sud Spa
05/08/2026;2026/0488;Nuova Cart Srl;-122,00;31/10/2026;-122,00 ## 2026-08-05 -12200 n2026/0488 >2026-10-31 @Nuova Cart Srl
=== unseen second 2 (partite) SE16N BSID
BUKRS;KUNNR;BELNR;BLDAT;BUDAT;SHKZG;DMBTR;WAERS;ZFBDT;SGTXT
IT01;0000100045;5100001;12.05.2026;12.05.2026;S;11.895,00;EUR;12.05.2026;Fattura maggio ## 2026-05-12 1189500 n5100001 >2026-05-12
IT01;0000100045;5100044;20.06.2026;20.06.2026;S;2.440,00;EUR;20.06.2026;Fattura giugno ## 2026-06-20 244000 n5100044 >2026-06-20
IT01;0000100077;1600003;01.07.2026;01.07.2026;H;610,00;EUR;01.07.2026;Nota credito ## 2026-07-01 -61000 n1600003 >2026-07-01
=== unseen second 3 (partite) Scadenze per data
Scadenze dal 01/10/2026 al 31/10/2026;;;;;;
Data scad.;Tipo;Soggetto;N. doc;Data doc;Incassi;Pagamenti
05/10/2026;Fornitore;METALFER SRL;118;01/08/2026;;1.220,00 ## 2026-08-01 -122000 n118 >2026-10-05 @METALFER SRL
05/10/2026;Cliente;ALIMENTARI ROSA;77;30/07/2026;2.440,00; ## 2026-07-30 244000 n77 >2026-10-05 @ALIMENTARI ROSA
10/10/2026;Fornitore;SERVIZI NET SRL;12/C;10/08/2026;;366,00 ## 2026-08-10 -36600 n12/C >2026-10-10 @SERVIZI NET SRL
10/10/2026;Cliente;PANE E VINO SNC;80;11/08/2026;610,00; ## 2026-08-11 61000 n80 >2026-10-10 @PANE E VINO SNC
;;;;Totali;3.050,00;1.586,00
=== unseen second 4 (partite) (xlsx) clienti insoluti
Insoluti clienti 2026
Cliente;Doc.;Data doc.;Scad.;Importo;Incassato;Da incassare;Spese insoluto;Stato
Bar Centrale;FT 88/26;15/02/2026;30/04/2026;#1200;#0;#1200;7,50;Insoluto ## 2026-02-15 120000 nFT88/26 >2026-04-30 @Bar Centrale
Ristorante Mare;FT 92/26;28/02/2026;30/04/2026;560,50;#0;560,50;7,50;Insoluto ## 2026-02-28 56050 nFT92/26 >2026-04-30 @Ristorante Mare
Bar Centrale;FT 105/26;20/03/2026;31/05/2026;#800;#500;#300;#0;Parziale ## 2026-03-20 30000 nFT105/26 >2026-05-31 @Bar Centrale
Pizzeria Onda;FT 99/26;10/03/2026;31/05/2026;#150;#150;#0;#0;Pagato
=== unseen second 5 (partite) invoices export 2026
"Document type","Number","Date","Customer","Net","VAT","Gross","Due","Paid on"
"Invoice","2026-031","02/04/2026","Blue Ocean BV","1200.00","264.00","1464.00","02/05/2026","" ## 2026-04-02 146400 n2026-031 >2026-05-02 @Blue Ocean BV
"Invoice","2026-032","09/04/2026","Greenfield Ltd","600.00","132.00","732.00","09/05/2026","" ## 2026-04-09 73200 n2026-032 >2026-05-09 @Greenfield Ltd
"Credit note","CN-2026-004","15/04/2026","Blue Ocean BV","150.00","33.00","183.00","","" ## 2026-04-15 -18300 nCN-2026-004 >2026-04-15 @Blue Ocean BV
"Invoice","2026-030","25/03/2026","Acme SA","100.00","22.00","122.00","24/04/2026","20/04/2026"
=== unseen second 6 (partite) Partite aperte con dare avere e saldo
PARTITE APERTE CLIENTI;;;;;;;
Cliente;Rif.;Data;Causale;Scadenza;Dare;Avere;Saldo
CASA BELLA SRL;1/501;03/03/2026;Emissione fattura;31/05/2026;1.000,00;;1.000,00 ## 2026-03-03 80000 n1/501 >2026-05-31 @CASA BELLA SRL
CASA BELLA SRL;1/501;15/06/2026;Incasso acconto;;;200,00;800,00
CASA BELLA SRL;1/544;10/04/2026;Emissione fattura;30/06/2026;1.220,00;;1.220,00 ## 2026-04-10 122000 n1/544 >2026-06-30 @CASA BELLA SRL
DOLCE FORNO;1/560;22/04/2026;Emissione fattura;30/06/2026;305,00;;305,00 ## 2026-04-22 30500 n1/560 >2026-06-30 @DOLCE FORNO
=== unseen second 7 (partite) elenco fatture passive sdi
Id SdI;Mittente;P.IVA mittente;Tipo;Numero;Data fattura;Ricevuta il;Totale documento;Stato
9900112233;RETE ELETTRICA SPA;01234567897;TD01;1001/FE;01/09/2026;02/09/2026;2.440,00;Letta ## 2026-09-01 -244000 n1001/FE >2026-09-01 @RETE ELETTRICA SPA
9900112299;GRAFICHE BLU SNC;09876543217;TD01;33;04/09/2026;05/09/2026;366,00;Da leggere ## 2026-09-04 -36600 n33 >2026-09-04 @GRAFICHE BLU SNC
9900112301;STUDIO LEGALE ROSSI;05555555550;TD06;7/2026;10/09/2026;11/09/2026;1.248,00;Letta ## 2026-09-10 -124800 n7/2026 >2026-09-10 @STUDIO LEGALE ROSSI
=== unseen second 8 (partite) OP-Liste Debitoren
Kundennummer;Kundenname;Belegart;Belegnummer;Belegdatum;Fällig am;Rechnungsbetrag;Bezahlt;Offener Betrag;Mahnstufe
10001;Schmidt GmbH;Rechnung;RE-1001;01.06.2026;01.07.2026;1.190,00;0,00;1.190,00;1 ## 2026-06-01 119000 nRE-1001 >2026-07-01 @Schmidt GmbH
10002;Weber KG;Rechnung;RE-1010;15.06.2026;15.07.2026;1.190,00;595,00;595,00;0 ## 2026-06-15 59500 nRE-1010 >2026-07-15 @Weber KG
10001;Schmidt GmbH;Gutschrift;GS-1002;20.06.2026;20.06.2026;-119,00;0,00;-119,00;0 ## 2026-06-20 -11900 nGS-1002 >2026-06-20 @Schmidt GmbH
=== unseen second 9 (partite) Scadenzario attivo raggruppato mese
Scadenzario attivo;;;;;
;;;;;
Cliente;Fattura;Del;Scadenza;Importo;Tipo pag.
Ottobre 2026;;;;;
Vivai Testa;410;31/08/2026;31/10/2026;1.586,00;RIBA ## 2026-08-31 158600 n410 >2026-10-31 @Vivai Testa
Ortofrutta Re;415;31/08/2026;31/10/2026;244,00;BON ## 2026-08-31 24400 n415 >2026-10-31 @Ortofrutta Re
Totale ottobre 2026;;;;1.830,00;
Novembre 2026;;;;;
Vivai Testa;422;10/09/2026;10/11/2026;3.050,00;RIBA ## 2026-09-10 305000 n422 >2026-11-10 @Vivai Testa
Totale novembre 2026;;;;3.050,00;
=== unseen second 10 (partite) mastrino cliente
Scheda contabile cliente 000321 - FORNACE ANTICA SRL;;;;;;
Data;Descrizione;Num. doc.;Data doc.;Scadenza;Dare;Avere
31/01/2026;Ns. fattura;201;31/01/2026;31/03/2026;610,00; ## 2026-01-31 61000 n201 >2026-03-31 @FORNACE ANTICA SRL
28/02/2026;Ns. fattura;212;28/02/2026;30/04/2026;305,00;
31/03/2026;Ns. fattura;225;31/03/2026;31/05/2026;1.220,00; ## 2026-03-31 122000 n225 >2026-05-31 @FORNACE ANTICA SRL
04/05/2026;Incasso fattura;212;28/02/2026;;;305,00
=== unseen second 11 (partite) debiti fornitori
Cod;Denominazione fornitore;Nr fattura;Dt fattura;Dt scadenza;Tot fattura;Tot pagato;Saldo;Valuta
F001;Lavanderia Chiara;A12;20260505;20260805;700,00;0,00;700,00;EUR ## 2026-05-05 -70000 nA12 >2026-08-05 @Lavanderia Chiara
F044;Legno Più Srl;B/9;20260606;20260906;1500,00;500,00;1000,00;EUR ## 2026-06-06 -100000 nB/9 >2026-09-06 @Legno Più Srl
F044;Legno Più Srl;B/3;20260506;20260806;900,00;900,00;0,00;EUR
=== unseen second 12 (partite) (xlsx) ricevute affitti
Inquilino;Immobile;Mese;Canone;Spese cond.;Totale dovuto;Scadenza;Emessa il;Incassato
Gatti Silvia;Via Roma 3;Ottobre;#600;#50;#650;05/10/2026;01/10/2026 ## 2026-10-01 65000 nViaRoma3 >2026-10-05 @Gatti Silvia
Moretti Ugo;Via Roma 5;Ottobre;#700;#20;#720;05/10/2026;01/10/2026 ## 2026-10-01 72000 nViaRoma5 >2026-10-05 @Moretti Ugo
Serra Ada;Via Po 1;Ottobre;#500;#0;#500;05/10/2026;01/10/2026;#500
=== unseen second 13 (partite) export fatture fic
Numero;Data;Cliente;Imponibile;IVA;Lordo;Netto a pagare;Ritenuta;Data ultimo incasso;Incassato;Da incassare
12/FE;01/06/2026;Condominio Pini;1.000,00;220,00;1.220,00;1.180,00;40,00;15/06/2026;143,00;1.037,00 ## 2026-06-01 103700 n12/FE >2026-06-01 @Condominio Pini
13/FE;10/06/2026;Sartoria Lia;400,00;88,00;488,00;488,00;0,00;;0,00;488,00 ## 2026-06-10 48800 n13/FE >2026-06-10 @Sartoria Lia
14/FE;12/06/2026;Bianco Sas;100,00;22,00;122,00;122,00;0,00;20/06/2026;122,00;0,00
=== unseen second 14 (partite) report crediti debiti
Natura;Controparte;Documento;Emissione;Scadenza;Importo
Credito;Palestra Fit;C-11;7 lug 2026;7 set 2026;€ 540,00 ## 2026-07-07 54000 nC-11 >2026-09-07 @Palestra Fit
Credito;Piscina Blu;C-19;17 lug 2026;17 set 2026;€ 960,00 ## 2026-07-17 96000 nC-19 >2026-09-17 @Piscina Blu
Debito;Cloro Italia;D-02;9 lug 2026;9 set 2026;€ 330,00 ## 2026-07-09 -33000 nD-02 >2026-09-09 @Cloro Italia
=== unseen cards second 1 mov carta u
Data;Descrizione;Tipo;Importo
03/05/2026;FIORAIO MARIA;U;25,00 ## 2026-05-03 -2500
07/05/2026;HOTEL STELLA;U;140,00 ## 2026-05-07 -14000
09/05/2026;RIMBORSO HOTEL STELLA;E;60,00 ## 2026-05-09 6000
=== unseen cards second 2 paypal preaut
"Data","Ora","Nome","Tipo","Stato","Valuta","Importo","Tariffa","Totale","Saldo","Codice transazione"
"01/06/2026","09:00:00","Music Online","Autorizzazione generale","Completata","EUR","-20,00","0,00","-20,00","100,00","A1"
"01/06/2026","09:05:00","Music Online","Pagamento preautorizzato","Completata","EUR","-20,00","0,00","-20,00","80,00","A2" ## 2026-06-01 -2000
"03/06/2026","10:00:00","Rita Neri","Pagamento sito web","Completata","EUR","80,00","-2,92","77,08","157,08","A3" ## 2026-06-03 7708
"05/06/2026","10:00:00","Game Shop","Autorizzazione generale","Annullata","EUR","-15,00","0,00","-15,00","157,08","A4"
"08/06/2026","10:00:00","Game Shop","Pagamento preautorizzato","Completata","EUR","-15,00","0,00","-15,00","142,08","A5" ## 2026-06-08 -1500
=== unseen cards second 3 estratto conto carta business
Carta: 4*** **** **** 0099 - Titolare: NERI LUCIA
Data reg.;Data val.;Descrizione;Luogo;Importo divisa;Divisa;Addebito;Accredito
02/07/2026;01/07/2026;VOLI LOW COST;DUBLIN;310,00;EUR;310,00; ## 2026-07-02 -31000
05/07/2026;04/07/2026;LIBRERIA DEL CORSO;ROMA;18,90;EUR;18,90; ## 2026-07-05 -1890
06/07/2026;05/07/2026;COMMISSIONE ESTERO;;5,00;EUR;5,00; ## 2026-07-06 -500
20/07/2026;20/07/2026;ADDEBITO SU C/C;;333,90;EUR;;333,90 ## 2026-07-20 33390
=== unseen cards second 4 pos transactions
Transaction date;Terminal ID;Card scheme;Card number;Auth code;Type;Amount;Currency;Outcome
01/08/2026 11:20;T991;VISA;4*** 1111;123456;PURCHASE;25,00;EUR;APPROVED ## 2026-08-01 2500
01/08/2026 12:45;T991;MC;5*** 2222;654321;PURCHASE;40,00;EUR;APPROVED ## 2026-08-01 4000
01/08/2026 12:50;T991;MC;5*** 3333;;PURCHASE;70,00;EUR;DECLINED
02/08/2026 09:10;T991;VISA;4*** 1111;777888;REFUND;25,00;EUR;APPROVED ## 2026-08-02 -2500
=== unseen cards second 5 ebay like
Data di creazione della transazione,Tipo,Numero ordine,Nome utente acquirente,Valuta transazione lorda,Importo transazione lordo,Commissione sul valore finale,Importo netto,Valuta pagamento
01-mar-2026,Ordine,11-001,A. Fusi,EUR,"50,00","-6,10","43,90",EUR ## 2026-03-01 4390
03-mar-2026,Rimborso,11-001,A. Fusi,EUR,"-50,00","6,10","-43,90",EUR ## 2026-03-03 -4390
04-mar-2026,Pagamento (Payout),,,EUR,"-120,00",--,"-120,00",EUR ## 2026-03-04 -12000
=== unseen cards second 6 (xlsx) fleet card
Estratto transazioni carte carburante
Targa;Autista;Data;Ora;Impianto;Prodotto;Quantità;Prezzo;Importo;Sconto;Totale fatturato
EX001AA;Rossi;02/04/2026;08:10;#1123;DIESEL;#40;1,76;70,40;0,40;#70 ## 2026-04-02 -7000
EX002BB;Bianchi;08/04/2026;17:20;#1140;DIESEL;37,50;1,76;#66;0,50;65,50 ## 2026-04-08 -6550
EX001AA;Rossi;15/04/2026;09:00;#1123;LAVAGGIO;#1;#4;#4;#0;#4 ## 2026-04-15 -400
=== unseen cards second 7 welfare wallet
Data movimento;Movimento;Dettaglio;Crediti;Debiti;Credito residuo
10/01/2026;Caricamento;Caricamento credito welfare;200,00;;200,00 ## 2026-01-10 20000
15/01/2026;Spesa;Palestra Dinamo;;30,00;170,00 ## 2026-01-15 -3000
20/01/2026;Spesa;Libri scolastici;;45,90;124,10 ## 2026-01-20 -4590
25/01/2026;Storno;Storno libri scolastici;45,90;;170,00 ## 2026-01-25 4590
=== unseen cards second 8 gocardless payouts
payout_id,arrival_date,status,amount,deducted_fees,currency,reference
PO1,2026-02-03,paid,97.50,2.50,EUR,SUBS-1 ## 2026-02-03 9750
PO2,2026-02-10,paid,48.75,1.25,EUR,SUBS-2 ## 2026-02-10 4875
PO3,2026-02-17,bounced,30.00,0.75,EUR,SUBS-3
=== unseen cards second 9 kreditkarte firma
Karteninhaber;Kartennummer;Kaufdatum;Buchungsdatum;Händler;Betrag;Währung;S/H
MEIER ANNA;5***1234;02.05.2026;04.05.2026;BAHN AG;89,00;EUR;S ## 2026-05-04 -8900
MEIER ANNA;5***1234;05.05.2026;06.05.2026;TANKSTELLE SUED;45,30;EUR;S ## 2026-05-06 -4530
MEIER ANNA;5***1234;10.05.2026;11.05.2026;GUTSCHRIFT BAHN AG;20,00;EUR;H ## 2026-05-11 2000
=== unseen cards second 10 spendesk like
Payment date;Settlement date;Payer;Team;Supplier;Description;Type;Total amount;VAT;Currency;State
2026-06-01;2026-06-01;Luca P.;Sales;Trattoria;Lunch client;Card;60.00;5.45;EUR;Settled ## 2026-06-01 -6000
2026-06-02;2026-06-03;Ada C.;Office;Posta;Stamps;Card;12.50;0.00;EUR;Settled ## 2026-06-03 -1250
2026-06-05;2026-06-06;Luca P.;Sales;Taxi Coop;Taxi;Expense claim;30.00;2.73;EUR;Settled ## 2026-06-06 -3000
=== unseen cards second 11 moneta elettronica
Data contabile;Operazione;Importo;Commissione;Saldo
01/09/2026;Ricarica da POS;100,00;2,00;98,00 ## 2026-09-01 9800
05/09/2026;ABBONAMENTO STREAMING;-19,90;0,00;78,10 ## 2026-09-05 -1990
=== unseen cards second 12 amex sito
Data,Descrizione,Titolare della Carta,Conto #,Importo,Dettagli estesi,Categoria
02/10/2026,CARTOLERIA CENTRALE,M VERDI,-41002,"55,20",,Acquisti ## 2026-10-02 -5520
04/10/2026,INFORMATICA SRL,M VERDI,-41002,"1299,00",,Acquisti ## 2026-10-04 -129900
10/10/2026,ADDEBITO IN C/C SALVO BUON FINE,M VERDI,-41002,"-1354,20",,Pagamenti ## 2026-10-10 135420
=== unseen cards second 13 (xlsx) telepass fattura
Dettaglio viaggi e servizi
Data;Servizio;Dettaglio;Imponibile;IVA;Totale
03/07/2026;Pedaggio;MI - BG;5,16;1,14;6,30 ## 2026-07-03 -630
09/07/2026;Pedaggio;BO - FI;11,64;2,56;14,20 ## 2026-07-09 -1420
15/07/2026;Parcheggio;Parking Duomo;2,46;0,54;3,00 ## 2026-07-15 -300
=== unseen cards second 14 delivery partner
Data ordine;N. ordine;Stato;Valore ordine;Commissione piattaforma;Rimborsi cliente;Netto dovuto
04/05/2026;#88;Consegnato;80,00;-24,00;0,00;56,00 ## 2026-05-04 5600
05/05/2026;#89;Consegnato;55,00;-16,50;0,00;38,50 ## 2026-05-05 3850
05/05/2026;#90;Annullato;20,00;0,00;-20,00;0,00
06/05/2026;#91;Consegnato;0,00;0,00;-10,00;-10,00 ## 2026-05-06 -1000
=== unseen cards second 15 carta conto in sospeso
Movimenti contabilizzati;;;
Data;Descrizione;Entrate;Uscite
03/09/2026;STREAM VIDEO;;9,99 ## 2026-09-03 -999
04/09/2026;FARMACIA SAN CARLO;;31,00 ## 2026-09-04 -3100
08/09/2026;Bonifico da Rossi;250,00; ## 2026-09-08 25000
;;;
Movimenti non contabilizzati;;;
Data;Descrizione;Entrate;Uscite
09/09/2026;BAR STAZIONE;;4,20
10/09/2026;SUPERMERCATO;;37,10
`;
