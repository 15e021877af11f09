/** Statements that are drawn in ways that hide what they say. */
export const NASTY_PDFS = `
=== 31 letter by letter
@draw letters
@open 1.500,00
> 40: Banca Lariana - Estratto conto al 31/01/2025 - c/c 12345
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|07/01/2025|07/01/2025|Bonifico a Ferramenta Poli|{D}|{C} ## 2025-01-07 -33010 ~Ferramenta
|20/01/2025|20/01/2025|Versamento|{D}|{C} ## 2025-01-20 100000
|31/01/2025|31/01/2025|Spese|{D}|{C} ## 2025-01-31 -200
|||Saldo finale||{s}
=== 32 columns drawn one after the other, hard spaces
@draw columns
@open 640,20
> 40: Banca Lariana - Estratto conto al 28/02/2025 - c/c 12345
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|03/02/2025|03/02/2025|Pagamento bollo auto|{D}|{C} ## 2025-02-03 -21033 ~bollo
|13/02/2025|13/02/2025|Accredito rimborso|{D}|{C} ## 2025-02-13 5000
|28/02/2025|28/02/2025|Canone|{D}|{C} ## 2025-02-28 -300
|||Saldo finale||{s}
=== 33 thousands parted by a narrow space, a real minus
@open 12.400,00
@figures space
> 40: Relevé de compte du 01/03/2025 au 31/03/2025 - compte 30004 00812
@cols 40 95 150 r450 r540
|Date|Valeur|Libellé|Débit|Crédit
|||Solde au 28/02/2025||{o}
|04/03/2025|04/03/2025|VIREMENT EMIS|{D}|{C} ## 2025-03-04 -350000
|10/03/2025|10/03/2025|REMISE CHEQUES|{D}|{C} ## 2025-03-10 1250000
|28/03/2025|31/03/2025|PRELEVEMENT|{D}|{C} ## 2025-03-28 -120075
|||Solde au 31/03/2025||{s}
=== 34 Swiss: apostrophes, text under the amounts
@open 20.000,00
@figures apostrophe
> 40: Estratto conto 01.02.2025 - 28.02.2025 > 350: Conto 12-3456-7  CHF
@cols 40 100 r400 r480 r560
|Data|Testo|Addebito|Accredito|Saldo
||Saldo riportato|||{o}
|03.02.25|Ordine di pagamento|{D}|{C}|{s} ## 2025-02-03 -1234560 CHF
||Immobiliare Ceresio SA, Lugano, affitto febbraio 2025 rif. 00 00000 12345 67890 totale CHF 12'345.60
|11.02.25|Bonifico|{D}|{C}|{s} ## 2025-02-11 530000 CHF
|28.02.25|Spese di gestione|{D}|{C}|{s} ## 2025-02-28 -1200 CHF
||Saldo finale|||{s}
=== 35 details run under the amounts, and begin with a day and an amount
@open 3.000,00
> 40: BANCO LIGURE - estratto conto al 31.05.2024 - c/c 4433
@cols 40 90 140 r470 r550
|DATA|VALUTA|DESCRIZIONE|DARE|AVERE
|||SALDO INIZIALE||{o}
|06.05.24|06.05.24|BONIFICO SEPA|{D}|{C} ## 2024-05-06 -123456 ~CRO
|||DEL 03.05.2024 IMP. 1.234,56 CRO 0306900123456789012345678 BENEF. TIPOGRAFIA SASSI CAUSALE SALDO FT 55 DEL 30.04.2024 DI 1.234,56
|13.05.24|13.05.24|BONIFICO SEPA|{D}|{C} ## 2024-05-13 200000 ~ORD.
|||13.05.2024 2.000,00 ORD. CANTINE RIUNITE
|31.05.24|31.05.24|COMMISSIONI|{D}|{C} ## 2024-05-31 -450
|||SALDO FINALE||{s}
=== 36 columns nearly touching, narrow print
@open 88.123,45
@size 6
@lead 8
> 30: Conto 900100 estratto conto dal 01/06/2025 al 30/06/2025
@cols 30 62 94 r330 r372 r414
|Data|Valuta|Descrizione|Uscite|Entrate|Saldo
|||Saldo iniziale|||{o}
|03/06/25|03/06/25|Bonifico a Meccanica di Precisione F.lli Colombo srl saldo f|{D}|{C}|{s} ## 2025-06-03 -1234567
|10/06/25|10/06/25|Incasso distinta|{D}|{C}|{s} ## 2025-06-10 3345612
|24/06/25|24/06/25|Bonifico a Trasporti Celeri della Brianza cooperativa sociale|{D}|{C}|{s} ## 2025-06-24 -987654
|30/06/25|30/06/25|Competenze|{D}|{C}|{s} ## 2025-06-30 -1210
|||Saldo finale|||{s}
=== 37 watermark across the rows
@open 510,00
@mark COPIA CONFORME
> 40: Banca Sannita - movimenti dal 01/04/2025 al 30/04/2025 - conto 1010
@at 300
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|02/04/2025|02/04/2025|Carburante|{D}|{C} ## 2025-04-02 -6000
|08/04/2025|08/04/2025|Rimborso|{D}|{C} ## 2025-04-08 4510
|15/04/2025|15/04/2025|Assicurazione|{D}|{C} ## 2025-04-15 -31000
|29/04/2025|29/04/2025|Bonifico da Lucia|{D}|{C} ## 2025-04-29 50000
|||Saldo finale||{s}
=== 38 page turned by its viewer
@page 842 595 90
@open 1.000,00
> 40: Banca Irpina - conto 2020 - dal 01/05/2025 al 31/05/2025
@cols 40 110 180 r600 r720
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|02/05/2025|02/05/2025|Pagamento utenze|{D}|{C} ## 2025-05-02 -9000
|19/05/2025|19/05/2025|Accredito|{D}|{C} ## 2025-05-19 23000
|30/05/2025|30/05/2025|Canone|{D}|{C} ## 2025-05-30 -200
|||Saldo finale||{s}
=== 39 a scanned page without text
@refused
@page 595 842
> 40: 
=== 40 ligatures and words drawn one by one
@draw words
@open 9.000,00
> 40: Banca Picena - estratto conto al 30/11/2024 - c/c 808
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Uscite|Entrate
|||Saldo iniziale||{o}
|05/11/2024|05/11/2024|Boniﬁco a favore ofﬁcina Riﬂessi|{D}|{C} ## 2024-11-05 -77700 ~officina
|12/11/2024|12/11/2024|Boniﬁco da clienti|{D}|{C} ## 2024-11-12 120000 ~Bonifico
|29/11/2024|29/11/2024|Spese ﬁsse|{D}|{C} ## 2024-11-29 -1000
|||Saldo ﬁnale||{s}
=== 41 one amount without sign, sections of what goes out and what comes in
@open 2.000,00
> 40: Conto Giovani n. 33221 - estratto conto al 31/10/2024
> 40: Saldo iniziale al 01/10/2024 > r540: {o}
@cols 40 110 180 r540
> 40: ENTRATE
|Data|Valuta|Descrizione|Importo
|04/10/2024|04/10/2024|Bonifico dai genitori|{a} ## 2024-10-04 30000
|27/10/2024|27/10/2024|Stipendio|{a} ## 2024-10-27 140000
|||Totale entrate|1.700,00
> 40: USCITE
|Data|Valuta|Descrizione|Importo
|02/10/2024|02/10/2024|Palestra|{a} ## 2024-10-02 -4500
|11/10/2024|11/10/2024|Prelievo|{a} ## 2024-10-11 -10000
|19/10/2024|19/10/2024|Affitto|{a} ## 2024-10-19 -55000
|||Totale uscite|695,00
> 40: Saldo finale al 31/10/2024 > r540: {s}
=== 42 booking day, then days without a year in the words, two pages of two accounts
> 40: Estratto conto al 31/03/2025
> 40: Rapporto 11/2222 > 300: IBAN IT40I0542811101000000777001
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
@open 100,00
|||SALDO INIZIALE||{o}
|03/03|03/03|POS 02/03 ORE 12.10 BAR|{D}|{C} ## 2025-03-03 -1250 #IT40I0542811101000000777001
|10/03|10/03|BONIFICO|{D}|{C} ## 2025-03-10 40000 #IT40I0542811101000000777001
|||SALDO FINALE||{s}
@at 800
> 280: 1/2
---
> 40: Estratto conto al 31/03/2025
> 40: Rapporto 11/3333 > 300: IBAN IT17J0542811101000000777002
|Data|Valuta|Descrizione|Dare|Avere
@open 900,00
|||SALDO INIZIALE||{o}
|05/03|05/03|RATA PRESTITO|{D}|{C} ## 2025-03-05 -22000 #IT17J0542811101000000777002
|25/03|25/03|GIROCONTO|{D}|{C} ## 2025-03-25 15000 #IT17J0542811101000000777002
|||SALDO FINALE||{s}
@at 800
> 280: 2/2
=== 43 what contradicts itself: the closing balance does not follow
@contradicted
@open 1.000,00
> 40: Banca Dauna - estratto conto al 31/08/2024 - c/c 606
@cols 40 95 150 r450 r540
|Data|Valuta|Descrizione|Dare|Avere
|||Saldo iniziale||{o}
|02/08/2024|02/08/2024|Tributi|{D}|{C} ## 2024-08-02 -10000
|22/08/2024|22/08/2024|Incasso|{D}|{C} ## 2024-08-22 5000
|||Saldo finale||960,00
`;
