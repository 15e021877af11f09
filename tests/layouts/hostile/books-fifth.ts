/** Lists, cards and statements in words of other programs. Written before the reader was run on them. */
export const BOOKS_FIFTH = `
=== books fifth 1 account with own amounts and a note of the balance at the foot in words
Estratto conto n. 0045/11223 in EUR
Data;Descrizione;Dare;Avere
01/03/2026;Saldo al 28/02/2026;;2.500,00
03/03/2026;Assegno 112233;300,00; ## 2026-03-03 -30000
11/03/2026;Bonifico Sile;;854,00 ## 2026-03-11 85400
31/03/2026;Saldo al 31/03/2026;;3.054,00
=== books fifth 2 (partite) due list with a paid day on some, means and bank
Scadenziario passivo
Scad.;Fornitore;Fatt.;Importo;Banca;Pagata il
15/10/2026;Gas e Luce Spa;88123;402,18;BPM;15/10/2026
31/10/2026;Vernici Brembo Srl;771;1.220,00;BPM; ## 2026-10-31 -122000 @Vernici Brembo Srl
30/11/2026;Vernici Brembo Srl;802;610,00;; ## 2026-11-30 -61000 @Vernici Brembo Srl
=== books fifth 3 (partite) client statement with debit, credit and progressive under one name
ESTRATTO CONTO CLIENTE
Cliente: 000712 TIPOGRAFIA SILE SRL
Data;Documento;Scadenza;Dare;Avere;Saldo
14/08/2026;Fatt. 301;31/10/2026;854,00;;854,00 ## 2026-08-14 85400
18/09/2026;Fatt. 322;30/11/2026;366,00;;1.220,00 ## 2026-09-18 36600
=== books fifth 4 bank list with fee of transfers in a line of its own and same reference
Data,Descrizione,Riferimento,Importo,Saldo
02/03/2026,Bonifico SEPA Vernici Brembo,R1,"-1.220,00","3.780,00" ## 2026-03-02 -122000
02/03/2026,Commissione bonifico,R1,"-1,50","3.778,50" ## 2026-03-02 -150
13/03/2026,Accredito Sile,R2,"854,00","4.632,50" ## 2026-03-13 85400
=== books fifth 5 (xlsx) statement split by card on one sheet with titles of each
Riepilogo spese carte - marzo 2026
Carta **** 1111 - ROSSI UGO
Data;Esercente;Importo
02/03/2026;Trenitalia;-59,00 ## 2026-03-02 -5900 #1111
05/03/2026;Hotel Lago;-180,00 ## 2026-03-05 -18000 #1111
Carta **** 2222 - VERDI ANNA
Data;Esercente;Importo
10/03/2026;Amazon;-34,90 ## 2026-03-10 -3490 #2222
=== books fifth 6 pay by link service: gross, fixed and variable fee, VAT of fees, net
Data;Ordine;Circuito;Lordo;Fee fissa;Fee variabile;IVA fee;Netto;Stato
02/03/2026;A1;VISA;100,00;0,25;1,40;0,36;97,99;Pagato ## 2026-03-02 9799
03/03/2026;A2;MC;50,00;0,25;0,70;0,21;48,84;Pagato ## 2026-03-03 4884
04/03/2026;A3;VISA;20,00;0,25;0,28;0,12;19,35;Stornato
=== books fifth 7 payouts of a booking portal: reservations with commission, paid out by the portal
Tipo/Transazione;Prenotazione;Check-in;Check-out;Ospite;Importo lordo;Commissione;Commissione pagamento;Netto;Data pagamento
Prenotazione;4411;02/03/2026;05/03/2026;Lodi Pia;300,00;-45,00;-3,90;251,10;12/03/2026 ## 2026-03-12 25110
Prenotazione;4412;04/03/2026;06/03/2026;Conti Ezio;200,00;-30,00;-2,60;167,40;12/03/2026 ## 2026-03-12 16740
=== books fifth 8 (partite) cash on delivery still to be remitted by a courier
Contrassegni da ricevere
Spedizione;Data consegna;Destinatario;Importo contrassegno;Corriere
SP1;02/03/2026;Lodi Pia;85,00;BRT ## 2026-03-02 8500
SP2;03/03/2026;Conti Ezio;120,50;BRT ## 2026-03-03 12050
=== books fifth 9 (partite) (xlsx) hotel: open accounts of companies with deposit and rest
Conti aperti aziende;;;;;
Azienda;Fattura;Data;Totale;Acconto;Da saldare
Edil Prisma Srl;12/A;02/03/2026;450,00;100,00;350,00 ## 2026-03-02 35000 @Edil Prisma Srl
Scavi Nord Srl;15/A;09/03/2026;280,00;0,00;280,00 ## 2026-03-09 28000 @Scavi Nord Srl
=== books fifth 10 bank of San Marino like: date, cause, out and in, available balance, newest first
Data;Valuta;Causale;Uscite EUR;Entrate EUR;Saldo disponibile EUR
13/03/2026;13/03/2026;Accredito Sile;;854,00;4.634,00 ## 2026-03-13 85400
02/03/2026;02/03/2026;Bonifico Brembo;1.220,00;;3.780,00 ## 2026-03-02 -122000
=== books fifth 11 (partite) sales not yet collected by agent and client with commission beside
Provvigioni maturate e incasso clienti
Agente;Cliente;Fattura;Data;Importo fattura;Incassato;Residuo cliente;% provv.
Ferri Aldo;Tipografia Sile Srl;301;14/08/2026;854,00;100,00;754,00;5 ## 2026-08-14 75400 @Tipografia Sile Srl
Monti Carla;Bar Centrale;325;22/09/2026;122,00;0,00;122,00;6 ## 2026-09-22 12200 @Bar Centrale
=== books fifth 12 petty cash by hand: one amount column, out in red as minus, kind in words
cassa piccola marzo
giorno;cosa;quanto;chi
2/3/2026;caffè ufficio;-12,50;Ugo ## 2026-03-02 -1250
5/3/2026;ricarica cassa dal bancomat;200;Anna ## 2026-03-05 20000
9/3/2026;francobolli;-16;Ugo ## 2026-03-09 -1600
=== books fifth 13 (partite) expense claims of staff to be given back
Note spese da rimborsare
Dipendente;Data;Descrizione;Importo;Stato
Bassi Lia;02/03/2026;Trasferta Roma;210,40;Approvata ## 2026-03-02 -21040 @Bassi Lia
Rossi Ugo;05/03/2026;Taxi;18,00;Approvata ## 2026-03-05 -1800 @Rossi Ugo
=== books fifth 14 (partite) energy bills: consumption and due, direct debit
Bollette fornitura
Fornitore;POD;Bolletta;Emessa il;Scade il;Consumo kWh;Importo;Stato pagamento
Gas e Luce Spa;IT001E1;B1;05/09/2026;25/09/2026;310;98,40;Pagata
Gas e Luce Spa;IT001E1;B2;05/11/2026;25/11/2026;350;111,20;Non pagata ## 2026-11-05 -11120 @Gas e Luce Spa
=== books fifth 15 securities: dividends and trades in the cash account with quantities
Data operazione;Data valuta;Operazione;Titolo;Quantità;Prezzo;Controvalore
02/03/2026;04/03/2026;Acquisto;ETF World;10;85,10;-851,00 ## 2026-03-02 -85100
09/03/2026;11/03/2026;Dividendo;Enel;;;42,30 ## 2026-03-09 4230
=== books fifth 16 (partite) post-dated cheques given to suppliers not yet cashed
Assegni emessi non ancora addebitati
N. assegno;Data emissione;Beneficiario;Importo;Data prevista addebito
112234;28/03/2026;Vernici Brembo Srl;500,00;30/04/2026 ## 2026-03-28 -50000 @Vernici Brembo Srl
112235;30/03/2026;Scavi Nord Srl;1.000,00;15/05/2026 ## 2026-03-30 -100000 @Scavi Nord Srl
=== books fifth 17 wallet of tips and rides of a driver: trips, fees, cash collected
Data corsa;Corsa;Tariffa;Commissione servizio;Contanti incassati;Guadagno netto
02/03/2026;c1;12,00;-3,00;0,00;9,00 ## 2026-03-02 900
02/03/2026;c2;20,00;-5,00;0,00;15,00 ## 2026-03-02 1500
03/03/2026;c3;9,50;-2,38;0,00;7,12 ## 2026-03-03 712
=== books fifth 18 (partite) list of credits insured with ceded, plafond, open by client
Posizioni cliente
Cliente;P.IVA;Fattura;Emissione;Scadenza;Importo;Pagamenti;Esposizione
Tipografia Sile Srl;01234567890;301;14/08/2026;31/10/2026;854,00;100,00;754,00 ## 2026-08-14 75400 @Tipografia Sile Srl
Bar Centrale;09876543210;325;22/09/2026;22/10/2026;122,00;0,00;122,00 ## 2026-09-22 12200 @Bar Centrale
=== books fifth 19 bank, account column for two accounts and totals of each
Conto;Data;Descrizione;Importo
0045/11223;02/03/2026;Bonifico Brembo;-1.220,00 ## 2026-03-02 -122000 #0045/11223
0045/11223;13/03/2026;Accredito Sile;854,00 ## 2026-03-13 85400 #0045/11223
Totale 0045/11223;;;-366,00
0045/99887;05/03/2026;Interessi;1,20 ## 2026-03-05 120 #0045/99887
0045/99887;31/03/2026;Bolli;-8,55 ## 2026-03-31 -855 #0045/99887
Totale 0045/99887;;;-7,35
=== books fifth 20 (partite) (xlsx) ledger of suppliers with balance by supplier in a line below
Partitario fornitori;;;;;
Data;Causale;Documento;Scadenza;Dare;Avere
Fornitore: 400020 VERNICI BREMBO SRL;;;;;
31/08/2026;FATTURA;771;31/10/2026;;1.220,00 ## 2026-08-31 -122000 @VERNICI BREMBO SRL
30/09/2026;FATTURA;802;30/11/2026;;610,00 ## 2026-09-30 -61000 @VERNICI BREMBO SRL
Saldo fornitore;;;;;1.830,00
Fornitore: 400031 GAS E LUCE SPA;;;;;
25/09/2026;FATTURA;88123;15/10/2026;;402,18 ## 2026-09-25 -40218 @GAS E LUCE SPA
Saldo fornitore;;;;;402,18
`;
