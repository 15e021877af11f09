/** Held back until the reader had been mended for the others of the eighth lot. */
export const EIGHTH_HELD = `
=== held 1 everyday list of a cooperative bank
Estratto movimenti - Rapporto 12/3456 - intestato a Meccanica Tre Pini
Data reg.;Data val.;Causale;Descrizione;Importo EUR;Saldo EUR
02/04/2026;02/04/2026;26;Disposizione bonifico Gamma Impianti;-97,60;5.902,40 ## 2026-04-02 -9760
08/04/2026;08/04/2026;48;Bonifico in entrata;1.220,00;7.122,40 ## 2026-04-08 122000
=== held 2 (xlsx) everyday list with debits and credits in one sheet
Elenco movimenti
Dal 01/04/2026 al 30/04/2026
Data;Valuta;Descrizione movimento;Addebiti;Accrediti
02/04/2026;02/04/2026;SDD Telefonia;45,90; ## 2026-04-02 -4590
10/04/2026;10/04/2026;Versamento assegni;;2.300,00 ## 2026-04-10 230000
30/04/2026;30/04/2026;Canone conto;5,00; ## 2026-04-30 -500
=== held 3 everyday, quotes everywhere and a trailing separator
"DATA CONTABILE";"DATA VALUTA";"IMPORTO";"VALUTA";"CAUSALE";"DESCRIZIONE ESTESA";
"02/04/2026";"02/04/2026";"-45,90";"EUR";"SDD";"Telefonia";"" ## 2026-04-02 -4590
"10/04/2026";"10/04/2026";"2300,00";"EUR";"VERS";"Assegni";"" ## 2026-04-10 230000
=== held 4 amounts with the currency behind and a minus behind
Data operazione;Descrizione;Importo
02/04/2026;Telefonia;45,90- EUR ## 2026-04-02 -4590
10/04/2026;Versamento assegni;2.300,00 EUR ## 2026-04-10 230000
30/04/2026;Canone;5,00- EUR ## 2026-04-30 -500
=== held 5 of a card with instalments and a refund
Carta ****9902
Data acquisto;Data contabile;Esercente;Città;Importo €
04/05/2026;04/05/2026;FERRAMENTA NORD;TRENTO;34,20 ## 2026-05-04 -3420
11/05/2026;11/05/2026;ALBERGO DUE TORRI;VERONA;120,00 ## 2026-05-11 -12000
18/05/2026;18/05/2026;RIMBORSO FERRAMENTA NORD;TRENTO;-34,20 ## 2026-05-18 3420
=== held 6 English business bank in Italy's offices
Date,Narrative 1,Narrative 2,Debit,Credit,Running Balance
02/04/2026,DD TELECOM,REF 1122,45.90,,954.10 ## 2026-04-02 -4590
13/04/2026,BACS GAMMA LTD,INV 19,,"2,300.00","3,254.10" ## 2026-04-13 230000
=== held 7 of a wallet of payments, payouts and disputes
Data transazione;Riferimento;Tipo transazione;Importo lordo;Commissioni;Importo netto;Valuta
02/04/2026;R1;Pagamento;100,00;2,90;97,10;EUR ## 2026-04-02 9710
09/04/2026;R2;Contestazione;-40,00;15,00;-55,00;EUR ## 2026-04-09 -5500
10/04/2026;R3;Trasferimento;-42,10;0,00;-42,10;EUR ## 2026-04-10 -4210
=== held 8 (partite) everyday schedule with both days and an agent
Scadenze clienti dal 01/01/2026 al 31/12/2026
Agente;Cliente;Fattura n.;Data fattura;Scadenza;Modalità;Imp. scadenza;Residuo scadenza
Rossi;Tessitura Alta Valle Srl;3/A;12/01/2026;28/02/2026;Ri.Ba.;1.220,00;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
Verdi;Panificio Moro Snc;7;19/01/2026;19/03/2026;Bonifico;495,55;295,55 ## 2026-01-19 29555 @Panificio Moro Snc
=== held 9 (partite) everyday purchases not paid
Fatture da pagare
N.;Fornitore;Data;Scadenza;Totale;Già pagato;Resta da pagare
88;Tessitura Alta Valle Srl;12/01/2026;28/02/2026;1.220,00;220,00;1.000,00 ## 2026-01-12 -100000 @Tessitura Alta Valle Srl
102;Gamma Impianti Spa;02/02/2026;02/04/2026;97,60;0,00;97,60 ## 2026-02-02 -9760 @Gamma Impianti Spa
=== held 10 (partite) invoices sent with a state of payment
Numero;Data;Cliente;Totale;Stato pagamento;Data pagamento
31;02/03/2026;Tessitura Alta Valle Srl;1.220,00;Da incassare; ## 2026-03-02 122000 @Tessitura Alta Valle Srl
32;09/03/2026;Panificio Moro Snc;495,55;Incassata;20/03/2026
33;11/03/2026;Gamma Impianti Spa;97,60;Da incassare; ## 2026-03-11 9760 @Gamma Impianti Spa
=== held 11 of the ledger of the bank kept by the office
Mastrino: 18.20.05 BANCA C/C
Data;N. prot.;Causale;Descrizione;Dare;Avere;Saldo progressivo
02/04/2026;112;Pagamento;Fattura Gamma Impianti;;97,60;97,60 A ## 2026-04-02 -9760
08/04/2026;118;Incasso;Fattura 3/A;1.220,00;;1.122,40 D ## 2026-04-08 122000
=== held 12 Swiss, amounts in two columns and apostrophes
Datum;Buchungstext;Belastung;Gutschrift;Valuta;Saldo
02.04.2026;Zahlung Telefon;45.90;;02.04.2026;1'954.10 ## 2026-04-02 -4590
13.04.2026;Gutschrift Gamma AG;;2'300.00;13.04.2026;4'254.10 ## 2026-04-13 230000
=== held 13 everyday of a bank by phone
Data,Descrizione,Tipo,Entrata,Uscita,Saldo
"01/04/2026","Stipendio","Bonifico","1.500,00","","1.620,00" ## 2026-04-01 150000
"03/04/2026","Supermercato","Carta","","54,30","1.565,70" ## 2026-04-03 -5430
"07/04/2026","Palestra","Addebito","","40,00","1.525,70" ## 2026-04-07 -4000
=== held 14 two accounts one under the other, with a balance of each
Conto: 100/200300 - EUR
Data;Descrizione;Importo
02/04/2026;Telefonia;-45,90 ## 2026-04-02 -4590 #100/200300
Saldo: 954,10
Conto: 100/200400 - EUR
Data;Descrizione;Importo
10/04/2026;Versamento;2.300,00 ## 2026-04-10 230000 #100/200400
Saldo: 3.300,00
=== held 15 (partite) subtotals for each client and a day late
Cliente;Documento;Data;Scadenza;Importo;Scaduto
Tessitura Alta Valle Srl;3/A;12/01/2026;28/02/2026;1.220,00;1.220,00 ## 2026-01-12 122000 @Tessitura Alta Valle Srl
Totale Tessitura Alta Valle Srl;;;;1.220,00;1.220,00
Panificio Moro Snc;7;19/01/2026;19/06/2026;495,55;0,00 ## 2026-01-19 49555 @Panificio Moro Snc
Totale Panificio Moro Snc;;;;495,55;0,00
Totale complessivo;;;;1.715,55;1.220,00
=== held 16 days without a year in a file that says its period
Periodo di riferimento: 4° trimestre 2025 (01/10/2025 - 31/12/2025)
Data op.;Data val.;Descrizione;Uscite;Entrate
02.10;02.10;Telefonia;45,90; ## 2025-10-02 -4590
10.11;10.11;Versamento;;2.300,00 ## 2025-11-10 230000
31.12;01.01;Canone;5,00; ## 2025-12-31 -500
=== held 17 reversal by the bank, and a state that says so
Data;Descrizione;Importo;Esito operazione
02/04/2026;Bonifico;-45,90;OK ## 2026-04-02 -4590
03/04/2026;Bonifico;-30,00;STORNATA DALLA BANCA PRIMA DELL'ESECUZIONE
09/04/2026;Bonifico;-12,00;OK ## 2026-04-09 -1200
=== held 18 (partite) ledger of a supplier, avere invoices and dare payments
Partitario fornitori - Gamma Impianti Spa
Data reg.;Descrizione;Nr. doc.;Data scad.;Dare;Avere
22/01/2026;FATTURA ACQUISTO;11;22/02/2026;;97,60
20/02/2026;PAGAMENTO FATTURA;11;;97,60;
27/02/2026;FATTURA ACQUISTO;27;31/05/2026;;799,10 ## 2026-02-27 -79910 @Gamma Impianti Spa
=== held 19 fee of each row apart from an amount that does not hold it
Saldo iniziale;;;;1.000,00
Data;Descrizione;Importo;Commissione;Saldo
02/04/2026;Bonifico estero;-100,00;-5,00;895,00 ## 2026-04-02 -10500
09/04/2026;Accredito;300,00;0,00;1.195,00 ## 2026-04-09 30000
=== held 20 (partite) a credit note as a negative amount with a state of sending
Numero;Data;Tipo;Cliente;Totale da incassare;Invio SdI
31;02/03/2026;Fattura;Tessitura Alta Valle Srl;1.220,00;Consegnata ## 2026-03-02 122000 @Tessitura Alta Valle Srl
32;09/03/2026;Nota di credito;Tessitura Alta Valle Srl;-122,00;Consegnata ## 2026-03-09 -12200 @Tessitura Alta Valle Srl
33;11/03/2026;Fattura;Gamma Impianti Spa;97,60;Mancata consegna ## 2026-03-11 9760 @Gamma Impianti Spa
`;
