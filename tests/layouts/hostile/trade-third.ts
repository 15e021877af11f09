/** A third lot of them. */
export const TRADE_THIRD = `
=== trade list third 1 (partite) Mexal partitario scoperti
Scoperto clienti;;;;;;;;
Gruppo: Tutti;;;;;;;;
Cod.conto;Ragione sociale;Num.rif;Data rif;Scadenza;Pagam;Imp.scadenza;Imp.pagato;Scoperto
501.00007;Giardini Lago Srl;301;15/03/2026;15/05/2026;RIBA;976,00;0,00;976,00 ## 2026-03-15 97600 n301 >2026-05-15 @Giardini Lago Srl
501.00019;Piscine Blu Sas;318;30/03/2026;30/05/2026;BONIF;1.220,00;720,00;500,00 ## 2026-03-30 50000 n318 >2026-05-30 @Piscine Blu Sas
501.00007;Giardini Lago Srl;322;31/03/2026;31/05/2026;RIBA;61,00;0,00;61,00 ## 2026-03-31 6100 n322 >2026-05-31 @Giardini Lago Srl
=== trade list third 2 (partite) elenco ricevute in bozza e confermate
Doc;Nr;Emesso il;Intestato a;Totale €;Scade;Situazione
FT;A/1;02/02/2026;Palestra Sole;122,00;02/03/2026;non incassata ## 2026-02-02 12200 nA/1 >2026-03-02 @Palestra Sole
FT;A/2;04/02/2026;Gatti Ugo;61,00;04/03/2026;incassata
FT;A/3;09/02/2026;Mobili Rosa;244,00;09/03/2026;parzialmente incassata
FT;A/4;11/02/2026;Studio Elle;366,00;11/03/2026;non incassata ## 2026-02-11 36600 nA/4 >2026-03-11 @Studio Elle
=== trade list third 3 (partite) due sezioni attive passive
CREDITI VERSO CLIENTI;;;;
Nominativo;Documento;Data;Scadenza;Importo
Sartoria Fili;12;03/03/2026;02/04/2026;150,00 ## 2026-03-03 15000 n12 >2026-04-02 @Sartoria Fili
Lavanderia Neve;14;09/03/2026;08/04/2026;80,00 ## 2026-03-09 8000 n14 >2026-04-08 @Lavanderia Neve
DEBITI VERSO FORNITORI;;;;
Nominativo;Documento;Data;Scadenza;Importo
Filati Prato;991;05/03/2026;04/05/2026;420,00 ## 2026-03-05 -42000 n991 >2026-05-04 @Filati Prato
Bottoni Srl;B7;12/03/2026;11/05/2026;66,00 ## 2026-03-12 -6600 nB7 >2026-05-11 @Bottoni Srl
=== trade list third 4 (partite) SAP FBL1N it
Conto;Nome fornitore;N. documento;Tipo doc.;Data documento;Scad. netta;Importo in divisa interna;Div.int.;Riferimento
400011;Alluminio Nord SpA;1900000456;KR;02/04/2026;01/06/2026;-12.200,00;EUR;A/99 ## 2026-04-02 -1220000 >2026-06-01 @Alluminio Nord SpA
400011;Alluminio Nord SpA;1700000012;KG;10/04/2026;10/04/2026;1.220,00;EUR;NC/3 ## 2026-04-10 122000 >2026-04-10 @Alluminio Nord SpA
400050;Imballi Srl;1900000470;KR;15/04/2026;14/06/2026;-366,00;EUR;771 ## 2026-04-15 -36600 >2026-06-14 @Imballi Srl
=== trade list third 5 (partite) (xlsx) scadenziario mensile
SCADENZE FORNITORI APRILE 2026
Gg;Fornitore;Fatt.;Importo;Banca
10/04/2026;Alfa Gomme;88;#305;UNI ## 2026-04-10 -30500 n88 >2026-04-10 @Alfa Gomme
15/04/2026;Beta Oli;1021;732,50;INT ## 2026-04-15 -73250 n1021 >2026-04-15 @Beta Oli
30/04/2026;Gamma Filtri;7/C;#122;UNI ## 2026-04-30 -12200 n7/C >2026-04-30 @Gamma Filtri
=== trade list third 6 (partite) debiteurenlijst nl
Klant;Factuurnummer;Factuurdatum;Vervaldatum;Factuurbedrag;Betaald;Openstaand
Jansen BV;2026-001;02-03-2026;01-04-2026;1.210,00;0,00;1.210,00 ## 2026-03-02 121000 n2026-001 >2026-04-01 @Jansen BV
De Vries;2026-004;12-03-2026;11-04-2026;242,00;42,00;200,00 ## 2026-03-12 20000 n2026-004 >2026-04-11 @De Vries
=== trade list third 7 (partite) echeancier clients fr
Échéancier clients;;;;;
N° pièce;Date;Tiers;Échéance;Mode;Montant dû
FC101;05/05/2026;Garage Moreau;04/06/2026;VIR;720,00 ## 2026-05-05 72000 nFC101 >2026-06-04 @Garage Moreau
FC109;19/05/2026;Café Centre;18/06/2026;CHQ;96,00 ## 2026-05-19 9600 nFC109 >2026-06-18 @Café Centre
=== trade list third 8 (partite) mahnliste
Mahnliste Kunden per 31.05.2026
Kd.-Nr.;Kunde;Re.-Nr.;Re.-Datum;fällig seit;Mahnstufe;Re.-Betrag;offener Betrag
2001;Holz Wagner;RE77;01.03.2026;31.03.2026;2;595,00;595,00 ## 2026-03-01 59500 nRE77 >2026-03-31 @Holz Wagner
2010;Elektro Braun;RE81;15.03.2026;14.04.2026;1;1.190,00;690,00 ## 2026-03-15 69000 nRE81 >2026-04-14 @Elektro Braun
=== trade list third 9 (partite) medici fatture asl convenzioni
Struttura debitrice;Fattura;Data;Importo netto;Bollo;Totale;Data scad.;Gg. ritardo;Saldata
ASL TO3;7/E;10/01/2026;300,00;2,00;302,00;11/03/2026;20;N ## 2026-01-10 30200 n7/E >2026-03-11 @ASL TO3
AOU Careggi;8/E;15/01/2026;500,00;2,00;502,00;16/03/2026;15;N ## 2026-01-15 50200 n8/E >2026-03-16 @AOU Careggi
ASL TO3;5/E;02/01/2026;100,00;2,00;102,00;03/03/2026;0;S
=== trade list third 10 (partite) provvigioni agenti dettaglio
Provvigioni maturate da liquidare - 2 trimestre 2026;;;;;
Agente;Cliente;Fattura;Data;Imponibile;% provv.;Provvigione
Lupi Aldo;Ferr. Bassi;112;10/04/2026;1.000,00;5;50,00 ## 2026-04-10 -5000 n112 @Lupi Aldo
Lupi Aldo;Bar Uno;120;20/04/2026;300,00;5;15,00 ## 2026-04-20 -1500 n120 @Lupi Aldo
Orsi Ida;Mobili Tre;131;02/05/2026;2.000,00;4;80,00 ## 2026-05-02 -8000 n131 @Orsi Ida
=== trade list third 11 (partite) partite aperte con cliente solo prima riga
Cliente;Fattura;Data;Scadenza;Importo;Residuo
Rossi Legnami;10;02/01/2026;02/03/2026;200,00;200,00 ## 2026-01-02 20000 n10 >2026-03-02 @Rossi Legnami
;15;12/01/2026;12/03/2026;300,00;100,00 ## 2026-01-12 10000 n15 >2026-03-12 @Rossi Legnami
;22;25/01/2026;25/03/2026;150,00;150,00 ## 2026-01-25 15000 n22 >2026-03-25 @Rossi Legnami
Verde Vivai;11;03/01/2026;03/03/2026;80,00;80,00 ## 2026-01-03 8000 n11 >2026-03-03 @Verde Vivai
;19;20/01/2026;20/03/2026;90,00;90,00 ## 2026-01-20 9000 n19 >2026-03-20 @Verde Vivai
=== trade list third 12 (partite) avvisi di pagamento pagati e no ente
Elenco avvisi TARI 2026;;;;;
Utenza;Contribuente;Rata;Scadenza;Importo;Data pagamento
U1;Bianchi Srl;1;30/04/2026;310,00;28/04/2026
U1;Bianchi Srl;2;31/07/2026;310,00; ## 2026-07-31 -31000 >2026-07-31
U2;Bianchi Srl;1;30/04/2026;95,00; ## 2026-04-30 -9500 >2026-04-30
=== trade list third 13 (partite) note proforma e fatture
Tipo;N.;Data;Cliente;Importo;Pagato;Saldo;Scadenza
Proforma;P1;02/04/2026;Villa Serena;500,00;0,00;500,00;02/05/2026 ## 2026-04-02 50000 nP1 >2026-05-02 @Villa Serena
Fattura;31;06/04/2026;Villa Serena;300,00;0,00;300,00;06/05/2026 ## 2026-04-06 30000 n31 >2026-05-06 @Villa Serena
Fattura;32;08/04/2026;Hotel Mare;800,00;200,00;600,00;08/05/2026 ## 2026-04-08 60000 n32 >2026-05-08 @Hotel Mare
=== trade list third 14 (partite) fornitori tab con giorni scaduto
Fornitore	Nr. fatt.	Data fatt.	Scad.	GG scad.	Tot. fatt.	Resta
Acqua Pura	A12	10/01/2026	10/02/2026	45	48,80	48,80 ## 2026-01-10 -4880 nA12 >2026-02-10 @Acqua Pura
Vigilanza Notte	2231	31/01/2026	02/03/2026	25	244,00	122,00 ## 2026-01-31 -12200 n2231 >2026-03-02 @Vigilanza Notte
=== trade list third 15 (partite) ledger supplier statement en
Statement of account
To: Meccanica Tre Pini Srl
From: Bolt Makers Ltd
Date,Reference,Due,Invoice amount,Paid,Outstanding
01/04/2026,BM-100,01/05/2026,500.00,0.00,500.00 ## 2026-04-01 -50000 nBM-100 >2026-05-01
15/04/2026,BM-118,15/05/2026,250.00,100.00,150.00 ## 2026-04-15 -15000 nBM-118 >2026-05-15
=== trade list third 16 (partite) bonifici in scadenza gestionale banca
Data esecuzione prevista;Beneficiario;Descrizione;Importo
30/06/2026;Carta Spa;Saldo fatt. 88 del 30/04/2026;366,00 ## 2026-06-30 -36600 @Carta Spa
30/06/2026;Inchiostri Srl;Saldo fatt. 12/B del 05/05/2026;122,00 ## 2026-06-30 -12200 @Inchiostri Srl
=== trade list third 17 (partite) scheda cliente con incassi
Scheda cliente: 00123 PANIFICIO ORSI SNC;;;;;
Data;Causale;N. doc;Dare;Avere;Progressivo
05/01/2026;Fattura;10;300,00;;300,00
20/01/2026;Incasso fatt. 10;10;;300,00;0,00
03/02/2026;Fattura;25;450,00;;450,00 ## 2026-02-03 45000 n25 @PANIFICIO ORSI SNC
=== trade list third 18 (partite) fatt elettroniche ricevute csv sw
Ricezione;Mittente;P.IVA mittente;Tipo;Numero;Data;Totale;Scadenza;Stato
03/03/2026;Nuvola Srl;01112220155;TD01;55/A;28/02/2026;122,00;30/04/2026;Registrata ## 2026-02-28 -12200 n55/A >2026-04-30 @Nuvola Srl
05/03/2026;Vento Spa;03332220155;TD04;NC7;02/03/2026;61,00;02/03/2026;Registrata ## 2026-03-02 6100 nNC7 >2026-03-02 @Vento Spa
07/03/2026;Pioggia Sas;04442220155;TD24;88;28/02/2026;610,00;31/05/2026;Da registrare ## 2026-02-28 -61000 n88 >2026-05-31 @Pioggia Sas
=== trade list third 19 (partite) clienti saldo totale per riga e cumulato
Codice;Cliente;Fatt.;Data;Scadenza;Totale;Residuo;Residuo cliente
C1;Nido Felice;5;02/05/2026;01/06/2026;100,00;100,00;350,00 ## 2026-05-02 10000 n5 >2026-06-01 @Nido Felice
C1;Nido Felice;9;10/05/2026;09/06/2026;250,00;250,00;350,00 ## 2026-05-10 25000 n9 >2026-06-09 @Nido Felice
C2;Asilo Bimbi;7;06/05/2026;05/06/2026;80,00;40,00;40,00 ## 2026-05-06 4000 n7 >2026-06-05 @Asilo Bimbi
=== trade list third 20 (partite) facturas emitidas estado
Número;Fecha;Cliente;NIF;Base imponible;Cuota IVA;Total factura;Estado;Fecha vencimiento
26/001;02/01/2026;Bodegas Rey;B12345678;100,00;21,00;121,00;Cobrada;01/02/2026
26/002;08/01/2026;Talleres Luz;B87654321;200,00;42,00;242,00;Pendiente;07/02/2026 ## 2026-01-08 24200 n26/002 >2026-02-07 @Talleres Luz
26/003;15/01/2026;Bodegas Rey;B12345678;50,00;10,50;60,50;Vencida;14/02/2026 ## 2026-01-15 6050 n26/003 >2026-02-14 @Bodegas Rey
=== trade card third 1 banca carta aziendale elenco
Elenco movimenti carta di credito n. 5412********9911;;;;
Periodo: 01/05/2026 - 31/05/2026;;;;
Data;Esercente;Località;Divisa;Importo
04/05/2026;IKEA PADOVA;PADOVA;EUR;79,90 ## 2026-05-04 -7990
18/05/2026;AGIP 3341;VICENZA;EUR;65,00 ## 2026-05-18 -6500
Totale;;;;144,90
=== trade card third 2 American Express business it
Data;Riferimento;Descrizione;Titolare della Carta;Numero della Carta;Importo
05/05/2026;AT1;LUFTHANSA;MARIO NERI;-51003;412,00 ## 2026-05-05 -41200
09/05/2026;AT2;STORNO LUFTHANSA;MARIO NERI;-51003;-100,00 ## 2026-05-09 10000
=== trade card third 3 IP plus fatture dettaglio
Tessera;Targa;Data rifornimento;Impianto;Prodotto;Quantità;Prezzo unitario;Imponibile;IVA;Totale
0001;AA000AA;02/05/2026;3321 ROVIGO;Gasolio;50,00;1,70;69,67;15,33;85,00 ## 2026-05-02 -8500
0001;AA000AA;12/05/2026;1188 FERRARA;Gasolio;40,00;1,70;55,74;12,26;68,00 ## 2026-05-12 -6800
=== trade card third 4 satispay business export
ID transazione;Data e ora;Negozio;Stato;Importo totale;Commissioni;Netto accreditato
S1;02/05/2026 10:00;Libreria;Approvata;12,00;0,00;12,00 ## 2026-05-02 1200
S2;02/05/2026 11:00;Libreria;Approvata;40,00;0,20;39,80 ## 2026-05-02 3980
S3;03/05/2026 09:00;Libreria;Annullata;15,00;0,00;0,00
=== trade card third 5 nexi pos estratto esercente
Codice esercente 7788;;;;;;
Data operazione;Ora;Terminale;Carta;Tipo carta;Importo;Esito
02/05/2026;10:10;T1;************1234;VISA;30,00;AUTORIZZATA ## 2026-05-02 3000
02/05/2026;11:30;T1;************9911;MASTERCARD;45,50;AUTORIZZATA ## 2026-05-02 4550
03/05/2026;12:00;T1;************7766;VISA;12,00;NEGATA
=== trade card third 6 paypal en full
Date,Time,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Balance
04/05/2026,10:00:00,Shop Client,Website Payment,Completed,EUR,30.00,-1.32,28.68,c@x.eu,us@x.eu,T1,128.68 ## 2026-05-04 2868
15/05/2026,11:00:00,Host Ltd,Subscription Payment,Completed,EUR,-12.00,0.00,-12.00,us@x.eu,h@x.eu,T2,116.68 ## 2026-05-15 -1200
20/05/2026,12:00:00,,General Withdrawal,Completed,EUR,-100.00,0.00,-100.00,us@x.eu,,T3,16.68 ## 2026-05-20 -10000
=== trade card third 7 mollie settlement
Date,Payment method,Currency,Amount,Status,ID,Description,Consumer name,Settlement currency,Settlement amount,Settlement reference
2026-05-02 10:00:00,ideal,EUR,50.00,paid,tr_1,Order 1,A. Bos,EUR,49.71,ref1 ## 2026-05-02 4971
2026-05-03 11:00:00,creditcard,EUR,80.00,paid,tr_2,Order 2,B. Bos,EUR,78.31,ref1 ## 2026-05-03 7831
=== trade card third 8 amazon v2 de
Datum/Uhrzeit;Abrechnungsnummer;Typ;Bestellnummer;SKU;Menge;Umsätze;Verkaufsgebühren;Gebühren zu Versand durch Amazon;Andere;Gesamt
01.05.2026 10:00;88;Bestellung;302-1;T1;1;25,00;-3,75;-3,20;0,00;18,05 ## 2026-05-01 1805
04.05.2026 10:00;88;Erstattung;302-0;T1;1;-25,00;3,00;0,00;0,00;-22,00 ## 2026-05-04 -2200
=== trade card third 9 dkv
Service Date;Card No;Licence plate;Country;Station;Product;Quantity;Net amount;VAT amount;Gross amount;Currency
05/03/2026;7043;AB123;IT;VERONA;Toll;1;10,00;2,20;12,20;EUR ## 2026-03-05 -1220
17/03/2026;7043;AB123;DE;ULM;Diesel;60;80,00;15,20;95,20;EUR ## 2026-03-17 -9520
=== trade card third 10 cedolini f24 mensili
Mese;Dipendente;Netto;Trattenute;Lordo;Data pagamento
Marzo 2026;Alberti Ugo;1.400,00;350,00;1.750,00;10/04/2026 ## 2026-04-10 -140000
Marzo 2026;Bruni Ada;1.600,00;420,00;2.020,00;10/04/2026 ## 2026-04-10 -160000
=== trade card third 11 pluxee acquisto
Data;Descrizione;N. buoni;Valore buoni;Spese servizio;IVA;Totale fattura
02/05/2026;Ordine buoni elettronici;100;800,00;16,00;3,52;819,52 ## 2026-05-02 -81952
02/06/2026;Ordine buoni elettronici;80;640,00;12,80;2,82;655,62 ## 2026-06-02 -65562
=== trade card third 12 hand list no header
02/03/2026;Bolletta luce;-80,00 ## 2026-03-02 -8000
05/03/2026;Incasso Rossi;200,00 ## 2026-03-05 20000
09/03/2026;Benzina;-40,00 ## 2026-03-09 -4000
=== trade card third 13 wise
TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Merchant,Card Last Four Digits,Total fees
CARD-1,02-05-2026,-12.50,EUR,Card transaction of 12.50 EUR issued by Cafe,,987.50,,,,,,Cafe,1234,0.00 ## 2026-05-02 -1250
TRANSFER-2,15-05-2026,300.00,EUR,Received money from Client Srl,inv 7,1287.50,,,,Client Srl,,,,0.00 ## 2026-05-15 30000
=== trade card third 14 crediti carta revolving
Data;Descrizione;Addebiti;Pagamenti;Debito residuo
01/05/2026;Saldo precedente;;;300,00
03/05/2026;ACQUISTO MEDIASTORE;120,00;;420,00 ## 2026-05-03 -12000
10/05/2026;PAGAMENTO RATA;;100,00;320,00 ## 2026-05-10 10000
28/05/2026;INTERESSI;4,20;;324,20 ## 2026-05-28 -420
=== trade card third 15 spese carte dipendenti soldo it
Data;Utente;Carta;Esercente;Categoria;Importo;Valuta;Note
03/05/2026;Ada B.;1234;Trenord;Viaggi;-9,60;EUR; ## 2026-05-03 -960
07/05/2026;Ugo C.;9911;Ferramenta;Materiali;-31,20;EUR;viti ## 2026-05-07 -3120
=== trade card third 16 just eat estratto
Riepilogo ordini;;;;;
Data;Ordine;Totale ordine;Commissione 14%;IVA su commissione;Da accreditare
02/05/2026;J1;30,00;4,20;0,92;24,88 ## 2026-05-02 2488
03/05/2026;J2;50,00;7,00;1,54;41,46 ## 2026-05-03 4146
=== trade card third 17 visa debit es con saldo
Fecha;Concepto;Cargo;Abono;Saldo
02/05/2026;MERCADONA;45,20;;954,80 ## 2026-05-02 -4520
05/05/2026;BIZUM RECIBIDO;;20,00;974,80 ## 2026-05-05 2000
=== trade card third 18 carta carburante totali per targa
Targa;Data;Impianto;Litri;Importo
AA111AA;02/05/2026;ENI MESTRE;40,00;72,00 ## 2026-05-02 -7200
AA111AA;10/05/2026;ENI PADOVA;30,00;54,00 ## 2026-05-10 -5400
Totale AA111AA;;;70,00;126,00
BB222BB;03/05/2026;IP VICENZA;20,00;37,00 ## 2026-05-03 -3700
Totale BB222BB;;;20,00;37,00
Totale generale;;;90,00;163,00
=== trade card third 19 scalapay merchant
Order date;Order;Customer;Order total;Merchant fee;VAT on fee;Payout amount;Payout date
02/05/2026;S-1;Ada;100,00;4,00;0,88;95,12;16/05/2026 ## 2026-05-02 9512
03/05/2026;S-2;Ugo;50,00;2,00;0,44;47,56;16/05/2026 ## 2026-05-03 4756
=== trade card third 20 google ads pagamenti
Data;Descrizione;Importo
01/05/2026;Pagamento automatico: Visa •••• 1234;500,00 ## 2026-05-01 50000
31/05/2026;Campagne;-481,20 ## 2026-05-31 -48120
31/05/2026;Pagamento automatico: Visa •••• 1234;120,00 ## 2026-05-31 12000
`;
