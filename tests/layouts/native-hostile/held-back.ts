/** Files of fixed formats that were written with the others and read once, after the reader had been mended. */
const PARTI = 'Cedente IT01234567897 Alfa Srl\nCessionario IT07643520567 Beta Spa';
const BENI = ' DatiBeniServizi\n  Riga 1000.00\n  Riep 22.00 1000.00 220.00';

export const HELD_BACK = `
=== H01 sixteen bits a letter, blanks around every value
@format camt 053.001.10 ns2 encoding=UTF-16
@bytes utf16
@saldi 10000 9000
@prova quadra
Stmt
 Id  1
 Acct/Id/IBAN  IT60X0542811101000000123456 
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-31
 Ntry
  Amt@Ccy=EUR  10.00 
  CdtDbtInd  DBIT 
  Sts/Cd  BOOK 
  BookgDt/Dt  2026-01-05  ## 2026-01-05 -1000 nome=Perù_Più
  NtryDtls/TxDtls/RltdPties/Cdtr/Pty/Nm  Perù Più 
=== H02 entries of each side are counted
@format camt 053.001.02
@tells 3
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 TxsSummry
  TtlCdtNtries/NbOfNtries 3
  TtlDbtNtries/NbOfNtries 1
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry D 5.00 2026-01-05 ## 2026-01-05 -500
=== H03 a batch in two groups whose sums are more than the whole
@format camt 053.001.04
@tells 300,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 300.00 2026-01-05 ## 2026-01-05 -30000
  NtryDtls/TxDtls
   Amt@Ccy=EUR 100.00
   CdtDbtInd DBIT
  NtryDtls/TxDtls
   Amt@Ccy=EUR 250.00
   CdtDbtInd DBIT
=== H04 an account that stood still beside one that did not, in francs
@format camt 053.001.08
@prova quadra
Stmt
 Id 1
 Acct/Id/IBAN IT40S0542811101000000123456
 Bal OPBD C 7.00 2026-01-01
 Bal CLBD C 7.00 2026-01-31
Stmt
 Id 2
 Acct
  Id/Othr/Id 12-3456-7
  Ccy CHF
 Bal PRCD D 100.00 2025-12-31 CHF
 Bal CLBD D 112.50 2026-01-31 CHF
 Entry D 12.50 2026-01-05 CHF - ## 2026-01-05 -1250 CHF
  Sts/Cd BOOK
=== H05 the year turns between value and entry
@saldi -10000 -10500
@prova quadra
:20:X
:25:IT60X0542811101000000123456
:28C:1/1
:60F:D251231EUR100,00
:61:2601021231RC10,00NTRFNONREF ## 2025-12-31 -1000 valuta=2026-01-02
:61:2512310102RDR5,00NMSC//77 ## 2026-01-02 500 valuta=2025-12-31 rif=77
:62F:D260102EUR105,00
-
=== H06 no opening balance, no details, digits behind the kind
@prova non_verificabile
:20:X
:25P:05428/123456
:28:5
:61:260105D10,00S103REF1 ## 2026-01-05 -1000 rif=REF1
:61:260106C7,N043NONREF ## 2026-01-06 700
:62F:C260131EUR97,00
-
=== H07 debits are counted
@tells 2
:20:X
:25:IT60X0542811101000000123456
:28C:1
:34F:EUR0,
:13D:2601051200+0100
:61:2601050105D5,00NTRFNONREF ## 2026-01-05 -500
:90D:2EUR5,
-
=== H08 records in one line, below zero
@format rh joined
@saldi -10000 -10110
@prova quadra
RH
61 IT60X0542811101000000123456 EUR 040126 D 100,00
62 1 050126 050126 D 1,10 26 | COMMISSIONI ## 2026-01-05 -110 causale=26
64 EUR 050126 D 101,10 C500,00
EF 5
=== H09 days of an account, last first
@format rh
@saldi 10000 7000
@prova quadra
RH
61 IT60X0542811101000000123456 EUR 050126 C 90,00
62 1 060126 060126 D 20,00 26 ## 2026-01-06 -2000
64 EUR 060126 C 70,00
61 IT60X0542811101000000123456 EUR 040126 C 100,00 2
62 1 050126 050126 D 10,00 26 2 ## 2026-01-05 -1000
64 EUR 050126 C 90,00 C90,00 2
EF 8
=== H10 one receipt paid, one unpaid
@format riba
@prova quadra
IB
14 1 280226 30000 122000 + ## 2026-03-15 122000 numero=7
20 1 | ALFA SRL
30 1 07643520567 | BETA SPA
50 1 | FATTURA N. 7 DEL 150126
51 1
70 1
14 2 280226 30010 50000 - ## 2026-03-15 50000 numero=8
20 2 | ALFA SRL
30 2 07643520567 | BETA SPA
50 2 | FATTURA N. 8 DEL 150126
51 2
70 2
EF 14 2 50000 122000
=== H11 a simplified credit note, received
@format fattura FatturaElettronicaSemplificata FSM10 -
@azienda beta
FatturaElettronicaHeader
 CedentePrestatore
  IdFiscaleIVA
   IdPaese IT
   IdCodice 01234567897
  Denominazione Alfa Srl
 CessionarioCommittente/IdentificativiFiscali/CodiceFiscale 07643520567
FatturaElettronicaBody
 DatiGenerali/DatiGeneraliDocumento
  TipoDocumento TD08
  Divisa EUR
  Data 2026-01-15
  Numero S2
 DatiBeniServizi
  Descrizione Pranzo
  Importo 110.00 ## 2026-01-15 11000 numero=S2 nome=Alfa_Srl
  DatiIVA/Aliquota 10.00
=== H12 instalments that are less than the whole
@format fattura
@azienda alfa
@tells 20,00
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag TP01
  Rata MP12 2026-02-28 600.00 ## 2026-01-15 60000
  Rata MP12 2026-03-31 600.00 ## 2026-01-15 60000
=== H13 an integration that takes back
@format fattura
@azienda beta
@tells TD16|integrazion
${PARTI}
FatturaElettronicaBody
 Doc TD16 2026-01-15 7/A -1220.00 ## 2026-01-15 100000
 DatiBeniServizi
  Riga -1000.00
  Riep 22.00 -1000.00 -220.00
=== H14 split, withheld and rounded, and no payment
@format fattura
@azienda alfa
@tells 200,00
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A - ## 2026-01-15 80030
  DatiRitenuta
   TipoRitenuta RT01
   ImportoRitenuta 200.00
  Arrotondamento 0.30
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1000.00 220.00 S
=== H15 written by the customer for the supplier, signed in pieces
@format fattura FatturaElettronica FPR12 -
@azienda beta
@bytes ber
@silent
${PARTI}
FatturaElettronicaHeader/SoggettoEmittente CC
FatturaElettronicaBody
 Doc TD26 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 -122000 nome=Alfa_Srl
=== H16 a foreign customer, an advance that was paid, a rest
@format fattura
@azienda alfa
@silent
Cedente IT01234567897 Alfa Srl
Cessionario DE123456788 Muster GmbH
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1000.00
 DatiBeniServizi
  Riga 1000.00 0.00
  Riep 0.00 1000.00 0.00 -
 Pag TP01
  Rata MP05 2026-02-28 1000.00 ## 2026-01-15 100000 nome=Muster_GmbH
`;
