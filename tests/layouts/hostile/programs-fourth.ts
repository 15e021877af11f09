/** As programs of invoicing and accounting export their lists, the fourth lot; written and run once the others had been mended. */
export const PROGRAMS_FOURTH = `
=== programs fourth 1 (partite) open items of clients, agent beside, days late and block
Cod.cli;Cliente;Agente;Ft.;Del;Scade;Importo;Aperto;GG ritardo
21;Serramenti Isonzo Srl;Ferri Aldo;204;13/05/2026;30/06/2026;732,00;732,00;18 ## 2026-05-13 73200 @Serramenti Isonzo Srl
34;Hotel Miramonti Sas;Monti Carla;198;28/04/2026;28/05/2026;1.098,00;598,00;51 ## 2026-04-28 59800 @Hotel Miramonti Sas
=== programs fourth 2 ledger of the bank, letter behind the amount, balance with letter
Partitario conto 15/01/0003 CASSA DI RISPARMIO
Data;Causale;Descrizione;Importo;Saldo
14/07/2026;INC;Serramenti Isonzo ft 204;732,00 D;4.732,00 D ## 2026-07-14 73200
16/07/2026;F24;Erario;1.540,00 A;3.192,00 D ## 2026-07-16 -154000
27/07/2026;PAG;Vernici Tevere;488,00 A;2.704,00 D ## 2026-07-27 -48800
=== programs fourth 3 (partite) invoices received, state in one letter, legend above
Fatture ricevute (P = pagata, D = da pagare)
Data ric.;Fornitore;Numero;Data fattura;Totale;Stato
15/07/2026;Vernici Tevere Srl;551;13/07/2026;488,00;D ## 2026-07-13 -48800 @Vernici Tevere Srl
18/07/2026;Acqua Viva Spa;9001;14/07/2026;61,00;P
21/07/2026;Vernici Tevere Srl;560;20/07/2026;122,00;D ## 2026-07-20 -12200 @Vernici Tevere Srl
=== programs fourth 4 salaries of the month without a title, transfers of the office
Dipendente;Mese;Netto;Acconti;Da bonificare;Data bonifico
Bassi Lia;07/2026;1.512,00;200,00;1.312,00;27/07/2026 ## 2026-07-27 -131200
Rossi Ugo;07/2026;1.744,35;0,00;1.744,35;27/07/2026 ## 2026-07-27 -174435
=== programs fourth 6 payouts of a booking service
Data pagamento;Prenotazioni;Importo lordo;Commissione;Costi di pagamento;Importo netto;Riferimento bonifico
13/07/2026;14;2.100,00;-378,00;-27,30;1.694,70;NL01 ## 2026-07-13 169470
20/07/2026;9;1.350,00;-243,00;-17,55;1.089,45;NL02 ## 2026-07-20 108945
=== programs fourth 7 (partite) schedule in two currencies of a total, sign before the name
+/-;Nominativo;Doc.;Data doc.;Scadenza;Euro
+;Serramenti Isonzo Srl;204;13/05/2026;30/06/2026;732,00 ## 2026-05-13 73200 @Serramenti Isonzo Srl
-;Vernici Tevere Srl;551;13/07/2026;31/08/2026;488,00 ## 2026-07-13 -48800 @Vernici Tevere Srl
-;Acqua Viva Spa;9002;20/07/2026;20/08/2026;64,00 ## 2026-07-20 -6400 @Acqua Viva Spa
=== programs fourth 8 journal of a shop's program: takings and expenses as kinds
Data;Tipo movimento;Categoria;Descrizione;Metodo;Importo
01/07/2026;Incasso;Vendite;Scontrini;POS;510,00 ## 2026-07-01 51000
02/07/2026;Spesa;Utenze;Bolletta acqua;Bonifico;61,00 ## 2026-07-02 -6100
03/07/2026;Incasso;Vendite;Scontrini;Contanti;232,50 ## 2026-07-03 23250
=== programs fourth 9 (partite) supplier account, payments below, rest by document in the last column
Estratto conto fornitore 118 VERNICI TEVERE SRL
Documento;Data;Scadenza;Addebiti;Accrediti;Residuo
551;13/07/2026;31/08/2026;;488,00;288,00 ## 2026-07-13 -28800 @VERNICI TEVERE SRL
551;28/07/2026;;200,00;;0,00
560;20/07/2026;31/08/2026;;122,00;122,00 ## 2026-07-20 -12200 @VERNICI TEVERE SRL
=== programs fourth 10 F24 lines of a month with their delega and outcome
Data addebito;Delega;Tributo;Anno;Importo versato
16/07/2026;D1;1001;2026;812,33 ## 2026-07-16 -81233
16/07/2026;D1;1713;2025;44,10 ## 2026-07-16 -4410
20/07/2026;D2;3918;2026;310,00 ## 2026-07-20 -31000
=== programs fourth 11 (partite) list with years as two digits and apostrophe, client in capitals, total with a star
CLIENTE;N.FATT;DATA;TOT.FATT;INC.;RESTA
SERRAMENTI ISONZO;204/'26;13.05.'26;732,00*;0,00;732,00 ## 2026-05-13 73200 @SERRAMENTI ISONZO
HOTEL MIRAMONTI;198/'26;28.04.'26;1.098,00*;500,00;598,00 ## 2026-04-28 59800 @HOTEL MIRAMONTI
=== programs fourth 12 bank rows of an accounting program, in and out by a column of kinds in capitals
DATREG;TIPOMOV;DESMOV;IMPMOV;BANCA
20260714;E;SERRAMENTI ISONZO FT 204;732.00;CRSP ## 2026-07-14 73200
20260716;U;ERARIO F24;1540.00;CRSP ## 2026-07-16 -154000
20260727;U;VERNICI TEVERE;488.00;CRSP ## 2026-07-27 -48800
`;
