/** A fourth lot of them. */
export const FRESH_FOURTH = `
=== fresh fourth 1 (partite) amministratore fatture fornitori per condominio
Stabile;Fornitore;Oggetto;N. fattura;Del;Importo lordo;Ritenuta 4%;Netto al fornitore;Pagare entro;Pagata
Via Roma 1;Pulizie Lampo Snc;Pulizia scale aprile;88;30/04/2026;366,00;12,00;354,00;31/05/2026;NO ## 2026-04-30 -35400 n88 >2026-05-31 @Pulizie Lampo Snc
Via Po 12;Ascensori Alti Srl;Manutenzione;1201;15/04/2026;244,00;8,00;236,00;15/05/2026;SI
Via Roma 1;Giardini Belli;Potature;12;20/04/2026;610,00;20,00;590,00;20/06/2026;NO ## 2026-04-20 -59000 n12 >2026-06-20 @Giardini Belli
=== fresh fourth 2 (partite) estratto conto fornitore con numeri all inglese
Statement of Account - Customer: MECCANICA TRE PINI SRL
Date,Doc Type,Doc No,Reference,Debit,Credit,Balance
02/05/2026,Invoice,SI-1001,PO 77,"1,220.00",,"1,220.00" ## 2026-05-02 -122000 nSI-1001
16/05/2026,Invoice,SI-1022,PO 81,610.00,,"1,830.00" ## 2026-05-16 -61000 nSI-1022
20/05/2026,Credit Note,SC-0007,,,110.00,"1,720.00" ## 2026-05-20 11000 nSC-0007
=== fresh fourth 3 (partite) crediti per anzianità una riga per documento e stato legale
Rag. sociale;Fatt.;Data fatt.;Scadenza orig.;gg rit.;Esposizione;Fase
Fonderie Alte Spa;1101;10/11/2025;10/01/2026;171;4.880,00;DECRETO INGIUNTIVO ## 2025-11-10 488000 n1101 >2026-01-10 @Fonderie Alte Spa
Officine Basse Srl;1133;20/12/2025;20/02/2026;130;1.220,00;SOLLECITO 2 ## 2025-12-20 122000 n1133 >2026-02-20 @Officine Basse Srl
=== fresh fourth 4 (partite) (xlsx) rette asilo da incassare
Rette maggio 2026
Bambino;Genitore pagante;Mese;Retta;Mensa;Totale;Incassato;Data incasso
Anna V.;Verdi Luca;05/2026;#300;#80;#380;#380;08/05/2026
Ugo N.;Neri Marta;05/2026;#300;#60;#360;#0; ## 2026-05-31 36000 @Neri Marta
Ida B.;Bassi Elio;05/2026;#300;#80;#380;#200;12/05/2026 ## 2026-05-31 18000 @Bassi Elio
=== fresh fourth 5 (partite) fatture attive con cliente su due colonne e stato SDI
Numero;Suffisso;Data;Cod. cliente;Cliente;Totale;Valuta;Esito SDI;Saldata
101;/E;02/05/2026;C001;NAVALE SRL;2.440,00;EUR;Consegnata;No ## 2026-05-02 244000 @NAVALE SRL
102;/E;04/05/2026;C014;PORTO SPA;610,00;EUR;Consegnata;Sì
103;/E;10/05/2026;C001;NAVALE SRL;122,00;EUR;Scartata;No
104;/E;11/05/2026;C001;NAVALE SRL;122,00;EUR;Consegnata;No ## 2026-05-11 12200 @NAVALE SRL
=== fresh fourth 6 (partite) scadenze passive con tipo pagamento e importi negativi
Data Scad;Cod Forn;Fornitore;Num Doc Forn;Data Doc Forn;Mod Pag;Importo Scad
31/05/2026;F0012;ACCIAI NORD;771;15/03/2026;BB;-1.220,00 ## 2026-03-15 -122000 n771 >2026-05-31 @ACCIAI NORD
31/05/2026;F0012;ACCIAI NORD;NC 12;20/03/2026;BB;61,00 ## 2026-03-20 6100 nNC12 >2026-05-31 @ACCIAI NORD
30/06/2026;F0030;GOMME SUD;A-8;02/04/2026;RB;-305,00 ## 2026-04-02 -30500 nA-8 >2026-06-30 @GOMME SUD
=== fresh fourth 7 (partite) listado cobros pendientes
Cliente;CIF;Factura;Fecha;Vencimiento;Importe;Cobrado;Pendiente
Bodegas Rojo SL;B12345678;26/118;04/05/2026;03/06/2026;1.210,00;0,00;1.210,00 ## 2026-05-04 121000 n26/118 >2026-06-03 @Bodegas Rojo SL
Hotel Playa SA;A87654321;26/121;09/05/2026;08/06/2026;605,00;205,00;400,00 ## 2026-05-09 40000 n26/121 >2026-06-08 @Hotel Playa SA
=== fresh fourth 8 (partite) conta corrente clientes pt
Cliente;Documento;Data;Vencimento;Débito;Crédito;Pendente
Casa Lima Lda;FT 2026/12;05-05-2026;04-06-2026;246,00;;246,00 ## 2026-05-05 24600 nFT2026/12 >2026-06-04 @Casa Lima Lda
Casa Lima Lda;NC 2026/2;09-05-2026;09-05-2026;;24,60;-24,60 ## 2026-05-09 -2460 nNC2026/2 >2026-05-09 @Casa Lima Lda
Porto Mar SA;FT 2026/15;12-05-2026;11-06-2026;1.230,00;;1.230,00 ## 2026-05-12 123000 nFT2026/15 >2026-06-11 @Porto Mar SA
=== fresh fourth 9 (partite) elenco note spese da rimborsare
Nota;Dipendente;Data nota;Descrizione;Totale;Anticipo;Da rimborsare;Stato
NS-01;Bassi Leo;04/05/2026;Trasferta Milano;210,00;100,00;110,00;Approvata ## 2026-05-04 -11000 >2026-05-04 @Bassi Leo
NS-02;Costa Ida;06/05/2026;Fiera Bologna;85,00;0,00;85,00;Rimborsata
NS-03;Danti Ivo;12/05/2026;Corso;45,00;0,00;45,00;Approvata ## 2026-05-12 -4500 >2026-05-12 @Danti Ivo
=== fresh fourth 10 (partite) incassi da ricevere assicurazioni sinistri
N. sinistro;Assicurato;Perizia del;Liquidabile;Franchigia;Da ricevere;Previsto per
S-101;Carrozzeria Lari;04/05/2026;1.500,00;250,00;1.250,00;30/06/2026 ## 2026-05-04 125000 >2026-06-30 @Carrozzeria Lari
S-107;Officina Due;09/05/2026;800,00;0,00;800,00;15/07/2026 ## 2026-05-09 80000 >2026-07-15 @Officina Due
=== fresh fourth 11 (partite) fatture con numero e data in una cella sola
Cliente;Fattura;Scad.;Totale;Residuo
Edil Piani Srl;n. 12/A del 03/05/2026;02/06/2026;1.220,00;1.220,00 ## 2026-05-03 122000 n12/A >2026-06-02 @Edil Piani Srl
Calce Viva Spa;n. 15/A del 10/05/2026;09/06/2026;610,00;310,00 ## 2026-05-10 31000 n15/A >2026-06-09 @Calce Viva Spa
=== fresh fourth 12 (partite) prospetto fornitori tre lettere
COD;RAGSOC;NDOC;DDOC;DSCA;IMPDOC;IMPPAG;IMPRES
F001;LEGNO VIVO;12;02032026;01052026;1220,00;220,00;1000,00 ## 2026-03-02 -100000 n12 >2026-05-01 @LEGNO VIVO
F002;VITI E DADI;88/B;15032026;14052026;61,00;0,00;61,00 ## 2026-03-15 -6100 n88/B >2026-05-14 @VITI E DADI
=== fresh fourth 13 (partite) crediti da fatture in dollari e euro con totale euro
Customer;Inv;Date;Due;Cur;Amount;Open;Open EUR
Blue LLC;9001;2026-05-02;2026-06-01;USD;1080.00;1080.00;1000.00 ## 2026-05-02 108000 USD n9001 >2026-06-01 @Blue LLC
Rosa Srl;9002;2026-05-09;2026-06-08;EUR;500.00;200.00;200.00 ## 2026-05-09 20000 n9002 >2026-06-08 @Rosa Srl
=== fresh fourth 14 Banca di Credito Cooperativo con descrizione su due righe
BCC DI VALLE VERDE;;;;;
Estratto conto n. 5/2026 - c/c 000000112233;;;;;
Data;Valuta;Descrizione;Dare;Avere;
;;Saldo iniziale al 30/04/2026;;2.000,00;
04/05/26;04/05/26;BONIFICO A VS FAVORE;;500,00; ## 2026-05-04 50000
;;ORD: ALFA SRL SALDO FT 12;;;
06/05/26;06/05/26;PAGAMENTO UTENZE;88,10;; ## 2026-05-06 -8810
;;ENEL ENERGIA CONTRATTO 991;;;
;;Saldo finale al 31/05/2026;;2.411,90;
=== fresh fourth 15 Volksbank Südtirol zweisprachig
Data oper./Buchungsdatum;Data valuta/Wertstellung;Importo/Betrag;Divisa/Währung;Causale/Grund;Descrizione/Beschreibung
04.05.2026;04.05.2026;1.000,00;EUR;48;BONIFICO/ÜBERWEISUNG ALFA ## 2026-05-04 100000
06.05.2026;06.05.2026;-75,30;EUR;50;ADDEBITO/LASTSCHRIFT ENEL ## 2026-05-06 -7530
=== fresh fourth 16 LCL sans en-tête
04/05/2026;-45,20;Carte;;CB LIDL 03/05;;0; ## 2026-05-04 -4520
06/05/2026;1250,00;Virement;;VIR MARTIN SARL;;0; ## 2026-05-06 125000
12/05/2026;-310,00;Prélèvement;;PRLV EDF;;0; ## 2026-05-12 -31000
=== fresh fourth 17 ActivoBank extracto
Data Lanc.;Data Valor;Descrição;Débitos;Créditos;Saldo
5/4/2026;5/4/2026;COMPRA PINGO DOCE;23,40;;976,60 ## 2026-05-04 -2340
5/13/2026;5/13/2026;TRF CRED;;200,00;1176,60 ## 2026-05-13 20000
=== fresh fourth 18 Bunq business
Date,Interest Date,Amount,Account,Counterparty,Name,Description
2026-05-04,2026-05-04,"-1,210.00",NL20BUNQ2025123456,NL91INGB0001234567,Leverancier BV,Factuur 12 ## 2026-05-04 -121000 #NL20BUNQ2025123456
2026-05-08,2026-05-08,"2,420.00",NL20BUNQ2025123456,NL44ABNA0123456789,Klant BV,RE 8 ## 2026-05-08 242000 #NL20BUNQ2025123456
=== fresh fourth 19 mBank lista operacji
#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
2026-05-12;"ZAKUP KARTA ORLEN";"eKonto 1234";"Paliwo";-150,20 PLN; ## 2026-05-12 -15020 PLN
2026-05-08;"PRZELEW OD NOWAK";"eKonto 1234";"Wpływy";900,00 PLN; ## 2026-05-08 90000 PLN
=== fresh fourth 20 Mooney carta con tipo operazione e segno a parole
Data operazione;Data contabile;Operazione;Dettaglio;Importo €;Commissione €;Entrata/Uscita
04/05/2026;04/05/2026;Ricarica;Punto vendita;50,00;2,00;Entrata ## 2026-05-04 5000
06/05/2026;07/05/2026;Acquisto;DECATHLON;24,90;0,00;Uscita ## 2026-05-07 -2490
=== fresh fourth 21 Stripe itemised balance change
balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,description
txn_1,2026-05-02 10:00:00,2026-05-09 00:00:00,eur,100.00,1.75,98.25,charge,Order 1 ## 2026-05-02 9825
txn_2,2026-05-03 11:00:00,2026-05-10 00:00:00,eur,-40.00,0.00,-40.00,refund,Order 0 ## 2026-05-03 -4000
txn_3,2026-05-09 00:00:00,2026-05-09 00:00:00,eur,-58.25,0.00,-58.25,payout,STRIPE PAYOUT ## 2026-05-09 -5825
=== fresh fourth 22 Airbnb storico transazioni
Data,Tipo,Codice di conferma,Data inizio,Notti,Ospite,Annuncio,Dettagli,Valuta,Importo,Versato,Costi del servizio,Guadagni lordi
05/04/2026,Payout,,,,,,Trasferimento a IT60,EUR,,388.00,, ## 2026-05-04 -38800
05/04/2026,Prenotazione,HM1,05/03/2026,2,Anna,Casa Blu,,EUR,194.00,,6.00,200.00 ## 2026-05-04 19400
05/13/2026,Prenotazione,HM2,05/12/2026,2,Ugo,Casa Blu,,EUR,194.00,,6.00,200.00 ## 2026-05-13 19400
=== fresh fourth 23 carta carburante IP con importo ivato e fattura
Data;Ora;Num. scontrino;Carta;Targa;Prodotto;Quantità;Prezzo unit.;Importo;Di cui IVA;Punto vendita
04/05/2026;08:11;991;7001;AB123CD;GASOLIO;40,00;1,700;68,00;12,26;IP LODI ## 2026-05-04 -6800
11/05/2026;18:40;1012;7001;AB123CD;GASOLIO;35,00;1,700;59,50;10,73;IP PAVIA ## 2026-05-11 -5950
=== fresh fourth 24 (xlsx) estratto conto in due valute su due fogli
>>> EUR
Conto EUR 0001234
Data;Descrizione;Importo;Saldo
04/05/2026;Incasso Rossi;610,00;1.610,00 ## 2026-05-04 61000 #0001234
06/05/2026;Affitto;-700,00;910,00 ## 2026-05-06 -70000 #0001234
>>> USD
Conto USD 0001235
Data;Descrizione;Importo;Saldo
05/05/2026;Export;1.000,00;1.500,00 ## 2026-05-05 100000 USD #0001235
09/05/2026;Fee;-15,00;1.485,00 ## 2026-05-09 -1500 USD #0001235
=== fresh fourth 25 movimenti con saldo contabile e disponibile intrecciati
Data;Descrizione;Importo;Saldo contabile;Saldo disponibile
04/05/2026;Bonifico da Alfa;500,00;1.500,00;1.400,00 ## 2026-05-04 50000
06/05/2026;Prelievo;-100,00;1.400,00;1.300,00 ## 2026-05-06 -10000
11/05/2026;SDD Acqua;-42,00;1.358,00;1.258,00 ## 2026-05-11 -4200
`;
