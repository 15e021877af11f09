/** Pages whose figures prove little or nothing: no balances around the rows, figures that are no amounts among them. */
export const UNPROVED_PDFS = `
=== 201 fees and taxes contained in an amount, written under it in its column
> 40: Lista movimenti conto 5501 dal 01/03/2025 al 31/03/2025
@cols 40 100 160 r540
|Data|Valuta|Descrizione|Importo
|03/03/2025|03/03/2025|Bonifico estero|-1.012,00 ## 2025-03-03 -101200
|||di cui commissioni|-12,00
|11/03/2025|11/03/2025|Incasso fattura 12|610,00 ## 2025-03-11 61000
|||di cui IVA|110,00
|20/03/2025|20/03/2025|Canone|-5,00 ## 2025-03-20 -500
=== 202 sums of each day under other names, the day printed once
@contradicted
> 40: Conto 5502 - operazioni dal 01/04/2025 al 30/04/2025
@cols 40 110 r440 r540
|Data|Descrizione|Uscite|Entrate
|02/04/2025|Mercato|{D}|{C} ## 2025-04-02 -3100
||Farmacia|{D}|{C} ## 2025-04-02 -1250
||Rimborso|{D}|{C} ## 2025-04-02 2000
||Complessivo giornata|43,50|20,00
|09/04/2025|Stipendio|{D}|{C} ## 2025-04-09 150000
||Affitto|{D}|{C} ## 2025-04-09 -60000
||Complessivo giornata|600,00|1.500,00
=== 203 words that run under the first column of amounts and end with an amount
@refused
> 40: Movimenti del conto 5503 dal 01/05/2025 al 31/05/2025
@cols 40 95 150 r460 r550
|Data|Valuta|Descrizione|Dare|Avere
|05/05/2025|05/05/2025|BONIFICO DA ALFA PER SALDO FATTURA DEL 30/04/2025 PARI A EURO 1.250,00||1.250,00 ## 2025-05-05 125000
|12/05/2025|12/05/2025|SDD LUCE|88,10| ## 2025-05-12 -8810
|19/05/2025|19/05/2025|BONIFICO DA BETA PER ACCONTO SU PREVENTIVO 18/2025 EURO TOTALI 3.000,00||900,00 ## 2025-05-19 90000
=== 204 rows of a day go on over the page, headings on the first alone
@contradicted
> 40: Conto 5504 - elenco movimenti dal 01/06/2025 al 30/06/2025 > 500: 1 di 2
@cols 40 120 r540
|Data|Descrizione|Importo
|03/06/2025|Gelateria|-6,00 ## 2025-06-03 -600
|14/06/2025|Ristorante Al Molo|-84,00 ## 2025-06-14 -8400
||Parcheggio|-4,50 ## 2025-06-14 -450
@at 810
> 250: www.banca.example
---
> 40: Conto 5504 - elenco movimenti dal 01/06/2025 al 30/06/2025 > 500: 2 di 2
@at 80
||Rimborso di Carla|+42,00 ## 2025-06-14 4200
|21/06/2025|Benzina|-50,00 ## 2025-06-21 -5000
@at 810
> 250: www.banca.example
=== 205 reversals in the column of their own kind, with a minus
> 40: Conto 5505 - movimenti dal 01/02/2025 al 28/02/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|04/02/2025|04/02/2025|Commissioni bonifico|2,50| ## 2025-02-04 -250
|06/02/2025|06/02/2025|Storno commissioni bonifico|-2,50| ## 2025-02-06 250
|17/02/2025|17/02/2025|Incasso assegno||700,00 ## 2025-02-17 70000
|20/02/2025|20/02/2025|Assegno tornato impagato||-700,00 ## 2025-02-20 -70000
=== 206 headings aligned to the left over figures aligned to the right
> 40: Banca Tirrenica - conto 5506 - dal 01/01/2025 al 31/01/2025
@cols 40 95 150 330 410
|Data|Valuta|Descrizione|Dare|Avere
@cols 40 95 150 r400 r480
|07/01/2025|07/01/2025|Fornitore Elba|{D}|{C} ## 2025-01-07 -40000
|16/01/2025|16/01/2025|Cliente Giglio|{D}|{C} ## 2025-01-16 91000
|24/01/2025|24/01/2025|Fornitore Capraia|{D}|{C} ## 2025-01-24 -12000
=== 207 euro and cents in columns of their own
@refused
> 40: Libretto postale 5507 - operazioni dal 01/03/2024 al 31/03/2024
@cols 40 110 r400 410 r480 490
|Data|Operazione|Addebiti Euro|cent|Accrediti Euro|cent
|05/03/2024|Prelievo|1.200|50|| ## 2024-03-05 -120050
|14/03/2024|Versamento|||350|00 ## 2024-03-14 35000
|29/03/2024|Bollo|34|20|| ## 2024-03-29 -3420
=== 208 the minus at the left edge of its column, far from the figures
> 40: Conto 5508 - lista dal 01/07/2025 al 31/07/2025
@cols 40 110 430 r540
|Data|Descrizione|Importo
@cols 40 110 430 r540
|02/07/2025|Bolletta gas|- €|61,20 ## 2025-07-02 -6120
|10/07/2025|Stipendio|€|1.700,00 ## 2025-07-10 170000
|22/07/2025|Assicurazione|- €|412,00 ## 2025-07-22 -41200
=== 209 whole euro without decimals
@refused
> 40: Cassa contanti 5509 - registro dal 01/10/2024 al 31/10/2024
@cols 40 110 r440 r540
|Data|Descrizione|Entrate|Uscite
|04/10/2024|Incasso giornata|1.240| ## 2024-10-04 124000
|09/10/2024|Acquisto francobolli||28 ## 2024-10-09 -2800
|31/10/2024|Versamento in banca||1.000 ## 2024-10-31 -100000
=== 210 what a presentation is made of, under its row, in the same columns
> 40: Conto 5510 - movimenti dal 01/09/2024 al 30/09/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|06/09/2024|06/09/2024|Bonifico a Ditta Sarti|{D}|{C} ## 2024-09-06 -30000
|13/09/2024|13/09/2024|Incasso effetti distinta 12||1.000,00 ## 2024-09-13 100000
> 150: scadenza 31/08/2024 Rossi 400,00
> 150: scadenza 31/08/2024 Neri 600,00
|24/09/2024|24/09/2024|Utenze|{D}|{C} ## 2024-09-24 -9000
=== 211 what goes out and what comes in under a heading each, no sums
> 40: Conto 5511 - estratto dal 01/11/2024 al 30/11/2024
@cols 40 100 160 r540
|Data|Valuta|Descrizione|Importo
> 40: OPERAZIONI A DEBITO
|05/11/2024|05/11/2024|Rata leasing|310,00 ## 2024-11-05 -31000
|18/11/2024|18/11/2024|Imposte|1.050,00 ## 2024-11-18 -105000
> 40: OPERAZIONI A CREDITO
|12/11/2024|12/11/2024|Bonifico da cliente|2.200,00 ## 2024-11-12 220000
|28/11/2024|28/11/2024|Rimborso|15,00 ## 2024-11-28 1500
=== 212 a letter that touches its amount, balance the same way, newest first
> 40: Conto 5512 - ultimi movimenti al 20/05/2025
@cols 40 100 r440 r550
|Data|Descrizione|Importo|Saldo
|20/05/2025|Spese bonifico|D1,50|C498,50 ## 2025-05-20 -150
|19/05/2025|Bonifico a tecnico|D800,00|C500,00 ## 2025-05-19 -80000
|08/05/2025|Vendita usato|C300,00|C1.300,00 ## 2025-05-08 30000
=== 213 the foot of each page says a day and a balance in the column of the amounts
> 40: Conto 5513 - movimenti dal 01/08/2024 al 31/08/2024
@cols 40 110 r540
|Data|Descrizione|Importo
|05/08/2024|Hotel|-420,00 ## 2024-08-05 -42000
|09/08/2024|Traghetto|-150,00 ## 2024-08-09 -15000
@at 800
> 40: 31/08/2024 > 110: Disponibilita del rapporto alla data > r540: 3.310,00
---
> 40: Conto 5513 - movimenti dal 01/08/2024 al 31/08/2024
|Data|Descrizione|Importo
|20/08/2024|Bonifico da Remo|200,00 ## 2024-08-20 20000
@at 800
> 40: 31/08/2024 > 110: Disponibilita del rapporto alla data > r540: 3.310,00
=== 214 first and last line under names that nobody knows, no other proof
@asks
@open 1.000,00
> 40: Conto 5514 - prospetto dal 01/04/2024 al 30/04/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|01/04/2024||Esistente iniziale||{o}
|10/04/2024|10/04/2024|Cancelleria|{D}|{C} ## 2024-04-10 -5000
|22/04/2024|22/04/2024|Vendita|{D}|{C} ## 2024-04-22 26000
|30/04/2024||Rimasto in cassa||{s}
=== 215 a row that says it was called off, its amount printed
> 40: Conto 5515 - movimenti dal 01/05/2024 al 31/05/2024
@cols 40 95 150 r470 490
|Data|Valuta|Descrizione|Importo|Stato
|03/05/2024|03/05/2024|Bonifico a Gamma|-200,00|Eseguito ## 2024-05-03 -20000
|07/05/2024|07/05/2024|Bonifico a Delta|-900,00|Annullato
|16/05/2024|16/05/2024|Accredito stipendio|1.600,00|Eseguito ## 2024-05-16 160000
=== 216 two amounts and a sum column beside, neither named
> 40: Conto 5516 - movimenti dal 01/06/2024 al 30/06/2024
@cols 40 95 150 r400 r480 r560
|Data|Valuta|Descrizione|Dare|Avere|
|04/06/2024|04/06/2024|Gommista|120,00||1.880,00 ## 2024-06-04 -12000
|12/06/2024|12/06/2024|Bonifico da Dora||500,00|2.380,00 ## 2024-06-12 50000
|25/06/2024|25/06/2024|Canone|4,00||2.376,00 ## 2024-06-25 -400
=== 217 pages bound at the left and at the right, headings on the first alone
> 70: Conto 5517 - movimenti dal 01/01/2025 al 28/02/2025
@cols 70 125 180 r470 r560
|Data|Valuta|Descrizione|Dare|Avere
|08/01/2025|08/01/2025|Fornitore Nord|{D}|{C} ## 2025-01-08 -11000
|14/01/2025|14/01/2025|Cliente Sud|{D}|{C} ## 2025-01-14 32000
|23/01/2025|23/01/2025|Fornitore Est|{D}|{C} ## 2025-01-23 -7050
---
@at 70
@cols 20 75 130 r420 r510
|05/02/2025|05/02/2025|Cliente Ovest|{D}|{C} ## 2025-02-05 64000
|11/02/2025|11/02/2025|Fornitore Centro|{D}|{C} ## 2025-02-11 -9900
|27/02/2025|27/02/2025|Cliente Isole|{D}|{C} ## 2025-02-27 21000
=== 218 pages bound at the left and at the right, headings on each
> 30: Conto 5518 - movimenti dal 01/03/2025 al 30/04/2025
@cols 30 85 140 r400 r470 r540
|Data|Valuta|Descrizione|Uscite|Entrate|Saldo
|04/03/2025|04/03/2025|Scuola guida|120,00||880,00 ## 2025-03-04 -12000
|18/03/2025|18/03/2025|Rimborso spese||60,00|940,00 ## 2025-03-18 6000
---
> 75: Conto 5518 - movimenti dal 01/03/2025 al 30/04/2025
@cols 75 130 185 r445 r515 r585
|Data|Valuta|Descrizione|Uscite|Entrate|Saldo
|02/04/2025|02/04/2025|Stipendio||1.500,00|2.440,00 ## 2025-04-02 150000
|22/04/2025|22/04/2025|Meccanico|340,00||2.100,00 ## 2025-04-22 -34000
=== 219 words of the next row above it, and a figure among them in the places of the amounts
> 40: Conto 5519 - movimenti dal 01/05/2025 al 31/05/2025
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|06/05/2025|06/05/2025|Bonifico a Sarta|80,00| ## 2025-05-06 -8000
> 150: imponibile > r450: 65,57
> 150: iva 22% > r450: 14,43
|15/05/2025|15/05/2025|Incasso parcella||1.000,00 ## 2025-05-15 100000
> 150: onorario > r540: 1.200,00
> 150: ritenuta d'acconto > r540: 200,00
=== 220 a day in words without an amount, its amount on the next line without a day
> 40: Conto 5520 - movimenti dal 01/06/2025 al 30/06/2025
@cols 40 95 150 r540
|Data|Valuta|Descrizione|Importo
|03/06/2025|03/06/2025|Spesa|-21,00 ## 2025-06-03 -2100
|10/06/2025|10/06/2025|Bonifico a favore di Officina
|||Meccanica Santarelli|-350,00 ## 2025-06-10 -35000
|24/06/2025|24/06/2025|Accredito|75,00 ## 2025-06-24 7500
=== 231 an opening balance that nobody knows, and totals that count it
@asks
> 40: Banca Rossa - Estratto conto trimestrale al 31/03/2025 - c/c 1122/33
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione operazioni|Addebiti|Accrediti
|31/12/2024|31/12/2024|Importo di partenza||2.000,00
|15/01/2025|15/01/2025|Pagamento fattura 4|500,00| ## 2025-01-15 -50000
|20/02/2025|20/02/2025|Incasso POS||750,00 ## 2025-02-20 75000
|31/03/2025|31/03/2025|Imposta di bollo|25,00| ## 2025-03-31 -2500
|||Totali|525,00|2.750,00
|31/03/2025|31/03/2025|Saldo a Vs credito||2.225,00
=== 232 a closing figure that nobody knows, on an opening one without a day
@asks
> 40: Conto 5532 - prospetto dal 01/11/2024 al 31/12/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Importo di partenza||1.000,00
|05/11/2024|05/11/2024|Assicurazione|400,00| ## 2024-11-05 -40000
|12/11/2024|12/11/2024|Rimborso||90,00 ## 2024-11-12 9000
|31/12/2024||Importo di arrivo||690,00
=== 233 a month named at the head of each page, newest first
> 40: La mia carta - Movimenti > 400: Carta 5333 **** **** 7781
> 40: Aprile 2025
@cols 40 80 r540
|28 APR|SUPERMERCATO|- 42,15 EUR ## 2025-04-28 -4215
|15 APR|RICARICA|+ 100,00 EUR ## 2025-04-15 10000
---
> 40: Marzo 2025
|31 MAR|CANONE|- 1,00 EUR ## 2025-03-31 -100
|09 MAR|CINEMA|- 16,50 EUR ## 2025-03-09 -1650
=== 234 two tables side by side that go on over the page
> 40: Cassa sociale - movimenti di aprile 2025
> 40: ENTRATE > 310: USCITE
> 40: Data > 90: Descrizione > r285: Importo > 310: Data > 360: Descrizione > r550: Importo
@lead 0
> 40: 02/04/2025 > 90: Quote soci > r285: {a} ## 2025-04-02 30000
@lead 11
> 310: 05/04/2025 > 360: Affitto sala > r550: {a} ## 2025-04-05 -15000
---
@lead 0
> 40: 14/04/2025 > 90: Lotteria > r285: {a} ## 2025-04-14 8000
@lead 11
> 310: 22/04/2025 > 360: Materiali > r550: {a} ## 2025-04-22 -9500
=== 235 no headings, letter between amount and balance, no opening
> 40: Banca Sabina - lista movimenti dal 01/06/2025 al 30/06/2025 - rapporto 990011
@cols 40 100 160 r450 470 r560
|03/06/2025|03/06/2025|Bonifico a fornitore|1.000,00|D|2.000,00 ## 2025-06-03 -100000
|12/06/2025|12/06/2025|Incasso fattura|550,00|A|2.550,00 ## 2025-06-12 55000
|27/06/2025|27/06/2025|Stipendi|2.100,00|D|450,00 ## 2025-06-27 -210000
=== 236 no headings, amounts without a sign beside balances, no opening
@asks
> 40: Conto 5536 - estratto al 31/12/2024
@cols 40 95 150 r450 r560
|05/11/2024|05/11/2024|Assicurazione auto|400,00|600,00 ## 2024-11-05 -40000
|11/11/2024|11/11/2024|Bonifico da Marta|250,00|850,00 ## 2024-11-11 25000
|20/12/2024|20/12/2024|Regali|150,00|700,00 ## 2024-12-20 -15000
=== 237 no headings, the account above nameless days, value date first
@asks
> 40: BANCA ORIENTALE > 300: Estratto conto al 31/03/2025
> 40: c/c 6060/1
@cols 40 95 150 r430 r520
|07/03/2025|05/03/2025|Tessitura|{D}|{C} ## 2025-03-05 -47100
|06/03/2025|06/03/2025|Accredito|{D}|{C} ## 2025-03-06 12850
|31/03/2025|31/03/2025|Accredito|{D}|{C} ## 2025-03-31 9300
=== 238 thousands parted by the space of a typewriter
@font Courier
@figures space
@open 12.400,00
> 40: Conto 5538 - dal 01/03/2025 al 31/03/2025
@cols 40 110 r440 r560
|Data|Descrizione|Importo|Saldo
||Saldo iniziale||{o}
|04/03/2025|Bonifico 12|{-}|{s} ## 2025-03-04 -350000
|10/03/2025|Rimessa|{-}|{s} ## 2025-03-10 1250000
|28/03/2025|Prelievo|{-}|{s} ## 2025-03-28 -120075
||Saldo finale||{s}
`;
