/** A sixth lot of them. */
export const FRESH_SIXTH = `
=== fresh sixth 1 (partite) tabaccheria fornitori a sospeso
Fornitore;Bolla/Fatt.;Data;Importo;Pagato;Differenza;Note
Logista;F-8812;04/05/2026;1.820,40;1.000,00;820,40;saldo a fine mese ## 2026-05-04 -82040 nF-8812 @Logista
Dolciaria Est;771;06/05/2026;96,00;96,00;0,00;
Giochi Srl;A/12;11/05/2026;210,00;0,00;210,00; ## 2026-05-11 -21000 nA/12 @Giochi Srl
=== fresh sixth 2 (partite) avvocato pratiche compensi a saldo
Cliente;Oggetto pratica;Preavviso n.;Data preavviso;Compenso;Accessori;Acconti ricevuti;Saldo dovuto
Alba Srl;recupero crediti;P-12;04/05/2026;1.500,00;480,60;500,00;1.480,60 ## 2026-05-04 148060 nP-12 @Alba Srl
Neri Ugo;separazione;P-15;11/05/2026;2.000,00;640,80;0,00;2.640,80 ## 2026-05-11 264080 nP-15 @Neri Ugo
=== fresh sixth 3 (partite) lista insoluti banca con causale e spese
Data ritorno;Nr. effetto;Debitore;Piazza;Scad. effetto;Imp. effetto;Spese;Motivo ritorno
10/06/2026;8812;Ferri Snc;LODI;31/05/2026;610,00;5,00;Mancanza fondi ## 2026-05-31 61000 n8812 >2026-05-31 @Ferri Snc
10/06/2026;8815;Bar Uno;PAVIA;31/05/2026;122,00;5,00;Non ritirata ## 2026-05-31 12200 n8815 >2026-05-31 @Bar Uno
=== fresh sixth 4 (partite) Fatture in cloud export ricevute
Data documento,Numero,Fornitore,P.IVA,Descrizione,Categoria,Netto,IVA,Rit. acconto,Totale da pagare,Prossima scadenza,Stato
04/05/2026,77,Grafica Uno Srl,01234560155,Volantini,Pubblicità,"100,00","22,00","0,00","122,00",03/06/2026,da saldare ## 2026-05-04 -12200 n77 >2026-06-03 @Grafica Uno Srl
08/05/2026,12,Avv. Neri,02234560155,Parere,Consulenze,"500,00","114,40","104,00","530,40",07/06/2026,saldata
11/05/2026,9,Ing. Pozzi,03234560155,Perizia,Consulenze,"1.000,00","228,80","208,00","1.060,80",10/06/2026,da saldare ## 2026-05-11 -106080 n9 >2026-06-10 @Ing. Pozzi
=== fresh sixth 5 (partite) SAP S/4 open AP with text columns
Supplier|Name|Document Date|Net Due Date|Amount in CC Crcy|Company Code Currency|Reference|Clearing Date|Document Type
100012|STAHL NORD GMBH|2026-04-02|2026-05-02|-2380.00|EUR|RE-771||KR ## 2026-04-02 -238000 nRE-771 >2026-05-02 @STAHL NORD GMBH
100012|STAHL NORD GMBH|2026-03-02|2026-04-02|-1190.00|EUR|RE-700|2026-04-05|KR
100044|PAPIER LUTZ|2026-04-20|2026-05-20|119.00|EUR|GS-12||KG ## 2026-04-20 11900 nGS-12 >2026-05-20 @PAPIER LUTZ
=== fresh sixth 6 (partite) associazione quote soci non versate
N. tessera;Socio;Anno;Quota;Versata il;Scadenza quota
101;Alba Pini;2026;50,00;12/01/2026;31/01/2026
102;Ugo Neri;2026;50,00;;31/01/2026 ## 2026-01-31 5000 >2026-01-31 @Ugo Neri
107;Ida Bassi;2026;30,00;;31/01/2026 ## 2026-01-31 3000 >2026-01-31 @Ida Bassi
=== fresh sixth 7 (partite) rateizzazione cartelle
Agenzia Riscossione - Piano di rateizzazione n. 12345;;;;
Rata;Scadenza;Importo rata;Pagata;Data pag.
1;31/03/2026;210,40;SI;30/03/2026
2;30/06/2026;210,40;NO; ## 2026-06-30 -21040 >2026-06-30
3;30/09/2026;210,40;NO; ## 2026-09-30 -21040 >2026-09-30
=== fresh sixth 8 (partite) crediti per locazioni con periodo
Conduttore;Immobile;Periodo;Canone;Spese cond.;Totale;Scade;Pagato
Bar Uno Sas;Via Po 1;mag-26;800,00;50,00;850,00;05/05/2026;850,00
Studio Alti;Via Po 3;mag-26;600,00;40,00;640,00;05/05/2026;0,00 ## 2026-05-05 64000 >2026-05-05 @Studio Alti
Studio Alti;Via Po 3;giu-26;600,00;40,00;640,00;05/06/2026;300,00 ## 2026-06-05 34000 >2026-06-05 @Studio Alti
=== fresh sixth 9 (partite) factures clients échéancier logiciel
Référence;Client;Émise le;Échéance;Total TTC;Réglé;Reste dû;État
FA-118;Garage Martin;04/05/2026;03/06/2026;540,00 €;0,00 €;540,00 €;Envoyée ## 2026-05-04 54000 nFA-118 >2026-06-03 @Garage Martin
FA-121;SARL Lebon;09/05/2026;08/06/2026;1 200,00 €;200,00 €;1 000,00 €;Partiellement réglée ## 2026-05-09 100000 nFA-121 >2026-06-08 @SARL Lebon
FA-122;Café Noir;11/05/2026;10/06/2026;60,00 €;60,00 €;0,00 €;Réglée
=== fresh sixth 10 (partite) offene Posten mit Mahnstufe ohne Kopfzeile davor
Debitor: 10012 Schreinerei Kurz;;;;;;
Belegnr.;Belegdatum;Fälligkeit;Soll;Haben;Saldo;Mahnstufe
RE-101;04.05.2026;03.06.2026;595,00;;595,00;0 ## 2026-05-04 59500 nRE-101 >2026-06-03 @Schreinerei Kurz
GS-7;11.05.2026;11.05.2026;;59,50;535,50;0 ## 2026-05-11 -5950 nGS-7 >2026-05-11 @Schreinerei Kurz
=== fresh sixth 11 (partite) distinta incassi rid da presentare
Presentazione del 25/05/2026;;;;
Codice cliente;Cliente;Mandato;Scadenza addebito;Importo;Fattura
C01;Palestra Uno;M-1;01/06/2026;49,00;101 ## 2026-06-01 4900 n101 >2026-06-01 @Palestra Uno
C02;Nuoto Due;M-2;01/06/2026;69,00;102 ## 2026-06-01 6900 n102 >2026-06-01 @Nuoto Due
=== fresh sixth 12 (partite) (xlsx) fatture con importo testo e euro a parole
Elenco fatture attive da incassare
Nr;Data;Cliente;Importo
'12/26;04/05/2026;Delta Srl;'1.220,00 euro ## 2026-05-04 122000 n12/26 @Delta Srl
'13/26;11/05/2026;Echo Spa;'610 euro ## 2026-05-11 61000 n13/26 @Echo Spa
=== fresh sixth 13 (partite) estratto partite con riporto e progressivo a destra
Cliente: 000412 LAVANDERIA BLU;;;;;
Data;Descrizione;Nr doc;Dare;Avere;Progr.
01/05/2026;Riporto;;1.000,00;;1.000,00
04/05/2026;Fattura;118;244,00;;1.244,00 ## 2026-05-04 24400 n118 @LAVANDERIA BLU
20/05/2026;Fattura;131;122,00;;1.366,00 ## 2026-05-20 12200 n131 @LAVANDERIA BLU
=== fresh sixth 14 Banca Carige con movimenti e segno finale
Data Contabile;Data Valuta;Causale;Importo;Descrizione
04/05/2026;04/05/2026;048;1.220,00+;BONIFICO DELTA ## 2026-05-04 122000
06/05/2026;06/05/2026;050;88,10-;UTENZE ## 2026-05-06 -8810
=== fresh sixth 15 Cassa Raiffeisen doppia lingua con Soll Haben
Kontoauszug / Estratto conto;;;;;
IBAN IT60X0542811101000000123456;;;;;
Buchung;Valuta;Text;Soll;Haben;Saldo
04.05.;04.05.;GUTSCHRIFT KUNDE;;1.000,00;3.000,00 ## 2026-05-04 100000
06.05.;05.05.;EINKAUF;45,20;;2.954,80 ## 2026-05-06 -4520
Zeitraum 01.05.2026 - 31.05.2026;;;;;
=== fresh sixth 16 Boursorama pro
dateOp;dateVal;label;category;categoryParent;supplierFound;amount;accountNum;accountLabel;accountbalance
2026-05-12;2026-05-12;"CARTE 11/05 METRO";"Alimentation";"Vie";"metro";-45,20;00012345678;"BoursoBank";1204,80 ## 2026-05-12 -4520 #00012345678
2026-05-06;2026-05-06;"VIR DUPONT";"Virements";"Entrées";"dupont";800,00;00012345678;"BoursoBank";1250,00 ## 2026-05-06 80000 #00012345678
=== fresh sixth 17 Abanca
Fecha ctble;Fecha valor;Concepto;Importe;Moneda;Saldo;Moneda;Concepto ampliado
05/05/2026;05/05/2026;TRANSFERENCIA;900,00;EUR;1.900,00;EUR;CLIENTE UNO ## 2026-05-05 90000
07/05/2026;07/05/2026;RECIBO;-61,00;EUR;1.839,00;EUR;LUZ ## 2026-05-07 -6100
=== fresh sixth 18 Bankia pt BPI
Data Mov.;Data Valor;Descrição do Movimento;Valor em EUR;Saldo em EUR
04-05-2026;04-05-2026;TRF DE CLIENTE;450,00;1.450,00 ## 2026-05-04 45000
06-05-2026;06-05-2026;DD EDP;-61,20;1.388,80 ## 2026-05-06 -6120
=== fresh sixth 19 KNAB NL
KNAB EXPORT;;;;;;;;
Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Omschrijving
NL20KNAB0123456789;04-05-2026;EUR;D;121,00;NL91INGB0001234567;Leverancier;04-05-2026;factuur 12 ## 2026-05-04 -12100 #NL20KNAB0123456789
NL20KNAB0123456789;08-05-2026;EUR;C;500,00;NL44ABNA0123456789;Klant;08-05-2026;re 8 ## 2026-05-08 50000 #NL20KNAB0123456789
=== fresh sixth 20 Alior bank
Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku
12-05-2026;13-05-2026;MECCANICA;ORLEN;Zakup;-150,20;PLN;-150,20;PLN ## 2026-05-13 -15020 PLN
08-05-2026;08-05-2026;NOWAK;MECCANICA;Przelew;900,00;PLN;900,00;PLN ## 2026-05-08 90000 PLN
=== fresh sixth 21 Satispay business con payout
id,name,state,kind,date,amount,currency,extra_info
s1,Cliente A,ACCEPTED,TO_BUSINESS,2026-05-04T10:00:00Z,12.50,EUR, ## 2026-05-04 1250
s2,Cliente B,CANCELED,TO_BUSINESS,2026-05-05T10:00:00Z,9.00,EUR,
s3,Cliente A,ACCEPTED,REFUND_TO_BUSINESS,2026-05-06T10:00:00Z,-12.50,EUR, ## 2026-05-06 -1250
=== fresh sixth 22 Mercado pago style liquidación
FECHA;DESCRIPCION;VALOR BRUTO;COMISION;VALOR NETO;SALDO
04/05/2026;Venta 101;100,00;-4,00;96,00;196,00 ## 2026-05-04 9600
06/05/2026;Retiro a banco;-150,00;0,00;-150,00;46,00 ## 2026-05-06 -15000
=== fresh sixth 23 American Express DE csv
Datum,Beschreibung,Karteninhaber,Konto #,Betrag
04/05/2026,BAHN.DE,U NERI,-41001,"79,90" ## 2026-05-04 -7990
09/05/2026,HOTEL WIEN,U NERI,-41001,"310,00" ## 2026-05-09 -31000
12/05/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,U NERI,-41001,"-250,00" ## 2026-05-12 25000
=== fresh sixth 24 (xlsx) movimenti con importo e tipo in cella unita e saldo
Lista movimenti del 31/05/2026
Data;Causale;D;A;Saldo
04/05/2026;BONIFICO;;1.000,00;3.000,00 ## 2026-05-04 100000
06/05/2026;UTENZE;88,10;;2.911,90 ## 2026-05-06 -8810
=== fresh sixth 25 carta prepagata con causali e importo con spazio euro
Data e ora;Descrizione;Importo;Stato
4 maggio 2026, 10:12;Ricarica da conto;+ € 100,00;Eseguito ## 2026-05-04 10000
6 maggio 2026, 13:40;Farmacia Po;- € 12,40;Eseguito ## 2026-05-06 -1240
7 maggio 2026, 09:00;Netflix;- € 5,99;Negato
`;
