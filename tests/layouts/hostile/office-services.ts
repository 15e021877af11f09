/** Cards, terminals, portals and lists of an office; written when all the others were read. */
export const OFFICE_SERVICES = `
=== office service further 1 a card's list with the month's debit below
Estratto conto carta Business
Carta: **** **** **** 7781
Data;Descrizione;Importo EUR
03/03/2026;TRENORD;12,40 ## 2026-03-03 -1240
16/03/2026;HOTEL LUNA;210,00 ## 2026-03-16 -21000
;Totale spese del mese;222,40
;Addebito sul conto il 10/04/2026;222,40
=== office service further 2 a card in another bank's words, spends negative
Data transazione;Data registrazione;Esercente;Località;Importo;Tipo
13/03/2026;14/03/2026;FERRAMENTA;TRENTO;-34,20;Acquisto ## 2026-03-14 -3420
16/03/2026;17/03/2026;ALBERGO;VERONA;-120,00;Acquisto ## 2026-03-17 -12000
18/03/2026;19/03/2026;ALBERGO;VERONA;20,00;Riaccredito ## 2026-03-19 2000
=== office service further 4 online shop's payments, one provider
Order ID,Payment method,Paid at,Currency,Total,Fee,Net,Status
1001,Card,2026-03-13 10:11:12,EUR,40.00,0.81,39.19,Paid ## 2026-03-13 3919
1002,Card,2026-03-16 18:00:00,EUR,25.00,0.60,24.40,Paid ## 2026-03-16 2440
1003,Card,2026-03-17 09:00:00,EUR,15.00,0.00,0.00,Voided
=== office service further 5 a marketplace in Italian, invoices and payouts in one list
Data;Tipo di operazione;Riferimento;Importo lordo;Commissioni;Importo netto;Saldo
13/03/2026;Vendita;1001;40,00;-6,12;33,88;33,88 ## 2026-03-13 3388
16/03/2026;Vendita;1002;25,00;-3,82;21,18;55,06 ## 2026-03-16 2118
18/03/2026;Pagamento al venditore;P1;-55,06;0,00;-55,06;0,00 ## 2026-03-18 -5506
=== office service further 6 a wallet in English for Italians, dates in words
Date;Time;Name;Type;Status;Currency;Gross;Fee;Net;Balance
Mar 13, 2026;10:00:00;Lia Bassi;Payment;Completed;EUR;50.00;-2.05;47.95;47.95 ## 2026-03-13 4795 @Lia Bassi
Mar 16, 2026;11:00:00;;Withdrawal;Completed;EUR;-40.00;0.00;-40.00;7.95 ## 2026-03-16 -4000
=== office service further 7 terminals of a bank, every day with what it kept
Data contabile;Data operazione;Esercente;Terminale;N. operazioni;Importo lordo;Commissioni;Importo netto
14/03/2026;13/03/2026;Via Roma;0011;5;120,00;1,20;118,80 ## 2026-03-14 11880
17/03/2026;16/03/2026;Via Roma;0011;3;80,00;0,80;79,20 ## 2026-03-17 7920
=== office service further 9 a booking portal's payout
Payout ID,Payout date,Reservation,Guest,Gross amount,Commission,Payment fee,Net amount,Currency
P1,2026-03-13,B1,Lia Bassi,200.00,-30.00,-2.60,167.40,EUR ## 2026-03-13 16740
P1,2026-03-13,B2,Ugo Neri,180.00,-27.00,-2.34,150.66,EUR ## 2026-03-13 15066
=== office service further 10 parking and tolls of a fleet, all of them out
Data;Targa;Servizio;Luogo;Importo (IVA incl.);IVA
13/03/2026;AB123CD;Pedaggio;Milano-Brescia;7,90;1,42 ## 2026-03-13 -790
16/03/2026;AB123CD;Parcheggio;Verona;4,00;0,72 ## 2026-03-16 -400
=== office list closing 1 (partite) issued invoices of a program, state of sending and of payment
N.;Data;Cliente;P. IVA;Totale;Stato SDI;Stato pagamento;Scadenza
31;02/03/2026;Tessitura Alta Valle Srl;00743110157;1.220,00;Consegnata;Non pagata;30/04/2026 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
32;09/03/2026;Panificio Moro Snc;01114601006;495,55;Consegnata;Pagata;30/04/2026
33;11/03/2026;Gamma Impianti Spa;01234567897;97,60;Mancata consegna;Non pagata;10/05/2026 ## 2026-03-11 9760 @Gamma Impianti Spa
=== office list closing 2 (partite) schedule of both in one, type as word
Scadenza;Tipo;Anagrafica;Documento;Data documento;Importo;Residuo
30/04/2026;Attiva;Tessitura Alta Valle Srl;31;02/03/2026;1.220,00;720,00 ## 2026-03-02 72000 @Tessitura Alta Valle Srl
31/03/2026;Passiva;Gamma Impianti Spa;18;12/02/2026;976,00;976,00 ## 2026-02-12 -97600 @Gamma Impianti Spa
=== office list closing 3 (partite) suppliers' ledger, avere invoices, dare what was paid, one number each
Partitario fornitori - Gamma Impianti Spa
Data;Causale;Documento;Scadenza;Dare;Avere;Saldo
12/02/2026;Ricevimento fattura;18;31/03/2026;;976,00;-976,00 ## 2026-02-12 -47600
15/03/2026;Pagamento;18;;500,00;;-476,00
=== office list closing 4 (partite) bills presented to the bank, due by month
Presentazione Ri.Ba. n. 7 del 05/03/2026
Cliente;Fattura;Data fattura;Scadenza;Importo;ABI;CAB
Tessitura Alta Valle Srl;31;02/03/2026;30/04/2026;1.220,00;05428;11101 ## 2026-03-02 122000 @Tessitura Alta Valle Srl
Panificio Moro Snc;32;09/03/2026;31/05/2026;495,55;08000;00292 ## 2026-03-09 49555 @Panificio Moro Snc
=== office list closing 5 (partite) fees with fund, tax held, what is to receive
Cliente;Notula;Data;Onorari;Cassa;IVA;Ritenuta;Netto da ricevere;Incassata il
Comune di Valdobbia;3;05/03/2026;1.000,00;40,00;228,80;200,00;1.068,80; ## 2026-03-05 106880 @Comune di Valdobbia
Bassi Lia;4;09/03/2026;100,00;4,00;22,88;0,00;126,88;20/03/2026
=== office list closing 8 (partite) an accountant's own, who has to pay which fee
Cliente;Descrizione;Emessa il;N.;Importo;Incassato;Da incassare
Tessitura Alta Valle Srl;Tenuta contabilità 1 trim;02/04/2026;44;732,00;0,00;732,00 ## 2026-04-02 73200 @Tessitura Alta Valle Srl
Panificio Moro Snc;Tenuta contabilità 1 trim;15/04/2026;45;488,00;488,00;0,00
`;
