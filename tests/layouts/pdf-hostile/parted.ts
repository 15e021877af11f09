/** Pages whose header stands over some of the rows alone, and parts whose titles alone say what went out. */
export const PARTED_PDFS = `
=== 771 the header on the second page alone: the first has a picture in its place
@open 900,00
> 40: CASSA DI RISPARMIO DELLE VALLI > r560: Pag. 1/2
> 40: Conto corrente 3344 > 330: Estratto al 31.03.2025
@cols 40 95 150 r450 r540
|31.12.2024||SALDO PRECEDENTE||{o}
|07.01.2025|07.01.2025|BONIFICO DA GAMMA SPA|{D}|{C} ## 2025-01-07 200000
|13.01.2025|13.01.2025|ADDEBITO DIRETTO SEPA|{D}|{C} ## 2025-01-13 -12345
|20.01.2025|20.01.2025|PAGAMENTO FATTURA|{D}|{C} ## 2025-01-20 -50000
---
> 40: CASSA DI RISPARMIO DELLE VALLI > r560: Pag. 2/2
> 40: Conto corrente 3344 > 330: Estratto al 31.03.2025
|Data|Valuta|Descrizione|Dare|Avere
|04.02.2025|04.02.2025|GIROCONTO|{D}|{C} ## 2025-02-04 -30000
|28.02.2025|28.02.2025|INCASSO RIBA|{D}|{C} ## 2025-02-28 77777
|31.03.2025||SALDO FINALE||{s}
=== 772 a card's parts, of which only their titles say which way they went
> 40: ESTRATTO CONTO CARTE DI CREDITO > 400: Marzo 2026
> 40: ACQUISTI E PRELIEVI
@cols 40 120 r540
|Data|Descrizione|Importo
|02/03/2026|ZONA NORD|33,00 ## 2026-03-02 -3300
|13/03/2026|MAREA BLU|150,00 ## 2026-03-13 -15000
> 120: Totale acquisti e prelievi > r540: 183,00
> 40: RIMBORSI E ACCREDITI
|Data|Descrizione|Importo
|06/03/2026|BRUMA ALTA|412,00 ## 2026-03-06 41200
|20/03/2026|ZONA NORD|11,00 ## 2026-03-20 1100
> 120: Totale rimborsi e accrediti > r540: 423,00
=== 773 spends, payments and refunds of a card under one header, in words that say nothing
> 40: Carta Cipresso Oro > 330: Estratto conto del 31/03/2026
> 40: Intestatario LIA BASSI > 330: n. **** 3320
@cols 40 110 r540
|Data|Descrizione|Importo in euro
> 40: Spese
|02/03/2026|FORTE ALTO|210,00 ## 2026-03-02 -21000
|12/03/2026|EDERA VERDE|6,50 ## 2026-03-12 -650
> 110: Totale spese > r540: 216,50
> 40: Pagamenti
|10/03/2026|LINEA CHIARA|388,70 ## 2026-03-10 38870
> 110: Totale pagamenti > r540: 388,70
> 40: Rimborsi
|21/03/2026|FORTE ALTO|25,00 ## 2026-03-21 2500
> 110: Totale rimborsi > r540: 25,00
=== 774 days without a year, printed in the year after the one that the title names
@open 310,00
> 40: Stampato il 15/01/2027 alle 10:22
> 40: Condominio Via Roma 12 - Movimenti di cassa anno 2026
@cols 40 90 r400 r470 r540
|Data|Descrizione|Entrate|Uscite|Saldo
|01/01|Saldo iniziale|||{s}
|12/01|Rata gennaio|150,00||{s} ## 2026-01-12 15000
|20/02|Pulizia scale||90,00|{s} ## 2026-02-20 -9000
=== 775 days without a year, and nothing but the day of printing
@open 310,00
> 40: Circolo Aurora - cassa > r540: stampato il 20/03/2026
@cols 40 90 r400 r470 r540
|Data|Descrizione|Entrate|Uscite|Saldo
|03/11|Quota Bianchi|150,00||{s} ## 2025-11-03 15000
|20/01|Pulizie||90,00|{s} ## 2026-01-20 -9000
|02/03|Quota Neri|150,00||{s} ## 2026-03-02 15000
=== 776 a merchant's statement in words cut short
> 40: ESTRATTO CONTO ESERCENTE > 330: Mese di riferimento: 01/2025
> 40: Codice esercente 1234567 > 330: Ragione sociale: BAR CENTRALE SAS
@cols 40 120 200 r330 r410 r470 r550
|Data operaz.|Data accre.|Circu.|N. opera.|Impor. lordo|Commi.|Impor. netto
|03/01/2025|07/01/2025|PagoBancomat|12|184,20|1,11|183,09 ## 2025-01-03 18309
|03/01/2025|07/01/2025|Visa|4|96,00|1,15|94,85 ## 2025-01-03 9485
|04/01/2025|08/01/2025|Mastercard|7|140,10|1,68|138,42 ## 2025-01-04 13842
|||Totale|420,30|3,94|416,36
`;
