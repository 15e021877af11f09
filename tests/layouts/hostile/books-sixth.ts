/** Services, portals and registers of every day. Written before the reader was run on them. */
export const BOOKS_SIXTH = `
=== books sixth 1 bank with two amount columns and letters for kind of entry, account above in words
Rapporto: Conto corrente ordinario 0123/000045678 - Divisa EUR
Saldo contabile al 28/02/2026: 1.204,15

Data reg.	Data valuta	Tipo	Movimento	Importo addebito	Importo accredito
02/03/2026	02/03/2026	BO	Bonifico uscente Brembo	1.000,00	 ## 2026-03-02 -100000
13/03/2026	13/03/2026	BI	Bonifico entrante Sile		854,00 ## 2026-03-13 85400
=== books sixth 2 (partite) invoices of an app: due, paid percentage and rest of advance
Data emissione;Numero;Cliente;Totale da pagare;Scadenza;Incassi;Saldo residuo;Stato
14/08/2026;301;Tipografia Sile Srl;854,00;31/10/2026;100,00;754,00;Parziale ## 2026-08-14 75400 @Tipografia Sile Srl
22/09/2026;325;Bar Centrale;122,00;22/10/2026;0,00;122,00;Da incassare ## 2026-09-22 12200 @Bar Centrale
10/09/2026;318;Bar Centrale;61,00;10/10/2026;61,00;0,00;Incassata
=== books sixth 3 card with amounts in two currencies, exchange and fee included, all positive
Carta aziendale n. 5412 XXXX XXXX 1111
Data operazione;Data contabile;Descrizione;Importo in valuta;Valuta;Cambio;Importo in euro
02/03/2026;03/03/2026;AMAZON UK;20,00;GBP;0,8500;23,53 ## 2026-03-03 -2353
05/03/2026;06/03/2026;HOTEL ZURIGO;180,00;CHF;0,9500;189,47 ## 2026-03-06 -18947
10/03/2026;11/03/2026;RIMBORSO AMAZON;-20,00;GBP;0,8500;-23,53 ## 2026-03-11 2353
=== books sixth 4 (partite) suppliers' list with bank and IBAN ready for the transfer, amounts to pay
Proposta di pagamento del 31/10/2026
Fornitore;IBAN;Fattura;Data fattura;Scadenza;Importo;Da pagare
Vernici Brembo Srl;IT60X0542811101000000123456;771;31/08/2026;31/10/2026;1.220,00;1.220,00 ## 2026-08-31 -122000 @Vernici Brembo Srl
Gas e Luce Spa;IT28W8000000292100645211208;88123;25/09/2026;15/10/2026;402,18;402,18 ## 2026-09-25 -40218 @Gas e Luce Spa
=== books sixth 5 restaurant's sales report by day and means, covers and average
Chiusure giornaliere
Giorno;Coperti;Scontrino medio;Contanti;Carte;Buoni pasto;Totale incassato
02/03/2026;40;18,50;300,00;400,00;40,00;740,00 ## 2026-03-02 74000
03/03/2026;35;20,00;250,00;420,00;30,00;700,00 ## 2026-03-03 70000
=== books sixth 6 (partite) clients of a gym with subscriptions ending and not paid
Abbonamenti
Cliente;Abbonamento;Inizio;Fine;Prezzo;Pagato;Da pagare
Lodi Pia;Annuale;01/03/2026;28/02/2027;400,00;400,00;0,00
Conti Ezio;Trimestrale;15/03/2026;14/06/2026;120,00;60,00;60,00 ## 2026-03-15 6000 @Conti Ezio
=== books sixth 7 wise statement in euro with exchange details
"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name",Merchant,"Total fees"
CARD-1,02-03-2026,"02-03-2026 10:00:00",-12.50,EUR,"Card transaction of 12.50 EUR issued by Bar",,987.50,EUR,EUR,,,,Bar,0.00 ## 2026-03-02 -1250
TRANSFER-2,05-03-2026,"05-03-2026 09:00:00",-100.50,EUR,"Sent money to Acme Ltd",Inv 12,887.00,EUR,GBP,0.85,,Acme Ltd,,0.50 ## 2026-03-05 -10050
TRANSFER-3,09-03-2026,"09-03-2026 09:00:00",500.00,EUR,"Received money from Best",,1387.00,,,,Best GmbH,,,0.00 ## 2026-03-09 50000
=== books sixth 8 (xlsx) two accounts on two sheets with the same columns
>>> BPM
Conto: 0045/11223
Data;Descrizione;Importo
02/03/2026;Bonifico Brembo;-1.220,00 ## 2026-03-02 -122000 #0045/11223
13/03/2026;Accredito Sile;854,00 ## 2026-03-13 85400 #0045/11223
>>> BCC
Conto: 0077/55443
Data;Descrizione;Importo
05/03/2026;Pos;-12,00 ## 2026-03-05 -1200 #0077/55443
16/03/2026;Versamento;300,00 ## 2026-03-16 30000 #0077/55443
=== books sixth 10 statement with row for value adjustments and a cancelled line with minus of the same
Data;Causale;Importo;Stato
02/03/2026;Bonifico Brembo;-1.220,00;Eseguito ## 2026-03-02 -122000
03/03/2026;Bonifico Rossi;-50,00;Annullato
13/03/2026;Accredito Sile;854,00;Eseguito ## 2026-03-13 85400
=== books sixth 11 (partite) (html) page of a portal of the public body: invoices certified and what is to be had
Numero fattura;Data fattura;Ente debitore;Importo fattura;Importo pagato;Importo residuo;Stato
330;25/09/2026;Comune di Valdorna;1.000,00;400,00;600,00;In lavorazione ## 2026-09-25 60000 @Comune di Valdorna
331;28/09/2026;Unione dei Comuni;500,00;500,00;0,00;Pagata
=== books sixth 12 app of shared expenses: who paid, what each owes
Data;Descrizione;Pagato da;Importo;Quota Ugo;Quota Anna
02/03/2026;Spesa;Ugo;60,00;30,00;30,00 ## 2026-03-02 -6000
05/03/2026;Luce;Anna;80,00;40,00;40,00 ## 2026-03-05 -8000
=== books sixth 13 (partite) (xlsx) cut headers of a program, kind beside, net of credit notes
Tp;N.doc;Dt doc;Rag.soc.;Dt scad;Imp.scad;Imp.pag;Res.
FT;301;14/08/2026;Tipografia Sile Srl;31/10/2026;854,00;100,00;754,00 ## 2026-08-14 75400 @Tipografia Sile Srl
NC;12;20/08/2026;Tipografia Sile Srl;20/08/2026;-54,00;0,00;-54,00 ## 2026-08-20 -5400 @Tipografia Sile Srl
=== books sixth 14 bank export with category and sub-category, tags, sign in words
Data;Categoria;Sottocategoria;Descrizione;Entrata/Uscita;Importo
02/03/2026;Casa;Bollette;Luce;Uscita;184,50 ## 2026-03-02 -18450
13/03/2026;Lavoro;Stipendio;Acme;Entrata;1.800,00 ## 2026-03-13 180000
=== books sixth 15 (partite) tenants' deposits to be given back at the end
Depositi cauzionali da restituire
Inquilino;Immobile;Data versamento;Importo;Scadenza contratto
Conti Ezio;Via Roma 1;01/09/2022;1.200,00;31/08/2026 ## 2022-09-01 -120000 @Conti Ezio
Sarti Rosa;Via Roma 3;01/10/2023;900,00;30/09/2026 ## 2023-10-01 -90000 @Sarti Rosa
=== books sixth 17 bank rows with the description over two lines, second without day
Data;Valuta;Descrizione;Importo
02/03/2026;02/03/2026;Bonifico a favore di;-1.220,00 ## 2026-03-02 -122000
;;Vernici Brembo Srl;
13/03/2026;13/03/2026;Accredito;854,00 ## 2026-03-13 85400
;;da Tipografia Sile;
=== books sixth 18 (partite) budget of payments by week, titles of weeks between
Piano pagamenti fornitori
Fornitore;Fattura;Scadenza;Importo
Settimana 44
Vernici Brembo Srl;771;31/10/2026;1.220,00 ## 2026-10-31 -122000 @Vernici Brembo Srl
Settimana 46
Gas e Luce Spa;88123;15/11/2026;402,18 ## 2026-11-15 -40218 @Gas e Luce Spa
Totale;;;1.622,18
=== books sixth 19 vending machines: coins collected by machine and day
Scassettamenti distributori
Data;Macchina;Luogo;Incasso
02/03/2026;M12;Ospedale;212,40 ## 2026-03-02 21240
03/03/2026;M14;Scuola;98,10 ## 2026-03-03 9810
=== books sixth 20 hotel cash of the day: opening, takings, deposits and closing by rows
Cassa reception 02/03/2026
Data;Ora;Operazione;Importo;Saldo
02/03/2026;08:00;Fondo cassa;;200,00
02/03/2026;10:15;Incasso camera 12;90,00;290,00 ## 2026-03-02 9000
02/03/2026;12:30;Pagamento lavanderia;-45,00;245,00 ## 2026-03-02 -4500
02/03/2026;20:00;Versamento cassaforte;-150,00;95,00 ## 2026-03-02 -15000
`;
