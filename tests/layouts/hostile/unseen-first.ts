/** Lists of open items, and exports of cards, wallets and terminals, in shapes that nothing was made for. */
export const UNSEEN_FIRST = `
=== unseen first 1 (partite) Scadenzario clienti 30-09-2026
Officina Tre Valli S.r.l.;;;;;;;
Scadenzario clienti al 30/09/2026;;;;;;;
;;;;;;;
Cod. Cli.;Ragione sociale;Tp.Doc.;N. Doc.;Dt. Doc.;Dt. Scad.;Imp. Doc.;Imp. Pagato;Residuo
000123;Rossi Impianti S.n.c.;FT;1024/A;12/06/2026;31/08/2026;1.830,00;0,00;1.830,00 ## 2026-06-12 183000 n1024/A >2026-08-31 @Rossi Impianti S.n.c.
000140;Bianchi Mobili di Bianchi G.;FT;1031/A;30/06/2026;30/09/2026;1.220,00;720,00;500,00 ## 2026-06-30 50000 n1031/A >2026-09-30 @Bianchi Mobili di Bianchi G.
000140;Bianchi Mobili di Bianchi G.;NC;1040/A;15/07/2026;30/09/2026;-244,00;0,00;-244,00 ## 2026-07-15 -24400 n1040/A >2026-09-30 @Bianchi Mobili di Bianchi G.
000151;Verdi Costruzioni S.p.A.;FT;1052/A;02/08/2026;31/10/2026;3.660,00;0,00;3.660,00 ## 2026-08-02 366000 n1052/A >2026-10-31 @Verdi Costruzioni S.p.A.
;;;;;Totale;6.466,00;720,00;5.746,00
=== unseen first 2 (partite) partitario fornitori
"Partitario fornitori - Partite aperte"
"Fornitore";"Data reg.";"Causale";"Num. doc.";"Data doc.";"Scadenza";"Dare";"Avere";"Saldo partita"
"Elettro Forniture Srl";"08/05/2026";"FATTURA ACQUISTO";"55";"04/05/2026";"31/07/2026";"";"976,00";"976,00" ## 2026-05-04 -97600 n55 >2026-07-31 @Elettro Forniture Srl
"Elettro Forniture Srl";"20/06/2026";"FATTURA ACQUISTO";"2026/771";"18/06/2026";"31/08/2026";"";"1.220,00";"1.220,00" ## 2026-06-18 -122000 n2026/771 >2026-08-31 @Elettro Forniture Srl
"Trasporti Lago Sas";"03/07/2026";"FATTURA ACQUISTO";"A-18";"01/07/2026";"30/09/2026";"";"2.440,00";"2.440,00" ## 2026-07-01 -244000 nA-18 >2026-09-30 @Trasporti Lago Sas
=== unseen first 3 (partite) AdE fatture ricevute
Tipo fattura;Tipo documento;Numero fattura / Documento;Data emissione;Data trasmissione;Codice fiscale fornitore;Partita IVA fornitore;Denominazione fornitore;Imponibile/Importo (totale in euro);Imposta (totale in euro);Sdi/file;Fatture consegnate;Data ricezione;Data consegna / presa visione;Bollo virtuale
Fattura tra privati;Fattura;'FPR 12/26';10/03/2026;11/03/2026;'02233440156';'02233440156';STUDIO ALFA SRL;000000001000,00;000000000220,00;'11223344551';Consegnata;11/03/2026;11/03/2026; ## 2026-03-10 -122000 nFPR12/26 >2026-03-10 @STUDIO ALFA SRL
Fattura tra privati;Fattura;'88';15/03/2026;16/03/2026;'01919191918';'01919191918';BETA SERVIZI SAS;000000000500,00;000000000110,00;'11223344560';Consegnata;16/03/2026;16/03/2026; ## 2026-03-15 -61000 n88 >2026-03-15 @BETA SERVIZI SAS
Fattura tra privati;Nota di credito;'NC 3';22/03/2026;22/03/2026;'01919191918';'01919191918';BETA SERVIZI SAS;000000000100,00;000000000022,00;'11223344577';Consegnata;22/03/2026;22/03/2026; ## 2026-03-22 12200 nNC3 >2026-03-22 @BETA SERVIZI SAS
=== unseen first 4 (partite) (xlsx) scadenze
CLIENTE;FATTURA N°;DEL;IMPONIBILE;IVA;TOTALE;SCAD.;PAGATO?;NOTE
Hotel Miramare;#12;01/09/2026;#1200;#264;#1464;01/10/2026;NO ## 2026-09-01 146400 n12 >2026-10-01 @Hotel Miramare
Bar Sport;#13;03/09/2026;#600;#132;#732;03/10/2026;no;sollecitato ## 2026-09-03 73200 n13 >2026-10-03 @Bar Sport
Pizzeria Da Gino;#14;05/09/2026;#300;#66;#366;05/10/2026;SI;bonifico 4/10
Gelateria Polo;#15;12/09/2026;#2400;#528;#2928;12/11/2026 ## 2026-09-12 292800 n15 >2026-11-12 @Gelateria Polo
=== unseen first 5 (partite) FBL5N
Kunde;Belegnummer;Belegart;Belegdatum;Nettofälligkeit;Betrag in Hauswährung;Währung;Text
100045;90001201;RV;08.07.2026;06.09.2026;11.895,00;EUR;Rechnung 1201 ## 2026-07-08 1189500 n90001201 >2026-09-06
100045;90001277;RV;21.07.2026;19.09.2026;4.270,50;EUR;Rechnung 1277 ## 2026-07-21 427050 n90001277 >2026-09-19
100045;90001300;RG;01.08.2026;01.08.2026;610,00-;EUR;Gutschrift ## 2026-08-01 -61000 n90001300 >2026-08-01
=== unseen first 6 (partite) open invoices
Contact,Invoice Number,Invoice Date,Due Date,Invoice Total,Amount Paid,Amount Due,Status
Harper & Sons Ltd,INV-0451,14 Aug 2026,13 Sep 2026,"2,150.00",0.00,"2,150.00",Awaiting Payment ## 2026-08-14 215000 nINV-0451 >2026-09-13 @Harper Sons Ltd
Lakeside Cafe,INV-0460,30 Aug 2026,29 Sep 2026,480.25,0.00,480.25,Awaiting Payment ## 2026-08-30 48025 nINV-0460 >2026-09-29 @Lakeside Cafe
Harper & Sons Ltd,INV-0466,10 Sep 2026,10 Oct 2026,"3,000.00","2,000.00","1,000.00",Awaiting Payment ## 2026-09-10 100000 nINV-0466 >2026-10-10 @Harper Sons Ltd
Old Mill Pub,INV-0440,01 Aug 2026,31 Aug 2026,915.00,915.00,0.00,Paid
=== unseen first 7 (partite) parcelle professionista
N. parcella;Data;Cliente;Onorario;Cassa 4%;Imponibile;IVA 22%;Totale documento;Rit. acconto 20%;Netto a pagare;Scadenza
7/2026;10/02/2026;Condominio Aurora;1.000,00;40,00;1.040,00;228,80;1.268,80;200,00;1.068,80;10/03/2026 ## 2026-02-10 106880 n7/2026 >2026-03-10 @Condominio Aurora
8/2026;28/02/2026;Delta Sistemi S.r.l.;2.000,00;80,00;2.080,00;457,60;2.537,60;400,00;2.137,60;31/03/2026 ## 2026-02-28 213760 n8/2026 >2026-03-31 @Delta Sistemi S.r.l.
9/2026;05/03/2026;Neri Paola;600,00;24,00;624,00;0,00;624,00;0,00;624,00;05/04/2026 ## 2026-03-05 62400 n9/2026 >2026-04-05 @Neri Paola
=== unseen first 8 (partite) lista scadenze attive passive
A/P;Soggetto;Documento;Data documento;Data scadenza;Importo residuo
A;Molino Sala;301;02/07/2026;30/09/2026;1500,00 ## 2026-07-02 150000 n301 >2026-09-30 @Molino Sala
P;Energia Piana;F 44;09/07/2026;30/09/2026;830,00 ## 2026-07-09 -83000 nF44 >2026-09-30 @Energia Piana
A;Panificio Orsi;302;12/07/2026;15/10/2026;2200,00 ## 2026-07-12 220000 n302 >2026-10-15 @Panificio Orsi
P;Telefonia Uno;F 51;01/08/2026;31/10/2026;415,75 ## 2026-08-01 -41575 nF51 >2026-10-31 @Telefonia Uno
=== unseen first 9 (partite) Clienti aperti raggruppati
SITUAZIONE PARTITE CLIENTI;;;;
Periodo dal 01/01/2026 al 30/09/2026;;;;
;;;;
Cliente: 00012 ACQUE TERMALI SPA;;;;
Fattura;Data;Scadenza;Pag.;Importo
210;11/05/2026;31/07/2026;RB;410,00 ## 2026-05-11 41000 n210 >2026-07-31 @ACQUE TERMALI SPA
233;20/06/2026;31/08/2026;RB;615,00 ## 2026-06-20 61500 n233 >2026-08-31 @ACQUE TERMALI SPA
Totale cliente;;;;1.025,00
Cliente: 00019 BORGO ANTICO SRL;;;;
Fattura;Data;Scadenza;Pag.;Importo
215;18/05/2026;31/07/2026;BB;1.200,00 ## 2026-05-18 120000 n215 >2026-07-31 @BORGO ANTICO SRL
240;29/06/2026;31/08/2026;RD;80,50 ## 2026-06-29 8050 n240 >2026-08-31 @BORGO ANTICO SRL
Totale cliente;;;;1.280,50
Totale generale;;;;2.305,50
=== unseen first 10 (partite) (xlsx) aging fornitori
Aging fornitori al 30/09/2026
Fornitore;Nr. documento;Data doc.;Scadenza;A scadere;0-30;31-60;61-90;Oltre 90;Totale
Ferramenta Lodi;FA-99;10/04/2026;10/05/2026;#0;#0;#0;#0;#300;#300 ## 2026-04-10 -30000 nFA-99 >2026-05-10 @Ferramenta Lodi
Ferramenta Lodi;FA-120;20/07/2026;20/08/2026;#0;#0;#450;#0;#0;#450 ## 2026-07-20 -45000 nFA-120 >2026-08-20 @Ferramenta Lodi
Grafica Punto;#7781;30/08/2026;30/09/2026;1.299,90;#0;#0;#0;#0;1.299,90 ## 2026-08-30 -129990 n7781 >2026-09-30 @Grafica Punto
Totale;;;;1.299,90;#0;#450;#0;#300;2.049,90
=== unseen first 11 (partite) fatture emesse cloud
Tipo,Numero,Data,Prossima scadenza,Cliente,P.IVA,Imponibile,IVA,Lordo,Stato pagamento
Fattura,101,15/01/2026,14/02/2026,Alba Group srl,03334440151,"1.000,00","220,00","1.220,00",Non saldata ## 2026-01-15 122000 n101 >2026-02-14 @Alba Group srl
Fattura,102,20/01/2026,19/02/2026,Marini Luca,,"500,00","110,00","610,00",Non saldata ## 2026-01-20 61000 n102 >2026-02-19 @Marini Luca
Nota di credito,3/NC,01/02/2026,01/02/2026,Alba Group srl,03334440151,"100,00","22,00","122,00",Non saldata ## 2026-02-01 -12200 n3/NC >2026-02-01 @Alba Group srl
Fattura,103,02/02/2026,04/03/2026,Tre Erre snc,03334440152,"200,00","44,00","244,00",Saldata
=== unseen first 12 (partite) rate 2026
Cliente;Ft. n.;Data ft.;Rata;Scad. rata;Importo rata;Totale fattura;Esito
Cantina Sole;45;31/03/2026;1/3;30/04/2026;1.000,00;3.000,00;Aperta ## 2026-03-31 100000 n45 >2026-04-30 @Cantina Sole
Cantina Sole;45;31/03/2026;2/3;31/05/2026;1.000,00;3.000,00;Aperta ## 2026-03-31 100000 n45 >2026-05-31 @Cantina Sole
Cantina Sole;45;31/03/2026;3/3;30/06/2026;1.000,00;3.000,00;Aperta ## 2026-03-31 100000 n45 >2026-06-30 @Cantina Sole
Enoteca Vivo;52;15/04/2026;1/1;15/06/2026;777,77;777,77;Aperta ## 2026-04-15 77777 n52 >2026-06-15 @Enoteca Vivo
=== unseen first 13 (partite) Customer Ledger Entries
Posting Date;Document Type;Document No.;Customer No.;Customer Name;Description;Original Amount;Amount;Remaining Amount;Due Date;Open
05/08/2026;Invoice;PSI-1041;10000;Adatum Italia;Order 1041;640,00;640,00;640,00;04/09/2026;Yes ## 2026-08-05 64000 nPSI-1041 >2026-09-04 @Adatum Italia
19/08/2026;Invoice;PSI-1050;10000;Adatum Italia;Order 1050;520,00;520,00;120,00;18/09/2026;Yes ## 2026-08-19 12000 nPSI-1050 >2026-09-18 @Adatum Italia
20/08/2026;Payment;PAY-22;10000;Adatum Italia;Payment;-400,00;-400,00;0,00;20/08/2026;No
22/08/2026;Credit Memo;PSC-0012;20000;Trey Research;Credit;-90,00;-90,00;-90,00;22/08/2026;Yes ## 2026-08-22 -9000 nPSC-0012 >2026-08-22 @Trey Research
=== unseen first 14 (partite) OPOS Liste
Offene-Posten-Liste Kreditoren;;;;;;;
Stichtag: 30.09.2026;;;;;;;
Konto;Name;Rechnungs-Nr.;Rechnungsdatum;Fälligkeit;Betrag Soll;Betrag Haben;Saldo
70010;Müller Bau GmbH;RE2026-118;02.05.2026;01.06.2026;;2.380,00;2.380,00 H ## 2026-05-02 -238000 nRE2026-118 >2026-06-01 @Müller Bau GmbH
70044;Kern Papier AG;RE2026-140;11.06.2026;11.07.2026;;119,00;119,00 H ## 2026-06-11 -11900 nRE2026-140 >2026-07-11 @Kern Papier AG
=== unseen first 15 (partite) PCC export
IPA;Denominazione ente;Numero fattura;Data emissione;Data scadenza;Importo totale documento;Importo imposta (split payment);Importo dovuto;Importo pagato;Residuo da pagare
c_r1;COMUNE DI ROCCA;15/PA;11/02/2026;13/03/2026;3050,00;550,00;2500,00;0,00;2500,00 ## 2026-02-11 250000 n15/PA >2026-03-13 @COMUNE DI ROCCA
as_t;ASL TERRITORIALE;18/PA;02/03/2026;01/04/2026;1098,00;198,00;900,00;0,00;900,00 ## 2026-03-02 90000 n18/PA >2026-04-01 @ASL TERRITORIALE
c_m2;COMUNE DI MONTE;11/PA;20/01/2026;19/02/2026;610,00;110,00;500,00;500,00;0,00
=== unseen first 16 (partite) (xlsx) Situazione pagamenti fornitori
DITTA;N.FATT.;DATA;IMPORTO;ACCONTO;DATA ACC.;RESTA DA PAGARE;ENTRO IL
Nuova Plast;A/77;15/06/2026;#1000;#500;01/07/2026;#500;15/07/2026 ## 2026-06-15 -50000 nA/77 >2026-07-15 @Nuova Plast
Logistica Est;#1209;22/06/2026;#1830;;;#1830;31/08/2026 ## 2026-06-22 -183000 n1209 >2026-08-31 @Logistica Est
Vetro Arte;#31;04/07/2026;260,60;;;260,60;04/09/2026 ## 2026-07-04 -26060 n31 >2026-09-04 @Vetro Arte
=== unseen first 17 (partite) account move odoo
"Numero","Nome visualizzato partner fattura","Data fattura/conto","Data scadenza","Imponibile con segno","Totale con segno","Importo dovuto con segno","Stato pagamento","Stato"
"FATT/2026/00031","Azure Interior","2026-07-01","2026-07-31","1200.00","1464.00","1464.00","Non pagato","Registrato" ## 2026-07-01 146400 nFATT/2026/00031 >2026-07-31 @Azure Interior
"FATT/2026/00032","Gemini Furniture","2026-07-08","2026-08-07","500.00","610.00","300.00","Pagato parzialmente","Registrato" ## 2026-07-08 30000 nFATT/2026/00032 >2026-08-07 @Gemini Furniture
"RFATT/2026/00004","Azure Interior","2026-07-20","2026-07-20","-50.00","-61.00","-61.00","Non pagato","Registrato" ## 2026-07-20 -6100 nRFATT/2026/00004 >2026-07-20 @Azure Interior
"FATT/2026/00030","Deco Addict","2026-06-25","2026-07-25","100.00","122.00","0.00","Pagato","Registrato"
=== unseen first 18 (partite) RIBA da presentare
Nr.eff.;Debitore;Rif. fattura;Data fattura;Scadenza effetto;Importo effetto;Banca domiciliataria;ABI;CAB
1;Salumificio Berti;401;31/08/2026;31/10/2026;850,00;BANCA DI PROVA;03069;01600 ## 2026-08-31 85000 n401 >2026-10-31 @Salumificio Berti
2;Macelleria Nord;402;31/08/2026;31/10/2026;1.210,00;CASSA LOCALE;08440;33010 ## 2026-08-31 121000 n402 >2026-10-31 @Macelleria Nord
3;Salumificio Berti;409;15/09/2026;30/11/2026;333,33;BANCA DI PROVA;03069;01600 ## 2026-09-15 33333 n409 >2026-11-30 @Salumificio Berti
=== unseen first 19 (partite) estratto conto cliente
Spett.le Edil Ponte srl;;;;;
Estratto conto cliente al 30/09/2026;;;;;
;;;;;
Data;Documento;Scadenza;Dare;Avere;Saldo progressivo
30/04/2026;Fatt. n. 1102;30/06/2026;2.000,00;;2.000,00 ## 2026-04-30 200000 n1102 >2026-06-30 @Edil Ponte srl
30/06/2026;Fatt. n. 1180;31/08/2026;1.500,00;;3.500,00 ## 2026-06-30 150000 n1180 >2026-08-31 @Edil Ponte srl
Saldo a Vs. debito;;;;;3.500,00
=== unseen first 20 (partite) tabella fatture da pagare
Fatture da pagare
Scad.	Fornitore	Doc.	Del	Lordo	di cui IVA	Mod. pag.
02/10/26	Acqua & Gas	1/2290	02/09/26	€ 144,20	€ 26,00	RID ## 2026-09-02 -14420 n1/2290 >2026-10-02 @Acqua Gas
30/11/26	Meccanica Val	889	05/09/26	€ 5.124,00	€ 924,00	BONIFICO ## 2026-09-05 -512400 n889 >2026-11-30 @Meccanica Val
31/12/26	Meccanica Val	12-B	14/09/26	€ 671,00	€ 121,00	BONIFICO ## 2026-09-14 -67100 n12-B >2026-12-31 @Meccanica Val
=== unseen first 21 (partite) ap aging detail
A/P Aging Detail,,,,,,,
"As of September 30, 2026",,,,,,,
,,,,,,,
Date,Transaction Type,Num,Vendor,Due Date,Past Due,Amount,Open Balance
06/03/2026,Bill,B-7001,Office World,07/03/2026,89,1250.00,1250.00 ## 2026-06-03 -125000 nB-7001 >2026-07-03 @Office World
08/21/2026,Bill,B-7009,City Water,09/20/2026,10,310.40,310.40 ## 2026-08-21 -31040 nB-7009 >2026-09-20 @City Water
08/25/2026,Vendor Credit,VC-12,Office World,08/25/2026,36,-50.00,-50.00 ## 2026-08-25 5000 nVC-12 >2026-08-25 @Office World
TOTAL,,,,,,1510.40,1510.40
=== unseen first 22 (partite) incassi attesi
numero|data|cliente|importo_totale|incassato|da_incassare|scadenza
318|20260925|Test Lab|1.98|0.00|1.98|20261025 ## 2026-09-25 198 n318 >2026-10-25 @Test Lab
319|20260926|Nautica Blu|12500.00|0.00|12500.00|20261026 ## 2026-09-26 1250000 n319 >2026-10-26 @Nautica Blu
320|20260928|Nautica Blu|1730.00|1000.00|730.00|20261128 ## 2026-09-28 73000 n320 >2026-11-28 @Nautica Blu
317|20260920|Lido Sette|90.00|90.00|0.00|20261020
=== unseen first 23 (partite) Elenco scadenze Zeta
;;;Documento;;;Scadenza;;
C/F;Codice;Descrizione conto;Tipo;Numero;Data;Data;Pagamento;Importo
F;0201;Carpenteria Moro;FATT;118;03/08/2026;31/10/2026;BB 60 FM;3.050,00 ## 2026-08-03 -305000 n118 >2026-10-31 @Carpenteria Moro
F;0202;Vernici Sud;FATT;119;10/08/2026;31/10/2026;BB 60 FM;1.220,00 ## 2026-08-10 -122000 n119 >2026-10-31 @Vernici Sud
F;0201;Carpenteria Moro;N.C.;9;11/08/2026;31/10/2026;;366,00- ## 2026-08-11 36600 n9 >2026-10-31 @Carpenteria Moro
=== unseen first 24 (partite) (xlsx) crediti vs clienti
n.;rif. fattura;data;cliente;totale fattura;incassato al 30/09;da incassare;scadenza;gg ritardo
#1;FE 2;31/01/2026;Consorzio Agri;#4880;#0;#4880;31/03/2026;#183 ## 2026-01-31 488000 nFE2 >2026-03-31 @Consorzio Agri
#2;FE 9;30/04/2026;Serre Unite;#2440;#0;#2440;30/06/2026;#92 ## 2026-04-30 244000 nFE9 >2026-06-30 @Serre Unite
#3;FE 11;31/05/2026;Serre Unite;#3660;#2660;#1000;31/07/2026;#61 ## 2026-05-31 100000 nFE11 >2026-07-31 @Serre Unite
;;;;;#2660;#8320
=== unseen first 25 (partite) registro fatture acquisto
Prot.;Data reg.;Data doc.;Num. doc.;Fornitore;Imponibile;Imposta;Totale;Ritenuta;Netto;Scadenza;Pagata
112;10/07/2026;07/07/2026;FT-81;Arch. Viola Sara;1.093,75;240,63;1.334,38;240,63;1.093,75;06/08/2026;N ## 2026-07-07 -109375 nFT-81 >2026-08-06 @Arch. Viola Sara
113;11/07/2026;09/07/2026;204;Copy Shop snc;400,00;88,00;488,00;0,00;488,00;30/09/2026;N ## 2026-07-09 -48800 n204 >2026-09-30 @Copy Shop snc
114;11/07/2026;10/07/2026;77/E;Rete Energia;100,00;22,00;122,00;0,00;122,00;31/07/2026;S
=== unseen cards first 1 movimenti carta credito
Carta di credito n. **** **** **** 4821;;;
Intestatario: MARIO BRUNI;;;
Periodo: 01/09/2026 - 30/09/2026;;;
Data operazione;Data registrazione;Descrizione;Importo (EUR)
03/09/2026;04/09/2026;ESSELUNGA MILANO;45,90 ## 2026-09-04 -4590
05/09/2026;06/09/2026;TRENITALIA ROMA;120,00 ## 2026-09-06 -12000
10/09/2026;11/09/2026;STORNO ZALANDO;-30,00 ## 2026-09-11 3000
12/09/2026;13/09/2026;BAR CENTRALE;8,50 ## 2026-09-13 -850
Totale spese;;;144,40
=== unseen cards first 2 activity
Date,Description,Card Member,Account #,Amount
02/08/2026,HOTEL DUOMO FIRENZE,G ROMANO,-31005,"210,00" ## 2026-08-02 -21000 #-31005
07/08/2026,CLOUD STORAGE INC,G ROMANO,-31005,"15,99" ## 2026-08-07 -1599 #-31005
15/08/2026,PAYMENT RECEIVED - THANK YOU,G ROMANO,-31005,"-1200,00" ## 2026-08-15 120000 #-31005
20/08/2026,TAXI TORINO,L FERRI,-31013,"64,10" ## 2026-08-20 -6410 #-31013
=== unseen cards first 3 (xlsx) prepagata movimenti
Data;Tipo operazione;Descrizione;Uscite;Entrate;Saldo disponibile
01/07/2026;Ricarica;Ricarica da conto;;#500;#520 ## 2026-07-01 50000
03/07/2026;Commissione;Commissione ricarica;#1;;#519 ## 2026-07-03 -100
04/07/2026;Pagamento POS;Decathlon Bergamo;39,99;;479,01 ## 2026-07-04 -3999
09/07/2026;Prelievo;Prelievo ATM;#100;;379,01 ## 2026-07-09 -10000
=== unseen cards first 4 fuel card transazioni
Data;Ora;Targa;N. carta;Punto vendita;Prodotto;Litri;Prezzo unitario;Importo lordo;Sconto;Importo netto IVA inclusa
02/06/2026;08:14;GA123BC;700412;STAZIONE 114 MODENA;GASOLIO;48,80;1,770;86,38;0,98;85,40 ## 2026-06-02 -8540 #700412
06/06/2026;18:31;GB456DE;700413;STAZIONE 200 BOLOGNA;BENZINA;33,00;1,839;60,69;0,67;60,02 ## 2026-06-06 -6002 #700413
11/06/2026;12:05;GA123BC;700412;STAZIONE 114 MODENA;AUTOLAVAGGIO;1,00;12,000;12,00;0,00;12,00 ## 2026-06-11 -1200 #700412
=== unseen cards first 5 paypal like
"Data","Orario","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Indirizzo email mittente","Codice transazione","Saldo"
"04/05/2026","10:12:01","CEST","Anna Gallo","Pagamento Express Checkout","Completata","EUR","100,00","-3,75","96,25","anna@example.com","8XK1","596,25" ## 2026-05-04 9625
"06/05/2026","11:00:00","CEST","Hosting Plus","Pagamento preautorizzato utenza","Completata","EUR","-50,00","0,00","-50,00","me@example.com","8XK2","546,25" ## 2026-05-06 -5000
"08/05/2026","09:00:00","CEST","Luca Sarti","Rimborso pagamento","Completata","EUR","-30,00","1,20","-28,80","me@example.com","8XK3","517,45" ## 2026-05-08 -2880
"09/05/2026","09:30:00","CEST","Carlo Riva","Pagamento Express Checkout","In sospeso","EUR","75,00","-2,90","72,10","carlo@example.com","8XK9","517,45"
"10/05/2026","09:00:00","CEST","","Trasferimento sul conto bancario","Completata","EUR","-500,00","0,00","-500,00","","8XK4","17,45" ## 2026-05-10 -50000
=== unseen cards first 6 balance history stripe
id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description
txn_1,charge,ch_1,250.00,7.50,242.50,eur,2026-04-01 08:11,2026-04-05 00:00,Order 991 ## 2026-04-01 24250
txn_2,charge,ch_2,120.00,3.73,116.27,eur,2026-04-02 10:45,2026-04-06 00:00,Order 992 ## 2026-04-02 11627
txn_3,refund,re_1,-120.00,0.00,-120.00,eur,2026-04-03 09:00,2026-04-03 00:00,REFUND FOR Order 992 ## 2026-04-03 -12000
txn_4,payout,po_1,-235.00,0.00,-235.00,eur,2026-04-04 00:00,2026-04-08 00:00,STRIPE PAYOUT ## 2026-04-04 -23500
=== unseen cards first 7 sumup transazioni
Data;ID transazione;Tipo di transazione;Stato;Tipo di carta;Ultime 4 cifre;Importo totale;Valuta
01/09/2026 12:31;TX1;Vendita;Riuscita;VISA;1122;12,00;EUR ## 2026-09-01 1200
01/09/2026 13:02;TX2;Vendita;Riuscita;MASTERCARD;8899;45,50;EUR ## 2026-09-01 4550
02/09/2026 13:02;TX3;Vendita;Fallita;MASTERCARD;8899;60,00;EUR
03/09/2026 09:10;TX2;Rimborso;Riuscito;MASTERCARD;8899;-45,50;EUR ## 2026-09-03 -4550
=== unseen cards first 8 (xlsx) satispay report
Data;Nome;Descrizione;Importo;Tipo;Stato;Codice
01/08/2026;Cliente A;Acquisto in negozio;#18;Pagamento ricevuto;✓ Approvato;a1 ## 2026-08-01 1800
02/08/2026;Cliente B;Acquisto in negozio;7,50;Pagamento ricevuto;✓ Approvato;a2 ## 2026-08-02 750
03/08/2026;Cliente B;Rimborso;-7,50;Rimborso;✓ Approvato;a3 ## 2026-08-03 -750
04/08/2026;Cliente C;Acquisto in negozio;#22;Pagamento ricevuto;✗ Annullato;a4
05/08/2026;Accredito su IBAN;Accredito;#-18;Trasferimento a banca;✓ Approvato;a5 ## 2026-08-05 -1800
=== unseen cards first 9 buoni pasto transato
Data transazione;Affiliato;Terminale;N. buoni;Valore facciale;Totale transato
01/07/2026;BAR NEVE;T001;10;8,00;80,00 ## 2026-07-01 8000
02/07/2026;BAR NEVE;T001;7;8,00;56,00 ## 2026-07-02 5600
03/07/2026;BAR NEVE;T002;2;8,00;16,00 ## 2026-07-03 1600
=== unseen cards first 10 settlement amazon
settlement-id	settlement-start-date	settlement-end-date	deposit-date	total-amount	currency	transaction-type	order-id	amount-type	amount-description	amount	posted-date
1900001	01.06.2026 00:00:00 UTC	14.06.2026 00:00:00 UTC	16.06.2026 00:00:00 UTC	-4,40	EUR
1900001						Order	404-11	ItemPrice	Principal	40,00	01.06.2026 ## 2026-06-01 4000
1900001						Order	404-11	ItemFees	Commission	-6,00	01.06.2026 ## 2026-06-01 -600
1900001						Order	404-11	ItemFees	FBAPerUnitFulfillmentFee	-3,20	01.06.2026 ## 2026-06-01 -320
1900001						Refund	404-11	ItemPrice	Principal	-40,00	05.06.2026 ## 2026-06-05 -4000
1900001						Refund	404-11	ItemFees	Commission	4,80	05.06.2026 ## 2026-06-05 480
=== unseen cards first 11 carte aziendali
Titolare;Numero carta;Data acquisto;Data contabile;Esercente;Importo in valuta;Valuta;Cambio;Importo EUR;D/A
FERRARI LUCA;XXXX1111;01/09/2026;02/09/2026;AUTOGRILL SECCHIA;60,00;EUR;1,0000;60,00;D ## 2026-09-02 -6000 #XXXX1111
FERRARI LUCA;XXXX1111;02/09/2026;03/09/2026;AIRLINE COM;240,00;USD;1,0909;220,00;D ## 2026-09-03 -22000 #XXXX1111
COSTA ADA;XXXX2222;02/09/2026;03/09/2026;PARKING CH;10,50;CHF;0,9545;11,00;D ## 2026-09-03 -1100 #XXXX2222
FERRARI LUCA;XXXX1111;06/09/2026;07/09/2026;AIRLINE COM REFUND;16,36;USD;1,0907;15,00;A ## 2026-09-07 1500 #XXXX1111
=== unseen cards first 12 revolut like business
Date started (UTC),Date completed (UTC),ID,Type,State,Description,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account
2026-03-02,2026-03-02,a1,TOPUP,COMPLETED,Top up from bank,,,EUR,1000.00,EUR,1000.00,1000.00,,0.00,EUR,1000.00,EUR Main ## 2026-03-02 100000
2026-03-03,2026-03-04,a2,CARD_PAYMENT,COMPLETED,Mailer Inc,Eva Blu,4165,USD,-27.00,EUR,-25.00,-25.00,1.08,0.00,EUR,975.00,EUR Main ## 2026-03-03 -2500
2026-03-05,2026-03-05,a3,TRANSFER,COMPLETED,To John Doe,Eva Blu,,EUR,-200.00,EUR,-200.00,-201.50,,1.50,EUR,773.50,EUR Main ## 2026-03-05 -20150
2026-03-06,,a4,CARD_PAYMENT,REVERTED,Bike rent,Eva Blu,4165,EUR,-50.00,EUR,-50.00,-50.00,,0.00,EUR,,EUR Main
2026-03-07,2026-03-08,a5,CARD_REFUND,COMPLETED,Refund from Shop,Eva Blu,4165,EUR,9.99,EUR,9.99,9.99,,0.00,EUR,783.49,EUR Main ## 2026-03-07 999
=== unseen cards first 13 nexi esercente accrediti
Data accredito;Codice esercente;Circuito;N. operazioni;Importo lordo;Commissioni;Importo netto accreditato
10/09/2026;0099887;PagoBancomat;12;200,00;3,50;196,50 ## 2026-09-10 19650
11/09/2026;0099887;Visa/Mastercard;5;100,00;1,80;98,20 ## 2026-09-11 9820
12/09/2026;0099887;Visa/Mastercard;1;-15,00;0,00;-15,00 ## 2026-09-12 -1500
=== unseen cards first 14 (xlsx) Estratto conto carta settembre
Riepilogo carta
Numero carta;5xxx xxxx xxxx 7788
Saldo precedente;#-310
Totale movimenti;#264
Data acquisto;Data registrazione;Descrizione operazione;Addebiti;Accrediti
28/08/2026;29/08/2026;RISTORANTE LA PERGOLA;#33 ## 2026-08-29 -3300
01/09/2026;02/09/2026;SOFTWARE SUB;#79 ## 2026-09-02 -7900
04/09/2026;04/09/2026;IMPOSTA DI BOLLO;#2 ## 2026-09-04 -200
09/09/2026;10/09/2026;FARMACIA DUE;#150 ## 2026-09-10 -15000
=== unseen cards first 15 klarna settlement
type,capture_id,capture_date,sale_date,amount,currency_code,order_id,payment_reference
SALE,c1,2026-05-02,2026-05-01,80.00,EUR,o1,pr99 ## 2026-05-02 8000
FEE,c1,2026-05-02,2026-05-01,-2.40,EUR,o1,pr99 ## 2026-05-02 -240
RETURN,c1,2026-05-04,2026-05-01,-80.00,EUR,o1,pr99 ## 2026-05-04 -8000
=== unseen cards first 16 telepedaggio
Data e ora uscita;Apparato;Entrata;Uscita;Servizio;Importo €
03/08/2026 09:22:00;1100223;BERGAMO;MILANO EST;Pedaggio;7,40 ## 2026-08-03 -740
05/08/2026 19:40:10;1100223;MODENA NORD;BOLOGNA CASALECCHIO;Pedaggio;12,10 ## 2026-08-05 -1210
31/08/2026 00:00:00;1100223;;;Canone mensile;1,52 ## 2026-08-31 -152
=== unseen cards first 17 kreditkarte umsaetze
Kreditkarte;1234********5678
Zeitraum;01.07.2026 - 31.07.2026

Umsatz abgerechnet;Wertstellung;Belegdatum;Beschreibung;Betrag (EUR);Ursprünglicher Betrag
Ja;13.07.2026;12.07.2026;BUCHHANDLUNG KOELN;-49,90; ## 2026-07-12 -4990
Ja;15.07.2026;14.07.2026;CAFE WIEN;-18,20; ## 2026-07-14 -1820
Ja;20.07.2026;20.07.2026;Ausgleich Kreditkarte;68,10; ## 2026-07-20 6810
=== unseen cards first 18 wallet transazioni
data;tipo;descrizione;importo;stato
01/02/2026;ENTRATA;ricarica wallet;20,00;eseguita ## 2026-02-01 2000
03/02/2026;USCITA;caffe bar;4,50;eseguita ## 2026-02-03 -450
04/02/2026;USCITA;invio a Marco;10,00;eseguita ## 2026-02-04 -1000
05/02/2026;USCITA;ordine online;31,00;rifiutata
06/02/2026;ENTRATA;da Giulia;6,00;eseguita ## 2026-02-06 600
=== unseen cards first 19 expense cards pleo
Date,Settled,Employee,Merchant,Category,Text,Amount,Currency,Tax,Receipt
2026-06-02,2026-06-03,Sara Pini,Lunch Bar,Meals,Lunch,-14.00,EUR,1.27,yes ## 2026-06-02 -1400
2026-06-03,2026-06-04,Ugo Sala,Ads Network,Marketing,Ads,-99.00,EUR,17.85,yes ## 2026-06-03 -9900
2026-06-10,2026-06-10,,,Wallet load,Wallet load,1000.00,EUR,,no ## 2026-06-10 100000
=== unseen cards first 20 mov carta debito
Stato;Data;Esercente;Città;Importo;Divisa;Segno
Contabilizzato;01/09/2026;TABACCHI N 4;Parma;20,00;EUR;- ## 2026-09-01 -2000
Contabilizzato;02/09/2026;COOP;Parma;55,00;EUR;- ## 2026-09-02 -5500
Contabilizzato;05/09/2026;COOP RESO;Parma;12,00;EUR;+ ## 2026-09-05 1200
Non contabilizzato;06/09/2026;RISTORANTE SOLE;Fidenza;48,00;EUR;-
=== unseen cards first 21 shopify payouts
Transaction Date,Type,Order,Card Brand,Card Source,Payout Status,Payout Date,Available On,Amount,Fee,Net,Checkout,Payment Method Name
2026-05-01 10:00:00 +0200,charge,#1001,visa,online,paid,2026-05-04,2026-05-04,30.00,1.02,28.98,#c1,card ## 2026-05-01 2898
2026-05-02 12:00:00 +0200,charge,#1002,master,online,paid,2026-05-05,2026-05-05,90.00,2.54,87.46,#c2,card ## 2026-05-02 8746
2026-05-03 12:00:00 +0200,refund,#1001,visa,online,paid,2026-05-05,2026-05-05,-30.00,0.00,-30.00,#c1,card ## 2026-05-03 -3000
=== unseen cards first 22 (xlsx) spese carta fatte a mano
SPESE CARTA AZIENDALE OTTOBRE
giorno;cosa;quanto;chi
01/10/2026;benzina;#35;Paolo ## 2026-10-01 -3500
02/10/2026;parcheggio;12,80;Paolo ## 2026-10-02 -1280
05/10/2026;hotel Verona;#240;Rita ## 2026-10-05 -24000
totale;;287,80
=== unseen cards first 23 pos chiusure
Data chiusura;TML;Nr. transazioni;Totale acquisti;Totale storni;Totale netto
01/09/2026;88001;14;350,50;10,00;340,50 ## 2026-09-01 34050
02/09/2026;88001;11;275,00;0,00;275,00 ## 2026-09-02 27500
03/09/2026;88001;18;410,20;0,00;410,20 ## 2026-09-03 41020
=== unseen cards first 24 etsy statement
Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net
"April 3, 2026",Sale,Payment for Order #77,,EUR,€25.00,--,€25.00 ## 2026-04-03 2500
"April 3, 2026",Fee,Transaction fee: Mug,Order #77,EUR,--,-€1.63,-€1.63 ## 2026-04-03 -163
"April 5, 2026",Fee,Listing fee,Listing #5,EUR,--,-€0.18,-€0.18 ## 2026-04-05 -18
"April 10, 2026",Deposit,€20.00 sent to your bank account,,EUR,--,--,-€20.00 ## 2026-04-10 -2000
=== unseen cards first 25 carta revolving
DATA;CAUSALE;DETTAGLIO;DARE;AVERE
02/06/2026;ACQUISTO;ELETTRONICA STORE;199,00; ## 2026-06-02 -19900
15/06/2026;INTERESSI;Interessi revolving;12,40; ## 2026-06-15 -1240
20/06/2026;INCASSO;Pagamento rata SDD;;100,00 ## 2026-06-20 10000
TOTALI;;;211,40;100,00
`;
