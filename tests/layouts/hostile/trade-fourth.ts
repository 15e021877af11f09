/** A fourth lot of them. */
export const TRADE_FOURTH = `
=== trade list fourth 1 (partite) scadenze attive eSolver
eSOLVER - Partite clienti aperte al 31/05/2026;;;;;;;;
Codice;Denominazione;Tp;Numero partita;Dt partita;Dt scadenza;Importo originale;Importo chiuso;Importo aperto
C0012;CERAMICHE ROSSI SRL;FT;2026/101;15/03/2026;15/05/2026;1.830,00;830,00;1.000,00 ## 2026-03-15 100000 n2026/101 >2026-05-15 @CERAMICHE ROSSI SRL
C0020;PAVIMENTI NORD;FT;2026/118;30/03/2026;30/05/2026;610,00;0,00;610,00 ## 2026-03-30 61000 n2026/118 >2026-05-30 @PAVIMENTI NORD
C0012;CERAMICHE ROSSI SRL;NC;2026/120;31/03/2026;31/05/2026;-61,00;0,00;-61,00 ## 2026-03-31 -6100 n2026/120 >2026-05-31 @CERAMICHE ROSSI SRL
=== trade list fourth 2 (partite) passivo fornitori banca appoggio
Data scadenza;Fornitore;Rif. fattura fornitore;Del;Tot. fattura;Rit. acconto;Da pagare;IBAN fornitore
30/04/2026;Ing. Pozzi;12;31/03/2026;1.268,80;208,00;1.060,80;IT60X0542811101000000123456 ## 2026-03-31 -106080 n12 >2026-04-30 @Ing. Pozzi
30/04/2026;Cavi Srl;A/88;15/03/2026;732,00;0,00;732,00;IT40L0300203280123456789012 ## 2026-03-15 -73200 nA/88 >2026-04-30 @Cavi Srl
=== trade list fourth 3 (partite) solleciti livello
Livello sollecito;Cliente;Documento n.;Data documento;Scaduto dal;Importo documento;Scaduto;Interessi
1;Bar Stella;77;10/02/2026;10/03/2026;120,00;120,00;0,50 ## 2026-02-10 12000 n77 >2026-03-10 @Bar Stella
2;Pub Verde;61;15/01/2026;15/02/2026;300,00;300,00;2,10 ## 2026-01-15 30000 n61 >2026-02-15 @Pub Verde
=== trade list fourth 4 (partite) crediti studio medico
Paziente;Fattura;Data;Prestazione;Importo;Acconto;Saldo
Lodi Ugo;101;02/04/2026;Impianto;1.500,00;500,00;1.000,00 ## 2026-04-02 100000 n101 @Lodi Ugo
Pini Ada;105;09/04/2026;Igiene;80,00;0,00;80,00 ## 2026-04-09 8000 n105 @Pini Ada
=== trade list fourth 5 (partite) open ar netsuite
"Type","Date","Document Number","Customer/Project: Company Name","P.O. No.","Due Date","Age","Open Balance"
"Invoice","15/04/2026","INV1001","Delta Foods","PO1","15/05/2026","16","1,200.00" ## 2026-04-15 120000 nINV1001 >2026-05-15 @Delta Foods
"Credit Memo","20/04/2026","CM12","Delta Foods","","20/04/2026","41","-200.00" ## 2026-04-20 -20000 nCM12 >2026-04-20 @Delta Foods
"Invoice","28/04/2026","INV1010","Echo Wines","PO9","28/05/2026","3","840.50" ## 2026-04-28 84050 nINV1010 >2026-05-28 @Echo Wines
=== trade list fourth 6 (partite) Lexware offene Kundenrechnungen
Belegdatum;Belegnummer;Kundenname;Fälligkeitsdatum;Status;Betrag;Offener Betrag
02.05.2026;RE1001;Schreinerei Kurz;16.05.2026;Überfällig;595,00;595,00 ## 2026-05-02 59500 nRE1001 >2026-05-16 @Schreinerei Kurz
09.05.2026;RE1004;Café Nord;23.05.2026;Teilbezahlt;238,00;100,00 ## 2026-05-09 10000 nRE1004 >2026-05-23 @Café Nord
20.05.2026;RE1009;Kita Sonne;03.06.2026;Offen;119,00;119,00 ## 2026-05-20 11900 nRE1009 >2026-06-03 @Kita Sonne
=== trade list fourth 7 (partite) factures à payer
Factures fournisseurs à payer;;;;;
Fournisseur;Facture;Date;À payer avant le;Montant TTC;Statut
EDF;F778;02/04/2026;30/04/2026;184,50;À payer ## 2026-04-02 -18450 nF778 >2026-04-30 @EDF
Orange;O-12;05/04/2026;05/05/2026;49,90;Payée
La Poste;LP3;09/04/2026;09/05/2026;88,00;À payer ## 2026-04-09 -8800 nLP3 >2026-05-09 @La Poste
=== trade list fourth 8 (partite) (xlsx) rate condomini riepilogo
Condominio Aurora - Situazione versamenti al 31/05/2026
Condomino;Scadenza rata;Rata;Dovuto;Versato il;Versato
Amato G.;31/01/2026;#1;#200;28/01/2026;#200
Amato G.;30/04/2026;#2;#200;;#0 ## 2026-04-30 20000 >2026-04-30 @Amato G.
Bruni T.;31/01/2026;#1;#350;15/02/2026;#350
Bruni T.;30/04/2026;#2;#350;10/05/2026;#150 ## 2026-04-30 20000 >2026-04-30 @Bruni T.
=== trade list fourth 9 (partite) distinta riba attive
Distinta effetti n. 12 - Banca Prova;;;;;
Progr.;Cliente;P.IVA;Rif. fattura;Scadenza;Importo
1;Ferri Srl;01234560155;FT 221 del 31/03/2026;31/05/2026;610,00 ## 2026-03-31 61000 n221 >2026-05-31 @Ferri Srl
2;Lame Snc;02234560155;FT 230 del 15/04/2026;30/06/2026;305,00 ## 2026-04-15 30500 n230 >2026-06-30 @Lame Snc
Totale;;;;;915,00
=== trade list fourth 10 (partite) elenco crediti per avvocato
Debitore;Titolo;Numero;Data emissione;Data scadenza;Capitale;Incassi parziali;Credito residuo
Alfa in liquidazione;Fattura;9;10/01/2025;10/03/2025;5.000,00;1.000,00;4.000,00 ## 2025-01-10 400000 n9 >2025-03-10 @Alfa in liquidazione
Beta Snc;Fattura;31;15/02/2025;15/04/2025;800,00;0,00;800,00 ## 2025-02-15 80000 n31 >2025-04-15 @Beta Snc
=== trade list fourth 11 (partite) fatture passive con segno D A e ritenuta
Fornitore;N. doc;Data doc;Scadenza;Importo;D/A;Note
Tipografia Uno;5;03/03/2026;03/05/2026;244,00;A; ## 2026-03-03 -24400 n5 >2026-05-03 @Tipografia Uno
Tipografia Uno;NC1;10/03/2026;03/05/2026;24,40;D;reso ## 2026-03-10 2440 nNC1 >2026-05-03 @Tipografia Uno
Corriere Due;8812;12/03/2026;12/04/2026;61,00;A; ## 2026-03-12 -6100 n8812 >2026-04-12 @Corriere Due
=== trade list fourth 12 (partite) utenti piscina quote scoperte
Elenco quote scoperte;;;;
Iscritto;Corso;Emissione;Scadenza;Quota
Bassi Leo;Nuoto;01/09/2026;30/09/2026;90,00 ## 2026-09-01 9000 >2026-09-30 @Bassi Leo
Costa Mia;Acquagym;01/09/2026;30/09/2026;70,00 ## 2026-09-01 7000 >2026-09-30 @Costa Mia
=== trade list fourth 13 (partite) export sage fr tiers
Compte;Intitulé;Date;Pièce;Libellé;Échéance;Débit;Crédit
411MART;MARTIN SARL;05/03/2026;FC12;Facture FC12;04/04/2026;600,00; ## 2026-03-05 60000 nFC12 >2026-04-04 @MARTIN SARL
411MART;MARTIN SARL;10/03/2026;AV2;Avoir AV2;10/03/2026;;60,00 ## 2026-03-10 -6000 nAV2 >2026-03-10 @MARTIN SARL
411PETI;PETIT SAS;12/03/2026;FC15;Facture FC15;11/04/2026;240,00; ## 2026-03-12 24000 nFC15 >2026-04-11 @PETIT SAS
=== trade list fourth 14 (partite) vendor list us negative credit
Vendor Name,Bill No.,Bill Date,Due Date,Original Amount,Amount Due,Aging Bucket
Acme Tools,B-77,03/15/2026,04/14/2026,500.00,500.00,31-60 ## 2026-03-15 -50000 nB-77 >2026-04-14 @Acme Tools
Best Wire,9912,03/28/2026,04/27/2026,120.40,60.20,1-30 ## 2026-03-28 -6020 n9912 >2026-04-27 @Best Wire
=== trade list fourth 15 (partite) ft emesse senza scadenza tipo pagato bool
data;numero;cliente;importo;pagata
02/02/2026;1;Rossi;100,00;true
05/02/2026;2;Bianchi;250,00;false ## 2026-02-05 25000 n2 @Bianchi
19/02/2026;3;Verdi;80,00;false ## 2026-02-19 8000 n3 @Verdi
=== trade card fourth 1 Nexi storico
Data Operazione;Descrizione Operazione;Importo in valuta;Valuta;Cambio;Importo in Euro;Data Registrazione
02/05/2026;BOOKING AMSTERDAM;120,00;EUR;;120,00;04/05/2026 ## 2026-05-04 -12000
09/05/2026;UBER LONDON;15,00;GBP;0,86;17,44;11/05/2026 ## 2026-05-11 -1744
=== trade card fourth 2 carta yap
DATA;DESCRIZIONE;ENTRATE;USCITE
02/05/2026;Ricarica da carta;50,00; ## 2026-05-02 5000
05/05/2026;Pagamento Glovo;;18,40 ## 2026-05-05 -1840
=== trade card fourth 3 Esso card
Data transazione;Ora;Codice carta;Targa;Km;Località;Prodotto;Litri;Prezzo/l;Valore lordo;Sconto;Valore netto
02/05/2026;08:00;7001;AA1;12000;TREVISO;GASOLIO;50,00;1,700;85,00;1,00;84,00 ## 2026-05-02 -8400
11/05/2026;09:10;7001;AA1;12600;UDINE;GASOLIO;40,00;1,710;68,40;0,80;67,60 ## 2026-05-11 -6760
=== trade card fourth 4 numia pos
DATA CONTABILE;DATA OPERAZIONE;CIRCUITO;IMPORTO LORDO;COMMISSIONI;IMPORTO NETTO;SEGNO
04/05/2026;02/05/2026;VISA;100,00;1,00;99,00;+ ## 2026-05-04 9900
05/05/2026;03/05/2026;MASTERCARD;40,00;0,40;39,60;+ ## 2026-05-05 3960
06/05/2026;04/05/2026;VISA;20,00;0,00;20,00;- ## 2026-05-06 -2000
=== trade card fourth 5 klarna settlement
sale_date,capture_date,merchant_reference1,type,currency_code,amount,payout_date
2026-05-02,2026-05-03,K-1,SALE,EUR,100.00,2026-05-20 ## 2026-05-03 10000
2026-05-02,2026-05-03,K-1,FEE,EUR,-3.50,2026-05-20 ## 2026-05-03 -350
2026-05-05,2026-05-06,K-0,RETURN,EUR,-40.00,2026-05-20 ## 2026-05-06 -4000
=== trade card fourth 6 paypal saldo it breve
Data;Descrizione;Valuta;Lordo;Tariffa;Netto;Saldo;Codice transazione
02/05/2026;Pagamento ricevuto;EUR;20,00;-1,03;18,97;118,97;T1 ## 2026-05-02 1897
04/05/2026;Pagamento ricevuto;EUR;50,00;-2,05;47,95;166,92;T2 ## 2026-05-04 4795
09/05/2026;Trasferimento alla banca;EUR;-150,00;0,00;-150,00;16,92;T3 ## 2026-05-09 -15000
=== trade card fourth 7 booking payout
Tipo di fattura;Numero prenotazione;Arrivo;Partenza;Nome ospite;Importo;Commissione %;Importo commissione;Stato
Prenotazione;771;02/05/2026;04/05/2026;Rossi A;200,00;15;30,00;OK ## 2026-05-02 20000
Prenotazione;779;09/05/2026;10/05/2026;Verdi B;100,00;15;15,00;OK ## 2026-05-09 10000
=== trade card fourth 8 edenred pedaggi francia
Date;Heure;Gare entrée;Gare sortie;Badge;Montant HT;TVA;Montant TTC
02/05/2026;10:00;LYON;MACON;B1;5,00;1,00;6,00 ## 2026-05-02 -600
16/05/2026;12:00;MACON;LYON;B1;5,00;1,00;6,00 ## 2026-05-16 -600
=== trade card fourth 9 kreditkartenabrechnung dkb
"Kreditkarte:";"4998********1234"
"Saldo:";"-310,20 EUR"
"Datum:";"31.05.2026"
"Umsatz abgerechnet";"Wertstellung";"Belegdatum";"Beschreibung";"Betrag (EUR)";"Ursprünglicher Betrag"
"Ja";"04.05.2026";"02.05.2026";"LIDL";"-20,10";"" ## 2026-05-02 -2010
"Ja";"12.05.2026";"10.05.2026";"HOTEL WIEN";"-290,10";"" ## 2026-05-10 -29010
=== trade card fourth 10 (xlsx) stipendi elenco bonifici
Elenco bonifici stipendi maggio
Beneficiario;IBAN;Importo;Data esecuzione
Asti L.;IT60X0542811101000000123456;1.350,00;27/05/2026 ## 2026-05-27 -135000
Bini S.;IT40L0300203280123456789012;1.480,00;27/05/2026 ## 2026-05-27 -148000
=== trade card fourth 11 barclaycard uk
Date,Description,Cardholder,Category,Amount out,Amount in
02/05/2026,TESCO,J SMITH,Groceries,23.10, ## 2026-05-02 -2310
18/05/2026,PAYMENT THANK YOU,J SMITH,,,400.00 ## 2026-05-18 40000
=== trade card fourth 12 sumup vendite dettaglio
Data,ID transazione,Metodo,Descrizione,Importo,Mancia,Commissione,Pagamento netto
"2 mag 2026, 10:00",T1,Visa,Caffè,"3,00","0,00","0,06","2,94" ## 2026-05-02 294
"3 mag 2026, 11:00",T2,MasterCard,Pranzo,"30,00","2,00","0,62","31,38" ## 2026-05-03 3138
=== trade card fourth 13 tessera viacard posticipata
Nr tessera;Data transito;Tratta;Importo netto;IVA;Importo lordo
900;02/05/2026;PD EST-MESTRE;2,62;0,58;3,20 ## 2026-05-02 -320
900;05/05/2026;MESTRE-PD EST;2,62;0,58;3,20 ## 2026-05-05 -320
=== trade card fourth 14 amex gold segni
Data;Data contabile;Descrizione;Importo
02/05/2026;03/05/2026;ITALO TRENO;45,00 ## 2026-05-02 -4500
15/05/2026;15/05/2026;PAGAMENTO RICEVUTO - GRAZIE;-300,00 ## 2026-05-15 30000
20/05/2026;21/05/2026;AMAZON.IT;31,20 ## 2026-05-20 -3120
=== trade card fourth 15 coop prepagata
Data movimento;Causale;Esercente/Controparte;Importo €;Saldo €
02/05/2026;Acquisto;Coop Nord;- 22,40;77,60 ## 2026-05-02 -2240
06/05/2026;Ricarica;Conto;+ 50,00;127,60 ## 2026-05-06 5000
`;
