/** Exports as banks and services of many countries lay them out, with invented rows. */
export const WORLD_BANKS = `
=== world d2 Wise
"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount"
CARD-1,02-03-2026,-184.50,EUR,"Card transaction of 184.50 EUR issued by Enel",,815.50,EUR,EUR,1,,,,Enel,1234,Mario Rossi,,,0.00,184.50 ## 2026-03-02 -18450
TRANSFER-2,09-03-2026,500.00,EUR,"Received money from Bianchi",FT 12,1315.50,,,,Bianchi,,,,,,,,0.00, ## 2026-03-09 50000
=== world d3 N26 old
"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2026-03-02","Enel","IT60X0542811101000000123456","Direct Debit","Luce","-184.5","","","" ## 2026-03-02 -18450
"2026-03-09","Rossi","IT60X0542811101000000123457","Income","FT 12","500.0","","","" ## 2026-03-09 50000
"2026-03-10","Amazon.com","","MasterCard Payment","","-9.22","-10.0","USD","0.922" ## 2026-03-10 -922
=== world d4 Qonto
Status;Operation date (UTC);Settlement date (UTC);Counterparty name;Payment method;Total amount (incl. VAT) (local);Total amount (incl. VAT) (EUR);Local currency;VAT amount;VAT rate;Reference;Initiator;Category;Attachments
Settled;02-03-2026 08:00:00;02-03-2026 10:00:00;Enel;Direct debit;-184,50;-184,50;EUR;33,27;22;Luce;;Utilities;1 ## 2026-03-02 -18450
Settled;09-03-2026 08:00:00;09-03-2026 10:00:00;Rossi;Transfer;500,00;500,00;EUR;;;FT 12;;Sales;0 ## 2026-03-09 50000
Declined;10-03-2026 08:00:00;;Bar;Card;-5,00;-5,00;EUR;;;;Mario;;0
=== world d6 Postepay Evolution
Data Contabile,Data Valuta,Addebiti (euro),Accrediti (euro),Descrizione operazioni
02/03/2026,02/03/2026,"184,50",,ADDEBITO DIRETTO ENEL ## 2026-03-02 -18450
09/03/2026,09/03/2026,,"500,00",BONIFICO ROSSI ## 2026-03-09 50000
=== world d7 ING
Data contabile;Data valuta;Uscite;Entrate;Causale;Descrizione Operazione
02/03/2026;02/03/2026;-184,50;;ADD. DIRETTO;ENEL ## 2026-03-02 -18450
09/03/2026;09/03/2026;;+500,00;ACCR. BEU;ROSSI ## 2026-03-09 50000
=== world d8 Credem
Data;Valuta;Descrizione;Dare;Avere;Causale ABI
02/03/2026;02/03/2026;ENEL;-184,50;;26 ## 2026-03-02 -18450
09/03/2026;10/03/2026;ROSSI;;500,00;48 ## 2026-03-09 50000
=== world d9 Deutsche Bank DE
Umsätze Girokonto;;;;;
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
02.03.2026;02.03.2026;SEPA-Lastschrift;Stadtwerke;Strom;DE02120300000000202051;BYLADEM1001;;;;;-184,50;;;;-184,50;;EUR ## 2026-03-02 -18450
09.03.2026;09.03.2026;SEPA-Gutschrift;Bianchi;RE 12;DE02500105170137075030;INGDDEFF;;;;;500,00;;;;;500,00;EUR ## 2026-03-09 50000
Kontostand;31.03.2026;;;1.315,50;EUR
=== world d10 ING-DiBa
Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
02.03.2026;02.03.2026;Stadtwerke;Lastschrift;Strom;815,50;EUR;-184,50;EUR ## 2026-03-02 -18450
09.03.2026;09.03.2026;Bianchi;Gutschrift;RE 12;1.315,50;EUR;500,00;EUR ## 2026-03-09 50000
=== world d11 DKB
"Girokonto";"DE02120300000000202051"
"Kontostand vom 31.03.2026:";"1.315,50 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"02.03.26";"02.03.26";"Gebucht";"Rossi Srl";"Stadtwerke";"Strom";"Ausgang";"DE02500105170137075030";"-184,50";"";"";"" ## 2026-03-02 -18450 #DE02120300000000202051
"09.03.26";"09.03.26";"Gebucht";"Bianchi";"Rossi Srl";"RE 12";"Eingang";"DE02500105170137075031";"500,00";"";"";"" ## 2026-03-09 50000 #DE02120300000000202051
=== world d12 Volksbank
Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz
Kontokorrent;DE02120300000000202051;GENODEF1;Volksbank;02.03.2026;02.03.2026;Stadtwerke;DE02500105170137075030;INGDDEFF;Lastschrift;Strom;-184,50;EUR;815,50;; ## 2026-03-02 -18450 #DE02120300000000202051
Kontokorrent;DE02120300000000202051;GENODEF1;Volksbank;09.03.2026;09.03.2026;Bianchi;DE02500105170137075031;INGDDEFF;Gutschrift;RE 12;500,00;EUR;1.315,50;; ## 2026-03-09 50000 #DE02120300000000202051
=== world d13 Sparkasse CAMT v2
"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"02.03.26";"02.03.26";"FOLGELASTSCHRIFT";"Strom";"DE98";"M1";"R1";"";"";"";"Stadtwerke";"DE02500105170137075030";"INGDDEFF";"-184,50";"EUR";"Umsatz gebucht" ## 2026-03-02 -18450 #DE02120300000000202051
"DE02120300000000202051";"09.03.26";"09.03.26";"GUTSCHR. UEBERWEISUNG";"RE 12";"";"";"";"";"";"";"Bianchi";"DE02500105170137075031";"INGDDEFF";"500,00";"EUR";"Umsatz gebucht" ## 2026-03-09 50000 #DE02120300000000202051
=== world d14 Boursorama
dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance
2026-03-02;2026-03-02;PRLV Enel;Electricité;Logement;enel;-184,50;;00040123456;BoursoBank;815.50 ## 2026-03-02 -18450 #00040123456
2026-03-09;2026-03-09;VIR Bianchi;Virements;Revenus;bianchi;500,00;;00040123456;BoursoBank;1315.50 ## 2026-03-09 50000 #00040123456
=== world d15 BNP
Compte chèques;Compte de chèques;****1234;31/03/2026;;1 315,50
02/03/2026;;PRELEVEMENT;PRLV ENEL;-184,50 ## 2026-03-02 -18450
09/03/2026;;VIREMENT RECU;VIR BIANCHI;500,00 ## 2026-03-09 50000
=== world d16 CaixaBank
Concepto;Fecha;Importe;Saldo
Recibo luz;02/03/2026;-184,50EUR;815,50EUR ## 2026-03-02 -18450
Transferencia;09/03/2026;+500,00EUR;+1.315,50EUR ## 2026-03-09 50000
=== world d17 PostFinance
Datum von:;01.03.2026
Datum bis:;31.03.2026
Kategorie:;Alle
Konto:;CH9300762011623852957
Währung:;CHF

Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
09.03.2026;Gutschrift;Bianchi;500.00;;;Einnahmen ## 2026-03-09 50000 CHF #CH9300762011623852957
02.03.2026;Lastschrift;Strom;;-184.50;;Wohnen ## 2026-03-02 -18450 CHF #CH9300762011623852957
=== world d18 UBS
Kontonummer:;0234 00123456.01;
IBAN:;CH93 0076 2011 6238 5295 7;
Von:;2026-03-01;
Bis:;2026-03-31;
Anfangssaldo:;1000.00;
Schlusssaldo:;1315.50;
Bewertet in:;CHF;
Anzahl Transaktionen in diesem Zeitraum:;2;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten
2026-03-09;;2026-03-09;2026-03-09;CHF;;500.00;;1315.50;123;Bianchi;Gutschrift;; ## 2026-03-09 50000 CHF #CH9300762011623852957
2026-03-02;;2026-03-02;2026-03-02;CHF;-184.50;;;815.50;122;Strom;Lastschrift;; ## 2026-03-02 -18450 CHF #CH9300762011623852957
=== world d19 Monzo
Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_1,02/03/2026,10:11:12,Direct Debit,Power,,Bills,-184.50,GBP,-184.50,GBP,,,,POWER,,-184.50, ## 2026-03-02 -18450 GBP
tx_2,19/03/2026,10:11:12,Faster payment,Bianchi,,Income,500.00,GBP,500.00,GBP,,,,BIANCHI,,,500.00 ## 2026-03-19 50000 GBP
=== world d20 Starling
Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
02/03/2026,Power,BILL,DIRECT DEBIT,-184.50,815.50,BILLS, ## 2026-03-02 -18450 GBP
19/03/2026,Bianchi,FT 12,FASTER PAYMENT,500.00,1315.50,INCOME, ## 2026-03-19 50000 GBP
=== world d21 mBank
#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;#Saldo po operacji;
2026-03-02;Prad;eKonto 1234 5678;Rachunki;-184,50 PLN;815,50 PLN; ## 2026-03-02 -18450 PLN
2026-03-09;Bianchi;eKonto 1234 5678;Wplywy;500,00 PLN;1 315,50 PLN; ## 2026-03-09 50000 PLN
=== world d22 Bunq
"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2026-03-02","2026-03-02","-184.50","NL91ABNA0417164300","NL02RABO0123456789","Power","Bill" ## 2026-03-02 -18450 #NL91ABNA0417164300
"2026-03-09","2026-03-09","500.00","NL91ABNA0417164300","NL02RABO0123456780","Bianchi","FT 12" ## 2026-03-09 50000 #NL91ABNA0417164300
=== world d23 Rabobank
"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
"NL44RABO0123456789","EUR","RABONL2U","000000000000000001","2026-03-02","2026-03-02","-184,50","+815,50","NL02ABNA0123456789","Power","","","ABNANL2A","ei","","","M1","","","Stroom","","","","","","" ## 2026-03-02 -18450 #NL44RABO0123456789
"NL44RABO0123456789","EUR","RABONL2U","000000000000000002","2026-03-09","2026-03-09","+500,00","+1315,50","NL02ABNA0123456780","Bianchi","","","ABNANL2A","cb","","","","","","FT 12","","","","","","" ## 2026-03-09 50000 #NL44RABO0123456789
=== world d24 Erste AT
Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Partner Kontonummer;Bankleitzahl;Betrag;Währung;Buchungs-Details
02.03.2026;Stromnetz;AT483200000012345864;;;;-184,50;EUR;Strom ## 2026-03-02 -18450
09.03.2026;Bianchi;AT483200000012345865;;;;500,00;EUR;RE 12 ## 2026-03-09 50000
=== world d25 Sella
Data contabile;Data valuta;Causale;Descrizione;Importo;Divisa;Saldo progressivo
02/03/2026;02/03/2026;ADD SDD;ENEL;-184,50;EUR;815,50 ## 2026-03-02 -18450
09/03/2026;10/03/2026;BONIF;ROSSI;500,00;EUR;1315,50 ## 2026-03-09 50000
=== world f1 Comdirect
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.315,50 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"09.03.2026";"09.03.2026";"Übertrag / Überweisung";"Auftraggeber: Bianchi RE 12";"500,00"; ## 2026-03-09 50000
"02.03.2026";"02.03.2026";"Lastschrift / Belastung";"Auftraggeber: Stadtwerke Strom";"-184,50"; ## 2026-03-02 -18450

"Alter Kontostand";"1.000,00 EUR";
=== world f2 Commerzbank
Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
02.03.2026;02.03.2026;Lastschrift;Stadtwerke;-184,50;EUR;DE02120300000000202051;Wohnen ## 2026-03-02 -18450 #DE02120300000000202051
09.03.2026;09.03.2026;Gutschrift;Bianchi;500,00;EUR;DE02120300000000202051;Einnahmen ## 2026-03-09 50000 #DE02120300000000202051
=== world f3 HypoVereinsbank
Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung
12345678;02.03.2026;02.03.2026;Stadtwerke;;Strom;-184,50;EUR ## 2026-03-02 -18450 #12345678
12345678;09.03.2026;09.03.2026;Bianchi;;RE 12;500,00;EUR ## 2026-03-09 50000 #12345678
=== world f4 Crédit Mutuel
Date;Date de valeur;Débit;Crédit;Libellé;Solde
02/03/2026;02/03/2026;-184,50;;PRLV ENEL;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;;500,00;VIR BIANCHI;1315,50 ## 2026-03-09 50000
=== world f5 Société Générale
="0003012345678";01/03/2026;31/03/2026;2;31/03/2026;1315,50 EUR

Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise
02/03/2026;PRLV ENEL;PRELEVEMENT EUROPEEN;-184,50;EUR ## 2026-03-02 -18450
09/03/2026;VIR BIANCHI;VIR RECU;500,00;EUR ## 2026-03-09 50000
=== world f6 La Banque Postale
Numéro Compte   :;0123456A020
Type         :;CCP
Compte tenu en  :;euros
Date            :;31/03/2026
Solde (EUROS)   :;1315,50

Date;Libellé;Montant(EUROS)
09/03/2026;"VIREMENT BIANCHI";500,00 ## 2026-03-09 50000 #0123456A020
02/03/2026;"PRELEVEMENT ENEL";-184,50 ## 2026-03-02 -18450 #0123456A020
=== world f7 BBVA
F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
02/03/2026;02/03/2026;Adeudo;Recibo luz;-184,50;EUR;815,50;EUR; ## 2026-03-02 -18450
09/03/2026;09/03/2026;Transferencia recibida;Bianchi;500,00;EUR;1.315,50;EUR; ## 2026-03-09 50000
=== world f8 Sabadell pipe
02/03/2026|RECIBO LUZ|02/03/2026|-184.50|815.50|ref ## 2026-03-02 -18450
09/03/2026|TRANSFERENCIA BIANCHI|09/03/2026|500.00|1315.50|ref ## 2026-03-09 50000
31/03/2026|COMISION|31/03/2026|-2.00|1313.50|ref ## 2026-03-31 -200
=== world f10 ING NL
"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"
"20260302";"Power";"NL69INGB0123456789";"NL02RABO0123456789";"IC";"Af";"184,50";"Incasso";"Stroom";"815,50";"" ## 2026-03-02 -18450 #NL69INGB0123456789
"20260309";"Bianchi";"NL69INGB0123456789";"NL02RABO0123456780";"OV";"Bij";"500,00";"Overschrijving";"FT 12";"1315,50";"" ## 2026-03-09 50000 #NL69INGB0123456789
=== world f11 KBC
Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
BE68539007547034;;ROSSI;EUR;26001;02/03/2026;DOMICILIERING;02/03/2026;-184,50;815,50;;-184,50;BE71096123456769;GKCCBEBB;Power;;;Stroom ## 2026-03-02 -18450 #BE68539007547034
BE68539007547034;;ROSSI;EUR;26002;09/03/2026;OVERSCHRIJVING;09/03/2026;500,00;1315,50;500,00;;BE71096123456770;GKCCBEBB;Bianchi;;;FT 12 ## 2026-03-09 50000 #BE68539007547034
=== world f12 Raiffeisen AT without header
02.03.2026;Strom Stadtwerke;02.03.2026;-184,50;EUR;02.03.2026 08:00:00:123 ## 2026-03-02 -18450
09.03.2026;Bianchi RE 12;09.03.2026;500,00;EUR;09.03.2026 08:00:00:456 ## 2026-03-09 50000
19.03.2026;Miete;19.03.2026;-600,00;EUR;19.03.2026 08:00:00:789 ## 2026-03-19 -60000
=== world f13 Nordea
Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta
2026-03-02;-184,50;1234 5678901;;Power;El;815,50;DKK ## 2026-03-02 -18450 DKK
2026-03-09;500,00;;1234 5678901;Bianchi;FT 12;1315,50;DKK ## 2026-03-09 50000 DKK
=== world f14 PayPal Italian
"Data","Orario","Fuso orario","Nome","Tipo","Stato","Valuta","Lordo","Tariffa","Netto","Indirizzo email mittente","Indirizzo email destinatario","Codice transazione","Codice articolo","Saldo","Impatto sul saldo"
"02/03/2026","10:00:00","CET","Rossi Mario","Pagamento Express Checkout","Completata","EUR","100,00","-3,75","96,25","r@x.it","a@b.it","T1","","1.096,25","Accredito" ## 2026-03-02 9625
"19/03/2026","10:00:00","CET","","Prelievo generico","Completata","EUR","-500,00","0,00","-500,00","","","T2","","596,25","Addebito" ## 2026-03-19 -50000
"20/03/2026","10:00:00","CET","Verdi","Pagamento","In sospeso","EUR","20,00","0,00","20,00","v@x.it","a@b.it","T3","","596,25","Nota"
=== world f15 Stripe balance
id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description
txn_1,charge,ch_1,100.00,3.20,96.80,eur,2026-03-02 10:00,2026-03-09 00:00,Order 1 ## 2026-03-02 9680
txn_2,refund,re_1,-20.00,0.00,-20.00,eur,2026-03-13 10:00,2026-03-13 00:00,Refund ## 2026-03-13 -2000
txn_3,payout,po_1,-76.80,0.00,-76.80,eur,2026-03-14 10:00,2026-03-16 00:00,Payout ## 2026-03-14 -7680
=== world f16 Amazon settlement
settlement-id	settlement-start-date	settlement-end-date	deposit-date	total-amount	currency	transaction-type	order-id	amount-type	amount-description	amount	posted-date
1	2026-03-01 00:00:00 UTC	2026-03-14 00:00:00 UTC	2026-03-16 00:00:00 UTC	80,00	EUR						
1						Order	O1	ItemPrice	Principal	100,00	02.03.2026 ## 2026-03-02 10000
1						Order	O1	ItemFees	Commission	-15,00	02.03.2026 ## 2026-03-02 -1500
1						other-transaction		other	Subscription	-5,00	13.03.2026 ## 2026-03-13 -500
=== world f18 Hype
"Data operazione","Data contabile","Iban","Tipologia","Nome","Descrizione","Importo ( € )"
"02/03/2026","02/03/2026","IT60X0542811101000000123456","Pagamento","Enel","Luce","-184,50" ## 2026-03-02 -18450 #IT60X0542811101000000123456
"19/03/2026","19/03/2026","IT60X0542811101000000123456","Bonifico ricevuto","Bianchi","FT 12","500,00" ## 2026-03-19 50000 #IT60X0542811101000000123456
=== world f19 Mediolanum
Data Op.;Data Val.;Tipologia;Entrate;Uscite;Note
02/03/2026;02/03/2026;Addebito diretto;;-184,50;ENEL ## 2026-03-02 -18450
19/03/2026;19/03/2026;Bonifico;500,00;;BIANCHI ## 2026-03-19 50000
=== world f20 Illimity
Data contabile,Data valuta,Causale,Descrizione,Importo EUR,Saldo EUR,Categoria
02/03/2026,02/03/2026,Addebito,ENEL,"-184,50","815,50",Casa ## 2026-03-02 -18450
19/03/2026,19/03/2026,Bonifico,BIANCHI,"500,00","1.315,50",Altro ## 2026-03-19 50000
=== world g2 signed with both ibans
Data;Ordinante;IBAN ordinante;Beneficiario;IBAN beneficiario;Importo;Causale
02/03/2026;Rossi Srl;IT60X0542811101000000123456;Enel;IT28W8000000292100645211208;-184,50;Luce ## 2026-03-02 -18450
19/03/2026;Bianchi;IT28W8000000292100645211209;Rossi Srl;IT60X0542811101000000123456;500,00;FT 12 ## 2026-03-19 50000
20/03/2026;Verdi;IT28W8000000292100645211210;Rossi Srl;IT60X0542811101000000123456;50,00;FT 13 ## 2026-03-20 5000
=== world g3 GLS statement
Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung
Giro;DE02120300000000202051;GENO;GLS;02.03.2026;02.03.2026;Stadtwerke;DE02500105170137075030;ING;Lastschrift;Strom;-184,50;EUR;815,50 ## 2026-03-02 -18450 #DE02120300000000202051
Spar;DE02120300000000202052;GENO;GLS;19.03.2026;19.03.2026;Bianchi;DE02500105170137075031;ING;Gutschrift;RE;500,00;EUR;5.500,00 ## 2026-03-19 50000 #DE02120300000000202052
Spar;DE02120300000000202052;GENO;GLS;20.03.2026;20.03.2026;Verdi;DE02500105170137075032;ING;Gutschrift;RE;50,00;EUR;5.550,00 ## 2026-03-20 5000 #DE02120300000000202052
=== world g4 multi-currency account export with counter amounts
Date,Description,Debit Amount,Debit Currency,Credit Amount,Credit Currency
2026-03-02,Power,184.50,EUR,, ## 2026-03-02 -18450
2026-03-19,Payment,,,500.00,USD ## 2026-03-19 50000 USD
=== world g6 Swedish order
Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
2026-03-02;-184,50;1234;;;El;815,50;SEK ## 2026-03-02 -18450 SEK
2026-03-19;500,00;;1234;;Bianchi;1315,50;SEK ## 2026-03-19 50000 SEK
=== world g7 Finnish
Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Viite;Viesti;Arkistointitunnus
02.03.2026;02.03.2026;-184,50;105;SUORAVELOITUS;Power;FI2112345600000785;;Viesti;x1 ## 2026-03-02 -18450
19.03.2026;19.03.2026;500,00;710;TILISIIRTO;Bianchi;FI2112345600000786;123;Viesti;x2 ## 2026-03-19 50000
=== world g8 Polish PKO
"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji"
"2026-03-02","2026-03-02","Zlecenie stałe","-184.50","PLN","+815.50","Prad" ## 2026-03-02 -18450 PLN
"2026-03-19","2026-03-19","Przelew przychodzący","+500.00","PLN","+1315.50","Bianchi" ## 2026-03-19 50000 PLN
=== world g9 Portuguese
Data Mov.;Data Valor;Descrição;Débito;Crédito;Saldo Contabilístico
02-03-2026;02-03-2026;LUZ;184,50;;815,50 ## 2026-03-02 -18450
19-03-2026;19-03-2026;BIANCHI;;500,00;1.315,50 ## 2026-03-19 50000
=== world g10 Romanian
Data;Detalii tranzactie;Debit;Credit
02.03.2026;Curent;184,50; ## 2026-03-02 -18450
19.03.2026;Bianchi;;500,00 ## 2026-03-19 50000
=== world g11 HSBC no header
02/03/2026,POWER,-184.50 ## 2026-03-02 -18450
19/03/2026,BIANCHI,500.00 ## 2026-03-19 50000
20/03/2026,FEE,-2.00 ## 2026-03-20 -200
=== world g13 Lloyds
Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
19/03/2026,FPI,'30-00-00,12345678,BIANCHI,,500.00,1315.50 ## 2026-03-19 50000 #12345678
02/03/2026,DD,'30-00-00,12345678,POWER,184.50,,815.50 ## 2026-03-02 -18450 #12345678
=== world g14 Amex
Date,Description,Card Member,Account #,Amount
03/02/2026,POWER,M ROSSI,-11002,184.50 ## 2026-03-02 -18450
03/19/2026,PAYMENT RECEIVED - THANK YOU,M ROSSI,-11002,-500.00 ## 2026-03-19 50000
=== world g16 Bank of America with summary
Description,,Summary Amt.
Beginning balance as of 03/01/2026,,"1,000.00"
Total credits,,"500.00"
Total debits,,"-184.50"
Ending balance as of 03/31/2026,,"1,315.50"

Date,Description,Amount,Running Bal.
03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"
03/02/2026,"POWER","-184.50","815.50" ## 2026-03-02 -18450
03/19/2026,"BIANCHI","500.00","1,315.50" ## 2026-03-19 50000
=== world g17 Wells Fargo
"03/02/2026","-184.50","*","","POWER" ## 2026-03-02 -18450
"03/19/2026","500.00","*","","BIANCHI" ## 2026-03-19 50000
"03/20/2026","-2.00","*","","FEE" ## 2026-03-20 -200
=== world g18 BPER smart web
Data operazione;Data valuta;Descrizione;Entrate;Uscite;Divisa
02/03/2026;02/03/2026;ENEL;;184,50;EUR ## 2026-03-02 -18450
19/03/2026;19/03/2026;BIANCHI;500,00;;EUR ## 2026-03-19 50000
=== world g19 Banco di Sardegna with letters
DATA;VALUTA;IMPORTO;D/A;CAUSALE;DESCRIZIONE
02/03/2026;02/03/2026;184,50;D;026;ENEL ## 2026-03-02 -18450
19/03/2026;19/03/2026;500,00;A;048;BIANCHI ## 2026-03-19 50000
=== world g20 Unicredit 2024
Data Registrazione;Data valuta;Descrizione;Importo (EUR)
02.03.2026;02.03.2026;ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO;-184,50 ## 2026-03-02 -18450
19.03.2026;19.03.2026;BONIFICO A VOSTRO FAVORE;500,00 ## 2026-03-19 50000
=== world g21 MPS
Data;Valuta;Causale;Importo;Descrizione;Segno
02/03/2026;02/03/2026;SDD;184,50;ENEL;D ## 2026-03-02 -18450
19/03/2026;19/03/2026;BON;500,00;BIANCHI;C ## 2026-03-19 50000
=== world g22 Zurich trade? running with 'Zahlung' columns
Datum;Buchungstext;Whg;Betrag Detail;ZKB-Referenz;Referenznummer;Belastung CHF;Gutschrift CHF;Valuta;Saldo CHF
19.03.2026;Gutschrift: Bianchi;;;Z1;;;500.00;19.03.2026;1315.50 ## 2026-03-19 50000 CHF
02.03.2026;Belastung: Strom;;;Z2;;184.50;;02.03.2026;815.50 ## 2026-03-02 -18450 CHF
=== world h1 open banking flat
transactionId;bookingDate;valueDate;transactionAmount.amount;transactionAmount.currency;creditorName;creditorAccount.iban;debtorName;debtorAccount.iban;remittanceInformationUnstructured
t1;2026-03-02;2026-03-02;-184.50;EUR;Enel;IT28W8000000292100645211208;;;Luce ## 2026-03-02 -18450
t2;2026-03-19;2026-03-19;500.00;EUR;;;Bianchi;IT28W8000000292100645211209;FT 12 ## 2026-03-19 50000
=== world h2 pending and booked in a flat export
bookingStatus,bookingDate,amount,currency,description
booked,2026-03-02,-184.50,EUR,Luce ## 2026-03-02 -18450
pending,2026-03-19,-50.00,EUR,Bar
booked,2026-03-20,500.00,EUR,Bianchi ## 2026-03-20 50000
=== world h3 home-kept: incasso / pagamento by words in first column
Operazione;Quando;A chi / da chi;Quanto
Incasso;02/03/2026;Bianchi;500,00 ## 2026-03-02 50000
Pagamento;19/03/2026;Enel;184,50 ## 2026-03-19 -18450
=== world h4 ledger with progressive and both sides and a blank side row
Data reg.;N. reg.;Causale;Descrizione;Dare;Avere;Saldo
Saldo iniziale;;;;1.000,00;;1.000,00
02/03/2026;12;PAG;Pagamento Enel;;184,50;815,50 ## 2026-03-02 -18450
19/03/2026;13;INC;Incasso Bianchi;500,00;;1.315,50 ## 2026-03-19 50000
=== world h5 check register
Date,Number,Payee,Account,Memo,Payment,C,Deposit,Balance
03/02/2026,101,POWER,Utilities,,184.50,R,,815.50 ## 2026-03-02 -18450
03/19/2026,DEP,BIANCHI,Income,,,R,500.00,1315.50 ## 2026-03-19 50000
=== world h6 quickbooks-like report with total
,Date,Transaction Type,Num,Name,Memo/Description,Split,Amount,Balance
Checking,,,,,,,,
,03/02/2026,Expense,,POWER,,Utilities,-184.50,815.50 ## 2026-03-02 -18450
,03/19/2026,Deposit,,BIANCHI,,Income,500.00,1315.50 ## 2026-03-19 50000
Total for Checking,,,,,,,315.50,
=== world h7 xero
Date,Description,Reference,Spent,Received,Running Balance,Source
2 Mar 2026,POWER,,184.50,,815.50,Bank Feed ## 2026-03-02 -18450
19 Mar 2026,BIANCHI,FT 12,,500.00,1315.50,Bank Feed ## 2026-03-19 50000
=== world h9 signs in separate header-less column before amount
02/03/2026;Luce;-;184,50 ## 2026-03-02 -18450
19/03/2026;Bianchi;+;500,00 ## 2026-03-19 50000
20/03/2026;Spese;-;2,00 ## 2026-03-20 -200
=== world h11 day and time in one with seconds and zone
Timestamp;Details;Debit;Credit
2026-03-02T23:30:00+01:00;Power;184.50; ## 2026-03-02 -18450
2026-03-19T08:00:00+01:00;Bianchi;;500.00 ## 2026-03-19 50000
=== world h12 amount with currency code glued
Data;Descrizione;Importo
02/03/2026;Luce;-184,50EUR ## 2026-03-02 -18450
19/03/2026;Fee;-10,00USD ## 2026-03-19 -1000 USD
=== world h13 amounts positive in a column titled by hand
Spese di casa 2026
Data;Voce;Importo
02/03/2026;Luce;184,50 ## 2026-03-02 -18450
19/03/2026;Gas;50,00 ## 2026-03-19 -5000
=== world h14 income sheet
Incassi marzo 2026
Data;Cliente;Importo
02/03/2026;Rossi;184,50 ## 2026-03-02 18450
19/03/2026;Verdi;50,00 ## 2026-03-19 5000
=== world h15 month subtotals as rows with date at month end
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00 ## 2026-03-19 50000
31/03/2026;TOTALE MARZO 2026;315,50
02/04/2026;Gas;-90,00 ## 2026-04-02 -9000
30/04/2026;TOTALE APRILE 2026;-90,00
=== world h16 total without the word
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00 ## 2026-03-19 50000
20/03/2026;Gas;-90,00 ## 2026-03-20 -9000
;;225,50
=== world h17 uncommon names of both sides
Data;Descrizione;Versato;Prelevato
02/03/2026;Luce;;184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00; ## 2026-03-19 50000
=== world h18 plus and minus headers
Data;Descrizione;+;-
02/03/2026;Luce;;184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00; ## 2026-03-19 50000
=== world h19 sides swapped order avere first with names cut
Data;Descrizione;Av.;Da.
02/03/2026;Luce;;184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00; ## 2026-03-19 50000
=== world h20 debit/credit ledger-like english for a bank
Posting Date;Narration;DR;CR;Bal
02/03/2026;Power;184,50;;815,50 ## 2026-03-02 -18450
19/03/2026;Bianchi;;500,00;1.315,50 ## 2026-03-19 50000
=== world i1 (xlsx) export with filters and id rows, negative in red only as brackets text
Elenco movimenti;;;
Filtri applicati:;Tutti;;
;;;
Data mov.;Descr.;Imp.;Div.
02/03/2026;Luce;'(184,50);EUR ## 2026-03-02 -18450
19/03/2026;Incasso;500,00;EUR ## 2026-03-19 50000
=== world i2 (xlsx) two header rows with group titles
;Movimento;<;Importi;<
Data;Causale;Descrizione;Dare;Avere
02/03/2026;SDD;Luce;184,50; ## 2026-03-02 -18450
19/03/2026;BON;Incasso;;500,00 ## 2026-03-19 50000
=== world i3 (xlsx) total row on top
Totale;;;=315,50
Data;Descrizione;Categoria;Importo
02/03/2026;Luce;Casa;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;Vendite;500,00 ## 2026-03-19 50000
=== world i4 (xlsx) blank columns between
Data;;Descrizione;;Importo
02/03/2026;;Luce;;-184,50 ## 2026-03-02 -18450
19/03/2026;;Incasso;;500,00 ## 2026-03-19 50000
=== world i5 (xlsx) comment sheet first
>>> Note
Questo file è stato prodotto il 31/03/2026
Contatti: 06 1234567
>>> Movimenti
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00 ## 2026-03-19 50000
=== world i6 (xlsx) pivot sheet first with dates as columns
>>> Pivot
Etichette di riga;Somma di Importo
Casa;-184,50
Vendite;500,00
Totale complessivo;315,50
>>> Dati
Data;Descrizione;Categoria;Importo
02/03/2026;Luce;Casa;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;Vendite;500,00 ## 2026-03-19 50000
=== world i7 (xlsx) same rows on two sheets
>>> Tutti
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00 ## 2026-03-19 50000
>>> Solo uscite
Data;Descrizione;Importo
02/03/2026;Luce;-184,50
=== world i8 (xlsx) template with empty formula rows below
Data;Descrizione;Entrate;Uscite;Saldo
;Saldo iniziale;;;1.000,00
02/03/2026;Luce;;184,50;=815,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00;;=1.315,50 ## 2026-03-19 50000
;;;;=1.315,50
;;;;=1.315,50
;;;;=1.315,50
=== world i9 (xlsx) amounts with text currency behind
Data;Descrizione;Importo
02/03/2026;Luce;'-184,50 EUR ## 2026-03-02 -18450
19/03/2026;Incasso;'500,00 EUR ## 2026-03-19 50000
=== world i10 (xlsx) date as text with weekday
Data;Descrizione;Importo
'lun 02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
'giovedì 19 marzo 2026;Incasso;500,00 ## 2026-03-19 50000
=== world i11 (xlsx) entries of cash and bank with a column of the account name
Data;Conto;Descrizione;Importo
02/03/2026;Cassa;Cancelleria;-10,00 ## 2026-03-02 -1000 #Cassa
03/03/2026;Banca;Luce;-184,50 ## 2026-03-03 -18450 #Banca
19/03/2026;Banca;Incasso;500,00 ## 2026-03-19 50000 #Banca
20/03/2026;Cassa;Incasso;20,00 ## 2026-03-20 2000 #Cassa
=== world j1 sap local amount with document currency
BUDAT;SGTXT;DMBTR;WAERS;SHKZG
02.03.2026;Power;184,50;EUR;H ## 2026-03-02 -18450
19.03.2026;US supplier;100,00;USD;H ## 2026-03-19 -10000
20.03.2026;Incasso;500,00;EUR;S ## 2026-03-20 50000
=== world j2 importo eur with divisa
Data;Descrizione;Importo EUR;Divisa
02/03/2026;Luce;-184,50;EUR ## 2026-03-02 -18450
19/03/2026;US supplier;-100,00;USD ## 2026-03-19 -10000
`;
