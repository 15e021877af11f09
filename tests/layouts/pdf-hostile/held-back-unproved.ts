/** Written with what proves little, and read only when the reader had been mended for it. */
export const HELD_BACK_UNPROVED_PDFS = `
=== 221 commission and amount sent, broken down under each payment
> 40: Conto 5521 - movimenti dal 01/03/2025 al 31/03/2025
@cols 40 100 160 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|04/03/2025|04/03/2025|Ricarica telefonica|21,00| ## 2025-03-04 -2100
|||Importo operazione|20,00|
|||Commissione|1,00|
|18/03/2025|18/03/2025|Bonifico da Lidia||75,00 ## 2025-03-18 7500
=== 222 days with the name of the weekday, sum of the week between
> 40: Cassa 5522 - prima nota dal 01/09/2025 al 14/09/2025
@cols 40 120 r440 r540
|Giorno|Descrizione|Entrate|Uscite
|lun 01/09/2025|Corrispettivi|310,00| ## 2025-09-01 31000
|gio 04/09/2025|Pulizie||60,00 ## 2025-09-04 -6000
||Riepilogo settimana 36|310,00|60,00
|mar 09/09/2025|Corrispettivi|280,00| ## 2025-09-09 28000
||Riepilogo settimana 37|280,00|
=== 223 future payments under the rows, without a heading of their own
> 40: Conto 5523 - ultimi movimenti e pagamenti in programma al 15/04/2025
@cols 40 100 160 r540
|Data|Valuta|Descrizione|Importo
|02/04/2025|02/04/2025|Palestra|-45,00 ## 2025-04-02 -4500
|11/04/2025|11/04/2025|Bonifico da Nino|120,00 ## 2025-04-11 12000
> 40: Ordini permanenti
|02/05/2025|02/05/2025|Palestra|-45,00
|05/05/2025|05/05/2025|Affitto|-500,00
=== 224 the balance of the day before in the column of the amounts, dated, at the head of each page
> 40: Conto 5524 - movimenti dal 01/10/2024 al 31/10/2024
@cols 40 110 r540
|Data|Descrizione|Importo
|30/09/2024|Consistenza|2.000,00
|03/10/2024|Scuola|-150,00 ## 2024-10-03 -15000
|10/10/2024|Stipendio|1.900,00 ## 2024-10-10 190000
---
> 40: Conto 5524 - movimenti dal 01/10/2024 al 31/10/2024
|Data|Descrizione|Importo
|10/10/2024|Consistenza|3.750,00
|24/10/2024|Mutuo|-700,00 ## 2024-10-24 -70000
|31/10/2024|Consistenza|3.050,00
=== 225 thousands parted by blanks beside a number of the words
> 40: Compte 5525 - relevé du 01/02/2025 au 28/02/2025
@cols 40 110 r440 r540
|Date|Libellé|Débit|Crédit
|06/02/2025|VIR FACTURE 12|1 250,00| ## 2025-02-06 -125000
|13/02/2025|REMISE CHEQUES 3||2 100,50 ## 2025-02-13 210050
|27/02/2025|FRAIS|7,00| ## 2025-02-27 -700
=== 226 refused row in a section of its own, no amount of it booked
> 40: Carta 5526 - movimenti dal 01/06/2025 al 30/06/2025
@cols 40 110 r540
|Data|Descrizione|Importo
|03/06/2025|Libreria|-22,00 ## 2025-06-03 -2200
|19/06/2025|Rimborso libreria|+22,00 ## 2025-06-19 2200
> 40: Operazioni rifiutate
|20/06/2025|Gioielleria|-900,00
=== 227 newest first, the year in the heading of each month
> 40: Movimenti conto 5527
> 40: GENNAIO 2025
@cols 40 90 r540
|15/01|Cena|-33,00 ## 2025-01-15 -3300
|02/01|Rimborso|+10,00 ## 2025-01-02 1000
> 40: DICEMBRE 2024
|28/12|Regali|-120,00 ## 2024-12-28 -12000
|05/12|Stipendio|+1.500,00 ## 2024-12-05 150000
=== 228 two columns of amounts with the currency between, original first
> 40: Conto multivaluta 5528 - operazioni dal 01/05/2025 al 31/05/2025
@cols 40 110 r360 370 r470 480
|Data|Descrizione|Importo orig.|Div.|Controvalore|Div.
|06/05/2025|Hotel Zurigo|-200,00|CHF|-210,50|EUR ## 2025-05-06 -21050
|15/05/2025|Bonifico|500,00|EUR|500,00|EUR ## 2025-05-15 50000
|23/05/2025|Taxi Londra|-30,00|GBP|-35,80|EUR ## 2025-05-23 -3580
`;
