/** Pages of which a program that reads pictures has misread a figure, and no balance proves the rows: what it misread is told. */
export const MISREAD_PDFS = `
=== 701 a letter among the figures of an amount
@asks
@partite
@size 8
@cols 40 110 r500
> 40: Deleghe da versare - COSTRUZIONI ALTO PIAVE SRL
|Scadenza|Tributo|Importo
|16/11/2025|1001 Ritenute lavoro dipendente|840,20 ## 2025-11-16 -84020
|16/11/2025|6010 IVA ottobre|1.91O,00 ## 2025-11-16 -191000
|30/11/2025|4034 Acconto IRPEF|620,00 ## 2025-11-30 -62000
=== 702 a letter among the figures of a day
@contradicted
> 40: Movimenti del conto 8802 dal 01/05/2025 al 31/05/2025
@cols 40 100 r420 r520
|Data|Descrizione|Uscite|Entrate
|05/05/2025|Canone|{D}|{C} ## 2025-05-05 -1200
|1l/05/2025|Incasso fattura 12|{D}|{C} ## 2025-05-11 80000
|19/05/2025|Bolletta acqua|{D}|{C} ## 2025-05-19 -4410
|22/05/2025|Incasso fattura 15|{D}|{C} ## 2025-05-22 32000
=== 703 the sign of the decimals lost
@contradicted
> 40: Movimenti del conto 8803 dal 01/06/2025 al 30/06/2025
@cols 40 100 r520
|Data|Descrizione|Importo
|05/06/2025|Canone|-12,00 ## 2025-06-05 -1200
|11/06/2025|Incasso fattura 12|80000 ## 2025-06-11 80000
|19/06/2025|Bolletta acqua|-44,10 ## 2025-06-19 -4410
|22/06/2025|Incasso fattura 15|320,00 ## 2025-06-22 32000
=== 704 the sign of the decimals become another one
@asks
> 40: Carta **** 4410 - spese del mese di luglio 2025
@cols 40 100 r520
|Data|Esercente|Importo
|03/07/2025|Libreria|18,40 ## 2025-07-03 -1840
|09/07/2025|Ristorante|62;00 ## 2025-07-09 -6200
|15/07/2025|Autostrada|7,90 ## 2025-07-15 -790
=== 705 the last row of all
@contradicted
> 40: Movimenti del conto 8805 dal 01/08/2025 al 31/08/2025
@cols 40 100 r520
|Data|Descrizione|Importo
|05/08/2025|Canone|-12,00 ## 2025-08-05 -1200
|11/08/2025|Incasso fattura 18|800,00 ## 2025-08-11 80000
|2S/08/2025|Bolletta acqua|-44,10 ## 2025-08-25 -4410
=== 706 a page that writes some amounts without cents
> 40: Movimenti del conto 8806 dal 01/09/2025 al 30/09/2025
@cols 40 100 r520
|Data|Descrizione|Importo
|05/09/2025|Canone|-12,50 ## 2025-09-05 -1250
|11/09/2025|Incasso fattura 18|800 ## 2025-09-11 80000
|14/09/2025|Incasso fattura 19|450 ## 2025-09-14 45000
|19/09/2025|Bolletta acqua|-44,10 ## 2025-09-19 -4410
=== 707 a figure misread where the balances prove the rest
@open 1.000,00
> 40: Conto 8807 - saldo iniziale 1.000,00
@cols 40 100 r400 r520
|Data|Descrizione|Importo|Saldo
|05/10/2025|Canone|{-}|{s} ## 2025-10-05 -1200
|11/10/2025|Incasso fattura 12|{-}|{s} ## 2025-10-11 80000
|2O/10/2025|riferimento 18.40 del 1l/09
|22/10/2025|Incasso fattura 15|{-}|{s} ## 2025-10-22 32000
`;
