/** A second lot of them. */
export const FRESH_SECOND = `
=== fresh second 1 (partite) scadenzario agenzia assicurativa
Scadenzario titoli in arretrato - Agenzia 0412;;;;;;;
Ramo;Polizza;Contraente;Effetto;Scad. rata;Premio lordo;Imposte;Stato titolo
RCA;401/118822;Moro Elia;01/04/2026;01/04/2026;412,00;51,20;ARRETRATO ## 2026-04-01 41200 >2026-04-01 @Moro Elia
INC;220/004411;Falegnameria Noce;15/04/2026;15/04/2026;780,00;141,00;INCASSATO
RCA;401/118990;Greco Anna;01/05/2026;01/05/2026;365,50;44,10;ARRETRATO ## 2026-05-01 36550 >2026-05-01 @Greco Anna
=== fresh second 2 (partite) estratto conto cliente con segni e progressivo
CODICE CLIENTE 01.00412 - PANIFICIO AURORA SNC;;;;;;
Data reg.;Causale;N. doc.;Data doc.;Dare;Avere;Saldo progr.
05/02/2026;FATT. VENDITA;118;05/02/2026;244,00;;244,00 ## 2026-02-05 24400 n118 @PANIFICIO AURORA SNC
12/02/2026;FATT. VENDITA;131;12/02/2026;366,00;;610,00 ## 2026-02-12 36600 n131 @PANIFICIO AURORA SNC
20/02/2026;NOTA CREDITO;9;20/02/2026;;61,00;549,00 ## 2026-02-20 -6100 n9 @PANIFICIO AURORA SNC
=== fresh second 3 (partite) fatture ingrosso con vettore e colli
Doc;Num;Data;Cliente;Zona;Colli;Peso kg;Netto merce;IVA;Tot doc;Incassato;Da inc.
FI;3301;02/03/2026;Frutta Bella Srl;NORD;40;412,50;800,00;32,00;832,00;832,00;0,00
FI;3318;05/03/2026;Mercato Uno;SUD;22;210,00;450,00;18,00;468,00;200,00;268,00 ## 2026-03-05 26800 n3318 @Mercato Uno
FI;3327;09/03/2026;Ortolano Srl;NORD;10;98,00;200,00;8,00;208,00;0,00;208,00 ## 2026-03-09 20800 n3327 @Ortolano Srl
=== fresh second 4 (partite) (xlsx) registro parcelle commercialista
Registro notule 2026
N.;Data;Cliente;Compenso;CNPADC 4%;IVA;Ritenuta;Da incassare;Incasso
#1;15/01/2026;Tipografia Sole Srl;#1000;#40;228,80;#200;1.068,80;20/02/2026
#2;15/01/2026;Rossi Ada;#500;#20;114,40;#0;634,40; ## 2026-01-15 63440 n2 @Rossi Ada
#3;31/01/2026;Giardini Srl;#800;#32;183,04;#160;855,04; ## 2026-01-31 85504 n3 @Giardini Srl
=== fresh second 5 (partite) fatture estere fornitori valuta e controvalore
Fornitore;Fattura nr;Data fattura;Scadenza;Divisa;Importo divisa;Cambio;Controvalore EUR;Residuo EUR
Shenzhen Parts Ltd;SZ-8812;10/02/2026;11/04/2026;USD;5.400,00;1,08;5.000,00;5.000,00 ## 2026-02-10 -500000 nSZ-8812 >2026-04-11 @Shenzhen Parts Ltd
Bolt GmbH;2026-771;20/02/2026;20/04/2026;EUR;1.200,00;1,00;1.200,00;700,00 ## 2026-02-20 -70000 n2026-771 >2026-04-20 @Bolt GmbH
=== fresh second 6 (partite) partitario fornitori in sezioni con sigle
PARTITARIO FORNITORI AL 30/06/2026;;;;;
Reg.;Caus.;Rif. doc.;D.doc.;Dare;Avere
;FORN 2001 ACCIAI RIUNITI SPA;;;;
12/05/2026;FTA;771/A;08/05/2026;;3.050,00 ## 2026-05-08 -305000 n771/A @ACCIAI RIUNITI SPA
;FORN 2044 BULLONERIA EST;;;;
20/05/2026;FTA;99;18/05/2026;;122,00 ## 2026-05-18 -12200 n99 @BULLONERIA EST
25/05/2026;NCA;4;25/05/2026;12,20; ## 2026-05-25 1220 n4 @BULLONERIA EST
=== fresh second 7 (partite) abbonati palestra insoluti SDD
Creditor ID IT88ZZZ;;;;;;
Cod. mandato;Debitore;IBAN;Data addebito;Importo;Esito;Motivo
M001;Alba Pini;IT60X0542811101000000123456;05/05/2026;49,00;INSOLUTO;AM04 ## 2026-05-05 4900 @Alba Pini
M002;Carlo Dose;IT40L0300203280123456789012;05/05/2026;49,00;PAGATO;
M003;Elsa Fani;IT60X0542811101000000123457;05/05/2026;69,00;INSOLUTO;MS03 ## 2026-05-05 6900 @Elsa Fani
=== fresh second 8 (partite) offene Posten Kreditoren kurz
OP-Liste Kreditoren per 30.06.2026;;;;;;
Kto;Name;RgNr;RgDat;Fällig;Brutto;Bez.;Offen
70012;Stahl AG;R-771;02.05.2026;01.06.2026;2.380,00;380,00;2.000,00 ## 2026-05-02 -200000 nR-771 >2026-06-01 @Stahl AG
70044;Papier Lutz;5521;18.05.2026;17.06.2026;119,00;0,00;119,00 ## 2026-05-18 -11900 n5521 >2026-06-17 @Papier Lutz
=== fresh second 9 (partite) balance auxiliaire clients
Clients - écritures non lettrées;;;;;;
N° compte;Nom du client;Date;N° pièce;Libellé;Débit;Crédit;Échéance
C0012;GARAGE MARTIN;03/04/2026;FA118;Vente pneus;540,00;;03/05/2026 ## 2026-04-03 54000 nFA118 >2026-05-03 @GARAGE MARTIN
C0040;SARL LEBON;14/04/2026;FA125;Vente;1 200,00;;14/05/2026 ## 2026-04-14 120000 nFA125 >2026-05-14 @SARL LEBON
C0012;GARAGE MARTIN;20/04/2026;AV12;Avoir;;60,00;20/04/2026 ## 2026-04-20 -6000 nAV12 >2026-04-20 @GARAGE MARTIN
=== fresh second 10 (partite) ageing in colonne con totale riga
Cliente;Documento;Data doc;A scadere;1-30;31-60;61-90;>90;Totale
Lago Srl;FT 101;02/05/2026;122,00;;;;;122,00 ## 2026-05-02 12200 nFT101 @Lago Srl
Monte Spa;FT 77;10/03/2026;;;610,00;;;610,00 ## 2026-03-10 61000 nFT77 @Monte Spa
Valle Sas;FT 12;12/01/2026;;;;;50,00;50,00 ## 2026-01-12 5000 nFT12 @Valle Sas
Totale;;;122,00;;610,00;;50,00;782,00
=== fresh second 11 (partite) fatture elettroniche passive con sconto e arrotondamento
Ricevuta il;Cedente;P.IVA cedente;Nr;Data;Imp.le;Imposta;Bollo;Arrot.;Totale;Pagam.;Scad.
04/03/2026;Cartiere Uno Srl;01234560155;101/C;28/02/2026;500,00;110,00;0,00;0,00;610,00;MP05;31/03/2026 ## 2026-02-28 -61000 n101/C >2026-03-31 @Cartiere Uno Srl
06/03/2026;Dr. Neri;02234560155;7;01/03/2026;150,00;0,00;2,00;0,00;152,00;MP05;15/03/2026 ## 2026-03-01 -15200 n7 >2026-03-15 @Dr. Neri
=== fresh second 12 (partite) ordini marketplace da liquidare
Ordine;Data ordine;Acquirente;Stato pagamento;Totale ordine;Rimborsato;Da ricevere
M-101;02/05/2026;Bassi Leo;In attesa;48,00;0,00;48,00 ## 2026-05-02 4800 nM-101 @Bassi Leo
M-102;03/05/2026;Costa Ida;Pagato;20,00;0,00;0,00
M-105;09/05/2026;Danti Ivo;In attesa;130,00;30,00;100,00 ## 2026-05-09 10000 nM-105 @Danti Ivo
=== fresh second 13 (partite) promemoria a mano chi quanto quando
chi;quanto;per quando;pagato?
idraulico Sarti;180;12/06/2026;sì
Enel;96,40;20/06/2026;no ## 2026-06-20 -9640 >2026-06-20 @Enel
commercialista;350;30/06/2026;no ## 2026-06-30 -35000 >2026-06-30 @commercialista
=== fresh second 14 banca popolare con dare negativo e causale estesa
BANCA POPOLARE DEL DELTA;;;;;;
Conto: 000012345678 EUR;;;;;;
Dt. Cont.;Dt. Val.;Caus.;Dare (EUR);Avere (EUR);Descr.;Saldo cont.
04/05/2026;04/05/2026;48;;1.000,00;BON. DA ALFA;3.500,00 ## 2026-05-04 100000
06/05/2026;06/05/2026;26;-250,00;;DISPOSIZIONE BETA;3.250,00 ## 2026-05-06 -25000
11/05/2026;09/05/2026;43;-18,90;;POS BAR;3.231,10 ## 2026-05-11 -1890
=== fresh second 15 Kasse Luxemburg zwei Währungen
Konto;Währung;Datum;Valuta;Text;Betrag
LU280019400644750000;EUR;04.05.2026;04.05.2026;Zahlungseingang Kunde;1.200,00 ## 2026-05-04 120000 #LU280019400644750000
LU280019400644750000;EUR;08.05.2026;08.05.2026;Miete;-650,00 ## 2026-05-08 -65000 #LU280019400644750000
LU280019400644750001;USD;05.05.2026;05.05.2026;Card purchase;-40,10 ## 2026-05-05 -4010 USD #LU280019400644750001
LU280019400644750001;USD;12.05.2026;12.05.2026;Incoming;500,00 ## 2026-05-12 50000 USD #LU280019400644750001
=== fresh second 16 CIC relevé point-virgule
Date;Date de valeur;Montant;Libellé;Solde
04/05/2026;04/05/2026;-45,20;PAIEMENT CB 0305 TOTAL;1254,80 ## 2026-05-04 -4520
06/05/2026;06/05/2026;800,00;VIR DUPONT SAS;2054,80 ## 2026-05-06 80000
11/05/2026;12/05/2026;-310,00;PRLV URSSAF;1744,80 ## 2026-05-11 -31000
=== fresh second 17 Caixa Geral extrato
Consulta de saldos e movimentos;;;;;
Conta ;0123456789000 - EUR - Conta Extracto;;;;
Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico 
04-05-2026;04-05-2026;TRF MB WAY;25,00;;1.975,00 ## 2026-05-04 -2500
06-05-2026;06-05-2026;ORDENADO;;1.100,00;3.075,00 ## 2026-05-06 110000
20-05-2026;21-05-2026;DD EDP;61,15;;3.013,85 ## 2026-05-20 -6115
=== fresh second 18 ING NL af bij
"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"
"20260504";"Albert Heijn";"NL91INGB0001234567";"";"BA";"Af";"32,15";"Betaalautomaat";"pas 001" ## 2026-05-04 -3215 #NL91INGB0001234567
"20260507";"Klant BV";"NL91INGB0001234567";"NL20INGB0007654321";"OV";"Bij";"1210,00";"Overschrijving";"factuur 12" ## 2026-05-07 121000 #NL91INGB0001234567
=== fresh second 19 PKO historia
Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji
2026-05-12,2026-05-11,Płatność kartą,-64.20,PLN,+1435.80,Lokalizacja: BIEDRONKA ## 2026-05-12 -6420 PLN
2026-05-08,2026-05-08,Przelew na konto,+900.00,PLN,+1500.00,Nadawca: NOWAK ## 2026-05-08 90000 PLN
2026-05-04,2026-05-04,Opłata,-5.00,PLN,+600.00,Opłata za prowadzenie ## 2026-05-04 -500 PLN
=== fresh second 20 (xlsx) carta aziendale due date
Carta aziendale - lista spese
Data;Data contabile;Esercente;Importo in EUR
28/04/2026;02/05/2026;HOTEL EUROPA;#180 ## 2026-04-28 -18000
03/05/2026;04/05/2026;AUTOGRILL;12,40 ## 2026-05-03 -1240
09/05/2026;11/05/2026;TRENITALIA;#96 ## 2026-05-09 -9600
=== fresh second 21 wallet con stato e commissione separata
ID;Creata il;Completata il;Tipo;Importo;Commissione;Valuta;Stato;Saldo
W1;2026-05-02 10:11;2026-05-02 10:11;Ricarica;100.00;0.00;EUR;COMPLETATA;100.00 ## 2026-05-02 10000
W2;2026-05-05 09:00;2026-05-06 02:10;Pagamento carta;-20.00;0.50;EUR;COMPLETATA;79.50 ## 2026-05-05 -2050
W3;2026-05-07 12:00;;Pagamento carta;-15.00;0.00;EUR;STORNATA;
W4;2026-05-09 18:30;2026-05-09 18:31;Bonifico;-30.00;0.00;EUR;COMPLETATA;49.50 ## 2026-05-09 -3000
=== fresh second 22 etsy style mensile con entrate e tasse
Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net
"May 4, 2026",Sale,Payment for Order #331,,EUR,€48.00,--,€48.00 ## 2026-05-04 4800
"May 4, 2026",Fee,Transaction fee: Vaso,Order #331,EUR,--,-€3.12,-€3.12 ## 2026-05-04 -312
"May 12, 2026",Deposit,€44.88 sent to your bank account,,EUR,--,--,-€44.88 ## 2026-05-12 -4488
=== fresh second 23 conto deposito con movimenti e interessi lordi
Conto Deposito Libero n. 7712345
Data operazione;Data valuta;Causale;Importo lordo;Ritenuta fiscale;Importo netto
02/05/2026;02/05/2026;Versamento da conto predefinito;5.000,00;;5.000,00 ## 2026-05-02 500000
31/05/2026;31/05/2026;Interessi maturati;12,00;-3,12;8,88 ## 2026-05-31 888
31/05/2026;31/05/2026;Imposta di bollo;-2,80;;-2,80 ## 2026-05-31 -280
=== fresh second 24 Kreditkarte mit Gutschrift und Haben-Kennzeichen
Kartennummer;Belegdatum;Buchungsdatum;Händler;Betrag;Währung;S/H
5299********1111;02.05.2026;04.05.2026;BAHN.DE;79,90;EUR;S ## 2026-05-04 -7990
5299********1111;05.05.2026;06.05.2026;AMAZON;33,10;EUR;S ## 2026-05-06 -3310
5299********1111;09.05.2026;11.05.2026;BAHN.DE ERSTATTUNG;79,90;EUR;H ## 2026-05-11 7990
=== fresh second 25 due banche in un foglio con titolo
Banca Alfa c/c 12345678;;;
Data;Descrizione;Importo;Saldo
04/05/2026;Bonifico cliente;500,00;1.500,00 ## 2026-05-04 50000 #12345678
06/05/2026;Utenze;-80,00;1.420,00 ## 2026-05-06 -8000 #12345678
;;;
Banca Beta c/c 87654321;;;
Data;Descrizione;Importo;Saldo
05/05/2026;Versamento;200,00;900,00 ## 2026-05-05 20000 #87654321
09/05/2026;Prelievo;-100,00;800,00 ## 2026-05-09 -10000 #87654321
`;
