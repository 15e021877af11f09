/** Files of several tables, tables whose header does not stand over all of their rows, and first rows that nothing proves. */
export const SEVERAL_TABLES = `
=== whole 01 rows over the header of their table
01/03/2026;01/03/2026;Affitto ufficio;500,00;;1.500,00 ## 2026-03-01 -50000
03/03/2026;03/03/2026;Incasso Rossi;;200,00;1.700,00 ## 2026-03-03 20000
Data;Valuta;Descrizione;Dare;Avere;Saldo
05/03/2026;05/03/2026;Spese;10,00;;1.690,00 ## 2026-03-05 -1000
16/03/2026;16/03/2026;F24;690,00;;1.000,00 ## 2026-03-16 -69000
=== whole 02 the balance that rows over the header start from
31/12/2025;;Saldo precedente;;900,00
07/01/2026;07/01/2026;Bonifico da Gamma;;2.000,00 ## 2026-01-07 200000
13/01/2026;13/01/2026;Acqua;123,45; ## 2026-01-13 -12345
Data;Valuta;Descrizione;Dare;Avere
04/02/2026;04/02/2026;Giroconto;300,00; ## 2026-02-04 -30000
28/02/2026;;Saldo finale;;2.476,55
=== whole 03 a narrow table over a wide one, each of an account
Conto 12345678
Data;Descrizione;Importo
13/02/2026;Bonifico Rossi;100,00 ## 2026-02-13 10000 #12345678
14/02/2026;Pagamento POS;-40,00 ## 2026-02-14 -4000 #12345678
Conto 67890123
Data;Valuta;Descrizione;Dare;Avere;Saldo
15/02/2026;15/02/2026;Affitto;500,00;;1.500,00 ## 2026-02-15 -50000 #67890123
17/02/2026;17/02/2026;Incasso;;200,00;1.700,00 ## 2026-02-17 20000 #67890123
19/02/2026;19/02/2026;Spese;10,00;;1.690,00 ## 2026-02-19 -1000 #67890123
=== whole 04 a wide table over a narrow one, each of an account
Conto 67890123
Data;Valuta;Descrizione;Dare;Avere;Saldo
15/02/2026;15/02/2026;Affitto;500,00;;1.500,00 ## 2026-02-15 -50000 #67890123
17/02/2026;17/02/2026;Incasso;;200,00;1.700,00 ## 2026-02-17 20000 #67890123
Conto 12345678
Data;Descrizione;Importo
13/02/2026;Bonifico Rossi;100,00 ## 2026-02-13 10000 #12345678
14/02/2026;Pagamento POS;-40,00 ## 2026-02-14 -4000 #12345678
=== whole 05 an empty table of one account over that of another
Carta 12340000
Data;Descrizione;Importo
Nessun movimento nel periodo;;
Carta 56780000
Data;Descrizione;Importo;Saldo
17/02/2026;Luce;-80,00;70,00 ## 2026-02-17 -8000 #56780000
18/02/2026;Incasso POS;40,00;110,00 ## 2026-02-18 4000 #56780000
=== whole 06 what is not booked yet, in a narrower table above
Movimenti non contabilizzati
Data;Descrizione;Importo
19/02/2026;Bar;-3,00
Movimenti contabilizzati
Data;Descrizione;Importo;Saldo
17/02/2026;Luce;-80,00;70,00 ## 2026-02-17 -8000
18/02/2026;Incasso POS;40,00;110,00 ## 2026-02-18 4000
=== whole 07 sums of months in a table above
Riepilogo
Data;Voce;Importo
31/01/2026;Totale entrate gennaio;1.000,00
28/02/2026;Totale entrate febbraio;2.000,00
Data;Valuta;Descrizione;Dare;Avere
17/02/2026;17/02/2026;Luce;80,00; ## 2026-02-17 -8000
18/02/2026;18/02/2026;Incasso POS;;40,00 ## 2026-02-18 4000
=== whole 08 the sides change places from one table to the next
Data;Descrizione;Entrate;Uscite
17/02/2026;Luce;;80,00 ## 2026-02-17 -8000
18/02/2026;Incasso POS;40,00; ## 2026-02-18 4000
Data;Descrizione;Uscite;Entrate
19/02/2026;Gas;30,00; ## 2026-02-19 -3000
20/02/2026;Incasso Bianchi;;500,00 ## 2026-02-20 50000
=== whole 09 a month each, the second with a balance beside
Gennaio 2026
Data;Descrizione;Importo
15/01/2026;Affitto;-100,00 ## 2026-01-15 -10000
16/01/2026;Incasso;250,00 ## 2026-01-16 25000
Febbraio 2026
Data;Descrizione;Importo;Saldo
17/02/2026;Luce;-80,00;70,00 ## 2026-02-17 -8000
18/02/2026;Incasso POS;40,00;110,00 ## 2026-02-18 4000
=== whole 10 (partite) numbers of the rows before the names of a list
Open invoices as of 31 August 2026;Riverside Hotels Ltd
;Date;Invoice;PO;Original;Paid;Outstanding
1;03/07/2026;SI-2041;7781;1,500.00;500.00;1,000.00 ## 2026-07-03 100000
2;21/07/2026;SI-2077;7790;240.00;0.00;240.00 ## 2026-07-21 24000
3;30/07/2026;CN-0112;;-60.00;0.00;-60.00 ## 2026-07-30 -6000
=== whole 11 balances behind other words in one line above
Banca Doria - lista movimenti - conto 30300 - saldo iniziale 800,00 - saldo finale 665,00
Data;Descrizione;Importo
02/01/2026;Benzina;-50,00 ## 2026-01-02 -5000
07/01/2026;Farmacia;-25,00 ## 2026-01-07 -2500
20/01/2026;Libri;-60,00 ## 2026-01-20 -6000
=== whole 12 a first row whose side no balance proves, told by its own word
Lista movimenti carta welfare;LIA BASSI
Data;Tipo;Descrizione;Importo;Saldo
01/03/2026;Accredito;Credito welfare marzo;200,00;230,00 ## 2026-03-01 20000
06/03/2026;Utilizzo;Libreria Centrale;42,00;188,00 ## 2026-03-06 -4200
21/03/2026;Utilizzo;Palestra Onda;39,00;149,00 ## 2026-03-21 -3900
=== whole 13 what a prepaid card was charged with, the newest first
Movimenti carta prepagata ****4471
Data;Descrizione;Importo;Saldo
21/03/2026;Palestra Onda;39,00;149,00 ## 2026-03-21 -3900
06/03/2026;Libreria Centrale;42,00;188,00 ## 2026-03-06 -4200
01/03/2026;Ricarica da sportello;200,00;230,00 ## 2026-03-01 20000
`;
