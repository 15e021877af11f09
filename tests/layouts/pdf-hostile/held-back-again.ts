/** Written with the banks and the services, and read only when the reader had been mended for them. */
export const HELD_BACK_AGAIN_PDFS = `
=== 141 closing balance under another name, then the scalare in the places of the rows
@open 22.410,00
> 40: BANCO DI SANTA BARBARA > 350: Estratto conto trimestrale al 31.12.2024
> 40: Conto 88/00451
@cols 40 95 150 r455 r545
|Data|Valuta|Descrizione|Dare|Avere
|30.09.2024||Situazione iniziale||{o}
|11.10.2024|11.10.2024|Bonifico a Segheria Monte Maggiore|{D}|{C} ## 2024-10-11 -540000
|29.11.2024|29.11.2024|Bonifico da Condominio Aurora|{D}|{C} ## 2024-11-29 318000
|16.12.2024|16.12.2024|F24|{D}|{C} ## 2024-12-16 -120155
|31.12.2024|31.12.2024|Competenze|{D}|{C} ## 2024-12-31 -4188
|31.12.2024||Situazione finale||{s}

|Valuta|Giorni|Scalare|Numeri D|Numeri A
|30.09.2024|11|22.410,00||246.510
|11.10.2024|49|17.010,00||833.490
|29.11.2024|17|20.190,00||343.230
|16.12.2024|15|18.988,45||284.826
=== 142 revolving card: debt before, payment, interest, cards with their sums
> 40: CARTA FLESSIBILE - Estratto conto al 31/05/2025 > 420: Posizione 77120044
> 40: Debito residuo al 30/04/2025 > r540: 900,00
@cols 40 110 r450 r540
|Data|Descrizione|Addebiti|Accrediti
|05/05/2025|Rata incassata||150,00 ## 2025-05-05 15000
> 40: Carta n. 4444 titolare ANNA
|09/05/2025|Profumeria|35,00| ## 2025-05-09 -3500
|17/05/2025|Albergo Zagabria HRK 300,00|40,12| ## 2025-05-17 -4012
||Totale carta|75,12|
> 40: Carta n. 5555 titolare BRUNO
|20/05/2025|Officina|260,00| ## 2025-05-20 -26000
||Totale carta|260,00|
|31/05/2025|Interessi TAN 14,00%|10,50| ## 2025-05-31 -1050
|31/05/2025|Spese invio|1,20| ## 2025-05-31 -120
||Debito residuo al 31/05/2025|1.096,82|
=== 143 sums of each page and sums so far at its foot
@open 1.000,00
> 40: BANCA DI CHIAVENNA - E/C al 30/04/2025 - c/c 21/5 > 500: foglio 1
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo precedente||{o}
|02/04/2025|02/04/2025|Incasso pietre|{D}|{C} ## 2025-04-02 250000
|04/04/2025|04/04/2025|Nolo gru|{D}|{C} ## 2025-04-04 -120000
|||Totale pagina|1.200,00|3.500,00
|||Totale progressivo|1.200,00|3.500,00
---
> 40: BANCA DI CHIAVENNA - E/C al 30/04/2025 - c/c 21/5 > 500: foglio 2
|Data|Valuta|Descrizione|Dare|Avere
|10/04/2025|10/04/2025|Gasolio|{D}|{C} ## 2025-04-10 -43000
|22/04/2025|22/04/2025|Incasso lastre|{D}|{C} ## 2025-04-22 81000
|||Totale pagina|430,00|810,00
|||Totale progressivo|1.630,00|4.310,00
|30/04/2025||Saldo a vostro credito||{s}
=== 144 two lines a row: words and day above, amount and balance below
@open 640,00
> 40: Estratto conto corrente 552211 - dal 01/07/2024 al 31/07/2024
> 40: Saldo iniziale > r550: {o}
@cols 40 110 r460 r550
|Data|Operazione|Importo|Saldo
|03/07/2024|Farmacia Comunale
|||{-}|{s} ## 2024-07-03 -2290
|12/07/2024|Bonifico da Inps
|||{-}|{s} ## 2024-07-12 83000
|26/07/2024|Condominio Le Rose
|||{-}|{s} ## 2024-07-26 -15500
> 40: Saldo finale > r550: {s}
=== 145 ledger with contropartita codes and a balance without a letter
@open 12.300,00
> 40: SCHEDA CONTABILE > 300: Conto 18.05.03 BANCA DEL LARIO C/C 7 > 500: pag. 1
> 40: Periodo 01/04/2025 - 30/04/2025
@cols 40 90 150 300 r420 r490 r555
|Data|Prot.|Causale|Contropartita|Dare|Avere|Progressivo
|||Riporto saldo iniziale||||{o}
|04/04/2025|201|Incasso fattura|15.01.0077|820,00||13.120,00 ## 2025-04-04 82000
|10/04/2025|214|Pagamento fornitore|40.01.0112||3.100,00|10.020,00 ## 2025-04-10 -310000
|28/04/2025|260|Stipendi|44.05.0001||5.500,00|4.520,00 ## 2025-04-28 -550000
|||Totale periodo||820,00|8.600,00|4.520,00
=== 146 what falls due, gathered by month, both kinds in one list
@partite
> 40: SCADENZIARIO FORNITORI DAL 01/05/2025 AL 30/06/2025
@cols 40 110 180 300 r440 r540
|Scadenza|Data fatt.|Numero|Fornitore|Imp. totale|Saldo aperto
|MAGGIO 2025
|10/05/2025|10/03/2025|88|Vivai Pistoiesi|1.100,00|1.100,00 ## 2025-03-10 -110000
|31/05/2025|31/03/2025|104/B|Concimi Sud|420,50|420,50 ## 2025-03-31 -42050
|||Totale mese||1.520,50|1.520,50
|GIUGNO 2025
|15/06/2025|15/04/2025|1201|Vivai Pistoiesi|900,00|350,00 ## 2025-04-15 -35000
|||Totale mese||900,00|350,00
|||Totale scadenzario||2.420,50|1.870,50
=== 147 payment service in two currencies, a section each
> 40: Estratto conto aprile 2025 > 400: conto 5J8QN2
> 40: Riepilogo attivita EUR
@cols 40 110 r400 r470 r540
|Data|Descrizione|Lordo|Tariffa|Netto
|02/04/2025|Pagamento da Otto Weber|120,00|-4,43|115,57 ## 2025-04-02 11557
|09/04/2025|Conversione valuta|-50,00|0,00|-50,00 ## 2025-04-09 -5000
||Totale EUR|70,00|-4,43|65,57

> 40: Riepilogo attivita USD
|Data|Descrizione|Lordo|Tariffa|Netto
|09/04/2025|Conversione valuta|54,10|0,00|54,10 ## 2025-04-09 5410 USD
|10/04/2025|Pagamento a Cloud Inc|-54,10|0,00|-54,10 ## 2025-04-10 -5410 USD
||Totale USD|0,00|0,00|0,00
=== 148 shop terminal, a line of sum after each day, days without a year
> 40: Rendiconto POS dicembre 2024 - Terminale 00441122 - Periodo dal 01/12/2024 al 31/12/2024
@cols 40 90 170 r380 r460 r545
|Giorno|Ora|Carta|Importo|Comm.|Netto
|02/12|09:14|**** 1122|35,00|0,42|34,58 ## 2024-12-02 3458
|02/12|11:50|**** 7788|80,00|0,96|79,04 ## 2024-12-02 7904
|||Totale 02/12|115,00|1,38|113,62
|03/12|16:05|**** 4410|12,00|0,14|11,86 ## 2024-12-03 1186
|||Totale 03/12|12,00|0,14|11,86
|||Totale mese|127,00|1,52|125,48
=== 149 one signed column, balances under names that nobody knows
@asks
@open 3.145,20
> 40: Banca Ardita - conto 4141 - riepilogo movimenti dal 01/08/2024 al 31/08/2024
@cols 40 100 160 r540
|Data|Valuta|Descrizione|Importo
|01/08/2024||Giacenza di partenza|{o}
|06/08/2024|06/08/2024|Bonifico estate srl|{-} ## 2024-08-06 -71000
|19/08/2024|19/08/2024|Incasso bagni marini|{-} ## 2024-08-19 156000
|30/08/2024|30/08/2024|Utenze|{-} ## 2024-08-30 -22015
|31/08/2024||Giacenza di arrivo|{s}
=== 150 no headings, sign before by a word, one line of words below
@open 510,00
> 40: Libretto 0099 - operazioni dal 01/01/2025 al 28/02/2025
@cols 40 110 200 r540
|||Saldo iniziale|{o}
|08/01/2025|Addebito|Bolletta luce|-66,20 ## 2025-01-08 -6620
||utenza 4411 di casa
|15/01/2025|Accredito|Pensione|1.120,00 ## 2025-01-15 112000
||mese di gennaio
|24/02/2025|Addebito|Prelievo|-400,00 ## 2025-02-24 -40000
||sportello 3
|||Saldo finale|{s}
=== 151 the scalare beside the rows
@open 8.000,00
> 40: BANCA DEI TRE MARI - conto 99/12 - estratto conto al 31/03/2025
> 420: SCALARE
@size 7
@cols 40 82 124 r340 r400 420 r510 r560
|Data|Valuta|Descrizione|Dare|Avere|Valuta|Saldo|Numeri
|31/12/2024||Saldo iniziale||{o}|31/12/2024|8.000,00|56.000
|07/01/2025|07/01/2025|Bonifico a Reti Srl|{D}|{C}|07/01/2025|7.100,00|234.300 ## 2025-01-07 -90000
|10/02/2025|09/02/2025|Incasso pesca|{D}|{C}|09/02/2025|8.350,50|417.525 ## 2025-02-10 125050
|31/03/2025|31/03/2025|Bollo|{D}|{C}|31/03/2025|8.325,50|0 ## 2025-03-31 -2500
|31/03/2025||Saldo finale||{s}
=== 152 notices with days and amounts between the rows
@open 100,00
> 40: Banca Online Sole - conto 776 - dal 01/05/2025 al 31/05/2025
@cols 40 110 r450 r540
|Data|Descrizione|Uscite|Entrate
||Saldo iniziale||{o}
|02/05/2025|Accredito stipendio|{D}|{C} ## 2025-05-02 180000
|06/05/2025|Spesa|{D}|{C} ## 2025-05-06 -8990
> 40: Dal 01/06/2025 il canone passa da 2,00 a 3,00 euro al mese.
|20/05/2025|Bolletta|{D}|{C} ## 2025-05-20 -6012
> 110: Invita un amico entro il 30/06/2025: per voi 50,00
|30/05/2025|Canone|{D}|{C} ## 2025-05-30 -200
||Saldo finale||{s}
=== 153 three lines of words above the line of the amount, letters drawn apart
@draw letters
@open 5.600,00
> 40: ESTRATTO CONTO N. 8 > 300: conto 1000/771 > 440: al 31/08/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}

|||Bonifico disposto
|||a favore Vernici Delta
|07/08/2024|07/08/2024|fattura 90|{D}|{C} ## 2024-08-07 -77000 ~Vernici

|||Bonifico ricevuto
|||da Villa Serena
|21/08/2024|21/08/2024|acconto|{D}|{C} ## 2024-08-21 200000 ~Villa

|||Saldo finale||{s}
=== 154 two accounts on a page, sums and closing balances called otherwise
> 40: Gruppo Bancario del Faro - Situazione conti al 30/06/2025
> 40: Conto n. 300/1
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
@open 2.000,00
|||Saldo di apertura||{o}
|12/06/2025|12/06/2025|Quota leasing|{D}|{C} ## 2025-06-12 -45000 #3001
|25/06/2025|25/06/2025|Incasso|{D}|{C} ## 2025-06-25 12000 #3001
|||Somma|450,00|120,00
|||Saldo di chiusura||{s}

> 40: Conto n. 300/2
|Data|Valuta|Descrizione|Dare|Avere
@open 50,00
|||Saldo di apertura||{o}
|13/06/2025|13/06/2025|Versamento|{D}|{C} ## 2025-06-13 7000 #3002
|||Somma||70,00
|||Saldo di chiusura||{s}
=== 155 rows being worked on without a booking day, between the others
@open 900,00
> 40: Conto Fresco 5151 - movimenti al 12/03/2025 - dal 01/03/2025
@cols 40 100 160 r450 r540
|Data|Valuta|Descrizione|Importo|Saldo
|||Saldo iniziale||{o}
|03/03/2025|03/03/2025|Spesa|{-}|{s} ## 2025-03-03 -4500
|10/03/2025|10/03/2025|Rimborso|{-}|{s} ## 2025-03-10 2000
|in corso||Pagamento carta (in elaborazione)|-31,00|
|in corso||Pagamento carta (in elaborazione)|-12,00|
|||Saldo contabile||{s}
`;
