/** Lists of the trade and exports of cards, terminals and services of payment, as programs of several countries lay them out. */
export const TRADE_FIRST = `
=== trade list first 1 (partite) Scadenzario attivo Zucchetti
Ditta 001 - MECCANICA TRE PINI SRL;;;;;;;;
SCADENZARIO CLIENTI per data scadenza dal 01/01/2026 al 31/12/2026;;;;;;;;
Dt.scad.;Cliente;;Docum.;Dt.doc.;Tp.pag.;Imp.scad.;Incassato;Da incassare
31/07/2026;00045;Falegnameria Bosco Srl;FV 318;12/06/2026;RB;1.220,00;0,00;1.220,00 ## 2026-06-12 122000 nFV318 >2026-07-31 @Falegnameria Bosco Srl
31/07/2026;00051;Serramenti Valle;FV 322;15/06/2026;BO;854,00;354,00;500,00 ## 2026-06-15 50000 nFV322 >2026-07-31 @Serramenti Valle
Totale al 31/07/2026;;;;;;2.074,00;354,00;1.720,00
31/08/2026;00045;Falegnameria Bosco Srl;FV 340;10/07/2026;RB;610,00;0,00;610,00 ## 2026-07-10 61000 nFV340 >2026-08-31 @Falegnameria Bosco Srl
31/08/2026;00077;Idro Clima Snc;NC 12;20/07/2026;BO;-122,00;0,00;-122,00 ## 2026-07-20 -12200 nNC12 >2026-08-31 @Idro Clima Snc
Totale al 31/08/2026;;;;;;488,00;0,00;488,00
Totale generale;;;;;;2.562,00;354,00;2.208,00
=== trade list first 2 (partite) mastrino fornitore gestionale
Mastrino: 40.01.0033 CARTIERA DEL LAGO SPA;;;;;;
Esercizio 2026;;;;;;
Data reg.;N. reg.;Causale;Rif. documento;Dare;Avere;Saldo
02/02/2026;114;FATT. ACQUISTO;FT 88 del 30/01/2026;;1.830,00;-1.830,00 ## 2026-01-30 -183000 n88
16/02/2026;160;FATT. ACQUISTO;FT 97 del 12/02/2026;;610,00;-2.440,00 ## 2026-02-12 -61000 n97
=== trade list first 3 (partite) elenco insoluti agente
AGENTE: 12 - ROSSETTI PAOLO;;;;;;
Elenco insoluti e scaduti della clientela;;;;;;
Cliente;Citta;Nr doc;Data doc;Scaduto il;gg rit.;Importo insoluto
Alimentari Bepi;Feltre;1201;31/03/2026;31/05/2026;45;420,00 ## 2026-03-31 42000 n1201 >2026-05-31 @Alimentari Bepi
Bar Centrale;Belluno;1233;30/04/2026;30/06/2026;15;88,50 ## 2026-04-30 8850 n1233 >2026-06-30 @Bar Centrale
Osteria Alta;Alleghe;1240;30/04/2026;30/06/2026;15;1.004,20 ## 2026-04-30 100420 n1240 >2026-06-30 @Osteria Alta
=== trade list first 4 (partite) (xlsx) morosi condominio
CONDOMINIO LE BETULLE - SITUAZIONE MOROSITA' AL 30/06/2026
Int.;Condomino;Rata;Emissione;Scadenza;Dovuto;Versato;Residuo
1;Ferri Aldo;1/2026;01/01/2026;31/01/2026;#250;#250;#0
2;Gori Tina;1/2026;01/01/2026;31/01/2026;#310;#110;#200 ## 2026-01-01 20000 >2026-01-31 @Gori Tina
2;Gori Tina;2/2026;01/04/2026;30/04/2026;#310;#0;#310 ## 2026-04-01 31000 >2026-04-30 @Gori Tina
5;Lari Snc;2/2026;01/04/2026;30/04/2026;412,50;#0;412,50 ## 2026-04-01 41250 >2026-04-30 @Lari Snc
=== trade list first 5 (partite) fatture ricevute con ritenuta
Registro fatture ricevute da pagare;;;;;;;;;
Prot.;Ricevuta il;Fornitore;Num. fattura;Data fattura;Imponibile;IVA;R.A.;Totale fattura;Netto da pagare;Scadenza
31;05/03/2026;Avv. Sartori Luca;14/2026;03/03/2026;1.040,00;228,80;200,00;1.268,80;1.068,80;02/04/2026 ## 2026-03-03 -106880 n14/2026 >2026-04-02 @Avv. Sartori Luca
32;09/03/2026;Carta Uno Srl;771;06/03/2026;300,00;66,00;0,00;366,00;366,00;30/04/2026 ## 2026-03-06 -36600 n771 >2026-04-30 @Carta Uno Srl
33;12/03/2026;Geom. Valli Ezio;8;10/03/2026;520,00;114,40;100,00;634,40;534,40;10/04/2026 ## 2026-03-10 -53440 n8 >2026-04-10 @Geom. Valli Ezio
=== trade list first 6 (partite) DATEV OPOS Debitoren
Konto;Bezeichnung;Rechnungs-Nr.;Datum;Fälligkeit;Soll;Haben;Saldo;S/H
10100;Brandt Maschinen GmbH;RE-5001;04.05.2026;03.06.2026;1.190,00;;1.190,00;S ## 2026-05-04 119000 nRE-5001 >2026-06-03 @Brandt Maschinen GmbH
10100;Brandt Maschinen GmbH;GU-5003;11.05.2026;11.05.2026;;119,00;119,00;H ## 2026-05-11 -11900 nGU-5003 >2026-05-11 @Brandt Maschinen GmbH
10220;Otto Handel KG;RE-5010;20.05.2026;19.06.2026;357,00;;357,00;S ## 2026-05-20 35700 nRE-5010 >2026-06-19 @Otto Handel KG
=== trade list first 7 (partite) balance agée fournisseurs
Balance âgée fournisseurs au 30/06/2026
Code;Fournisseur;N° pièce;Date pièce;Échéance;Montant TTC;Déjà réglé;Reste dû
F012;Papeterie Duval;FA2231;15/04/2026;15/05/2026;480,00;0,00;480,00 ## 2026-04-15 -48000 nFA2231 >2026-05-15 @Papeterie Duval
F019;Transports Roux;8841;02/05/2026;01/06/2026;1 260,00;260,00;1 000,00 ## 2026-05-02 -100000 n8841 >2026-06-01 @Transports Roux
F012;Papeterie Duval;AV0031;05/05/2026;05/05/2026;-60,00;0,00;-60,00 ## 2026-05-05 6000 nAV0031 >2026-05-05 @Papeterie Duval
=== trade list first 8 (partite) facturas pendientes de cobro
Cliente;Factura;Fecha;Vencimiento;Base;IVA;Total;Cobrado;Pendiente
Talleres Ruiz SL;F26/101;03/03/2026;02/04/2026;100,00;21,00;121,00;0,00;121,00 ## 2026-03-03 12100 nF26/101 >2026-04-02 @Talleres Ruiz SL
Hotel Sol SA;F26/107;12/03/2026;11/04/2026;1.000,00;210,00;1.210,00;710,00;500,00 ## 2026-03-12 50000 nF26/107 >2026-04-11 @Hotel Sol SA
Hotel Sol SA;R26/003;15/03/2026;15/03/2026;-50,00;-10,50;-60,50;0,00;-60,50 ## 2026-03-15 -6050 nR26/003 >2026-03-15 @Hotel Sol SA
=== trade list first 9 (partite) AR ageing summary rows
Customer,Invoice,Inv Date,Terms,Due Date,Days Overdue,Current,1-30,31-60,61-90,>90,Balance
Anchor Ltd,10445,05/06/2026,30 days,05/07/2026,0,1250.00,0.00,0.00,0.00,0.00,1250.00 ## 2026-06-05 125000 n10445 >2026-07-05 @Anchor Ltd
Beacon LLP,10390,14/04/2026,30 days,14/05/2026,47,0.00,0.00,640.50,0.00,0.00,640.50 ## 2026-04-14 64050 n10390 >2026-05-14 @Beacon LLP
Beacon LLP,10412,18/05/2026,30 days,17/06/2026,13,0.00,99.90,0.00,0.00,0.00,99.90 ## 2026-05-18 9990 n10412 >2026-06-17 @Beacon LLP
Total,,,,,,1250.00,99.90,640.50,0.00,0.00,1990.40
=== trade list first 10 (partite) distinta bonifici fornitori
DISTINTA DI PAGAMENTO N. 44 DEL 30/06/2026;;;;;
Beneficiario;IBAN;Rif. fattura;Data fattura;Scadenza;Importo bonifico
Acciai Brenta Spa;IT60X0542811101000000123456;A/2210;30/04/2026;30/06/2026;3.050,00 ## 2026-04-30 -305000 nA/2210 >2026-06-30 @Acciai Brenta Spa
Gomma Tec Srl;IT40L0300203280123456789012;557;12/05/2026;30/06/2026;915,00 ## 2026-05-12 -91500 n557 >2026-06-30 @Gomma Tec Srl
Totale distinta;;;;;3.965,00
=== trade list first 11 (partite) scadenze per cliente sezioni
Elenco partite aperte clienti;;;;;
Cliente 0102 - Birrificio Monte Srl  P.IVA 01234560251;;;;;
Num.;Del;Scad.;Importo;Pagato;Saldo
44;05/05/2026;04/06/2026;500,00;0,00;500,00 ## 2026-05-05 50000 n44 >2026-06-04 @Birrificio Monte Srl
51;19/05/2026;18/06/2026;300,00;100,00;200,00 ## 2026-05-19 20000 n51 >2026-06-18 @Birrificio Monte Srl
Totale cliente;;;800,00;100,00;700,00
Cliente 0117 - Cantina Pozzo Sas  P.IVA 09876540251;;;;;
Num.;Del;Scad.;Importo;Pagato;Saldo
47;12/05/2026;11/06/2026;1.000,00;0,00;1.000,00 ## 2026-05-12 100000 n47 >2026-06-11 @Cantina Pozzo Sas
Totale cliente;;;1.000,00;0,00;1.000,00
=== trade list first 12 (partite) (xlsx) quando cosa importo
quando;cosa;chi;quanto;pagato
10/09/2026;bolletta luce;Enel;210,40;sì
20/09/2026;fattura 88 legno;Segheria Alta;#1500;no ## 2026-09-20 -150000 @Segheria Alta
30/09/2026;affitto capannone;Immobiliare Est;#900;no ## 2026-09-30 -90000 @Immobiliare Est
=== trade list first 13 (partite) fatture emesse TS con stato SDI e pagamento
N.;Data;Tipo;Cliente;Imponibile;IVA;Bollo;Totale;Stato SDI;Stato pagamento;Scadenza
1/A;03/02/2026;TD01;Studio Vela;200,00;0,00;2,00;202,00;Consegnata;Non pagata;05/03/2026 ## 2026-02-03 20200 n1/A >2026-03-05 @Studio Vela
2/A;05/02/2026;TD01;Palestra Fit;150,00;0,00;2,00;152,00;Consegnata;Pagata;07/03/2026
3/A;10/02/2026;TD04;Studio Vela;50,00;0,00;0,00;50,00;Consegnata;Non pagata;12/03/2026 ## 2026-02-10 -5000 n3/A >2026-03-12 @Studio Vela
=== trade list first 14 (partite) scadenzario fornitori segno
Fornitore;Doc.;N.doc;Data;Scad.;Importo;Segno
Nord Vernici;FATT;1190;08/04/2026;31/05/2026;732,00;A ## 2026-04-08 -73200 n1190 >2026-05-31 @Nord Vernici
Nord Vernici;N.C.;1201;15/04/2026;31/05/2026;61,00;D ## 2026-04-15 6100 n1201 >2026-05-31 @Nord Vernici
Sud Colori;FATT;77/B;22/04/2026;30/06/2026;1.098,00;A ## 2026-04-22 -109800 n77/B >2026-06-30 @Sud Colori
=== trade list first 15 (partite) unpaid invoices supplier portal us
Vendor,Invoice #,Invoice Date,Due,Amount,Balance Due,Status
Blue Ridge Supply,INV-2231,06/15/2026,07/15/2026,"$1,240.00","$1,240.00",Open ## 2026-06-15 -124000 USD nINV-2231 >2026-07-15 @Blue Ridge Supply
Coast Freight,88120,06/22/2026,07/22/2026,$310.25,$110.25,Partially paid ## 2026-06-22 -11025 USD n88120 >2026-07-22 @Coast Freight
Blue Ridge Supply,INV-2240,06/28/2026,07/28/2026,$90.00,$0.00,Paid
=== trade list first 16 (partite) riba attive portafoglio
Portafoglio effetti attivi al 31/08/2026;;;;;;
N.eff;Scadenza;Cliente;Fatt.;del;Importo;Stato
101;30/09/2026;Pasticceria Dolce;410;31/07/2026;244,00;In portafoglio ## 2026-07-31 24400 n410 >2026-09-30 @Pasticceria Dolce
102;30/09/2026;Forno Antico;415;31/07/2026;366,00;Presentata ## 2026-07-31 36600 n415 >2026-09-30 @Forno Antico
103;31/10/2026;Pasticceria Dolce;433;31/08/2026;122,00;In portafoglio ## 2026-08-31 12200 n433 >2026-10-31 @Pasticceria Dolce
=== trade list first 17 (partite) estratto conto fornitore ricevuto
Spett.le MECCANICA TRE PINI SRL;;;;;
Estratto conto al 31/07/2026 - Vostro codice cliente 4410;;;;;
Data;Documento;Numero;Scadenza;Importo;Saldo progressivo
10/05/2026;Fattura;2201;10/07/2026;488,00;488,00 ## 2026-05-10 -48800 n2201 >2026-07-10
24/05/2026;Fattura;2260;24/07/2026;732,00;1.220,00 ## 2026-05-24 -73200 n2260 >2026-07-24
03/06/2026;Nota accredito;310;03/06/2026;-122,00;1.098,00 ## 2026-06-03 12200 n310 >2026-06-03
=== trade list first 18 (partite) split payment PA elenco
Ente;CIG;Fattura n.;Data;Imponibile;IVA in scissione;Totale;Netto a incassare;Scad.
Comune di Arzo;Z1234ABCDE;3/PA;04/02/2026;2.000,00;440,00;2.440,00;2.000,00;06/03/2026 ## 2026-02-04 200000 n3/PA >2026-03-06 @Comune di Arzo
ULSS 7;Z9999FFFFF;4/PA;18/02/2026;500,00;110,00;610,00;500,00;20/03/2026 ## 2026-02-18 50000 n4/PA >2026-03-20 @ULSS 7
=== trade list first 19 (partite) crediti e debiti
Situazione crediti / debiti commerciali;;;;;;
C/F;Codice;Nominativo;Rif.;Data;Scadenza;Importo
C;120;Molino Rosso;FV 20;02/03/2026;30/04/2026;900,00 ## 2026-03-02 90000 nFV20 >2026-04-30 @Molino Rosso
F;811;Gas Uno;FA 71;05/03/2026;30/04/2026;450,00 ## 2026-03-05 -45000 nFA71 >2026-04-30 @Gas Uno
C;133;Pane e Vino;FV 24;12/03/2026;31/05/2026;610,00 ## 2026-03-12 61000 nFV24 >2026-05-31 @Pane e Vino
F;820;Acqua Spa;FA 80;20/03/2026;31/05/2026;99,00 ## 2026-03-20 -9900 nFA80 >2026-05-31 @Acqua Spa
=== trade list first 20 (partite) rateizzato tre colonne scadenza
Cliente;Fattura;Data fattura;Scadenza;Rata n.;Importo rata;Data incasso
Lido Blu;70;30/04/2026;31/05/2026;1;500,00;01/06/2026
Lido Blu;70;30/04/2026;30/06/2026;2;500,00; ## 2026-04-30 50000 n70 >2026-06-30 @Lido Blu
Lido Blu;70;30/04/2026;31/07/2026;3;500,00; ## 2026-04-30 50000 n70 >2026-07-31 @Lido Blu
Camping Verde;75;15/05/2026;14/06/2026;1;244,00; ## 2026-05-15 24400 n75 >2026-06-14 @Camping Verde
=== trade list first 21 (partite) TeamSystem partite aperte cli
TEAMSYSTEM - Gestione partite - Stampa partite aperte clienti;;;;;;;;
CLI 501.00012;ROCCIA MARMI SRL;;;;;;;
Data reg;Caus.;Num.doc;Data doc;Data scad;Tipo sc.;Dare;Avere;Residuo
31/03/2026;FTV;201;31/03/2026;31/05/2026;RIBA;2.440,00;;2.440,00 ## 2026-03-31 244000 n201 >2026-05-31 @ROCCIA MARMI SRL
30/04/2026;NCV;9;30/04/2026;31/05/2026;RIBA;;244,00;-244,00 ## 2026-04-30 -24400 n9 >2026-05-31 @ROCCIA MARMI SRL
Totale;;;;;;2.440,00;244,00;2.196,00
CLI 501.00019;TETTI NUOVI SNC;;;;;;;
31/03/2026;FTV;210;31/03/2026;30/06/2026;BONIF;610,00;;610,00 ## 2026-03-31 61000 n210 >2026-06-30 @TETTI NUOVI SNC
Totale;;;;;;610,00;;610,00
=== trade list first 22 (partite) elenco avvisi pagoPA
Codice avviso;Causale;Debitore;Data emissione;Scadenza;Importo;Stato
301000000000011;Canone impianto 2026;Gelati Sole Srl;10/01/2026;28/02/2026;480,00;Da pagare ## 2026-01-10 48000 >2026-02-28 @Gelati Sole Srl
301000000000022;Canone impianto 2026;Bici Lago Snc;10/01/2026;28/02/2026;320,00;Pagato
301000000000033;Canone impianto 2026;Hotel Brenta;10/01/2026;28/02/2026;1.150,00;Da pagare ## 2026-01-10 115000 >2026-02-28 @Hotel Brenta
=== trade list first 23 (partite) offene rechnungen einfach
Rechnung;Kunde;Rechnungsdatum;Zahlungsziel;Betrag brutto;bezahlt;offen
2026-101;Café Linde;02.02.2026;04.03.2026;238,00;0,00;238,00 ## 2026-02-02 23800 n2026-101 >2026-03-04 @Café Linde
2026-102;Auto Kern;05.02.2026;07.03.2026;1.190,00;190,00;1.000,00 ## 2026-02-05 100000 n2026-102 >2026-03-07 @Auto Kern
2026-99;Blumen Eck;20.01.2026;19.02.2026;59,50;59,50;0,00
=== trade list first 24 (partite) F24 e tributi da versare
Scadenziario tributi;;;;
Scadenza;Codice tributo;Descrizione;Periodo;Importo a debito;Stato
16/03/2026;1040;Ritenute lavoro autonomo;02/2026;420,00;da versare ## 2026-03-16 -42000 >2026-03-16
16/03/2026;6002;IVA febbraio;02/2026;1.880,50;da versare ## 2026-03-16 -188050 >2026-03-16
16/02/2026;6001;IVA gennaio;01/2026;990,00;versato
=== trade list first 25 (partite) agenti provvigioni da incassare
Casa mandante;Fattura provv.;Data;Imponibile;IVA;Enasarco;Ritenuta;Netto;Scadenza
Alpi Forni Spa;5;31/03/2026;1.000,00;220,00;85,00;115,00;1.020,00;30/04/2026 ## 2026-03-31 102000 n5 >2026-04-30 @Alpi Forni Spa
Vetro Lux Srl;6;31/03/2026;400,00;88,00;34,00;46,00;408,00;31/05/2026 ## 2026-03-31 40800 n6 >2026-05-31 @Vetro Lux Srl
=== trade card first 1 nexi portale
Carta n. **** **** **** 4471 - Titolare BRUNI MARIO;;;;
Estratto conto del 31/05/2026;;;;
Data acquisto;Data contabile;Descrizione;Importo in divisa;Cambio;Importo in euro
03/05/2026;05/05/2026;AUTOGRILL MODENA;;;12,40 ## 2026-05-05 -1240
09/05/2026;11/05/2026;HOTEL ZURICH;210,00 CHF;0,9600;218,75 ## 2026-05-11 -21875
15/05/2026;18/05/2026;ACCREDITO HOTEL ZURICH;-50,00 CHF;0,9600;-52,08 ## 2026-05-18 5208
Totale spese;;;;;179,07
=== trade card first 2 amex it
Data,Data elaborazione,Descrizione,Titolare,Conto n.,Importo
02/06/2026,03/06/2026,TRENITALIA ROMA,MARIO BRUNI,-41003,"59,90" ## 2026-06-02 -5990
05/06/2026,06/06/2026,ADDEBITO IN C/C - GRAZIE,MARIO BRUNI,-41003,"-812,30" ## 2026-06-05 81230
11/06/2026,12/06/2026,RISTORANTE DA PINO,MARIO BRUNI,-41003,"84,00" ## 2026-06-11 -8400
=== trade card first 3 carta carburante Q8
Cliente 00991 MECCANICA TRE PINI SRL;;;;;;;;;
N.carta;Targa;Data;Ora;PV;Prodotto;Litri;Prezzo;Importo lordo;Sconto;Importo netto
70001;AB123CD;03/04/2026;08:12;4410 MESTRE;GASOLIO;40,00;1,750;70,00;1,20;68,80 ## 2026-04-03 -6880 #70001
70001;AB123CD;11/04/2026;18:40;4410 MESTRE;GASOLIO;35,00;1,760;61,60;1,05;60,55 ## 2026-04-11 -6055 #70001
70002;EF456GH;14/04/2026;07:05;2201 UDINE;BENZINA;20,00;1,850;37,00;0,60;36,40 ## 2026-04-14 -3640 #70002
=== trade card first 4 stripe payments no net
id,Created (UTC),Amount,Amount Refunded,Currency,Description,Fee,Status,Customer Email
ch_1,2026-03-02 10:11,122.00,0.00,eur,Order 1001,2.03,Paid,a@x.it ## 2026-03-02 11997
ch_2,2026-03-03 11:20,61.00,0.00,eur,Order 1002,1.10,Paid,b@x.it ## 2026-03-03 5990
ch_3,2026-03-05 09:01,40.00,0.00,eur,Order 1003,0.00,Failed,c@x.it
=== trade card first 5 stripe payouts
id,Amount,Created (UTC),Arrival Date (UTC),Destination,Status,Currency
po_1,1240.55,2026-03-01 00:00,2026-03-03 00:00,ba_1,paid,eur ## 2026-03-01 124055
po_2,880.10,2026-03-08 00:00,2026-03-10 00:00,ba_1,paid,eur ## 2026-03-08 88010
=== trade card first 6 paypal it
"Data","Orario","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Saldo"
"02/04/2026","10:00:12","CEST","Rossi Anna","Pagamento Express Checkout","Completata","EUR","48,80","-2,01","46,79","146,79" ## 2026-04-02 4679
"04/04/2026","12:31:00","CEST","Tipografia Web","Pagamento preautorizzato","Completata","EUR","-30,00","0,00","-30,00","116,79" ## 2026-04-04 -3000
"06/04/2026","03:00:00","CEST","","Trasferimento su conto bancario","Completata","EUR","-100,00","0,00","-100,00","16,79" ## 2026-04-06 -10000
=== trade card first 7 sumup payouts
Data;Ora;ID transazione;Tipo;Stato;Carta;Importo;Commissione;Pagato
03/05/2026;12:10;TAAA1;Vendita;Riuscita;VISA;25,00;0,49;24,51 ## 2026-05-03 2451
03/05/2026;13:45;TAAA2;Vendita;Riuscita;MASTERCARD;40,00;0,78;39,22 ## 2026-05-03 3922
04/05/2026;10:00;TAAA3;Rimborso;Riuscita;VISA;-25,00;0,00;-25,00 ## 2026-05-04 -2500
=== trade card first 8 amazon settlement
date/time,settlement id,type,order id,description,product sales,shipping credits,selling fees,fba fees,other,total
1 apr 2026 10:00:00,991,Ordine,403-1,Tazza,20.00,3.00,-3.45,0.00,0.00,19.55 ## 2026-04-01 1955
3 apr 2026 12:00:00,991,Rimborso,403-1,Tazza,-20.00,0.00,3.00,0.00,0.00,-17.00 ## 2026-04-03 -1700
5 apr 2026 08:00:00,991,Commissione di servizio,,Abbonamento,0.00,0.00,0.00,0.00,-39.00,-39.00 ## 2026-04-05 -3900
=== trade card first 9 telepass pedaggi
Codice cliente;Apparato;Data uscita;Ora;Casello entrata;Casello uscita;Classe;Importo
990011;OBU-11;02/05/2026;08:40;PADOVA EST;MESTRE;A;3,20 ## 2026-05-02 -320
990011;OBU-11;02/05/2026;18:12;MESTRE;PADOVA EST;A;3,20 ## 2026-05-02 -320
990011;OBU-12;05/05/2026;09:01;VERONA SUD;BRESCIA;B;5,90 ## 2026-05-05 -590
=== trade card first 10 paghe netti
Riepilogo netti in busta - Marzo 2026;;;;
Matr.;Cognome e nome;IBAN;Netto in busta;Data valuta
12;BERTI LUCA;IT60X0542811101000000123456;1.412,00;10/04/2026 ## 2026-04-10 -141200
15;CONTI SARA;IT40L0300203280123456789012;1.655,00;10/04/2026 ## 2026-04-10 -165500
Totale netti;;;3.067,00;
=== trade card first 11 postepay
Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
04/03/2026;03/03/2026;15,00;;PAGAMENTO ONLINE SPOTIFY ## 2026-03-04 -1500
06/03/2026;06/03/2026;;100,00;RICARICA CARTA ## 2026-03-06 10000
06/03/2026;06/03/2026;1,00;;COMMISSIONE RICARICA ## 2026-03-06 -100
=== trade card first 12 diners
Nr;Data op.;Data reg.;Esercizio;Località;Valuta orig.;Imp. orig.;Importo EUR
1;02/02/2026;04/02/2026;HOTEL BELLEVUE;LYON;EUR;180,00;180,00 ## 2026-02-04 -18000
2;07/02/2026;10/02/2026;AVIS RENT;LONDON;GBP;100,00;118,30 ## 2026-02-10 -11830
3;12/02/2026;13/02/2026;QUOTA ASSOCIATIVA;;EUR;80,00;80,00 ## 2026-02-13 -8000
=== trade card first 13 kreditkarte visa de
Umsatzdatum;Buchungsdatum;Beschreibung;Fremdwährung;Betrag Fremdw.;Betrag EUR
03.04.2026;05.04.2026;REWE MARKT;;;-45,20 ## 2026-04-05 -4520
08.04.2026;10.04.2026;AMAZON US;USD;-30,00;-27,90 ## 2026-04-10 -2790
15.04.2026;15.04.2026;EINZUG VOM GIROKONTO;;;300,00 ## 2026-04-15 30000
=== trade card first 14 (xlsx) carte bleue fr
Relevé de carte - M. DUBOIS
Date d'achat;Date de débit;Commerçant;Ville;Montant
02/05/2026;31/05/2026;CARREFOUR;LYON;54,20 ## 2026-05-02 -5420
06/05/2026;31/05/2026;SNCF;PARIS;#88 ## 2026-05-06 -8800
Total;;;;142,20
=== trade card first 15 tarjeta es
Fecha operación;Concepto;Establecimiento;Importe;Divisa
04/02/2026;COMPRA;REPSOL;-50,00;EUR ## 2026-02-04 -5000
09/02/2026;COMPRA;RENFE;-32,10;EUR ## 2026-02-09 -3210
11/02/2026;DEVOLUCION;RENFE;32,10;EUR ## 2026-02-11 3210
=== trade card first 16 us card type debit credit
Transaction Date,Post Date,Description,Category,Type,Amount,Memo
06/02/2026,06/03/2026,UBER TRIP,Travel,Sale,-24.10, ## 2026-06-02 -2410
06/05/2026,06/07/2026,STAPLES,Office,Sale,-61.22, ## 2026-06-05 -6122
06/20/2026,06/20/2026,AUTOMATIC PAYMENT,,Payment,500.00, ## 2026-06-20 50000
=== trade card first 17 buoni pasto rimborsi
N. fattura;Data fattura;Tagli;Quantità;Valore facciale;Sconto;Rimborso netto;Data pagamento
R-100;31/03/2026;8,00;50;400,00;40,00;360,00;15/04/2026 ## 2026-04-15 36000
R-118;30/04/2026;8,00;62;496,00;49,60;446,40;15/05/2026 ## 2026-05-15 44640
=== trade card first 18 segno D/A carta aziendale
Carta;Data;Esercente;D/A;Importo;Causale
5512;04/05/2026;FERRAMENTA ROSSI;D;44,00;ACQUISTO ## 2026-05-04 -4400
5512;05/05/2026;FERRAMENTA ROSSI;A;12,00;STORNO ## 2026-05-05 1200
5512;10/05/2026;BENZINA IP;D;70,00;ACQUISTO ## 2026-05-10 -7000
=== trade card first 19 pos accrediti giornalieri
Data operazioni;Data accredito;Circuito;N. op.;Lordo;Commissioni;Netto accreditato
01/06/2026;03/06/2026;PagoBANCOMAT;12;340,00;1,70;338,30 ## 2026-06-01 33830
01/06/2026;03/06/2026;VISA;5;120,00;1,44;118,56 ## 2026-06-01 11856
02/06/2026;04/06/2026;PagoBANCOMAT;9;210,50;1,05;209,45 ## 2026-06-02 20945
Totale;;;26;670,50;4,19;666,31
=== trade card first 20 prepagata genius con saldo
Carta prepagata ****9911;;;;
Saldo al 30/04/2026;;;;220,00
Data;Descrizione;Spese;Ricariche;Disponibile
02/05/2026;PAGAMENTO POS BAR;5,00;;215,00 ## 2026-05-02 -500
04/05/2026;RICARICA DA C/C;;100,00;315,00 ## 2026-05-04 10000
09/05/2026;PRELIEVO ATM;50,00;;265,00 ## 2026-05-09 -5000
=== trade card first 21 etsy statement
Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net
"5 April, 2026",Sale,Payment for Order #11,,EUR,€30.00,--,€30.00 ## 2026-04-05 3000
"5 April, 2026",Fee,Transaction fee,,EUR,--,-€1.95,-€1.95 ## 2026-04-05 -195
"9 April, 2026",Refund,Refund for Order #11,,EUR,-€10.00,€0.65,-€9.35 ## 2026-04-09 -935
=== trade card first 22 satispay
Data;Ora;Punto vendita;Tipo;Importo;Commissione;Importo netto;Codice
03/03/2026;10:20;Bar Pino;Pagamento;4,50;0,00;4,50;A1 ## 2026-03-03 450
03/03/2026;12:50;Bar Pino;Pagamento;22,00;0,20;21,80;A2 ## 2026-03-03 2180
04/03/2026;09:30;Bar Pino;Rimborso;-4,50;0,00;-4,50;A3 ## 2026-03-04 -450
=== trade card first 23 spese carta multi valute addebito
Numero carta;Titolare;Data transazione;Merchant;Importo transazione;Valuta transazione;Importo addebitato;Valuta addebito
4471;Bruni;02/06/2026;UBER;20,00;USD;18,60;EUR ## 2026-06-02 -1860 #4471
4471;Bruni;05/06/2026;BAR ROMA;3,00;EUR;3,00;EUR ## 2026-06-05 -300 #4471
5120;Galli;09/06/2026;SHELL;60,00;CHF;62,50;EUR ## 2026-06-09 -6250 #5120
=== trade card first 24 rimborsi spese dipendente
Nota spese n. 12 - GALLI ANNA;;;;
Data;Descrizione;Categoria;Mezzo;Importo
02/04/2026;Taxi stazione;Viaggio;Carta aziendale;18,00 ## 2026-04-02 -1800
03/04/2026;Pranzo cliente;Vitto;Carta aziendale;64,50 ## 2026-04-03 -6450
Totale nota;;;;82,50
=== trade card first 25 Viacard mensile
Fattura;Data fattura;Periodo;Pedaggi;Canone;IVA;Totale addebitato
900112;31/03/2026;03/2026;40,00;2,00;9,24;51,24 ## 2026-03-31 -5124
900250;30/04/2026;04/2026;60,00;2,00;13,64;75,64 ## 2026-04-30 -7564
`;
