/** As programs of invoicing and accounting export their lists; written before the reader was looked at. */
export const PROGRAMS_FIRST = `
=== programs 1 (partite) scadenzario with the client in a line above and totals
MECCANICA TRE PINI SRL - P.IVA 05678900968
Scadenzario clienti - partite aperte alla data del 31/05/2026
Scad.;Doc.;N.doc.;Dt.doc.;Tipo pag.;Importo;Residuo
000112 - Arredi Valsesia Srl
30/06/2026;FT;114;14/04/2026;RB 60 FM;2.440,00;2.440,00 ## 2026-04-14 244000 @Arredi Valsesia Srl
31/07/2026;FT;131;08/05/2026;RB 60 FM;610,00;410,00 ## 2026-05-08 41000 @Arredi Valsesia Srl
Totale cliente 000112;;;;;3.050,00;2.850,00
000207 - Ceramiche Po Spa
15/06/2026;FT;120;21/04/2026;BON 30;1.098,00;1.098,00 ## 2026-04-21 109800 @Ceramiche Po Spa
15/06/2026;NC;9;28/04/2026;BON 30;-98,00;-98,00 ## 2026-04-28 -9800 @Ceramiche Po Spa
Totale cliente 000207;;;;;1.000,00;1.000,00
Totale generale;;;;;4.050,00;3.850,00
=== programs 2 ledger of the azienda's bank account, side of the balance in a column of its own
Mastrino: 18.05.001 BANCA POPOLARE DEL LARIO C/C 4471
Periodo: 01/03/2026 - 31/03/2026
Data reg.;N. reg.;Causale;Descrizione;Dare;Avere;Saldo;D/A
01/03/2026;;;Saldo precedente;;;3.200,00;D
04/03/2026;211;INC;Incasso ft 31 Arredi Valsesia;1.220,00;;4.420,00;D ## 2026-03-04 122000
10/03/2026;219;PAG;Pagamento ft 77 Officine Sesia;;2.684,00;1.736,00;D ## 2026-03-10 -268400
16/03/2026;230;F24;Versamento F24;;2.310,55;574,55;A ## 2026-03-16 -231055
27/03/2026;241;INC;Incasso ft 35 Ceramiche Po;976,00;;401,45;D ## 2026-03-27 97600
=== programs 3 (partite) fees of agents with fund and tax held
Provvigioni maturate - I trimestre 2026
Agente;Fattura n.;Data fattura;Provvigioni;IVA 22%;Rit. acconto;Enasarco;Netto a pagare
Ferri Aldo;3;02/04/2026;2.000,00;440,00;230,00;170,00;2.040,00 ## 2026-04-02 -204000 @Ferri Aldo
Monti Carla;11;07/04/2026;1.000,00;220,00;115,00;85,00;1.020,00 ## 2026-04-07 -102000 @Monti Carla
Totale;;;3.000,00;660,00;345,00;255,00;3.060,00
=== programs 4 salaries carried out, day and IBAN of each
Distinta bonifici stipendi - marzo 2026
Ordinante: Meccanica Tre Pini Srl
Matr.;Dipendente;IBAN beneficiario;Netto in busta;Data esecuzione
0001;Bassi Lia;IT28W8000000292100645211208;1.512,00;27/03/2026 ## 2026-03-27 -151200
0004;Rossi Ugo;IT60X0542811101000000123456;1.744,35;27/03/2026 ## 2026-03-27 -174435
0009;Verdi Anna;IT40S0542811101000000123456;987,20;27/03/2026 ## 2026-03-27 -98720
Totale distinta;;;4.243,55;
=== programs 5 forms of payment to the tax office, what was charged
Deleghe F24 inviate
Data versamento;Protocollo telematico;Contribuente;Saldo delega;Esito
16/02/2026;26021610150001;Meccanica Tre Pini Srl;3.412,10;Addebitato ## 2026-02-16 -341210
16/03/2026;26031610150002;Meccanica Tre Pini Srl;2.310,55;Addebitato ## 2026-03-16 -231055
16/03/2026;26031610150003;Meccanica Tre Pini Srl;118,00;Scartato
16/04/2026;26041610150004;Meccanica Tre Pini Srl;1.990,00;Addebitato ## 2026-04-16 -199000
=== programs 6 (partite) invoices issued, state of payment in letters, year with apostrophe
Nr;Data;Cliente;Imp.le;IVA;Tot. fatt.;Scad.;Pag.
12/A;05 mar '26;Arredi Valsesia Srl;1.000,00;220,00;1.220,00;05 apr '26;S
13/A;12 mar '26;Ceramiche Po Spa;450,00;99,00;549,00;12 apr '26;N ## 2026-03-12 54900 @Ceramiche Po Spa
14/A;19 mar '26;Falegnameria Renzi;2.100,00;462,00;2.562,00;19 apr '26;N ## 2026-03-19 256200 @Falegnameria Renzi
15/A;26 mar '26;Arredi Valsesia Srl;300,00;66,00;366,00;26 apr '26;S
=== programs 7 (partite) supplier's ledger with openings and a closing total
Partitario fornitori
Codice;Ragione sociale;Data op.;Causale;Rif. doc.;Dare;Avere;Saldo
F010;Officine Sesia Snc;08/01/2026;Fattura acquisto;21;;732,00;-732,00
F010;Officine Sesia Snc;10/02/2026;Pagamento fattura;21;732,00;;0,00
F010;Officine Sesia Snc;12/02/2026;Fattura acquisto;45;;1.464,00;-1.464,00 ## 2026-02-12 -146400 @Officine Sesia Snc
F022;Utensileria Bo Srl;20/02/2026;Fattura acquisto;310;;305,00;-305,00 ## 2026-02-20 -20500 @Utensileria Bo Srl
F022;Utensileria Bo Srl;25/03/2026;Acconto su fattura;310;100,00;;-205,00
=== programs 8 payouts of a payment service, gross, fees, net and the day it arrived
id,Type,Created (UTC),Available On (UTC),Currency,Gross,Fee,Net,Reporting Category,Description
txn_1A,charge,2026-03-02 10:11,2026-03-09 00:00,eur,122.00,3.79,118.21,charge,Ordine 501 ## 2026-03-02 11821
txn_1B,charge,2026-03-03 18:40,2026-03-10 00:00,eur,61.00,2.02,58.98,charge,Ordine 502 ## 2026-03-03 5898
txn_1C,refund,2026-03-05 09:02,2026-03-05 00:00,eur,-61.00,0.00,-61.00,refund,Rimborso 502 ## 2026-03-05 -6100
txn_1D,payout,2026-03-10 00:10,2026-03-12 00:00,eur,-116.19,0.00,-116.19,payout,STRIPE PAYOUT ## 2026-03-10 -11619
=== programs 9 takings of an app by shop, commission, what was credited
Negozio;Data transazione;Ora;Importo transato;Commissione;Importo accreditato;Data accredito;Stato
Via Roma;03/03/2026;10:12;25,00;0,25;24,75;10/03/2026;Accreditato ## 2026-03-03 2475
Via Roma;04/03/2026;11:20;9,90;0,00;9,90;10/03/2026;Accreditato ## 2026-03-04 990
Via Po;05/03/2026;16:05;118,00;1,18;116,82;10/03/2026;Accreditato ## 2026-03-05 11682
=== programs 10 (partite) invoices received of the exchange system, office named as the recipient
Cessionario;P.IVA cessionario;Cedente;P.IVA cedente;Data;Numero;Tipo;Imponibile;IVA;Totale
MECCANICA TRE PINI SRL;05678900968;Officine Sesia Snc;01234567897;12/02/2026;45;TD01;1.200,00;264,00;1.464,00 ## 2026-02-12 -146400 @Officine Sesia Snc
MECCANICA TRE PINI SRL;05678900968;Utensileria Bo Srl;01114601006;20/02/2026;310;TD01;250,00;55,00;305,00 ## 2026-02-20 -30500 @Utensileria Bo Srl
MECCANICA TRE PINI SRL;05678900968;Utensileria Bo Srl;01114601006;27/02/2026;12/N;TD04;50,00;11,00;61,00 ## 2026-02-27 6100 @Utensileria Bo Srl
=== programs 11 own ledger of the bank, signs told by the running balance alone
Scheda contabile - 24.15.03 Cassa Rurale c/c 0012
Data;Descrizione operazione;Importo;Saldo progressivo
31/03/2026;Riporto;;5.000,00
02/04/2026;Giroconto da cassa;800,00;5.800,00 ## 2026-04-02 80000
08/04/2026;Enel energia;312,44;5.487,56 ## 2026-04-08 -31244
15/04/2026;Distinta Ri.Ba. 12;2.745,00;8.232,56 ## 2026-04-15 274500
30/04/2026;Stipendi aprile;4.243,55;3.989,01 ## 2026-04-30 -424355
=== programs 12 (partite) open items of clients and suppliers, side in brackets behind the name
Situazione partite aperte
Soggetto;Documento;Del;Scadenza;Aperto EUR
Arredi Valsesia Srl (Cliente);114;14/04/2026;30/06/2026;2.440,00 ## 2026-04-14 244000 @Arredi Valsesia Srl
Officine Sesia Snc (Fornitore);45;12/02/2026;31/05/2026;1.464,00 ## 2026-02-12 -146400 @Officine Sesia Snc
Ceramiche Po Spa (Cliente);120;21/04/2026;15/06/2026;1.098,00 ## 2026-04-21 109800 @Ceramiche Po Spa
=== programs 13 (partite) (xlsx) small program, one line a document with what was paid and its day
Fatture emesse
Anno;Numero;Data;Intestatario;P.IVA;Totale documento;Importo saldato;Data saldo;Da saldare
2026;31;02/03/2026;Arredi Valsesia Srl;00743110157;1.220,00;1.220,00;04/03/2026;0,00
2026;35;11/03/2026;Ceramiche Po Spa;01114601006;976,00;500,00;27/03/2026;476,00 ## 2026-03-11 47600 @Ceramiche Po Spa
2026;38;20/03/2026;Falegnameria Renzi;01234567897;183,00;0,00;;183,00 ## 2026-03-20 18300 @Falegnameria Renzi
=== programs 14 own ledger of the bank, amount with its side in a column, other account beside
Conto;Descrizione conto;Data;Nr.;Causale;Contropartita;Segno;Importo
180501;BANCA POPOLARE DEL LARIO;04/03/2026;211;Incasso fattura;Arredi Valsesia Srl;D;1.220,00 ## 2026-03-04 122000
180501;BANCA POPOLARE DEL LARIO;10/03/2026;219;Pagamento fattura;Officine Sesia Snc;A;2.684,00 ## 2026-03-10 -268400
180501;BANCA POPOLARE DEL LARIO;16/03/2026;230;Versamento F24;Erario;A;2.310,55 ## 2026-03-16 -231055
=== programs 15 (partite) due list of suppliers with rates in words and IBAN to pay
Elenco pagamenti da effettuare entro il 30/06/2026
Fornitore;Iban;Fatt. n.;del;Rata;Scade il;Importo fattura;Importo rata
Officine Sesia Snc;IT60X0542811101000000123456;45;12/02/2026;2 di 2;30/06/2026;1.464,00;732,00 ## 2026-02-12 -73200 @Officine Sesia Snc
Utensileria Bo Srl;IT28W8000000292100645211208;310;20/02/2026;1 di 1;31/05/2026;305,00;305,00 ## 2026-02-20 -30500 @Utensileria Bo Srl
Trasporti Lenti Sas;IT40S0542811101000000123456;98;03/04/2026;1 di 3;30/06/2026;900,00;300,00 ## 2026-04-03 -30000 @Trasporti Lenti Sas
Totale;;;;;;2.669,00;1.337,00
=== programs 16 (partite) register of sales with VAT split over several lines of a document
Registro IVA vendite - Marzo 2026
Prot.;Data;N. doc.;Cliente;Imponibile;Aliquota;Imposta;Totale doc.
31;02/03/2026;31/E;Arredi Valsesia Srl;900,00;22%;198,00;1.198,00 ## 2026-03-02 119800 @Arredi Valsesia Srl
;;;;100,00;Esente art.10;0,00;
32;09/03/2026;32/E;Ceramiche Po Spa;800,00;22%;176,00;976,00 ## 2026-03-09 97600 @Ceramiche Po Spa
Totali;;;;1.800,00;;374,00;2.174,00
=== programs 17 settlements of takings by card: asked, refused, settled
Data contabile;Terminale;Circuito;Importo richiesto;Importo liquidato;Esito
03/03/2026;80012345;Visa;210,00;207,48;Liquidato ## 2026-03-03 20748
03/03/2026;80012345;Maestro;48,50;48,26;Liquidato ## 2026-03-03 4826
04/03/2026;80012345;Visa;95,00;0,00;Rifiutato
05/03/2026;80012345;Mastercard;310,00;306,28;Liquidato ## 2026-03-05 30628
=== programs 18 (partite) receipts and bills with a sign column of plus and minus
Scadenze
Data scadenza;Segno;Importo;Soggetto;Causale;Data documento;Num. documento
30/06/2026;+;2.440,00;Arredi Valsesia Srl;Fattura di vendita;14/04/2026;114 ## 2026-04-14 244000 @Arredi Valsesia Srl
30/06/2026;-;732,00;Officine Sesia Snc;Fattura di acquisto;12/02/2026;45 ## 2026-02-12 -73200 @Officine Sesia Snc
15/07/2026;+;1.098,00;Ceramiche Po Spa;Fattura di vendita;21/04/2026;120 ## 2026-04-21 109800 @Ceramiche Po Spa
=== programs 19 (partite) invoices of an online service, with fund, stamp and tax held
Numero;Data emissione;Cliente;Imponibile;Cassa;IVA;Bollo;Ritenuta;Netto a pagare;Stato pagamento
FPR 3/26;10/03/2026;Arredi Valsesia Srl;1.000,00;40,00;228,80;0,00;200,00;1.068,80;Non pagata ## 2026-03-10 106880 @Arredi Valsesia Srl
FPR 4/26;17/03/2026;Bassi Lia;500,00;20,00;0,00;2,00;0,00;522,00;Pagata
FPR 5/26;24/03/2026;Ceramiche Po Spa;300,00;12,00;68,64;0,00;60,00;320,64;Non pagata ## 2026-03-24 32064 @Ceramiche Po Spa
=== programs 20 bank journal with euros and cents in two columns
Prima nota banca
Data;Descrizione;Entrate euro;cent;Uscite euro;cent
02/03/2026;Incasso Arredi Valsesia;1220;00;; ## 2026-03-02 122000
09/03/2026;Telefono;;;45;90 ## 2026-03-09 -4590
16/03/2026;F24 marzo;;;2310;55 ## 2026-03-16 -231055
=== programs 21 (partite) aged list of clients with the total first
Analisi scaduto clienti al 31/05/2026
Cod.;Cliente;Num.;Data;Totale partita;A scadere;1-30 gg;31-60 gg;61-90 gg;> 90 gg
112;Arredi Valsesia Srl;114;14/04/2026;2.440,00;2.440,00;0,00;0,00;0,00;0,00 ## 2026-04-14 244000 @Arredi Valsesia Srl
112;Arredi Valsesia Srl;66;10/02/2026;366,00;0,00;0,00;366,00;0,00;0,00 ## 2026-02-10 36600 @Arredi Valsesia Srl
207;Ceramiche Po Spa;8;20/11/2025;500,00;0,00;0,00;0,00;0,00;500,00 ## 2025-11-20 50000 @Ceramiche Po Spa
;Totali;;;3.306,00;2.440,00;0,00;366,00;0,00;500,00
=== programs 22 (html) journal of movements of several own accounts, in one sheet
Prima nota
Data registrazione;Conto;Descrizione;Entrata;Uscita
02/03/2026;Banca Lario;Incasso ft 31;1.220,00; ## 2026-03-02 122000 #BancaLario
03/03/2026;Cassa;Marche da bollo;;16,00 ## 2026-03-03 -1600 #Cassa
10/03/2026;Banca Lario;Pag. ft 77;;2.684,00 ## 2026-03-10 -268400 #BancaLario
12/03/2026;Cassa;Corrispettivi;330,50; ## 2026-03-12 33050 #Cassa
=== programs 23 (partite) sheet with what an agent must be paid, by client invoice
Agente: Ferri Aldo
Estratto provvigioni dal 01/01/2026 al 31/03/2026
Cliente;Fattura;Data;Imponibile fattura;% provv.;Provvigione
Arredi Valsesia Srl;31;02/03/2026;1.000,00;5;50,00 ## 2026-03-02 -5000 @Ferri Aldo
Ceramiche Po Spa;35;11/03/2026;800,00;7;56,00 ## 2026-03-11 -5600 @Ferri Aldo
Totale provvigioni;;;1.800,00;;106,00
=== programs 24 payouts of a marketplace to the bank, with their days and state
Data inizio periodo;Data fine periodo;Vendite;Rimborsi;Commissioni marketplace;Altre spese;Totale trasferito;Data trasferimento;Stato
01/03/2026;14/03/2026;1.500,00;-120,00;-225,00;-30,00;1.125,00;16/03/2026;Trasferito ## 2026-03-16 112500
15/03/2026;28/03/2026;980,00;0,00;-147,00;-30,00;803,00;30/03/2026;Trasferito ## 2026-03-30 80300
29/03/2026;11/04/2026;640,00;-60,00;-96,00;-30,00;454,00;13/04/2026;Trasferito ## 2026-04-13 45400
=== programs 25 (partite) client's account with letters for the side and numbers of the pair
Estratto conto cliente: 112 ARREDI VALSESIA SRL
Partita;Data;Descrizione;Scadenza;Importo;D/A
2026/66;10/02/2026;Fattura 66;10/03/2026;366,00;D ## 2026-02-10 16600
2026/66;20/03/2026;Acconto;;200,00;A
2026/114;14/04/2026;Fattura 114;30/06/2026;2.440,00;D ## 2026-04-14 244000
;;Saldo a ns. credito;;2.606,00;D
=== programs 26 (partite) headings in capitals, dates compact, amounts with point
CODCLI,RAGSOC,TIPODOC,NUMDOC,DATDOC,DATSCA,IMPDOC,IMPPAG,IMPRES
112,ARREDI VALSESIA SRL,FT,114,20260414,20260630,2440.00,0.00,2440.00 ## 2026-04-14 244000 @ARREDI VALSESIA SRL
112,ARREDI VALSESIA SRL,FT,131,20260508,20260731,610.00,200.00,410.00 ## 2026-05-08 41000 @ARREDI VALSESIA SRL
207,CERAMICHE PO SPA,NC,9,20260428,20260615,-98.00,0.00,-98.00 ## 2026-04-28 -9800 @CERAMICHE PO SPA
=== programs 27 (partite) collections by direct debit, asked and what came back unpaid
Incassi SDD
Data scadenza;Debitore;Mandato;Importo disposto;Importo incassato;Esito
05/03/2026;Bassi Lia;M001;80,00;80,00;Pagato
05/03/2026;Neri Ugo;M002;80,00;0,00;Insoluto ## 2026-03-05 8000 @Neri Ugo
05/03/2026;Verdi Anna;M003;120,00;120,00;Pagato
`;
