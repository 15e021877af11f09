/** Statements of cards and of deposits. */
export const CARD_PDFS = `
=== 08 credit card: charges without sign, payment with a minus, total
> 40: CartaPiu - Estratto conto di ottobre 2024
> 40: Titolare MARIO GIALLI - Carta n. **** **** **** 1234
> 40: Addebito su conto corrente il 15/11/2024
@cols 40 105 170 r540
|Data acquisto|Data registr.|Descrizione|Importo in Euro
|02/10/2024|03/10/2024|LIBRERIA CENTRALE MILANO|34,50 ## 2024-10-03 -3450
|05/10/2024|07/10/2024|AUTOSTRADE|12,30 ## 2024-10-07 -1230
|11/10/2024|12/10/2024|HOTEL BELLAVISTA RIMINI|280,00 ## 2024-10-12 -28000
|19/10/2024|21/10/2024|STORNO LIBRERIA CENTRALE|-34,50 ## 2024-10-21 3450
|28/10/2024|29/10/2024|DISTRIBUTORE CARBURANTI|61,20 ## 2024-10-29 -6120
|||Totale spese del periodo|353,50
=== 09 credit card with foreign amounts and their rate beside
> 40: Estratto conto carta aziendale n. ************7788
> 40: Periodo dal 01/09/2024 al 30/09/2024
@cols 40 95 150 r380 r450 r550
|Data|Data|Descrizione|Importo in|Cambio|Importo
|operazione|contabile||valuta||in euro
|03/09/2024|05/09/2024|AIRWAYS LONDON|120,00 GBP|0,84210|142,50 ## 2024-09-05 -14250
|08/09/2024|09/09/2024|RISTORANTE DA PIERO|||54,00 ## 2024-09-09 -5400
|14/09/2024|16/09/2024|CLOUD SERVICES|99,00 USD|1,10000|90,00 ## 2024-09-16 -9000
|20/09/2024|21/09/2024|TAXI ROMA|||18,60 ## 2024-09-21 -1860
|||Totale movimenti|||305,10
=== 13 prepaid card with plus and minus and a balance
@open 250,00
> 40: Movimenti carta prepagata n. 5333********9012
> 40: Saldo iniziale al 01/02/2025: {o} EUR
@cols 40 110 180 r430 r540
|Data contabile|Data valuta|Descrizione|Importo (EUR)|Saldo (EUR)
|03/02/2025|02/02/2025|PAGAMENTO ONLINE STREAMING|{+}|{s} ## 2025-02-03 -1299
|05/02/2025|05/02/2025|RICARICA DA CONTO|{+}|{s} ## 2025-02-05 10000
|11/02/2025|10/02/2025|PRELIEVO ATM|{+}|{s} ## 2025-02-11 -6000
|||COMMISSIONE PRELIEVO||
|27/02/2025|27/02/2025|CANONE MENSILE|{+}|{s} ## 2025-02-27 -100
> 40: Saldo disponibile al 28/02/2025: {s} EUR
=== 14 deposit account: interest, withholding, few rows
@open 50.000,00
> 40: Conto deposito vincolato n. 000998877
> 40: Rendiconto dal 01/01/2024 al 31/12/2024
@cols 40 110 180 r440 r540
|Data|Valuta|Operazione|A debito|A credito
|01/01/2024||Saldo iniziale||{o}
|30/06/2024|30/06/2024|Interessi creditori lordi|{D}|{C} ## 2024-06-30 75000
|30/06/2024|30/06/2024|Ritenuta fiscale su interessi|{D}|{C} ## 2024-06-30 -19500
|31/12/2024|31/12/2024|Interessi creditori lordi|{D}|{C} ## 2024-12-31 76000
|31/12/2024|31/12/2024|Ritenuta fiscale su interessi|{D}|{C} ## 2024-12-31 -19760
|31/12/2024|31/12/2024|Imposta di bollo|{D}|{C} ## 2024-12-31 -10000
|31/12/2024||Saldo finale||{s}
=== 22 several cards in one statement, a total each
> 40: Estratto conto carte aziendali - novembre 2024 - data emissione 30/11/2024
@cols 40 110 r540
> 40: Carta n. **** 1111 - BIANCHI LUCA
|Data|Descrizione|Importo EUR
|04/11/2024|Treni nazionali|89,00 ## 2024-11-04 -8900 #1111
|12/11/2024|Albergo Sole|150,00 ## 2024-11-12 -15000 #1111
||Totale carta **** 1111|239,00

> 40: Carta n. **** 2222 - NERI SARA
|Data|Descrizione|Importo EUR
|06/11/2024|Cartoleria|22,40 ## 2024-11-06 -2240 #2222
|25/11/2024|Noleggio auto|310,00 ## 2024-11-25 -31000 #2222
||Totale carta **** 2222|332,40

||Totale estratto conto|571,40
`;
