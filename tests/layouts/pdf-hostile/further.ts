/** A second lot, of what the first had left out. */
export const FURTHER_PDFS = `
=== 71 a mark across the page, lying as the rows do
@open 400,00
> 40: Banca Euganea - estratto conto al 31/03/2025 - c/c 5150
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|03/03/2025|03/03/2025|Spesa alimentare|{D}|{C} ## 2025-03-03 -4000
@size 40
@lead 0
> 200: DUPLICATO
@size 8
@lead 11
|10/03/2025|10/03/2025|Stipendio|{D}|{C} ## 2025-03-10 150000
|21/03/2025|21/03/2025|Affitto|{D}|{C} ## 2025-03-21 -60000
|||Saldo finale||{s}
=== 72 the value date under the booking date, in the same column
@open 1.000,00
> 40: Banca Tedesca in Italia - estratto conto n. 5 dal 01.05.2025 al 31.05.2025 - conto 0101010
@cols 40 110 r450 r540
|Data/Valuta|Descrizione|Addebiti|Accrediti
||Saldo iniziale||{o}

|02.05.2025|SEPA Bonifico a|{D}|{C} ## 2025-05-02 -25000 ~Officine
|03.05.2025|Officine Meccaniche Riunite

|12.05.2025|SEPA Accredito da|{D}|{C} ## 2025-05-12 90000 ~Comune
|12.05.2025|Comune di Vicenza

|30.05.2025|Canone|{D}|{C} ## 2025-05-30 -990
|31.05.2025|maggio 2025

||Saldo finale||{s}
=== 73 amounts on the last line of each movement
@open 2.000,00
> 40: Banca Rurale - estratto conto dal 01/02/2025 al 28/02/2025 - conto 4747
@cols 40 110 r450 r540
|Data|Descrizione|Uscite|Entrate
||Saldo iniziale||{o}

|04/02/2025|Addebito diretto
||Assicurazioni del Nord
||polizza 778 ## 2025-02-04 -32000
> r450: 320,00

|14/02/2025|Bonifico in entrata
||da Cooperativa Sole
> r540: 500,00 ## 2025-02-14 50000

|28/02/2025|Canone
> r450: 4,00 ## 2025-02-28 -400

||Saldo finale||{s}
=== 74 the letter of the side in a column of its own
@open 3.000,00
> 40: Banca Sabina - lista movimenti dal 01/06/2025 al 30/06/2025 - rapporto 990011
@cols 40 100 160 r450 470 r560
|Data|Valuta|Descrizione|Importo|D/A|Saldo
|||Saldo iniziale|||{o}
|03/06/2025|03/06/2025|Bonifico a fornitore|{a}|D|{s} ## 2025-06-03 -100000
|12/06/2025|12/06/2025|Incasso fattura|{a}|A|{s} ## 2025-06-12 55000
|27/06/2025|27/06/2025|Stipendi|{a}|D|{s} ## 2025-06-27 -210000
|||Saldo finale|||{s}
=== 75 the sign in a column of its own, without balances
> 40: Lista movimenti conto 121212 dal 01/06/2025 al 30/06/2025
@cols 40 100 160 430 r520
|Data|Valuta|Descrizione|Segno|Importo
|03/06/2025|03/06/2025|Bonifico a fornitore|-|{a} ## 2025-06-03 -100000
|12/06/2025|12/06/2025|Incasso fattura|+|{a} ## 2025-06-12 55000
|27/06/2025|27/06/2025|Stipendi|-|{a} ## 2025-06-27 -210000
=== 76 the balance of each day between the rows
@open 100,00
> 40: Banca Morena - estratto conto al 31/01/2025 - c/c 8080
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|31/12/2024||Saldo iniziale||{o}
|07/01/2025|07/01/2025|Versamento|{D}|{C} ## 2025-01-07 40000
|07/01/2025|07/01/2025|Commissioni|{D}|{C} ## 2025-01-07 -200
|07/01/2025||Saldo del giorno||{s}
|17/01/2025|17/01/2025|Prelievo|{D}|{C} ## 2025-01-17 -10000
|17/01/2025||Saldo del giorno||{s}
|31/01/2025||Saldo finale||{s}
=== 77 card with the month as a word, credits with CR, foreign amount below
> 40: Estratto conto mensile American Blue - 25 ottobre 2024
> 40: Conto carta XXXX-XXXXXX-71003 - da addebitare 3,50
@cols 40 120 r400 r540
|Data|Descrizione|Valuta estera|Importo EUR
|27 settembre|LIBRERIA MODERNA TORINO||25,00 ## 2024-09-27 -2500
|3 ottobre|AIR FRANCE PARIS||310,00 ## 2024-10-03 -31000
|8 ottobre|PAGAMENTO RICEVUTO, GRAZIE||412,00 CR ## 2024-10-08 41200
|14 ottobre|STEAKHOUSE BOSTON|USD 88,00|80,50 ## 2024-10-14 -8050
||Nuovi addebiti||415,50
=== 78 online bank: weekday above the rows, euro behind
@open 1.000,00
> 40: Il tuo estratto conto - 01.03.2025 fino a 31.03.2025
> 40: IBAN: IT40I0542811101000000777001
@cols 40 300 r540
|Descrizione|Data di verifica|Importo
|Supermercato Sole|03.03.2025|{-}€ ## 2025-03-03 -3340 ~Supermercato
|Carta di debito
|Paolo Bianchi|10.03.2025|{+}€ ## 2025-03-10 20000 ~Paolo
|Entrata
|Gestore Telefonico|31.03.2025|{-}€ ## 2025-03-31 -1299 ~Gestore
|Addebito diretto
> 40: Saldo precedente > r540: {o}€
> 40: Il tuo nuovo saldo > r540: {s}€
=== 79 money out, money in, with the currency before
@figures en
@open 1.250,00
> 40: EUR Statement
> 40: Generated on the 1 Apr 2025
> 40: Account transactions from 1 March 2025 to 31 March 2025
@cols 40 120 r380 r460 r550
|Date|Description|Money out|Money in|Balance
|2 Mar 2025|Card payment Grocer|€24.10||€{s} ## 2025-03-02 -2410
||To: Grocer, Milan
|9 Mar 2025|Transfer from Anna||€300.00|€{s} ## 2025-03-09 30000
|28 Mar 2025|Exchange to USD|€100.00||€{s} ## 2025-03-28 -10000
||$108.20
=== 80 no header, debits and credits by place alone, balances around
@asks
@open 1.000,00
> 40: Conto 3131 - estratto al 31/12/2024
@cols 40 95 150 r450 r540
|31/10/2024||SALDO INIZIALE||{o}
|05/11/2024|05/11/2024|ASSICURAZIONE AUTO|{D}|{C} ## 2024-11-05 -40000
|11/11/2024|11/11/2024|BONIFICO DA MARTA|{D}|{C} ## 2024-11-11 25000
|20/12/2024|20/12/2024|REGALI|{D}|{C} ## 2024-12-20 -15000
|31/12/2024||SALDO FINALE||{s}
=== 91 no header, debits, credits and the running balance by place alone
@open 1.000,00
> 40: Conto 3132 - estratto al 31/12/2024
@cols 40 95 150 r400 r470 r540
|31/10/2024||SALDO INIZIALE|||{o}
|05/11/2024|05/11/2024|ASSICURAZIONE AUTO|{D}|{C}|{s} ## 2024-11-05 -40000
|11/11/2024|11/11/2024|BONIFICO DA MARTA|{D}|{C}|{s} ## 2024-11-11 25000
|20/12/2024|20/12/2024|REGALI|{D}|{C}|{s} ## 2024-12-20 -15000
|31/12/2024||SALDO FINALE|||{s}
=== 92 no header, one amount with its sign behind, balances around
@open 1.000,00
> 40: Conto 3133 - estratto al 31/12/2024
@cols 40 95 150 r470
|31/10/2024||SALDO INIZIALE|{o}+
|05/11/2024|05/11/2024|ASSICURAZIONE AUTO|{<} ## 2024-11-05 -40000
|11/11/2024|11/11/2024|BONIFICO DA MARTA|{<} ## 2024-11-11 25000
|31/12/2024||SALDO FINALE|{s}+
=== 93 no sign anywhere, balances around
@asks
@open 1.000,00
> 40: Conto 3134 - lista dal 01/11/2024 al 31/12/2024
> 40: Saldo iniziale: {o} > 300: Saldo finale: 850,00
@cols 40 95 150 r470
|Data|Valuta|Descrizione|Importo
|05/11/2024|05/11/2024|ASSICURAZIONE AUTO|400,00 ## 2024-11-05 -40000
|11/11/2024|11/11/2024|BONIFICO DA MARTA|250,00 ## 2024-11-11 25000
=== 94 what is said between the rows, with its day and without an amount
@open 1.000,00
> 40: Conto 3135 - estratto conto al 31/12/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|05/11/2024|05/11/2024|Assicurazione|{D}|{C} ## 2024-11-05 -40000
|31/12/2024||Nuove condizioni dal 01/01/2025
|||Saldo finale||{s}
=== 95 totals under the rows, with what is said and a day before them
> 40: Conto 3136 - movimenti dal 01/11/2024 al 31/12/2024
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|05/11/2024|05/11/2024|Assicurazione|{D}|{C} ## 2024-11-05 -40000
|06/11/2024|06/11/2024|Accredito|{D}|{C} ## 2024-11-06 90000
|31/12/2024||Fine dei movimenti
|||Totale||{c}
=== 81 a list of cheques under the movements, in the same places
@open 4.000,00
> 40: Banca Apuana - estratto conto al 31/07/2024 - c/c 3003
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|08/07/2024|08/07/2024|Assegni|{D}|{C} ## 2024-07-08 -90000
|19/07/2024|19/07/2024|Bonifico da clienti|{D}|{C} ## 2024-07-19 60000
|||Saldo finale||{s}

> 40: DETTAGLIO ASSEGNI
> 40: Data > 95: Numero > r450: Importo
> 40: 08/07/2024 > 95: 0011223301 > r450: 400,00
> 40: 08/07/2024 > 95: 0011223302 > r450: 500,00
=== 82 carried balances and dates without a year over two years, three lines a row
@open 6.000,00
> 40: Banca Bruzia - estratto conto al 31.01.2024 - c/c 1414 > r560: pag. 1
@cols 40 75 110 r470 r560
|Data|Val.|Descrizione|Dare|Avere
|||Saldo al 31.10.2023||{o}
|06.11|06.11|Bonifico|{D}|{C} ## 2023-11-06 -70000 ~Vetreria
|||a favore Vetreria Fusa
|||rif. 06.11.2023 700,00
|29.12|31.12|Incasso|{D}|{C} ## 2023-12-29 123400 ~Hotel
|||da Hotel Splendido
|||Saldo da riportare||{s}
---
> 40: Banca Bruzia - estratto conto al 31.01.2024 - c/c 1414 > r560: pag. 2
|Data|Val.|Descrizione|Dare|Avere
|||Riporto saldo||{s}
|08.01|08.01|Delega F24|{D}|{C} ## 2024-01-08 -98765
|31.01|31.01|Bollo|{D}|{C} ## 2024-01-31 -833
|||Saldo al 31.01.2024||{s}
=== 83 a page that lies
@page 842 595
@open 50,00
> 40: Banca Daunia - conto 6161 - dal 01/05/2025 al 31/05/2025
@cols 40 110 180 r600 r720
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|02/05/2025|02/05/2025|Versamento contanti|{D}|{C} ## 2025-05-02 9000
|30/05/2025|30/05/2025|Canone|{D}|{C} ## 2025-05-30 -200
|||Saldo finale||{s}
=== 84 letters drawn one by one in a typewriter's type
@font Courier
@draw letters
@open 700,00
> 40: BANCA ALTINATE - ESTRATTO CONTO AL 31/08/2024 - C/C 717
@cols 40 100 160 r450 r540
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE
|||SALDO INIZIALE||{o}
|05/08/2024|05/08/2024|GIROCONTO DA LIBRETTO|{D}|{C} ## 2024-08-05 30000 ~GIROCONTO
|26/08/2024|26/08/2024|PAGAMENTO MUTUO|{D}|{C} ## 2024-08-26 -65000
|||SALDO FINALE||{s}
=== 85 dare and avere named as Vs. debito and Vs. credito over two lines
@open 300,00
> 40: BANCA CARNICA - ESTRATTO CONTO CORRENTE N. 12 AL 31.10.2024
@cols 40 95 150 r450 r540
|DATA|DATA|DESCRIZIONE|IMPORTI A|IMPORTI A
|OPERAZ.|VALUTA||VS. DEBITO|VS. CREDITO
|30.09.2024||SALDO A VS. CREDITO||{o}
|10.10.2024|10.10.2024|BONIFICO|{D}|{C} ## 2024-10-10 70000
|21.10.2024|21.10.2024|RATA FINANZIAMENTO|{D}|{C} ## 2024-10-21 -45000
|31.10.2024||SALDO A VS. CREDITO||{s}
=== 86 a line of the words that begins with a day under the days
@open 1.500,00
> 40: Banca Retica - estratto conto al 31/05/2024 - c/c 2727
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|06/05/2024|06/05/2024|Bonifico ordinato il|{D}|{C} ## 2024-05-06 -30000 ~Ristorazione
> 150: 03/05/2024 a Ristorazione Lacustre per euro 300,00
|20/05/2024|20/05/2024|Bonifico ricevuto|{D}|{C} ## 2024-05-20 44000 ~Vela
> 150: 18/05/2024 da Circolo Vela 440,00
|||Saldo finale||{s}
=== 87 original amounts in a column of their own beside the euro, no letters
@open 5.000,00
> 40: Conto 9191 - operazioni dal 01/09/2024 al 30/09/2024
@cols 40 100 r380 r450 r550
|Data|Descrizione|Importo originale|Cambio|Importo EUR
||Saldo iniziale|||{o}
|05/09/2024|Hotel Londra|-200,00 GBP|0,8400|-238,10 ## 2024-09-05 -23810
|12/09/2024|Incasso cliente USA|1.100,00 USD|1,1000|1.000,00 ## 2024-09-12 100000
|26/09/2024|Taxi Roma|||-25,00 ## 2024-09-26 -2500
||Saldo finale|||{s}
=== 88 fees beside the amount, in a column of their own
@open 1.000,00
> 40: Conto carta 5252 - movimenti dal 01/04/2025 al 30/04/2025
@cols 40 110 r360 r440 r540
|Data|Descrizione|Importo|Commissioni|Saldo
||Saldo iniziale|||{o}
|03/04/2025|Prelievo estero|-100,00|-2,00|898,00 ## 2025-04-03 -10200
|14/04/2025|Ricarica|500,00|-1,00|1.397,00 ## 2025-04-14 49900
|25/04/2025|Acquisto|-60,00|0,00|1.337,00 ## 2025-04-25 -6000
||Saldo finale|||{s}
=== 89 number of the operation before the day
@open 760,00
> 40: Banca Liburna - movimenti dal 01/10/2024 al 31/10/2024 - conto 7373
@cols r60 75 130 185 r450 r540
|N.|Data|Valuta|Descrizione|Dare|Avere
||||Saldo iniziale||{o}
|1|03/10/2024|03/10/2024|Ritiro effetti|{D}|{C} ## 2024-10-03 -20000
|2|11/10/2024|11/10/2024|Incasso effetti|{D}|{C} ## 2024-10-11 50000
|3|31/10/2024|31/10/2024|Spese|{D}|{C} ## 2024-10-31 -150
||||Saldo finale||{s}
=== 90 words of a row go on over the page, and begin with a day and an amount
@open 100,00
> 40: Banca Nuova Adda - conto 55668 - estratto conto al 30/04/2025
@cols 40 100 160 r450 r540
|Data|Valuta|Descrizione|Addebiti|Accrediti
|||Saldo iniziale||{o}
|02/04/2025|02/04/2025|Bonifico da Studio Neri|{D}|{C} ## 2025-04-02 90000 ~Neri
|10/04/2025|10/04/2025|Pagamento SDD|{D}|{C} ## 2025-04-10 -22010 ~GASLUCE
|||creditore GASLUCE SPA
@at 810
> 270: Pagina 1 di 2
---
> 40: Banca Nuova Adda - conto 55668 - estratto conto al 30/04/2025
|Data|Valuta|Descrizione|Addebiti|Accrediti
|||08/04/2025 220,10 rif. fattura 12
|18/04/2025|18/04/2025|Bollettino postale|{D}|{C} ## 2025-04-18 -8700 ~Bollettino
|||Saldo finale||{s}
@at 810
> 270: Pagina 2 di 2
`;
