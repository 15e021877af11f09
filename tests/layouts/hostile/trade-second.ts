/** A second lot of them. */
export const TRADE_SECOND = `
=== trade list second 1 (partite) Passepartout scadenzario per scadenza
Azienda: OFFICINE DELTA SRL;;;;;;;;
Scadenzario effetti e scadenze - Clienti;;;;;;;;
Scadenza;Conto;Descrizione conto;Rif.doc;Dt.doc;Tipo;Importo;Pagato;Differenza
30/06/2026;201.00034;Arredi Noce Srl;FT/112;30/04/2026;RB;1.464,00;0,00;1.464,00 ## 2026-04-30 146400 nFT/112 >2026-06-30 @Arredi Noce Srl
31/07/2026;201.00051;Bagni Piu Snc;FT/118;15/05/2026;BO;610,00;210,00;400,00 ## 2026-05-15 40000 nFT/118 >2026-07-31 @Bagni Piu Snc
31/07/2026;201.00034;Arredi Noce Srl;FT/127;31/05/2026;RB;244,00;0,00;244,00 ## 2026-05-31 24400 nFT/127 >2026-07-31 @Arredi Noce Srl
=== trade list second 2 (partite) scoperto clienti zona
Zona;Agente;Cliente;Tipo doc.;N° doc.;Data;Sc. netta;Valore;Scoperto
NORD;ROSSI;Ferro Battuto Srl;Fatt.;77;02/02/2026;03/04/2026;500,00;500,00 ## 2026-02-02 50000 n77 >2026-04-03 @Ferro Battuto Srl
NORD;ROSSI;Ferro Battuto Srl;N.C.;80;10/02/2026;10/02/2026;50,00;50,00 ## 2026-02-10 -5000 n80 >2026-02-10 @Ferro Battuto Srl
SUD;BIANCHI;Marmi Conti;Fatt.;82;12/02/2026;13/04/2026;1.000,00;640,00 ## 2026-02-12 64000 n82 >2026-04-13 @Marmi Conti
=== trade list second 3 (partite) fornitori saldi con meno
Ragione sociale;Partita;Data fattura;Data scadenza;Importo originario;Saldo
Tubi Est Spa;2026/55;10/03/2026;10/05/2026;-1.220,00;-1.220,00 ## 2026-03-10 -122000 n2026/55 >2026-05-10 @Tubi Est Spa
Viti e Dadi;2026/61;20/03/2026;20/05/2026;-610,00;-310,00 ## 2026-03-20 -31000 n2026/61 >2026-05-20 @Viti e Dadi
Tubi Est Spa;2026/70;31/03/2026;31/05/2026;-366,00;-366,00 ## 2026-03-31 -36600 n2026/70 >2026-05-31 @Tubi Est Spa
=== trade list second 4 (partite) condominio spese da pagare
CONDOMINIO VIA ROMA 12 - Debiti verso fornitori al 31/12/2026
Creditore;Oggetto;Fatt. n.;Data;Lordo;R.A. 4%;Netto da versare;Scade il
Pulizie Lampo;Pulizia scale;41;30/11/2026;244,00;8,00;236,00;31/12/2026 ## 2026-11-30 -23600 n41 >2026-12-31 @Pulizie Lampo
Ascensori Su;Manutenzione;812;15/11/2026;610,00;20,00;590,00;15/01/2027 ## 2026-11-15 -59000 n812 >2027-01-15 @Ascensori Su
=== trade list second 6 (partite) posizioni aperte fr
Client;N° facture;Date facture;Date échéance;Montant TTC;Acompte;Solde à payer
SARL Martin;F-1001;03/04/2026;03/05/2026;1 200,00;200,00;1 000,00 ## 2026-04-03 100000 nF-1001 >2026-05-03 @SARL Martin
Boulangerie Petit;F-1007;15/04/2026;15/05/2026;84,50;0,00;84,50 ## 2026-04-15 8450 nF-1007 >2026-05-15 @Boulangerie Petit
=== trade list second 7 (partite) proveedores pendientes de pago
Listado de facturas de proveedores pendientes;;;;;;
Proveedor;Nº factura;F. factura;F. vto.;Importe;Pagado;Pendiente
Maderas Gil SL;A-551;02/03/2026;01/05/2026;1.210,00;0,00;1.210,00 ## 2026-03-02 -121000 nA-551 >2026-05-01 @Maderas Gil SL
Hierros Sur SA;2026/88;15/03/2026;14/05/2026;605,00;105,00;500,00 ## 2026-03-15 -50000 n2026/88 >2026-05-14 @Hierros Sur SA
=== trade list second 8 (partite) lieferanten zahlungsvorschlag
Zahlungsvorschlagsliste 30.06.2026
Kreditor;Lieferantenname;Belegnummer;Rechnungsdatum;Fällig am;Bruttobetrag;Skonto;Zahlbetrag
70001;Stahl GmbH;4711;01.06.2026;01.07.2026;1.190,00;23,80;1.166,20 ## 2026-06-01 -116620 n4711 >2026-07-01 @Stahl GmbH
70005;Papier AG;889;10.06.2026;10.07.2026;238,00;0,00;238,00 ## 2026-06-10 -23800 n889 >2026-07-10 @Papier AG
=== trade list second 9 (partite) xero aged payables
Aged Payables Detail
As at 30 June 2026
Invoice Date,Due Date,Invoice Number,Invoice Reference,Current,< 1 Month,1 Month,2 Months,Older,Total
Orchard Ltd,,,,,,,,,
2 Jun 2026,2 Jul 2026,8841,PO 12,610.00,0.00,0.00,0.00,0.00,610.00 ## 2026-06-02 -61000 n8841 >2026-07-02 @Orchard Ltd
Total Orchard Ltd,,,,610.00,0.00,0.00,0.00,0.00,610.00
Pine & Co,,,,,,,,,
2 Apr 2026,2 May 2026,PC-9,,0.00,0.00,244.00,0.00,0.00,244.00 ## 2026-04-02 -24400 nPC-9 >2026-05-02 @Pine Co
Total Pine & Co,,,,0.00,0.00,244.00,0.00,0.00,244.00
Total,,,,610.00,0.00,244.00,0.00,0.00,854.00
=== trade list second 10 (partite) (xlsx) da pagare a mano
DA PAGARE
chi;cosa;quanto;entro;fatto
Idraulico Pino;riparazione;#180;15/10/2026;x
Enel;bolletta;92,40;20/10/2026; ## 2026-10-20 -9240 @Enel
Geom. Bassi;parcella 12;#1268;31/10/2026; ## 2026-10-31 -126800 @Geom. Bassi
=== trade list second 11 (partite) Danea stampe fatture non pagate
Doc.;Num.;Data;Cliente;Tot. documento;Pagato;Da saldare;Pag. previsto;Scadenza
Fattura;12;05/01/2026;Circolo Tennis;610,00;0,00;610,00;Bonifico 30gg;04/02/2026 ## 2026-01-05 61000 n12 >2026-02-04 @Circolo Tennis
Fattura acc.;3;07/01/2026;Bar Moka;48,80;48,80;0,00;Contanti;07/01/2026
Nota cred.;2/NC;20/01/2026;Circolo Tennis;-61,00;0,00;-61,00;Bonifico 30gg;20/01/2026 ## 2026-01-20 -6100 n2/NC >2026-01-20 @Circolo Tennis
=== trade list second 12 (partite) sospesi cassa
Elenco sospesi;;;;
Data;Nome;Descrizione;Importo sospeso;Note
03/03/2026;Verdi Gino;acconto tinteggiatura;300,00; ## 2026-03-03 30000 @Verdi Gino
11/03/2026;Sala Bruno;merce ritirata;84,20;promesso a fine mese ## 2026-03-11 8420 @Sala Bruno
=== trade list second 13 (partite) bollette da pagare utenze
POD/PDR;Fornitore;Bolletta n.;Emessa il;Scade il;Totale bolletta;Pagata
IT001E11;Luce Spa;900551;05/04/2026;25/04/2026;184,50;NO ## 2026-04-05 -18450 n900551 >2026-04-25 @Luce Spa
IT001E12;Luce Spa;900560;05/04/2026;25/04/2026;99,10;SI
0088112;Gas Srl;G-771;10/04/2026;30/04/2026;310,00;NO ## 2026-04-10 -31000 nG-771 >2026-04-30 @Gas Srl
=== trade list second 14 (partite) aperti in valuta
Fornitore;Fatt.;Data fatt.;Scadenza;Div.;Importo valuta;Cambio;Importo EUR
Shanghai Tools;INV-1;02/04/2026;02/06/2026;USD;1.100,00;1,1000;1.000,00 ## 2026-04-02 -110000 USD nINV-1 >2026-06-02 @Shanghai Tools
Zürich Mech;77;10/04/2026;10/06/2026;CHF;480,00;0,9600;500,00 ## 2026-04-10 -48000 CHF n77 >2026-06-10 @Zürich Mech
=== trade list second 15 (partite) clienti con dare avere saldo per cliente
Partite aperte clienti;;;;;;
Cliente;Documento;Data;Scadenza;Dare;Avere;Saldo
Nuova Era Srl;Ft. 101;10/01/2026;10/03/2026;1.000,00;;1.000,00 ## 2026-01-10 100000 nFt101 >2026-03-10 @Nuova Era Srl
Nuova Era Srl;Nc. 5;15/01/2026;10/03/2026;;100,00;-100,00 ## 2026-01-15 -10000 nNc5 >2026-03-10 @Nuova Era Srl
Opera Snc;Ft. 110;20/01/2026;20/03/2026;366,00;;366,00 ## 2026-01-20 36600 nFt110 >2026-03-20 @Opera Snc
Totale;;;;1.366,00;100,00;1.266,00
=== trade list second 16 (partite) elenco ft emesse con incasso data
Nr.;Data;Cliente;P.IVA;Imponibile;Imposta;Totale;Incassata il;Mezzo
1;07/01/2026;Alfa Srl;01111110155;1.000,00;220,00;1.220,00;05/02/2026;Bonifico
2;12/01/2026;Beta Snc;02222220155;500,00;110,00;610,00;; ## 2026-01-12 61000 n2 @Beta Snc
3;19/01/2026;Gamma Sas;03333330155;200,00;44,00;244,00;; ## 2026-01-19 24400 n3 @Gamma Sas
=== trade list second 17 (partite) quote associative
ASD POLISPORTIVA - Quote non versate stagione 2026;;;;;
Tessera;Socio;Quota;Versato;Da versare;Scadenza
101;Neri Luca;250,00;100,00;150,00;31/10/2026 ## 2026-10-31 15000 >2026-10-31 @Neri Luca
118;Bassi Ada;250,00;0,00;250,00;31/10/2026 ## 2026-10-31 25000 >2026-10-31 @Bassi Ada
=== trade list second 18 (partite) affitti arretrati
Immobile;Conduttore;Mensilita;Scadenza;Canone;Pagato;Arretrato
Via Po 3;Lenzi Ivo;Marzo 2026;05/03/2026;600,00;0,00;600,00 ## 2026-03-05 60000 >2026-03-05 @Lenzi Ivo
Via Po 5;Studio Tre;Marzo 2026;05/03/2026;900,00;450,00;450,00 ## 2026-03-05 45000 >2026-03-05 @Studio Tre
=== trade list second 19 (partite) export crm offene posten eng ger
Customer No;Customer;Document;Doc. Date;Due Date;Debit;Credit;Open Balance;Currency
C01;Baltic Oy;SI-100;2026-02-01;2026-03-03;500.00;;500.00;EUR ## 2026-02-01 50000 nSI-100 >2026-03-03 @Baltic Oy
C01;Baltic Oy;SC-4;2026-02-10;2026-02-10;;80.00;-80.00;EUR ## 2026-02-10 -8000 nSC-4 >2026-02-10 @Baltic Oy
C07;Fjord AS;SI-112;2026-02-20;2026-03-22;1240.00;;1240.00;EUR ## 2026-02-20 124000 nSI-112 >2026-03-22 @Fjord AS
=== trade list second 20 (partite) registro acquisti con pagamento
Prot.IVA;Data reg.;N.fattura;Data fatt.;Fornitore;Imponibile;IVA;Totale;Pagata;Residuo
10;05/02/2026;331;31/01/2026;Edil Nova;1.000,00;220,00;1.220,00;1.220,00;0,00
11;07/02/2026;B/12;02/02/2026;Ferro Spa;300,00;66,00;366,00;100,00;266,00 ## 2026-02-02 -26600 nB/12 >2026-02-02 @Ferro Spa
12;09/02/2026;88;05/02/2026;Carta Doc;100,00;22,00;122,00;0,00;122,00 ## 2026-02-05 -12200 n88 >2026-02-05 @Carta Doc
=== trade list second 21 (partite) parcelle emesse avvocato
Parcella;Data;Assistito;Compenso;Spese gen. 15%;CPA 4%;IVA;Anticipazioni art.15;Totale;Ritenuta;Netto;Stato
11/26;02/03/2026;Moro Elio;1.000,00;150,00;46,00;263,12;50,00;1.509,12;230,00;1.279,12;Da incassare ## 2026-03-02 127912 n11/26 @Moro Elio
12/26;09/03/2026;Villa Sas;400,00;60,00;18,40;105,25;0,00;583,65;92,00;491,65;Incassata
13/26;11/03/2026;Moro Elio;200,00;30,00;9,20;52,62;0,00;291,82;46,00;245,82;Da incassare ## 2026-03-11 24582 n13/26 @Moro Elio
=== trade list second 22 (partite) insoluti banca sdd
Codice mandato;Debitore;Importo;Data scadenza;Data insoluto;Motivo;Rif. fattura
M001;Palestra Uno;59,00;01/04/2026;03/04/2026;AM04 fondi insufficienti;211 ## 2026-04-01 5900 n211 >2026-04-01 @Palestra Uno
M007;Yoga Club;59,00;01/04/2026;03/04/2026;MD06 richiesta rimborso;214 ## 2026-04-01 5900 n214 >2026-04-01 @Yoga Club
=== trade list second 23 (partite) (html) scadenziario html
SCADENZARIO FORNITORI
Fornitore;N.Doc;Data doc;Data scad;Importo;Tipo pag.
GRAFICHE ORO SRL;1180;31/03/2026;31/05/2026;1.220,00;RIBA ## 2026-03-31 -122000 n1180 >2026-05-31 @GRAFICHE ORO SRL
PANE QUOTIDIANO SNC;44/B;15/04/2026;15/06/2026;88,40;RD ## 2026-04-15 -8840 n44/B >2026-06-15 @PANE QUOTIDIANO SNC
Totale;;;;1.308,40;
=== trade list second 24 (partite) ordini in scadenza rate leasing
Contratto;Bene;Concedente;Canone n.;Scadenza canone;Imponibile canone;IVA;Totale canone;Pagato
L-991;Muletto;Lease Spa;12;05/06/2026;500,00;110,00;610,00;Si
L-991;Muletto;Lease Spa;13;05/07/2026;500,00;110,00;610,00;No ## 2026-07-05 -61000 >2026-07-05 @Lease Spa
L-991;Muletto;Lease Spa;14;05/08/2026;500,00;110,00;610,00;No ## 2026-08-05 -61000 >2026-08-05 @Lease Spa
=== trade list second 25 (partite) open invoices qb
"Date","Transaction type","Num","Customer","Due date","Past due","Amount","Open balance"
"04/15/2026","Invoice","1037","Sonnenschein Store","05/15/2026","46","362.07","362.07" ## 2026-04-15 36207 n1037 >2026-05-15 @Sonnenschein Store
"04/20/2026","Invoice","1041","Red Rock Diner","05/20/2026","41","156.00","56.00" ## 2026-04-20 5600 n1041 >2026-05-20 @Red Rock Diner
"05/02/2026","Credit Memo","1049","Red Rock Diner","05/02/2026","59","-30.00","-30.00" ## 2026-05-02 -3000 n1049 >2026-05-02 @Red Rock Diner
=== trade card second 1 nexi business excel export
Numero carta;Intestatario;Data operazione;Data contabilizzazione;Descrizione;Importo in valuta;Valuta;Importo in Euro;Segno
****1122;NERI PAOLO;02/04/2026;04/04/2026;ESSO ROVIGO;50,00;EUR;50,00;D ## 2026-04-04 -5000
****1122;NERI PAOLO;09/04/2026;11/04/2026;DELTA AIRLINES;200,00;USD;185,40;D ## 2026-04-11 -18540
****1122;NERI PAOLO;14/04/2026;15/04/2026;DELTA AIRLINES RIMB.;20,00;USD;18,54;A ## 2026-04-15 1854
=== trade card second 2 amex en csv
Date,Description,Card Member,Account #,Amount,Extended Details,Category
05/04/2026,HOTEL LAKE GENEVA,J SMITH,-51002,310.00,FOREIGN SPEND AMOUNT: 295.00 SWISS FRANCS,Travel ## 2026-04-05 -31000
12/04/2026,PAYMENT RECEIVED - THANK YOU,J SMITH,-51002,-310.00,, ## 2026-04-12 31000
25/04/2026,COFFEE HOUSE,J SMITH,-51002,4.20,,Restaurant ## 2026-04-25 -420
=== trade card second 3 carta Hype
Data operazione,Data contabile,Nome,Descrizione,Tipologia,Importo ( € )
03/05/2026,04/05/2026,ESSELUNGA,Acquisto,Pagamento,"-23,10" ## 2026-05-04 -2310
05/05/2026,05/05/2026,Rossi Ada,Bonifico ricevuto,Entrata,"50,00" ## 2026-05-05 5000
=== trade card second 4 UTA fuel de
Kundennr;Kartennr;Kennzeichen;Lieferdatum;Uhrzeit;Ort;Produkt;Menge;Nettobetrag;MwSt;Bruttobetrag;Währung
88001;700123;M-AB 12;04.05.2026;10:11;MÜNCHEN;DIESEL;100,00;120,00;22,80;142,80;EUR ## 2026-05-04 -14280
88001;700123;M-AB 12;09.05.2026;07:40;NÜRNBERG;DIESEL;80,00;96,00;18,24;114,24;EUR ## 2026-05-09 -11424
=== trade card second 5 stripe balance change
balance_transaction_id,created,available_on,currency,gross,fee,net,reporting_category,description
txn_1,2026-04-01 10:00:00,2026-04-08 00:00:00,eur,122.00,2.03,119.97,charge,Order 1 ## 2026-04-01 11997
txn_2,2026-04-02 11:00:00,2026-04-09 00:00:00,eur,-61.00,0.00,-61.00,refund,Order 0 ## 2026-04-02 -6100
txn_3,2026-04-10 00:00:00,2026-04-10 00:00:00,eur,-58.97,0.00,-58.97,payout,STRIPE PAYOUT ## 2026-04-10 -5897
=== trade card second 6 paypal de
"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Guthaben"
"03.04.2026","09:12:00","CEST","Anna Klein","Website-Zahlung","Abgeschlossen","EUR","25,00","-0,97","24,03","124,03" ## 2026-04-03 2403
"05.04.2026","09:30:00","CEST","Druckerei","Zahlung im Einzugsverfahren","Abgeschlossen","EUR","-40,00","0,00","-40,00","84,03" ## 2026-04-05 -4000
"08.04.2026","10:00:00","CEST","Bernd Gross","Website-Zahlung","Abgeschlossen","EUR","10,00","-0,60","9,40","93,43" ## 2026-04-08 940
=== trade card second 7 (xlsx) zettle
Rapporto transazioni
Data;Ora;Numero ricevuta;Metodo;Totale;Commissione;Netto
02/05/2026;10:10;#1001;Carta;#40;0,70;39,30 ## 2026-05-02 3930
02/05/2026;11:20;#1002;Carta;#20;0,35;19,65 ## 2026-05-02 1965
03/05/2026;09:30;#1003;Carta;#-10;#0;#-10 ## 2026-05-03 -1000
=== trade card second 8 ebay transaction report
Transaction creation date,Type,Order number,Buyer username,Net amount,Payout currency,Payout date,Item subtotal,Final Value Fee - fixed,Gross transaction amount,Description
3 Apr 2026,Order,11-001,anna1,17.10,EUR,6 Apr 2026,20.00,-2.90,20.00,-- ## 2026-04-03 1710
4 Apr 2026,Refund,11-000,bob22,-9.50,EUR,6 Apr 2026,-10.00,0.50,-10.00,-- ## 2026-04-04 -950
6 Apr 2026,Payout,--,--,-7.60,EUR,6 Apr 2026,--,--,-7.60,Bank ## 2026-04-06 -760
=== trade card second 9 autostrade riepilogo viaggi
Data ora ingresso;Stazione ingresso;Data ora uscita;Stazione uscita;Targa;Importo IVA inclusa
03/03/2026 07:50;VERONA NORD;03/03/2026 08:40;BRENNERO;AA111BB;18,90 ## 2026-03-03 -1890
06/03/2026 17:30;BRENNERO;06/03/2026 18:45;VERONA NORD;AA111BB;18,90 ## 2026-03-06 -1890
=== trade card second 10 stipendi bonifici
Cod. dip.;Dipendente;IBAN accredito;Importo netto;Data accredito;Causale
001;Asti Luca;IT60X0542811101000000123456;1.350,00;27/05/2026;STIPENDIO MAGGIO ## 2026-05-27 -135000
002;Bini Sara;IT40L0300203280123456789012;1.480,00;27/05/2026;STIPENDIO MAGGIO ## 2026-05-27 -148000
=== trade card second 11 edenred pluxee rimborso esercente
Data transazione;Esercente;Terminale;N. buoni;Valore;Commissione;IVA commissione;Importo rimborsato;Data rimborso
02/04/2026;Bar Luna;77001;3;24,00;1,20;0,26;22,54;20/04/2026 ## 2026-04-02 2254
03/04/2026;Bar Luna;77001;5;40,00;2,00;0,44;37,56;20/04/2026 ## 2026-04-03 3756
=== trade card second 12 viseca ch
TransactionID;Date;Merchant;Amount;Currency;OriginalAmount;OriginalCurrency;Type
V1;2026-05-02;SBB CFF;44.00;CHF;44.00;CHF;merchant ## 2026-05-02 -4400 CHF
V2;2026-05-06;AMAZON DE;21.30;CHF;22.00;EUR;merchant ## 2026-05-06 -2130 CHF
V3;2026-05-20;Zahlung - Danke;-65.30;CHF;-65.30;CHF;payment ## 2026-05-20 6530 CHF
=== trade card second 13 fr carte affaires
Titulaire;Date opération;Date comptable;Libellé;Débit;Crédit
DUPONT J;03/04/2026;05/04/2026;TOTAL ENERGIES;60,00; ## 2026-04-05 -6000
DUPONT J;08/04/2026;10/04/2026;FNAC REMBOURSEMENT;;25,00 ## 2026-04-10 2500
=== trade card second 14 es visa extracto
Extracto tarjeta VISA BUSINESS 4111********1111
Fecha;Establecimiento;Localidad;Importe euros
02/05/2026;IBERIA;MADRID;120,00 ## 2026-05-02 -12000
04/05/2026;CABIFY;MADRID;14,30 ## 2026-05-04 -1430
10/05/2026;ABONO IBERIA;MADRID;-120,00 ## 2026-05-10 12000
=== trade card second 15 us corporate expensify
Timestamp,Merchant,Amount,MCC,Category,Tag,Description,Reimbursable,Original Currency,Original Amount
2026-05-03 00:00:00,Delta,-310.20,4511,Airfare,,trip,no,USD,-310.20 ## 2026-05-03 -31020
2026-05-08 00:00:00,Hertz,-99.00,7512,Car,,trip,no,USD,-99.00 ## 2026-05-08 -9900
=== trade card second 16 POS nexi riepilogo con storni
Data contabile;PV;Importo lordo;Commissione;Importo netto;Tipo
02/06/2026;001;300,00;2,70;297,30;ACCREDITO ## 2026-06-02 29730
03/06/2026;001;-40,00;0,00;-40,00;STORNO ## 2026-06-03 -4000
04/06/2026;001;120,00;1,08;118,92;ACCREDITO ## 2026-06-04 11892
=== trade card second 17 airbnb
Date,Arriving by date,Type,Confirmation code,Guest,Listing,Currency,Amount,Paid out,Service fee,Gross earnings
04/03/2026,04/07/2026,Payout,,,Transfer to IBAN 1234,EUR,,436.50,, ## 2026-04-03 -43650
04/03/2026,,Reservation,HM1,Ann Lee,Casa Lago,EUR,436.50,,13.50,450.00 ## 2026-04-03 43650
04/20/2026,,Reservation,HM2,Bo Chen,Casa Lago,EUR,291.00,,9.00,300.00 ## 2026-04-20 29100
=== trade card second 18 gsheet spese carta
Data;Dove;Categoria;Carta;Importo
1/4/2026;Supermercato;Casa;Visa;54,20 ## 2026-04-01 -5420
3/4/2026;Benzina;Auto;Visa;60,00 ## 2026-04-03 -6000
19/4/2026;Ristorante;Svago;Visa;45,00 ## 2026-04-19 -4500
=== trade card second 19 glovo partner
Codice ordine;Data ordine;Prodotti;Commissione Glovo;IVA commissione;Rimborsi;Netto partner
G1;02/05/2026;30,00;-9,00;-1,98;0,00;19,02 ## 2026-05-02 1902
G2;03/05/2026;22,00;-6,60;-1,45;-5,00;8,95 ## 2026-05-03 895
=== trade card second 20 carta debito business revolut
Date started (UTC),Date completed (UTC),ID,Type,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Balance,Account
2026-04-01,2026-04-02,r1,CARD_PAYMENT,Amazon,,Luca B,416598******1111,EUR,-30.00,EUR,-30.00,0.00,970.00,Main ## 2026-04-01 -3000
2026-04-05,2026-04-05,r2,TOPUP,Payment from Client,,,,EUR,500.00,EUR,500.00,0.00,1470.00,Main ## 2026-04-05 50000
2026-04-08,2026-04-09,r3,CARD_PAYMENT,Swiss Rail,,Luca B,416598******1111,CHF,-20.00,EUR,-21.00,0.21,1448.79,Main ## 2026-04-08 -2121
=== trade card second 21 telepay canoni e pedaggi
Tipo;Descrizione;Data;Imponibile;IVA;Totale
PEDAGGIO;VERONA-BRESCIA;03/04/2026;4,84;1,06;5,90 ## 2026-04-03 -590
CANONE;Canone Telepass Business;30/04/2026;2,00;0,44;2,44 ## 2026-04-30 -244
PEDAGGIO;BRESCIA-VERONA;05/04/2026;4,84;1,06;5,90 ## 2026-04-05 -590
=== trade card second 22 prepagata movimenti con entrate uscite abbreviato
Dt op;Dt val;Causale;Entr.;Usc.;Saldo
02/05/26;02/05/26;Ricarica;200,00;;200,00 ## 2026-05-02 20000
05/05/26;04/05/26;Pag. POS Edicola;;5,50;194,50 ## 2026-05-05 -550
09/05/26;09/05/26;Prelievo;;50,00;144,50 ## 2026-05-09 -5000
=== trade card second 23 rimborsi chilometrici
Data;Tragitto;Km;Tariffa €/km;Rimborso
02/04/2026;Verona-Milano A/R;320;0,40;128,00 ## 2026-04-02 -12800
09/04/2026;Verona-Trento A/R;200;0,40;80,00 ## 2026-04-09 -8000
=== trade card second 24 shopify payouts
Payout Date,Status,Charges,Refunds,Adjustments,Reserved Funds,Fees,Retried Amount,Total,Currency
2026-04-03,paid,300.00,0.00,0.00,0.00,-6.30,0.00,293.70,EUR ## 2026-04-03 29370
2026-04-06,paid,120.00,-40.00,0.00,0.00,-2.52,0.00,77.48,EUR ## 2026-04-06 7748
2026-04-09,paid,80.00,0.00,0.00,0.00,-1.68,0.00,78.32,EUR ## 2026-04-09 7832
=== trade card second 25 diners con totali per titolare
Diners Club - Estratto conto Giugno 2026;;;
Data;Descrizione;Importo;
Carta 3600****1111 ROSSI;;;
03/06/2026;HOTEL PLAZA;210,00; ## 2026-06-03 -21000
09/06/2026;TAXI 3570;22,00; ## 2026-06-09 -2200
Totale carta;;232,00;
Totale estratto;;232,00;
`;
