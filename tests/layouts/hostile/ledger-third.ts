/** A third lot of such exports. */
export const LEDGER_THIRD = `
=== ledger third 02 bank export with hash lines and totals
#Export movimenti
#Conto;IT60X0542811101000000123456
#Data export;30/04/2026
Data Op;Data Val;Descrizione;Importo;Progr.
03/04/2026;03/04/2026;Accredito stipendi POS;120,00;1.120,00 ## 2026-04-03 12000
07/04/2026;07/04/2026;Addebito rata;-300,00;820,00 ## 2026-04-07 -30000
14/04/2026;14/04/2026;Imposta bollo;-8,55;811,45 ## 2026-04-14 -855
=== ledger third 03 (partite) suppliers with columns of days past due and blocks by supplier
Partite aperte fornitori
Fornitore;Doc;Num;Data;Scad.;Dare;Avere;gg ritardo
Enel Energia Spa;FT;118;28/02/2026;20/03/2026;;311,10;41 ## 2026-02-28 -31110 n118 >2026-03-20 @Enel Energia Spa
Legnami Sud Srl;FT;44/B;27/02/2026;31/03/2026;;732,00;30 ## 2026-02-27 -73200 n44/B >2026-03-31 @Legnami Sud Srl
Legnami Sud Srl;NC;9/B;30/03/2026;30/03/2026;61,00;;31 ## 2026-03-30 6100 n9/B >2026-03-30 @Legnami Sud Srl
=== ledger third 04 Fineco style
Conto Corrente: 1234567
Intestazione Conto Corrente: ROSSI MARIO
Periodo Dal: 01/04/2026 Al: 30/04/2026
Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
03/04/2026;03/04/2026;1100;;Bonifico SEPA Italia;Ord: Verdi;Contabilizzato;Altre entrate ## 2026-04-03 110000
10/04/2026;10/04/2026;;-45,2;SDD Core;Telecom;Contabilizzato;Utenze ## 2026-04-10 -4520
28/04/2026;28/04/2026;;-12,5;Visa Debit;Bar;Autorizzato;Ristoranti ## 2026-04-28 -1250
=== ledger third 05 (partite) invoices in two currencies
Scadenziario attivo
Cliente;Fattura;Emissione;Scadenza;Valuta;Importo;Aperto
Rossi Srl;31;02/04/2026;31/05/2026;EUR;610,00;610,00 ## 2026-04-02 61000 n31 >2026-05-31 @Rossi Srl
Kraft Inc;32;07/04/2026;07/05/2026;USD;1.000,00;400,00 ## 2026-04-07 40000 USD n32 >2026-05-07 @Kraft Inc
=== ledger third 06 Hype with sign and type
Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
03/04/2026;03/04/2026;IT1;Ricarica;Conto;Ricarica da carta;+ 100,00 ## 2026-04-03 10000
05/04/2026;06/04/2026;;Pagamento;Lidl;Acquisto in negozio;- 22,40 ## 2026-04-06 -2240
=== ledger third 07 (xlsx) sheets of twelve months with short names, some empty
>>> GEN
Data;Causale;Entrate;Uscite
05/01/2026;Affitto;;400,00 ## 2026-01-05 -40000
20/01/2026;Incasso;900,00; ## 2026-01-20 90000
>>> FEB
Data;Causale;Uscite;Entrate
05/02/2026;Affitto;400,00; ## 2026-02-05 -40000
18/02/2026;Incasso;;700,00 ## 2026-02-18 70000
>>> MAR
Data;Causale;Entrate;Uscite
=== ledger third 10 bank of the same day rows newest first, balance, cents with dot
Date;Description;Amount;Balance
2026-04-14;Stamp duty;-8.55;811.45 ## 2026-04-14 -855
2026-04-07;Loan;-300.00;820.00 ## 2026-04-07 -30000
2026-04-07;Sepa in;120.00;1120.00 ## 2026-04-07 12000
=== ledger third 11 (xlsx) cash with four blocks: date, entry number, in, out and partial saldo of day merged
Registro corrispettivi e spese
Data;Descrizione;Incassi;Spese;Saldo giorno
02/04/2026;Corrispettivi;350,00;; ## 2026-04-02 35000
^;Fiori;;25,00; ## 2026-04-02 -2500
^;Posta;;6,90;318,10 ## 2026-04-02 -690
03/04/2026;Corrispettivi;280,00;; ## 2026-04-03 28000
^;Caffè;;12,00;268,00 ## 2026-04-03 -1200
=== ledger third 12 (partite) mutual plan in euro with residual and due day
Finanziamento BCC n. 99120 - Piano rate residue
Data scadenza;Rata n.;Quota capitale;Quota interessi;Rata;Capitale residuo
30/04/2026;16;410,00;90,00;500,00;20.000,00 ## 2026-04-30 -50000 >2026-04-30
31/05/2026;17;412,00;88,00;500,00;19.588,00 ## 2026-05-31 -50000 >2026-05-31
=== ledger third 13 Amazon Pay settlement with types
Data/ora;ID liquidazione;Tipo;Numero ordine;Totale
03/04/2026 10:00:00;S1;Ordine;A-1;49,90 ## 2026-04-03 4990
04/04/2026 11:00:00;S1;Rimborso;A-0;-20,00 ## 2026-04-04 -2000
05/04/2026 00:00:00;S1;Commissione;;-4,20 ## 2026-04-05 -420
07/04/2026 00:00:00;S1;Trasferimento;;-25,70 ## 2026-04-07 -2570
=== ledger third 14 account with fido and two closing balances
Conto 4455 - Fido accordato 10.000,00
Saldo contabile iniziale al 31/03/2026: -1.200,00
Data;Descrizione;Dare;Avere
03/04/2026;Incasso Verdi;;1.100,00 ## 2026-04-03 110000
10/04/2026;Telecom;45,20; ## 2026-04-10 -4520
Saldo contabile finale al 30/04/2026: -145,20
Saldo disponibile: 9.854,80
=== ledger third 16 bank words in capitals, signs with letters, two spaces
DATA CONTABILE;VALUTA;DESCRIZIONE DELLE OPERAZIONI;MOVIMENTI DARE;MOVIMENTI AVERE
03.04.26;03.04.26;BONIFICO RICEVUTO VERDI;;1.100,00 ## 2026-04-03 110000
10.04.26;10.04.26;ADDEBITO TELECOM;45,20; ## 2026-04-10 -4520
;;TOTALI;45,20;1.100,00
=== ledger third 17 (partite) list where amounts in words of state at the end
Num.;Data;Intestatario;Tot. doc.;Stato pagamento;Data pagamento
101;02/03/2026;Rossi Srl;610,00;saldata;31/03/2026
102;09/03/2026;Verdi Sas;244,00;da saldare; ## 2026-03-09 24400 n102 @Verdi Sas
103;16/03/2026;Neri Luca;122,00;da saldare; ## 2026-03-16 12200 n103 @Neri Luca
=== ledger third 19 exchange of a petrol pump: receipts by type in columns
Corrispettivi aprile 2026
Data;Contanti;Carte;Totale
01/04/2026;210,00;340,00;550,00 ## 2026-04-01 55000
02/04/2026;180,00;295,50;475,50 ## 2026-04-02 47550
Totale;390,00;635,50;1.025,50
=== ledger third 20 (partite) supplier list with discount and net to pay
Fornitore;Ft.;Data ft.;Scad.;Totale;Sc. cassa;Da pagare
Kraft GmbH;118;04/03/2026;03/04/2026;1.240,00;24,80;1.215,20 ## 2026-03-04 -121520 n118 >2026-04-03 @Kraft GmbH
Blanc SARL;77;20/03/2026;19/05/2026;310,50;0,00;310,50 ## 2026-03-20 -31050 n77 >2026-05-19 @Blanc SARL
=== ledger third 21 Bancoposta: addebiti before accrediti, blank lines, saldo contabile row
Saldo iniziale al 01/04/2026;;;;2.000,00
DATA;VALUTA;DESCRIZIONE OPERAZIONI;ADDEBITI;ACCREDITI

03/04/2026;03/04/2026;BONIFICO;;1.100,00 ## 2026-04-03 110000

10/04/2026;10/04/2026;BOLLETTA;45,20; ## 2026-04-10 -4520
TOTALE USCITE/ENTRATE;;;45,20;1.100,00
SALDO FINALE AL 30/04/2026;;;;3.054,80
=== ledger third 22 loyalty and gift cards sold, one amount per side in two rows
Data;Carta;Movimento;Valore;Residuo
03/04/2026;G-1;Emissione;50,00;50,00 ## 2026-04-03 5000
08/04/2026;G-1;Utilizzo;20,00;30,00 ## 2026-04-08 -2000
15/04/2026;G-1;Utilizzo;30,00;0,00 ## 2026-04-15 -3000
=== ledger third 23 (partite) Ri.Ba. to collect with client code and tax number
Data scad.;Cod. cli.;Ragione sociale;P.IVA;N. doc.;Data doc.;Importo
30/04/2026;118;Rossi Srl;01234567897;12;02/03/2026;610,00 ## 2026-03-02 61000 n12 >2026-04-30 @Rossi Srl
31/05/2026;204;Verdi Sas;07643520567;15;09/03/2026;244,00 ## 2026-03-09 24400 n15 >2026-05-31 @Verdi Sas
=== ledger third 24 (xlsx) wide sheet with account columns for cash and bank
Data;Descrizione;Cassa entrate;Cassa uscite;Banca entrate;Banca uscite
03/04/2026;Verdi;;;1.100,00; ## 2026-04-03 110000 #Banca
04/04/2026;Bolli;;32,00;; ## 2026-04-04 -3200 #Cassa
10/04/2026;Telecom;;;;45,20 ## 2026-04-10 -4520 #Banca`;
