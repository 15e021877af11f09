/** Lists of open items, ledgers and prima nota as offices export them, the third lot; held back until the others had been mended. */
export const EXPORTS_THIRD = `
=== exports third 1 (partite) open items of clients, code and name in one cell, totals of each
Elenco partite aperte clienti al 31/10/2026
Cliente;Doc.;Numero;Data;Scad.;Importo;Incassi;Saldo
0712 - Tipografia Sile Srl;FT;301;14/08/2026;31/10/2026;854,00;0,00;854,00 ## 2026-08-14 85400 @0712 - Tipografia Sile Srl
0712 - Tipografia Sile Srl;FT;322;18/09/2026;30/11/2026;366,00;66,00;300,00 ## 2026-09-18 30000 @0712 - Tipografia Sile Srl
0733 - Bar Centrale;FT;325;22/09/2026;22/10/2026;122,00;0,00;122,00 ## 2026-09-22 12200 @0733 - Bar Centrale
TOTALE;;;;;1.342,00;66,00;1.276,00
=== exports third 2 (partite) due list by month of suppliers, month in a column of its own
Scadenze passive;;;;;;
Mese;Data scadenza;Fornitore;N. fattura;Data fattura;Importo da pagare;Modalità
10/2026;31/10/2026;Vernici Brembo Srl;771;31/08/2026;1.220,00;RiBa ## 2026-08-31 -122000 @Vernici Brembo Srl
10/2026;15/10/2026;Gas e Luce Spa;88123;25/09/2026;402,18;RID ## 2026-09-25 -40218 @Gas e Luce Spa
11/2026;30/11/2026;Vernici Brembo Srl;802;30/09/2026;610,00;RiBa ## 2026-09-30 -61000 @Vernici Brembo Srl
=== exports third 3 (partite) ledger of all clients in one table, payments in avere with the invoice's number
Mastrini clienti
Conto;Intestazione conto;Data op.;Causale;Num. doc.;Data doc.;Dare;Avere
150.001;TIPOGRAFIA SILE SRL;14/08/2026;Fattura vendita;301;14/08/2026;854,00; ## 2026-08-14 85400 @TIPOGRAFIA SILE SRL
150.001;TIPOGRAFIA SILE SRL;18/09/2026;Fattura vendita;322;18/09/2026;366,00; ## 2026-09-18 30000 @TIPOGRAFIA SILE SRL
150.001;TIPOGRAFIA SILE SRL;20/10/2026;Acconto cliente;322;18/09/2026;;66,00
150.014;BAR CENTRALE;22/09/2026;Fattura vendita;325;22/09/2026;122,00; ## 2026-09-22 12200 @BAR CENTRALE
=== exports third 4 (partite) sent invoices with state of delivery beside that of payment
Numero documento;Data documento;Denominazione cliente;Totale documento;Stato SdI;Stato pagamento;Data scadenza
301;14/08/2026;Tipografia Sile Srl;854,00;Consegnata;Non saldata;31/10/2026 ## 2026-08-14 85400 @Tipografia Sile Srl
318;10/09/2026;Bar Centrale;61,00;Consegnata;Saldata;10/10/2026
325;22/09/2026;Bar Centrale;122,00;Mancata consegna;Non saldata;22/10/2026 ## 2026-09-22 12200 @Bar Centrale
327;23/09/2026;Bar Centrale;122,00;Scartata;Non saldata;22/10/2026
=== exports third 5 (partite) purchases with tax held and net, credit note with minus
Fatture di acquisto - da saldare
Prot.;Fornitore;Doc.;Data;Imponibile;Iva;Rit. acc.;Totale;Netto da pagare
401;Vernici Brembo Srl;771;31/08/2026;1.000,00;220,00;0,00;1.220,00;1.220,00 ## 2026-08-31 -122000 @Vernici Brembo Srl
402;Avv. Longo Rita;41;03/09/2026;500,00;114,40;100,00;634,40;534,40 ## 2026-09-03 -53440 @Avv. Longo Rita
403;Vernici Brembo Srl;12/NC;15/09/2026;-100,00;-22,00;0,00;-122,00;-122,00 ## 2026-09-15 12200 @Vernici Brembo Srl
=== exports third 6 (partite) host print: amount with its sign in a cell behind, dates without separators
CONTO;DESCRIZIONE CONTO;PARTITA;DT.PART;DT.SCAD;IMPORTO;S
1500001;TIPOGRAFIA SILE SRL;301;140826;311026;854,00;D ## 2026-08-14 85400 @TIPOGRAFIA SILE SRL
1500001;TIPOGRAFIA SILE SRL;322;180926;301126;300,00;D ## 2026-09-18 30000 @TIPOGRAFIA SILE SRL
4000020;VERNICI BREMBO SRL;771;310826;311026;1220,00;A ## 2026-08-31 -122000 @VERNICI BREMBO SRL
=== exports third 7 (partite) (xlsx) by hand, who has to pay us, with a column of doubts
Incassi da fare
Nome;Lavoro;Fattura n.;Data;Importo;Quando;Note
Tipografia Sile;Manutenzione;301;14/08/2026;854,00;31/10/2026; ## 2026-08-14 85400 @Tipografia Sile
Bar Centrale;Banco;325;22/09/2026;122,00;22/10/2026;paga a rate ## 2026-09-22 12200 @Bar Centrale
=== exports third 8 (partite) fees to pay under the name of each agent, codes in cells apart
Liquidazione provvigioni III trimestre 2026
Fattura;Data;Ragione sociale cliente;Incassato;Aliq.;Importo provvigione
Agente;004;Ferri Aldo;;;
301;14/08/2026;Tipografia Sile Srl;700,00;5%;35,00 ## 2026-08-14 -3500 @Ferri Aldo
322;18/09/2026;Tipografia Sile Srl;300,00;5%;15,00 ## 2026-09-18 -1500 @Ferri Aldo
Agente;009;Monti Carla;;;
325;22/09/2026;Bar Centrale;100,00;6%;6,00 ## 2026-09-22 -600 @Monti Carla
=== exports third 9 (partite) bills unpaid by client in a line above each
Situazione insoluti
Effetto;Scad. orig.;Data insoluto;Importo;Spese;Totale
Cliente: 0712 Tipografia Sile Srl
2410;30/09/2026;05/10/2026;366,00;4,50;370,50 ## 2026-09-30 37050 @Tipografia Sile Srl
Cliente: 0733 Bar Centrale
2415;30/09/2026;05/10/2026;122,00;4,50;126,50 ## 2026-09-30 12650 @Bar Centrale
=== exports third 10 forms F24 with the bank that was charged and their balance
Data scadenza;Data addebito;Intermediario;Banca;Totale a debito;Totale a credito;Saldo finale delega
16/09/2026;16/09/2026;Studio Riva;CREDITO COOP.;2.412,00;112,00;2.300,00 ## 2026-09-16 -230000
16/10/2026;16/10/2026;Studio Riva;CREDITO COOP.;1.980,40;0,00;1.980,40 ## 2026-10-16 -198040
=== exports third 11 (partite) rent roll of an agency, tenants by unit, arrears
Morosità inquilini al 31/10/2026
U.I.;Inquilino;Periodo;Scadenza;Dovuto;Pagato;Morosità
A/12;Conti Ezio;settembre 2026;05/09/2026;610,00;610,00;0,00
A/12;Conti Ezio;ottobre 2026;05/10/2026;610,00;200,00;410,00 ## 2026-10-05 41000 @Conti Ezio
B/02;Sarti Rosa;ottobre 2026;05/10/2026;480,00;0,00;480,00 ## 2026-10-05 48000 @Sarti Rosa
=== exports third 12 (partite) condominium budget: instalments by unit in a list, sign of who owes
Bilancio rate
Unità;Proprietario;N. rata;Scadenza;Rata;Pagato;Da pagare
1;Conti Ezio;1;31/10/2026;200,00;200,00;0,00
2;Sarti Rosa;1;31/10/2026;240,00;0,00;240,00 ## 2026-10-31 24000 @Sarti Rosa
3;Lodi Pia;1;31/10/2026;180,00;80,00;100,00 ## 2026-10-31 10000 @Lodi Pia
=== exports third 13 transfers of salaries as an accounting entry by employee
Movimento contabile paghe 10/2026
Data;Matricola;Dipendente;Descrizione;Importo bonificato
27/10/2026;0001;BASSI LIA;Netto ottobre;1.501,00 ## 2026-10-27 -150100
27/10/2026;0004;ROSSI UGO;Netto ottobre;1.733,40 ## 2026-10-27 -173340
27/10/2026;0009;VERDI ANNA;Netto ottobre;977,00 ## 2026-10-27 -97700
=== exports third 14 (partite) bills to present, grouped by due day
Effetti da presentare
Scadenza 31/10/2026
Cliente;Fattura;Data;Scadenza;Importo;IBAN
Tipografia Sile Srl;301;14/08/2026;31/10/2026;854,00;IT60X0542811101000000123456 ## 2026-08-14 85400 @Tipografia Sile Srl
Colori Adda Snc;309;28/08/2026;31/10/2026;244,00;IT28W8000000292100645211208 ## 2026-08-28 24400 @Colori Adda Snc
Totale scadenza;;;;1.098,00;
=== exports third 15 (partite) split payment with the part of the tax and a rest after a deposit
Ente pubblico;N. fatt.;Data fatt.;Totale;IVA split;Acconto incassato;Residuo da incassare
Comune di Valdorna;330;25/09/2026;1.220,00;220,00;400,00;600,00 ## 2026-09-25 60000 @Comune di Valdorna
Unione dei Comuni;331;28/09/2026;610,00;110,00;0,00;500,00 ## 2026-09-28 50000 @Unione dei Comuni
=== exports third 16 (partite) foreign suppliers: amount in their currency and what is open of it
Fornitori esteri - partite aperte
Fornitore;Fattura;Data;Scadenza;Divisa;Importo in divisa;Aperto in divisa
Bergen Tools AS;5511;02/09/2026;02/12/2026;NOK;12.000,00;12.000,00 ## 2026-09-02 -1200000 NOK @Bergen Tools AS
Lyon Outils Sarl;F-77;14/09/2026;14/11/2026;EUR;900,00;450,00 ## 2026-09-14 -45000 @Lyon Outils Sarl
=== exports third 18 (partite) invoices with each line of work, total written on every line, two documents alike
Data;Numero;Cliente;Attività;Ore;Importo attività;Importo fattura
25/09/2026;340;Tipografia Sile Srl;Sviluppo;10;500,00;800,00 ## 2026-09-25 80000 @Tipografia Sile Srl
25/09/2026;340;Tipografia Sile Srl;Assistenza;6;300,00;800,00
26/09/2026;341;Bar Centrale;Assistenza;4;200,00;200,00 ## 2026-09-26 20000 @Bar Centrale
=== exports third 19 ledger of the bank with a reversal in the other column
Scheda conto 18.20.0001 BANCA POPOLARE
Data reg.;Num.;Descrizione;Dare;Avere
02/10/2026;901;Incasso Tipografia Sile;854,00; ## 2026-10-02 85400
05/10/2026;905;Pagamento Vernici Brembo;;1.220,00 ## 2026-10-05 -122000
06/10/2026;906;Storno pagamento Vernici Brembo;1.220,00; ## 2026-10-06 122000
16/10/2026;915;F24 ottobre;;1.980,40 ## 2026-10-16 -198040
=== exports third 20 prima nota with two columns, spending with minus on all rows but one, total below
Data;Causale;Entrate;Uscite
01/10/2026;Corrispettivi;512,00; ## 2026-10-01 51200
02/10/2026;Carburante;;-60,00 ## 2026-10-02 -6000
03/10/2026;Cancelleria;;-18,20 ## 2026-10-03 -1820
05/10/2026;Valori bollati;;32,00 ## 2026-10-05 -3200
;Totali;512,00;-110,20
=== exports third 21 (partite) (html) unpaid invoices of a portal with entities and units
Fatture non pagate
N&deg;;Data&nbsp;fattura;Cliente;Importo;Scadenza
301;14/08/2026;Tipografia Sile Srl;854,00&nbsp;&euro;;31/10/2026 ## 2026-08-14 85400 @Tipografia Sile Srl
325;22/09/2026;Bar Centrale;122,00&nbsp;&euro;;22/10/2026 ## 2026-09-22 12200 @Bar Centrale
=== exports third 22 (partite) clients and suppliers by title of each part, balances without signs
PARTITE APERTE
CLIENTI
Ragione sociale;Documento;Data;Scadenza;Importo
Tipografia Sile Srl;301;14/08/2026;31/10/2026;854,00 ## 2026-08-14 85400 @Tipografia Sile Srl
Bar Centrale;325;22/09/2026;22/10/2026;122,00 ## 2026-09-22 12200 @Bar Centrale
FORNITORI
Ragione sociale;Documento;Data;Scadenza;Importo
Vernici Brembo Srl;771;31/08/2026;31/10/2026;1.220,00 ## 2026-08-31 -122000 @Vernici Brembo Srl
=== exports third 23 (partite) school fees: who pays for whom, part paid, state
Retta;Alunno;Intestatario;Mese;Scadenza;Importo;Pagato;Stato
R1;Lodi Tea;Lodi Pia;ottobre;10/10/2026;320,00;320,00;Pagata
R2;Conti Leo;Conti Ezio;ottobre;10/10/2026;320,00;0,00;Non pagata ## 2026-10-10 32000 @Conti Ezio
R3;Sarti Ivo;Sarti Rosa;ottobre;10/10/2026;320,00;120,00;Parziale ## 2026-10-10 20000 @Sarti Rosa
=== exports third 24 (partite) subscriptions and fees of a club, receipts not issued yet
Tesserato;Quota;Anno sportivo;Scadenza quota;Importo;Versato;Saldo
Lodi Pia;Corso nuoto;2026/27;31/10/2026;250,00;100,00;150,00 ## 2026-10-31 15000 @Lodi Pia
Conti Ezio;Palestra;2026/27;31/10/2026;300,00;300,00;0,00
Sarti Rosa;Palestra;2026/27;31/10/2026;300,00;0,00;300,00 ## 2026-10-31 30000 @Sarti Rosa
=== exports third 25 (partite) agenda of payments to make, tax office and suppliers, done with a day
Scadenzario pagamenti ottobre
Scadenza;A chi;Descrizione;Importo;Pagato il
16/10/2026;Erario;F24 iva settembre;1.980,40;16/10/2026
20/10/2026;Inps;Contributi artigiani;905,00; ## 2026-10-20 -90500 @Inps
31/10/2026;Vernici Brembo Srl;Ft 771;1.220,00; ## 2026-10-31 -122000 @Vernici Brembo Srl
=== exports third 26 (partite) invoices by a factor: given, advanced, left
Cedente: Meccanica Tre Pini Srl
Debitore ceduto;Fattura;Data fattura;Scadenza;Importo fattura;Anticipato;Residuo
Edil Prisma Srl;31;30/04/2026;30/10/2026;12.200,00;9.760,00;2.440,00 ## 2026-04-30 244000 @Edil Prisma Srl
Frantoio Elsa Srl;210;15/07/2026;30/11/2026;1.464,00;1.171,20;292,80 ## 2026-07-15 29280 @Frantoio Elsa Srl
=== exports third 27 (partite) paid by instalments: what was agreed, three days, state of each
Piano di rientro cliente BAR CENTRALE
Rata;Data scadenza;Importo rata;Data incasso;Note
1;30/09/2026;100,00;01/10/2026;
2;31/10/2026;100,00;; ## 2026-10-31 10000 @BAR CENTRALE
3;30/11/2026;100,00;; ## 2026-11-30 10000 @BAR CENTRALE
`;
