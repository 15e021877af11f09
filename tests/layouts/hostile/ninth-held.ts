/** Held back until the reader had been mended for the others of the ninth lot. */
export const NINTH_HELD = `
=== ninth 2 dots in days and a column that ends in a separator
Data Registrazione;Data valuta;Descrizione;Importo (EUR);
31.03.2026;31.03.2026;IMPOSTA BOLLO CONTO CORRENTE DPR642/72;-25,20; ## 2026-03-31 -2520
18.03.2026;18.03.2026;DISPOSIZIONE DI BONIFICO SEPA A VETRERIA LAGO;-732,00; ## 2026-03-18 -73200
11.03.2026;12.03.2026;INCASSO TRAMITE P.O.S. NUM. OPER. 14;1.085,60; ## 2026-03-11 108560
02.03.2026;02.03.2026;ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO;-61,00; ## 2026-03-02 -6100
=== ninth 5 tags and a category after the amount
Data operazione;Data valuta;Descrizione;Divisa;Importo;Categoria;Etichette
05/03/2026;05/03/2026;Stipendio dipendente Rossi;EUR;-1.480,00;Personale;marzo, fisso ## 2026-03-05 -148000
10/03/2026;10/03/2026;Giroconto da conto deposito;EUR;5.000,00;Giroconti; ## 2026-03-10 500000
16/03/2026;16/03/2026;F24 unificato;EUR;-2.318,45;Imposte;marzo ## 2026-03-16 -231845
=== ninth 8 (xlsx) card statement of a bank's issuer, hour apart and a total with words
Riepilogo spese carta *5521
Periodo;Maggio 2026
Data;Ora;Categoria;Descrizione;Importo
04/05/2026;12:31;Carburante;STAZIONE ADRIA;70,00 ## 2026-05-04 -7000
10/05/2026;08:05;Trasporti;TRENO VELOCE;45,90 ## 2026-05-10 -4590
22/05/2026;21:14;Ristoranti;OSTERIA DEL PONTE;88,50 ## 2026-05-22 -8850
Totale spese;;;;204,40
Totale da addebitare il 10/06/2026;;;;204,40
=== ninth 11 settlement of a marketplace: the first row holds the total of the deposit
settlement-id	settlement-start-date	settlement-end-date	deposit-date	total-amount	currency	transaction-type	order-id	amount-type	amount-description	amount	posted-date
9911	02.03.2026 00:00:00 UTC	16.03.2026 00:00:00 UTC	18.03.2026 00:00:00 UTC	61,80	EUR						
9911						Order	111-1	ItemPrice	Principal	80,00	03.03.2026 ## 2026-03-03 8000
9911						Order	111-1	ItemFees	Commission	-12,00	03.03.2026 ## 2026-03-03 -1200
9911						Refund	111-0	ItemPrice	Principal	-5,00	09.03.2026 ## 2026-03-09 -500
9911						other-transaction		other-transaction	Storage Fee	-1,20	15.03.2026 ## 2026-03-15 -120
=== ninth 13 report of buy now pay later with the kind of each row
Tipo;Data acquisto;Data liquidazione;Ordine;Importo;Valuta
VENDITA;02/03/2026;09/03/2026;K-77;120,00;EUR ## 2026-03-02 12000
COMMISSIONE;02/03/2026;09/03/2026;K-77;-4,10;EUR ## 2026-03-02 -410
VENDITA;03/03/2026;09/03/2026;K-78;60,00;EUR ## 2026-03-03 6000
COMMISSIONE;03/03/2026;09/03/2026;K-78;-2,30;EUR ## 2026-03-03 -230
RESO;05/03/2026;09/03/2026;K-70;-40,00;EUR ## 2026-03-05 -4000
=== ninth 16 (partite) invoices received through the exchange with a state of reading
Tipo documento;Numero documento;Data documento;Fornitore;Partita IVA;Totale documento;Data ricezione;Identificativo SDI;Letta
TD01;4471/B;27/02/2026;Vetreria Lago Sas;01234560157;1.464,00;02/03/2026;9911001;Si ## 2026-02-27 -146400 @Vetreria Lago Sas
TD04;4502/B;05/03/2026;Vetreria Lago Sas;01234560157;244,00;06/03/2026;9911377;No ## 2026-03-05 24400 @Vetreria Lago Sas
TD24;118;28/02/2026;Energia Verde Spa;03456780366;311,10;11/03/2026;9920144;Si ## 2026-02-28 -31110 @Energia Verde Spa
=== ninth 19 ledger card of the bank with initial balance and totals
SCHEDA CONTABILE
Conto 24.05.001 - BANCA POPOLARE C/C 1122
Data reg.;N. reg.;Causale;Descrizione;Dare;Avere;Saldo
;;;Saldo al 31/12/2025;;;4.000,00 D
09/01/2026;15;INC;Incasso ft 88 Colorificio Est;1.220,00;;5.220,00 D ## 2026-01-09 122000
15/01/2026;21;PAG;Pagamento ft 7 Energia Verde;;311,10;4.908,90 D ## 2026-01-15 -31110
30/01/2026;40;STI;Stipendi gennaio;;2.900,00;2.008,90 D ## 2026-01-30 -290000
;;;Totali di periodo;1.220,00;3.211,10;
;;;Saldo finale;;;2.008,90 D
=== ninth 22 (xlsx) made by hand, amounts and days written as text
Giorno;Fornitore / cliente;Importo;Note
'2/3/2026;Colorificio;'€ 1.220,00;incasso ## 2026-03-02 122000
'5/3/2026;Idraulico;'-€ 180,00;pagato ## 2026-03-05 -18000
'16/3/2026;Erario;'-€ 2.318,45;F24 ## 2026-03-16 -231845
'31/3/2026;Banca;'-€ 8,34;bollo ## 2026-03-31 -834
=== ninth 25 (partite) (xlsx) made by hand, who has still to pay
CLIENTI DA SOLLECITARE - aggiornato al 15/04/2026
Cliente;Ft n.;del;Importo;Acconto;Resta
Colorificio Est Srl;3;05/02/2026;854,00;;=854,00 ## 2026-02-05 85400 @Colorificio Est Srl
Vetreria Lago Sas;2;22/01/2026;1.830,00;830,00;=1.000,00 ## 2026-01-22 100000 @Vetreria Lago Sas
Bar Stazione di Neri Ivo;11;02/03/2026;122,00;;=122,00 ## 2026-03-02 12200 @Bar Stazione di Neri Ivo
;;;2.806,00;830,00;=1.976,00
=== ninth 27 (partite) fees of professionals with withholding and what is left to pay
Fatture professionisti da pagare
Professionista;N. doc.;Data;Onorario;Cassa 4%;IVA;Totale fattura;Ritenuta d'acconto;Netto a pagare;Scadenza
Studio Legale Verdi;14;10/02/2026;1.000,00;40,00;228,80;1.268,80;200,00;1.068,80;31/03/2026 ## 2026-02-10 -106880 @Studio Legale Verdi
Geom. Neri Aldo;3/A;19/02/2026;500,00;25,00;115,50;640,50;100,00;540,50;31/03/2026 ## 2026-02-19 -54050 @Geom. Neri Aldo
Studio Legale Verdi;21;04/03/2026;300,00;12,00;68,64;380,64;60,00;320,64;30/04/2026 ## 2026-03-04 -32064 @Studio Legale Verdi
=== ninth 30 signed amounts beside a letter of the same sense
Data;D/A;Importo;Causale;Descrizione
03/03/2026;D;-184,50;SDD;Luce ## 2026-03-03 -18450
09/03/2026;A;1.000,00;BON;Incasso ## 2026-03-09 100000
11/03/2026;A;-15,50;STO;Storno di accredito ## 2026-03-11 -1550
12/03/2026;D;-2,00;COM;Commissioni ## 2026-03-12 -200
=== ninth 33 whole amounts with a point for thousands and no decimals
Data;Descrizione;Entrate;Uscite;Saldo
;Saldo iniziale;;;10.000
02/03/2026;Incasso;1.234;;11.234 ## 2026-03-02 123400
09/03/2026;Affitto;;2.000;9.234 ## 2026-03-09 -200000
16/03/2026;F24;;850;8.384 ## 2026-03-16 -85000
=== ninth 36 a second table of another kind under the first
Movimenti
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso;1.000,00 ## 2026-03-09 100000

Fidi e affidamenti
Tipo;Scadenza;Importo
Fido di cassa;31/12/2026;10.000,00
Anticipo fatture;30/06/2026;25.000,00
=== ninth 39 what was not done in words of their own
Data;Beneficiario;Importo;Situazione
02/03/2026;Vetreria Lago;-1.464,00;Inviato alla banca del beneficiario ## 2026-03-02 -146400
03/03/2026;Energia Verde;-311,10;Da firmare
05/03/2026;Colorificio Est;-90,00;Inviato alla banca del beneficiario ## 2026-03-05 -9000
06/03/2026;Idraulico Neri;-180,00;Respinto per IBAN errato
09/03/2026;Tipografia Uno;-24,40;Ritirato dal disponente
=== ninth 41 (partite) (xlsx) list of invoices of a program, status of payment in words
Elenco fatture attive
Documento;Numero;Data;Soggetto;Netto;Iva;Lordo;Pagamento;Stato
Fattura;101;02/03/2026;Colorificio Est Srl;300,00;66,00;366,00;Bonifico 30 gg;Da saldare ## 2026-03-02 36600 @Colorificio Est Srl
Fattura;102;05/03/2026;Bar Stazione di Neri Ivo;100,00;22,00;122,00;Contanti;Saldato
Fattura;103;11/03/2026;Vetreria Lago Sas;1.000,00;220,00;1.220,00;Ri.Ba. 60 gg;Da saldare ## 2026-03-11 122000 @Vetreria Lago Sas
=== ninth 44 (html) page of a bank saved as a sheet
<b>Movimenti del conto 55/1234</b>
Data;Causale;Descrizione;Addebito;Accredito
02/03/2026;SDD;Luce;184,50; ## 2026-03-02 -18450
09/03/2026;BON;Incasso fattura;;1.000,00 ## 2026-03-09 100000
31/03/2026;COM;Spese;2,00; ## 2026-03-31 -200
Saldo contabile al 31/03/2026;;;;1.813,50
=== ninth 47 movements of the wallet of a phone service, out to the bank
id transazione;data transazione;negozio;codice negozio;tipo transazione;importo totale;di cui buoni pasto;commissioni;importo netto
aa1;2026-03-02 10:11:00;Negozio Via Po;0091;PAGAMENTO;25,00;0,00;-0,20;24,80 ## 2026-03-02 2480
aa2;2026-03-02 13:40:00;Negozio Via Po;0091;PAGAMENTO;8,00;0,00;0,00;8,00 ## 2026-03-02 800
aa3;2026-03-03 09:00:00;Negozio Via Po;0091;RIMBORSO;-25,00;0,00;0,00;-25,00 ## 2026-03-03 -2500
=== ninth 50 (xlsx) header in two rows, in and out with value and book days
Estratto conto trimestrale
;;;Movimenti;;
Data;Data;Descrizione;a debito;a credito;Saldo
contabile;valuta;;;;
02/01/2026;02/01/2026;Saldo iniziale;;;500,00
07/01/2026;07/01/2026;Telefonia;45,00;;455,00 ## 2026-01-07 -4500
20/02/2026;20/02/2026;Incasso cliente;;610,00;1.065,00 ## 2026-02-20 61000
30/03/2026;31/03/2026;Competenze;12,30;;1.052,70 ## 2026-03-30 -1230
=== ninth 53 (partite) clients and suppliers in one list, told by the code of the account
Conto;Descrizione conto;Partita;Data;Scadenza;Dare;Avere
14.01.0012;Colorificio Est Srl;3/2026;05/02/2026;31/03/2026;854,00; ## 2026-02-05 85400 @Colorificio Est Srl
14.01.0031;Vetreria Lago Sas;5/2026;12/02/2026;31/03/2026;1.220,00; ## 2026-02-12 122000 @Vetreria Lago Sas
40.01.0007;Energia Verde Spa;118/2026;28/02/2026;20/03/2026;;311,10 ## 2026-02-28 -31110 @Energia Verde Spa
=== ninth 55 days without a year under a title with the period, the newest first, over the year
Movimenti dal 15/12/2025 al 15/01/2026
Data;Descrizione;Importo;Saldo
12/01;Canone;-5,00;1.195,00 ## 2026-01-12 -500
02/01;Incasso;700,00;1.200,00 ## 2026-01-02 70000
30/12;Luce;-100,00;500,00 ## 2025-12-30 -10000
18/12;Prelievo;-50,00;600,00 ## 2025-12-18 -5000
=== ninth 58 (xlsx) loan plan's paid instalments, capital and interest and sum
Mutuo n. 77/1234 - rate pagate
Data pagamento;N. rata;Quota capitale;Quota interessi;Spese incasso;Totale rata
31/01/2026;13;800,00;120,00;2,00;922,00 ## 2026-01-31 -92200
28/02/2026;14;802,00;118,00;2,00;922,00 ## 2026-02-28 -92200
31/03/2026;15;804,00;116,00;2,00;922,00 ## 2026-03-31 -92200
=== ninth 61 a file of a processor with gross, fee, reserve and what is paid
Date,Order,Gross,Fee,Rolling reserve,Payable,Currency
2026-03-02,A1,100.00,-2.90,-10.00,87.10,EUR ## 2026-03-02 8710
2026-03-03,A2,50.00,-1.60,-5.00,43.40,EUR ## 2026-03-03 4340
2026-03-09,Reserve release R7,0.00,0.00,15.00,15.00,EUR ## 2026-03-09 1500
=== ninth 64 account statement of a deposit with interest and tax
Conto deposito libero
Data;Operazione;Importo lordo;Ritenuta fiscale;Importo netto
31/03/2026;Liquidazione interessi;100,00;-26,00;74,00 ## 2026-03-31 7400
15/04/2026;Versamento;5.000,00;0,00;5.000,00 ## 2026-04-15 500000
20/04/2026;Prelievo verso conto predefinito;-1.000,00;0,00;-1.000,00 ## 2026-04-20 -100000
=== ninth 67 ticks of the office beside the rows of a bank and an empty last column
Spunta;Data;Valuta;Descrizione;Uscite;Entrate;Num. reg. contabile;
x;02/03/2026;02/03/2026;Luce;184,50;;112; ## 2026-03-02 -18450
;09/03/2026;09/03/2026;Incasso fattura;;1.000,00;; ## 2026-03-09 100000
x;31/03/2026;31/03/2026;Spese;2,00;;131; ## 2026-03-31 -200
=== ninth 69 (partite) invoices of clients with cash on account not tied to any
Partite aperte clienti
Cliente;Tipo movimento;Documento;Data;Scadenza;Importo aperto
Colorificio Est Srl;Fattura;3;05/02/2026;31/03/2026;854,00 ## 2026-02-05 85400 @Colorificio Est Srl
Colorificio Est Srl;Acconto;;20/02/2026;;-300,00 ## 2026-02-20 -30000 @Colorificio Est Srl
Vetreria Lago Sas;Fattura;5;12/02/2026;31/03/2026;1.220,00 ## 2026-02-12 122000 @Vetreria Lago Sas
Totale;;;;;1.774,00
`;
