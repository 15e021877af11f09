/** A third lot, written when the reader had been mended for the others. */
export const THIRD_LOT_PDFS = `
=== 301 list of open invoices with the amounts by age in columns
@partite
> 40: Scaduto clienti per fasce al 31/05/2025
@cols 40 100 170 290 r390 r450 r510 r560
|N. fattura|Data|Cliente|Scadenza|Da scadere|0-30|31-60|Totale
|14/25|10/03/2025|Bar Nuovo|10/04/2025|||200,00|200,00 ## 2025-03-10 20000
|22/25|05/04/2025|Hotel Sole|05/05/2025||350,00||350,00 ## 2025-04-05 35000
|31/25|20/05/2025|Bar Nuovo|20/06/2025|120,00|||120,00 ## 2025-05-20 12000
||||Totali|120,00|350,00|200,00|670,00
=== 302 cheques in the words of a row, each with its number and amount
@open 5.000,00
> 40: BANCA ALTO ADIGE SUD - estratto conto al 30/04/2024 - c/c 889/1
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|10/04/2024|10/04/2024|Versamento assegni n. 3|{D}|{C} ## 2024-04-10 120000
> 150: 0011223 300,00 > 250: 0011224 400,00 > 350: 0011225 500,00
|22/04/2024|22/04/2024|Assegno 778|{D}|{C} ## 2024-04-22 -90000
|||Saldo finale||{s}
=== 303 columns swapped against custom: credits, debits, description at the end, balances in words
> 40: Conto 3303 - movimenti dal 01/02/2025 al 28/02/2025
@cols r100 r180 200 260 320
|Accrediti|Addebiti|Data|Valuta|Descrizione
||15,00|03/02/2025|03/02/2025|Commissioni ## 2025-02-03 -1500
|900,00||12/02/2025|12/02/2025|Affitto ricevuto ## 2025-02-12 90000
||240,00|25/02/2025|25/02/2025|Spese condominio ## 2025-02-25 -24000
=== 304 rows of two days without a year in one text, amount with a plus alone
> 40: Estratto conto dicembre 2024 > 400: Carta Famiglia
> 40: Periodo: 01/12/2024 - 31/12/2024
@cols 40 120 r540
|Date|Descrizione|Importo EUR
|03/12 04/12|Cartoleria|12,00 ## 2024-12-03 -1200
|15/12 16/12|Rimborso giocattoli|+30,00 ## 2024-12-15 3000
|20/12 22/12|Enoteca|48,00 ## 2024-12-20 -4800
=== 305 payroll transfers: a list of beneficiaries under one movement, with a total
@open 30.000,00
> 40: Banca del Carso - estratto conto al 31/01/2025 - c/c 3305/1
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|27/01/2025|27/01/2025|Emolumenti distinta 1|{D}|{C} ## 2025-01-27 -450000
> 150: Rossi Anna > r400: 1.500,00
> 150: Bianchi Ugo > r400: 1.800,00
> 150: Verdi Pia > r400: 1.200,00
|29/01/2025|29/01/2025|Accredito appalto|{D}|{C} ## 2025-01-29 900000
|||Saldo finale||{s}
=== 306 a list of payments by instalment plan: what was paid, what is left
@asks
> 40: Piano di rimborso prestito 3306 - situazione al 30/06/2025
@cols 40 110 r220 r300 r380 r470
|Rata|Data|Importo rata|Quota capitale|Quota interessi|Debito residuo
|1|30/04/2025|310,00|280,00|30,00|5.720,00 ## 2025-04-30 -31000
|2|31/05/2025|310,00|281,40|28,60|5.438,60 ## 2025-05-31 -31000
|3|30/06/2025|310,00|282,81|27,19|5.155,79 ## 2025-06-30 -31000
=== 307 the minus on the line below, as a wrapped sign
> 40: Conto 3307 - movimenti dal 01/05/2025 al 31/05/2025
@cols 40 110 r540
|Data|Descrizione|Importo
|05/05/2025|Negozio di scarpe molto|89,00- ## 2025-05-05 -8900
||lungo nome
|14/05/2025|Accredito|500,00+ ## 2025-05-14 50000
=== 308 securities account: quantities and prices beside the countervalue
> 40: Conto titoli e liquidita 3308 - movimenti di liquidita dal 01/04/2025 al 30/06/2025
@cols 40 100 160 r340 r410 r480 r555
|Data|Valuta|Operazione|Quantita|Prezzo|Commissioni|Controvalore
|08/04/2025|10/04/2025|Acquisto ETF Mondo|12,00|85,10|5,00|-1.026,20 ## 2025-04-08 -102620
|20/05/2025|22/05/2025|Dividendo ETF Mondo||||14,40 ## 2025-05-20 1440
|18/06/2025|20/06/2025|Vendita ETF Mondo|4,00|90,00|5,00|355,00 ## 2025-06-18 35500
=== 309 amounts aligned to the left, dot of thousands missing
> 40: Conto 3309 - dal 01/01/2025 al 31/01/2025
@cols 40 110 400 480
|Data|Causale|Dare|Avere
|08/01/2025|Bonifico a Gru Noleggi|12500,00| ## 2025-01-08 -1250000
|16/01/2025|Bonifico da Comune||9800,50 ## 2025-01-16 980050
|30/01/2025|Spese|7,5| ## 2025-01-30 -750
=== 310 a note of a row with another day and amount in the very columns, after an asterisk
> 40: Conto 3310 - movimenti dal 01/03/2025 al 31/03/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|06/03/2025|06/03/2025|Bonifico multiplo *|700,00| ## 2025-03-06 -70000
|18/03/2025|18/03/2025|Accredito||55,00 ## 2025-03-18 5500
> 40: * di cui:
|06/03/2025||Idraulico|400,00|
|06/03/2025||Elettricista|300,00|
=== 311 months as columns of a summary above the movements
@open 2.000,00
> 40: Banca Futura - conto 3311 - estratto al 31/03/2025
@cols 40 r200 r300 r400
|Riepilogo|Gennaio|Febbraio|Marzo
|Entrate|1.000,00|1.100,00|900,00
|Uscite|800,00|1.300,00|700,00
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|01/03/2025||Saldo iniziale||{o}
|10/03/2025|10/03/2025|Stipendio|{D}|{C} ## 2025-03-10 90000
|20/03/2025|20/03/2025|Affitto|{D}|{C} ## 2025-03-20 -70000
|31/03/2025||Saldo finale||{s}
=== 312 an amount printed twice in a row: gross and to the cent the same, called otherwise
> 40: Conto 3312 - movimenti dal 01/06/2025 al 30/06/2025
@cols 40 100 r380 400 r540
|Data|Descrizione|Importo divisa|Divisa|Importo conto
|03/06/2025|Libri|-25,00|EUR|-25,00 ## 2025-06-03 -2500
|11/06/2025|Hotel Londra|-100,00|GBP|-118,40 ## 2025-06-11 -11840
|19/06/2025|Accredito|60,00|EUR|60,00 ## 2025-06-19 6000
=== 313 what is debited later stands in a third column
> 40: Conto 3313 - movimenti dal 01/02/2025 al 28/02/2025
@cols 40 95 r300 r380 r460 480
|Data|Causale|Dare|Avere|Da addebitare|Note
|04/02/2025|Pos|30,00||| ## 2025-02-04 -3000
|11/02/2025|Carta di credito|||210,00|al 15/03
|19/02/2025|Stipendio||1.500,00|| ## 2025-02-19 150000
=== 314 the day between the words and the amount
> 40: Lista operazioni conto 3314 - maggio 2025
@cols 40 330 r540
|Descrizione|Data|Importo
|Pizzeria Vesuvio|04/05/2025|-28,00 ## 2025-05-04 -2800
|Bonifico da zia Pina|15/05/2025|+50,00 ## 2025-05-15 5000
|Libreria Universita|23/05/2025|-33,40 ## 2025-05-23 -3340
=== 315 header at the foot of each page, above it the sums of the page
> 40: Banca Isola - conto 3315 - movimenti dal 01/01/2025 al 31/03/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|08/01/2025|08/01/2025|Assicurazione|{D}|{C} ## 2025-01-08 -50000
|22/01/2025|22/01/2025|Fattura 4|{D}|{C} ## 2025-01-22 82000
> 150: Tot. pag. > r450: 500,00 > r540: 820,00
---
|Data|Valuta|Descrizione|Dare|Avere
> 150: Rip. > r450: 500,00 > r540: 820,00
|12/02/2025|12/02/2025|Gasolio|{D}|{C} ## 2025-02-12 -10000
|14/03/2025|14/03/2025|Fattura 9|{D}|{C} ## 2025-03-14 40000
> 150: Tot. pag. > r450: 600,00 > r540: 1.220,00
=== 316 a table of rates with days and percentages in the columns of the rows, no title
@open 700,00
> 40: Conto 3316 - estratto conto al 30/06/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|31/03/2025||Saldo iniziale||{o}
|05/05/2025|05/05/2025|Pagamento|{D}|{C} ## 2025-05-05 -20000
|30/06/2025||Saldo finale||{s}
|01/04/2025|30/06/2025|Tasso debitore|9,50|
|01/04/2025|30/06/2025|Tasso creditore||0,01
=== 317 hours and minutes beside the day, points as separators
> 40: Movimenti app - conto 3317 - dal 01.06.2025 al 30.06.2025
@cols 40 90 130 r540
|Data|Ora|Esercente|Importo
|03.06.2025|12.30|Mensa|-7,50 ## 2025-06-03 -750
|10.06.2025|09.15|Edicola|-2,20 ## 2025-06-10 -220
|21.06.2025|18.00|Ricarica|25,00 ## 2025-06-21 2500
=== 318 percentages and points beside the amounts
> 40: Carta punti 3318 - estratto conto dal 01/03/2025 al 31/03/2025 - addebito in conto il 10/04/2025
@cols 40 110 r340 r430 r540
|Data|Esercente|Sconto %|Punti|Importo
|05/03/2025|Supermercato|2,50|12,00|-48,00 ## 2025-03-05 -4800
|17/03/2025|Benzina||20,00|-80,00 ## 2025-03-17 -8000
|29/03/2025|Rimborso reso|||15,00 ## 2025-03-29 1500
=== 401 card: payment, then purchases grouped under the name of each shop kind
> 40: Estratto conto carta n. **** 9911 - periodo dal 01/04/2025 al 30/04/2025
@cols 40 110 r540
|Data|Descrizione|Importo
> 40: ALIMENTARI
|03/04/2025|Forno|-4,10 ## 2025-04-03 -410
|12/04/2025|Pescheria|-22,00 ## 2025-04-12 -2200
> 40: TRASPORTI
|05/04/2025|Treno|-31,50 ## 2025-04-05 -3150
> 40: RIMBORSI
|20/04/2025|Forno|+4,10 ## 2025-04-20 410
=== 402 sums of kinds at the left of each page, movements at the right
@asks
@open 600,00
> 40: Banca Laguna - conto 4402 - estratto al 31/05/2025
> 40: Bonifici > r140: 300,00 > 180: 31/12/2024 > 300: Saldo iniziale > r550: {o}
> 40: Pos > r140: 45,00 > 180: 06/05/2025 > 300: Bonifico a Lina > r480: 300,00 ## 2025-05-06 -30000
> 180: 19/05/2025 > 300: Pos Farmacia > r480: 45,00 ## 2025-05-19 -4500
> 180: 31/05/2025 > 300: Saldo finale > r550: {s}
=== 403 the year in a column of its own
@refused
> 40: Conto 4403 - movimenti
@cols 40 80 120 r540
|Anno|Data|Descrizione|Importo
|2025|03/02|Vivaio|-40,00 ## 2025-02-03 -4000
|2025|17/02|Bonifico|120,00 ## 2025-02-17 12000
=== 404 the amount in letters below
> 40: Conto 4404 - movimenti dal 01/06/2025 al 30/06/2025
@cols 40 100 r540
|Data|Descrizione|Importo
|03/06/2025|Assegno 12|-1.200,00 ## 2025-06-03 -120000
||(milleduecento/00)
|17/06/2025|Versamento|300,00 ## 2025-06-17 30000
||(trecento/00)
=== 405 cash register: the day above its rows as a title, hours beside them
@asks
> 40: Registro corrispettivi 4405
> 40: lunedi 02/06/2025
@cols 40 100 r540
|09:10|Vendita banco|12,00 ## 2025-06-02 1200
|11:45|Vendita banco|30,00 ## 2025-06-02 3000
> 40: martedi 03/06/2025
|10:05|Vendita banco|7,50 ## 2025-06-03 750
=== 406 three amounts: paid, fee, total, headings unknown
> 40: Conto pagamenti 4406 - dal 01/03/2025 al 31/03/2025
@cols 40 110 r380 r460 r550
|Data|Causale|Netto benef.|Oneri|Tot. prelevato
|05/03/2025|Bollettino luce|-60,00|-1,50|-61,50 ## 2025-03-05 -6150
|18/03/2025|Bollettino acqua|-40,00|-1,50|-41,50 ## 2025-03-18 -4150
=== 408 corrections: a row taken back on the next line by its words alone
> 40: Conto 4408 - movimenti dal 01/04/2025 al 30/04/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|03/04/2025|03/04/2025|Addebito canone|5,00| ## 2025-04-03 -500
|03/04/2025|03/04/2025|Storno addebito canone||5,00 ## 2025-04-03 500
|22/04/2025|22/04/2025|Accredito||80,00 ## 2025-04-22 8000
=== 409 two balances at each row, booked and available
@open 300,00
> 40: Conto 4409 - movimenti dal 01/05/2025 al 31/05/2025
@cols 40 100 r360 r450 r550
|Data|Descrizione|Importo|Saldo contabile|Saldo disponibile
|05/05/2025|Spesa|{-}|{s}|180,00 ## 2025-05-05 -4000
|13/05/2025|Incasso|{-}|{s}|350,00 ## 2025-05-13 15000
|28/05/2025|Rata|{-}|{s}|290,00 ## 2025-05-28 -8000
=== 410 columns that drift to the right row by row (a scanned and recognised page)
> 40: Conto 4410 - movimenti dal 01/01/2025 al 31/01/2025
> 40: Data > 110: Descrizione > r430: Dare > r520: Avere
> 40: 07/01/2025 > 110: Affitto > r430: 500,00 ## 2025-01-07 -50000
> 43: 15/01/2025 > 114: Incasso > r524: 900,00 ## 2025-01-15 90000
> 47: 22/01/2025 > 118: Bolletta > r438: 60,00 ## 2025-01-22 -6000
> 50: 29/01/2025 > 121: Incasso > r531: 70,00 ## 2025-01-29 7000
`;
