/** Books kept by hand, workbooks and odd ways of writing days, sides and amounts. */
export const WORLD_BOOKS = `
=== world a1 treasury multi-bank with record kinds
Rapporto;ABI;CAB;Conto;Tipo riga;Data operazione;Data valuta;Causale CBI;Segno;Importo;Divisa;Descrizione
1;03069;01600;100000012345;61;01/03/2026;01/03/2026;;C;1.000,00;EUR;Saldo iniziale
1;03069;01600;100000012345;62;02/03/2026;02/03/2026;26;D;184,50;EUR;Luce marzo ## 2026-03-02 -18450 #100000012345
1;03069;01600;100000012345;62;09/03/2026;10/03/2026;48;C;500,00;EUR;Bonifico Rossi ## 2026-03-09 50000 #100000012345
1;03069;01600;100000012345;64;31/03/2026;31/03/2026;;C;1.315,50;EUR;Saldo finale
=== world a2 bilingual headers of a bank of the north
Buchungsdatum / Data contabile;Wertstellung / Data valuta;Beschreibung / Descrizione;Soll / Dare;Haben / Avere;Saldo
02.03.2026;02.03.2026;Strom / Luce;184,50;;815,50 ## 2026-03-02 -18450
09.03.2026;10.03.2026;Gutschrift Rossi;;500,00;1.315,50 ## 2026-03-09 50000
=== world a3 amounts with a trailing letter and dots in the code
Data;Causale;Importo;Valuta
02.03.26;Luce;184,50 D;02.03.26 ## 2026-03-02 -18450
09.03.26;Bonifico Rossi;500,00 A;10.03.26 ## 2026-03-09 50000
16.03.26;Commissioni;2,00 D;16.03.26 ## 2026-03-16 -200
=== world a4 counter value in euro beside the amount in dollars
Data;Descrizione;Importo;Divisa;Controvalore EUR;Cambio
02/03/2026;Fornitore USA;-200,00;USD;-184,50;1,0840 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00;EUR;500,00;1,0000 ## 2026-03-09 50000
=== world a5 balance before and after
Data;Descrizione;Saldo precedente;Movimento;Nuovo saldo
02/03/2026;Luce;1.000,00;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;815,50;500,00;1.315,50 ## 2026-03-09 50000
=== world a6 two columns of balances
Data contabile;Data valuta;Descrizione;Importo;Saldo contabile;Saldo disponibile
02/03/2026;02/03/2026;Luce;-184,50;815,50;915,50 ## 2026-03-02 -18450
09/03/2026;10/03/2026;Incasso Rossi;500,00;1.315,50;1.415,50 ## 2026-03-09 50000
=== world a8 day without year, year in the title
Estratto conto anno 2026
Data;Valuta;Descrizione;Dare;Avere
02/03;02/03;Luce;184,50; ## 2026-03-02 -18450
09/03;10/03;Incasso Rossi;;500,00 ## 2026-03-09 50000
=== world a9 days without year over new year's eve
Estratto conto dal 20/12/2025 al 10/01/2026
Data;Valuta;Descrizione;Dare;Avere
22/12;22/12;Luce;184,50; ## 2025-12-22 -18450
03/01;04/01;Incasso Rossi;;500,00 ## 2026-01-03 50000
=== world a12 a bonifico in lots: total and its parts
Data;Descrizione;Importo;Dettaglio
02/03/2026;Bonifici multipli stipendi;-3.000,00; ## 2026-03-02 -300000
;di cui Rossi;;-1.800,00
;di cui Verdi;;-1.200,00
09/03/2026;Incasso Bianchi;500,00; ## 2026-03-09 50000
=== world a13 storno on its own row with state
Data;Descrizione;Importo;Stato
02/03/2026;Luce;-184,50;Contabilizzato ## 2026-03-02 -18450
03/03/2026;Storno luce;184,50;Contabilizzato ## 2026-03-03 18450
04/03/2026;Gas;-90,00;Stornato
09/03/2026;Incasso Rossi;500,00;Contabilizzato ## 2026-03-09 50000
=== world a14 spaces as separators of thousands and NBSP
Data;Descrizione;Importo
02/03/2026;Luce;-1 184,50 ## 2026-03-02 -118450
09/03/2026;Incasso Rossi;12 500,00 ## 2026-03-09 1250000
=== world a15 dollars account with named currency only in header
Date;Description;Money Out (USD);Money In (USD);Balance (USD)
2026-03-02;Power;184.50;;815.50 ## 2026-03-02 -18450 USD
2026-03-09;Payment from Rossi;;500.00;1315.50 ## 2026-03-09 50000 USD
=== world a16 amount unsigned, type words, balance
Data;Tipo movimento;Descrizione;Importo;Saldo
02/03/2026;Bonifico in uscita;Luce;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Bonifico in entrata;Rossi;500,00;1.315,50 ## 2026-03-09 50000
10/03/2026;Giroconto in uscita;Conto risparmio;100,00;1.215,50 ## 2026-03-10 -10000
=== world a17 amount unsigned, type words, no balance
Data;Tipo movimento;Descrizione;Importo
02/03/2026;Bonifico in uscita;Luce;184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico in entrata;Rossi;500,00 ## 2026-03-09 50000
10/03/2026;Giroconto in uscita;Conto risparmio;100,00 ## 2026-03-10 -10000
=== world a18 plus and minus in own column after
Data;Descrizione;Importo;+/-
02/03/2026;Luce;184,50;- ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00;+ ## 2026-03-09 50000
=== world a19 debit amounts negative in brackets
Date,Description,Amount
03/02/2026,Power,(184.50) ## 2026-03-02 -18450
03/19/2026,Payment,500.00 ## 2026-03-19 50000
=== world a20 amounts quoted with currency before
Data,Descrizione,Importo
"02/03/2026","Luce","-€ 1.184,50" ## 2026-03-02 -118450
"09/03/2026","Incasso Rossi","€ 500,00" ## 2026-03-09 50000
=== world a21 title says the account in dollars, rows say nothing
Conto corrente in dollari USA n. 12345
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50; ## 2026-03-02 -18450 USD
09/03/2026;Incasso Rossi;;500,00 ## 2026-03-09 50000 USD
=== world a22 month titles with no year in the rows
Marzo 2026
Giorno;Descrizione;Dare;Avere
2;Luce;184,50; ## 2026-03-02 -18450
9;Incasso Rossi;;500,00 ## 2026-03-09 50000
=== world a23 rows of interest only at the end with a total
Data;Valuta;Descrizione;Dare;Avere
02/03/2026;02/03/2026;Luce;184,50; ## 2026-03-02 -18450
31/03/2026;31/03/2026;Competenze di chiusura;12,40; ## 2026-03-31 -1240
31/03/2026;31/03/2026;Interessi creditori;;0,35 ## 2026-03-31 35
;;Totale movimenti;196,90;0,35
=== world a24 negative avere as a correction
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50; ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;;500,00 ## 2026-03-09 50000
10/03/2026;Storno incasso Rossi;;-500,00 ## 2026-03-10 -50000
=== world b2 cash book, saldo iniziale in a row with no date
Data;Operazione;Entrata;Uscita;Saldo cassa
;Saldo iniziale;;;1.000,00
02/03/2026;Cancelleria;;184,50;815,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00;;1.315,50 ## 2026-03-09 50000
=== world b3 corrispettivi per rate
Data;Corrispettivi 22%;Corrispettivi 10%;Totale;Contanti;POS
02/03/2026;100,00;50,00;150,00;100,00;50,00 ## 2026-03-02 15000
03/03/2026;200,00;0,00;200,00;20,00;180,00 ## 2026-03-03 20000
=== world b5 spese with a payment method column
Data;Fornitore;Descrizione;Importo;Pagato con
02/03/2026;Enel;Luce;184,50;Bonifico ## 2026-03-02 -18450
09/03/2026;Tim;Telefono;50,00;RID ## 2026-03-09 -5000
=== world b6 movement rows grouped by day with day only on the first
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50; ## 2026-03-02 -18450
;Gas;90,00; ## 2026-03-02 -9000
09/03/2026;Incasso Rossi;;500,00 ## 2026-03-09 50000
;Commissione;1,00; ## 2026-03-09 -100
=== world b7 first row is the closing balance, newest first
Data;Descrizione;Importo;Saldo
31/03/2026;Saldo finale;;1.315,50
09/03/2026;Incasso Rossi;500,00;1.315,50 ## 2026-03-09 50000
02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450
01/03/2026;Saldo iniziale;;1.000,00
=== world b8 English UK layout with Type codes
Date,Type,Description,Value,Balance,Account Name,Account Number
02/03/2026,D/D,"'ENERGIA",-184.50,815.50,"'ROSSI SRL","'600000-12345678" ## 2026-03-02 -18450
09/03/2026,BAC,"'BIANCHI",500.00,1315.50,"'ROSSI SRL","'600000-12345678" ## 2026-03-09 50000
=== world b9 German Sparkasse
Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info
12345678;02.03.26;02.03.26;LASTSCHRIFT;Strom;Stadtwerke;9876;50010517;-184,50;EUR;Umsatz gebucht ## 2026-03-02 -18450 #12345678
12345678;09.03.26;09.03.26;GUTSCHRIFT;RE 12;Bianchi;9877;50010517;500,00;EUR;Umsatz gebucht ## 2026-03-09 50000 #12345678
12345678;10.03.26;10.03.26;LASTSCHRIFT;Gas;Stadtwerke;9876;50010517;-90,00;EUR;Umsatz vorgemerkt
=== world b10 French Crédit
Date;Libellé;Débit euros;Crédit euros
02/03/2026;Prlv électricité;184,50; ## 2026-03-02 -18450
09/03/2026;Vir Bianchi;;500,00 ## 2026-03-09 50000
=== world b11 Spanish
Fecha operación;Fecha valor;Concepto;Importe;Saldo
02/03/2026;02/03/2026;Recibo luz;-184,50;815,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;Transferencia de Bianchi;500,00;1.315,50 ## 2026-03-09 50000
=== world b12 the total of each month in the list
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
;Totale marzo;315,50
02/04/2026;Gas;-90,00 ## 2026-04-02 -9000
;Totale aprile;-90,00
=== world b14 two amounts: requested and executed
Data;Descrizione;Importo richiesto;Importo eseguito
02/03/2026;Luce;-184,50;-184,50 ## 2026-03-02 -18450
09/03/2026;Bonifico Verdi;-500,00;-450,00 ## 2026-03-09 -45000
=== world b15 amount and commission and net, bank pays
Data;Descrizione;Importo lordo;Commissioni;Importo netto
02/03/2026;Incasso POS;100,00;-1,50;98,50 ## 2026-03-02 9850
09/03/2026;Incasso POS;200,00;-3,00;197,00 ## 2026-03-09 19700
=== world b16 row numbers glued as a first unnamed column
;Data;Descrizione;Importo
1;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
2;09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
3;10/03/2026;Commissione;-1,00 ## 2026-03-10 -100
=== world b17 yes/no column reconciled
Data;Descrizione;Importo;Riconciliato
02/03/2026;Luce;-184,50;Sì ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00;No ## 2026-03-09 50000
=== world b18 booked in two currencies, two accounts alternating
Data;Conto;Divisa;Descrizione;Importo;Saldo
02/03/2026;IT60X0542811101000000123456;EUR;Luce;-184,50;815,50 ## 2026-03-02 -18450 #IT60X0542811101000000123456
03/03/2026;IT60X0542811101000000123456;USD;Fee;-10,00;90,00 ## 2026-03-03 -1000 USD #IT60X0542811101000000123456
09/03/2026;IT60X0542811101000000123456;EUR;Incasso Rossi;500,00;1.315,50 ## 2026-03-09 50000 #IT60X0542811101000000123456
=== world b19 sides in column of "Segno" with C/D wrongly capitalised and space
Data ;Segno ;Importo ;Descrizione 
02/03/2026 ; d ; 184,50 ; Luce  ## 2026-03-02 -18450
09/03/2026 ; c ; 500,00 ; Incasso Rossi ## 2026-03-09 50000
=== world b20 amount column named only "EUR"
Data;Descrizione;EUR
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world b21 dare/avere where unused side holds 0,00 and dash
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50;0,00 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;-;500,00 ## 2026-03-09 50000
=== world b23 movement with hour in own column
Data;Ora;Descrizione;Importo
02/03/2026;14:32;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;09:05;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world b24 US bank
Posting Date,Description,Amount,Type,Balance,Check or Slip #
03/02/2026,"POWER CO",-184.50,ACH_DEBIT,815.50, ## 2026-03-02 -18450
03/19/2026,"BIANCHI",500.00,ACH_CREDIT,1315.50, ## 2026-03-19 50000
=== world b25 Details first, chase like with check number
Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,03/02/2026,"POWER CO",-184.50,ACH_DEBIT,815.50, ## 2026-03-02 -18450
CREDIT,03/19/2026,"BIANCHI",500.00,ACH_CREDIT,1315.50, ## 2026-03-19 50000
=== world b26 expense report reimbursed
Nota spese di Mario Rossi - marzo 2026
Data;Tipo spesa;Luogo;Importo;Rimborsabile
02/03/2026;Taxi;Milano;18,50;Sì ## 2026-03-02 -1850
09/03/2026;Pranzo;Roma;25,00;No ## 2026-03-09 -2500
=== world b28 descriptions first, amounts, then days
Descrizione;Importo;Valuta;Data contabile
Luce;-184,50;02/03/2026;02/03/2026 ## 2026-03-02 -18450
Incasso Rossi;500,00;10/03/2026;09/03/2026 ## 2026-03-09 50000
=== world b29 swapped day: value day first, named
Valuta;Data;Descrizione;Importo
01/03/2026;02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
10/03/2026;09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world b30 operation day and booking day and value day
Data operazione;Data registrazione;Data valuta;Descrizione;Importo
28/02/2026;02/03/2026;02/03/2026;POS Enel;-184,50 ## 2026-03-02 -18450
09/03/2026;09/03/2026;10/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world c1 (xlsx) dates as serials without format
Data;Descrizione;Importo
#46083;Luce;-184,50 ## 2026-03-02 -18450
#46090;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world c2 (xlsx) text dates mixed with true dates
Data;Descrizione;Importo
'02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world c3 (xlsx) amounts as text with sign behind
Data;Descrizione;Importo
02/03/2026;Luce;'184,50- ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;'500,00+ ## 2026-03-09 50000
=== world c4 (xlsx) formulas running balance
Data;Descrizione;Dare;Avere;Saldo
01/03/2026;Saldo iniziale;;;1.000,00
02/03/2026;Luce;184,50;;=815,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;;500,00;=1.315,50 ## 2026-03-09 50000
;Totali;=184,50;=500,00;
=== world c5 (xlsx) one sheet a month
>>> Gennaio
Data;Descrizione;Importo
02/01/2026;Luce;-184,50 ## 2026-01-02 -18450
>>> Febbraio
Data;Descrizione;Importo
09/02/2026;Incasso Rossi;500,00 ## 2026-02-09 50000
>>> Riepilogo
Mese;Totale
Gennaio;-184,50
Febbraio;500,00
=== world c6 (xlsx) hidden filtered rows
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
~05/03/2026;Gas;-90,00 ## 2026-03-05 -9000
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world c7 (xlsx) merged day over rows
Data;Descrizione;Dare;Avere
02/03/2026;Luce;184,50; ## 2026-03-02 -18450
^;Gas;90,00; ## 2026-03-02 -9000
09/03/2026;Incasso Rossi;;500,00 ## 2026-03-09 50000
=== world c8 (xlsx) two sheets of two accounts
>>> Conto Intesa
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
>>> Conto Unicredit
Data;Descrizione;Importo
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
=== world c9 (xlsx) title merged, filters, header at row 6
Banca Esempio;<;;
Elenco movimenti dal 01/03/2026 al 31/03/2026;<;;
Conto;'1000/00012345;;
Divisa;EUR;;
;;;
Data;Descrizione;Importo;Saldo
02/03/2026;Luce;-184,50;815,50 ## 2026-03-02 -18450 #1000/00012345
09/03/2026;Incasso Rossi;500,00;1.315,50 ## 2026-03-09 50000 #1000/00012345
=== world c10 (xlsx) amount with more decimals than cents
Data;Descrizione;Importo
02/03/2026;Luce;#-184.5 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;#500.00000001 ## 2026-03-09 50000
10/03/2026;Interessi;#0.125
=== world c12 (html) bank page with two tables
Movimenti contabilizzati;;
Data;Descrizione;Importo
02/03/2026;Luce;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;500,00 ## 2026-03-09 50000
Movimenti non contabilizzati;;
Data;Descrizione;Importo
30/03/2026;POS;-20,00
=== world c16 (xlsx) the budget beside the actual
Data;Descrizione;Preventivo;Consuntivo
02/03/2026;Luce;-200,00;-184,50 ## 2026-03-02 -18450
09/03/2026;Incasso Rossi;450,00;500,00 ## 2026-03-09 50000
=== world c17 (xlsx) cost centre shares that sum to the amount
Data;Descrizione;Importo;Quota sede A;Quota sede B
02/03/2026;Luce;-184,50;-100,00;-84,50 ## 2026-03-02 -18450
09/03/2026;Gas;-90,00;-45,00;-45,00 ## 2026-03-09 -9000
=== world c18 (xlsx) VAT parts of a corrispettivi book
Data;Incasso lordo;Imponibile;IVA
02/03/2026;122,00;100,00;22,00 ## 2026-03-02 12200
03/03/2026;244,00;200,00;44,00 ## 2026-03-03 24400
=== world c20 (xlsx) F24 list
Data versamento;Codice tributo;Anno;Importo a debito;Importo a credito
16/03/2026;1001;2026;412,00; ## 2026-03-16 -41200
16/03/2026;6099;2025;;120,00 ## 2026-03-16 12000
=== world c21 (xlsx) payroll list
Dipendente;Netto;Data bonifico;IBAN
Rossi Mario;1.500,00;27/03/2026;IT60X0542811101000000123456 ## 2026-03-27 -150000
Verdi Anna;1.600,00;27/03/2026;IT60X0542811101000000123457 ## 2026-03-27 -160000
=== world c22 (xlsx) header with line break and units
Data operazione;Importo addebito (€);Importo accredito (€);Descrizione operazione
02/03/2026;184,50;;Luce ## 2026-03-02 -18450
09/03/2026;;500,00;Incasso Rossi ## 2026-03-09 50000
=== world c24 (xlsx) long bank text in several cells right of the row
Data;Valuta;Importo;Descrizione;;
02/03/2026;02/03/2026;-184,50;ADDEBITO SDD;ENEL ENERGIA;MANDATO 123 ## 2026-03-02 -18450
09/03/2026;10/03/2026;500,00;BONIFICO;DA ROSSI;FATT 12 ## 2026-03-09 50000
=== world c25 (xlsx) description continues on the row below
Data;Valuta;Importo;Descrizione
02/03/2026;02/03/2026;-184,50;ADDEBITO SDD ## 2026-03-02 -18450
;;;ENEL ENERGIA MANDATO 123
09/03/2026;10/03/2026;500,00;BONIFICO ## 2026-03-09 50000
;;;DA ROSSI FATT 12
=== world e2 a month by its period
Movimenti dal 01/03/2026 al 31/03/2026
gg;Descrizione;Dare;Avere
2;Luce;184,50; ## 2026-03-02 -18450
31;Incasso Rossi;;500,00 ## 2026-03-31 50000
=== world k1 negative dare with one reversal
Data;Descrizione;Addebiti;Accrediti
02/03/2026;Luce;-184,50; ## 2026-03-02 -18450
03/03/2026;Gas;-84,50; ## 2026-03-03 -8450
09/03/2026;Incasso Rossi;;500,00 ## 2026-03-09 50000
19/03/2026;Storno addebito;84,50; ## 2026-03-19 8450
=== world k3 one row each
Data;Descrizione;Addebiti;Accrediti
19/03/2026;Luce;-184,50; ## 2026-03-19 -18450
20/03/2026;Incasso;;20,00 ## 2026-03-20 2000
=== world k4 single row only avere
Data;Descrizione;Addebiti;Accrediti
20/03/2026;Incasso;;20,00 ## 2026-03-20 2000
=== world k5 single row only dare signless
Data;Descrizione;Addebiti;Accrediti
20/03/2026;Luce;20,00; ## 2026-03-20 -2000
=== world k6 three columns with giorno mese anno
Giorno;Mese;Anno;Descrizione;Importo
2;3;2026;Luce;-184,50 ## 2026-03-02 -18450
19;3;2026;Incasso;500,00 ## 2026-03-19 50000
=== world k7 date after the description and value day with words
Descrizione;Eseguita il;Importo;Con valuta
Luce;2 marzo 2026;-184,50;3 marzo 2026 ## 2026-03-02 -18450
Incasso;19 marzo 2026;500,00;19 marzo 2026 ## 2026-03-19 50000
=== world k8 amounts of two currencies in two columns by currency
Data;Descrizione;EUR;USD
02/03/2026;Luce;-184,50; ## 2026-03-02 -18450
19/03/2026;Fee;;-10,00 ## 2026-03-19 -1000 USD
=== world k9 amount and its opposite entry
Data;Descrizione;Importo;Contropartita
02/03/2026;Luce;-184,50;184,50 ## 2026-03-02 -18450
19/03/2026;Incasso;500,00;-500,00 ## 2026-03-19 50000
=== world k10 net to pay after discount
Data;Descrizione;Importo;Sconto;Addebitato
02/03/2026;Carburante;60,00;2,00;58,00 ## 2026-03-02 -5800
19/03/2026;Carburante;40,00;1,00;39,00 ## 2026-03-19 -3900
`;
