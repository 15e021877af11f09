/** Files of fixed formats written after all had been mended, and read once: what is usual, next to what is not. */
const PARTI = 'Cedente IT01234567897 Alfa Srl\nCessionario IT07643520567 Beta Spa';
const BENI = ' DatiBeniServizi\n  Riga 1000.00\n  Riep 22.00 1000.00 220.00';
const HEAD = ':20:X\n:25:IT60X0542811101000000123456\n:28C:1/1';

export const LAST = `
=== L01 a batch ordered in another currency, and one of which an amount is not written
@format camt 053.001.02
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 180.00 2026-01-05 ## 2026-01-05 -18000
  NtryDtls
   TxDtls/AmtDtls/InstdAmt/Amt@Ccy=USD 100.00
   TxDtls/AmtDtls/InstdAmt/Amt@Ccy=USD 100.00
 Entry D 50.00 2026-01-06 ## 2026-01-06 -5000
  NtryDtls
   TxDtls/AmtDtls/TxAmt/Amt@Ccy=EUR 20.00
   TxDtls/RltdPties/Cdtr/Nm Verdi
=== L02 charges of each payment, apart from the batch and within it
@format camt 053.001.08
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 300.00 2026-01-05 EUR - ## 2026-01-05 30000
  Sts/Cd BOOK
  NtryDtls
   TxDtls
    Amt@Ccy=EUR 100.00
    CdtDbtInd CRDT
    Chrgs/Rcrd
     Amt@Ccy=EUR 1.00
     ChrgInclInd false
   TxDtls
    Amt@Ccy=EUR 200.00
    CdtDbtInd CRDT
    Chrgs/Rcrd
     Amt@Ccy=EUR 1.00
     ChrgInclInd false
 Entry C 297.00 2026-01-06 EUR - ## 2026-01-06 29700
  Sts/Cd BOOK
  NtryDtls
   TxDtls
    Amt@Ccy=EUR 100.00
    CdtDbtInd CRDT
    Chrgs/TtlChrgsAndTaxAmt@Ccy=EUR 1.50
   TxDtls
    Amt@Ccy=EUR 200.00
    CdtDbtInd CRDT
    Chrgs/TtlChrgsAndTaxAmt@Ccy=EUR 1.50
=== L03 two entries alike, under one reference
@format camt 053.001.02
@saldi 10000 8000
@prova quadra
@silent
Stmt
 Id 1
 ElctrncSeqNb 12
 CreDtTm 2026-01-31T20:00:00
 FrToDt
  FrDtTm 2026-01-01T00:00:00
  ToDtTm 2026-01-31T23:59:59
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal PRCD C 100.00 2025-12-31
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 80.00 2026-01-31
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000 rif=R1
  NtryRef R1
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000 rif=R1
  NtryRef R1
=== L04 messages that nothing parts, a second line behind each entry
@saldi 10000 12000
@prova quadra
${HEAD}
:60F:C260101EUR100,00
:61:2601050105C000000000010,00N026NONREF//77
/CTC/026/GIROCONTO
:86:GIROCONTO ## 2026-01-05 1000 rif=77 conto=IT60X0542811101000000123456
:62F:C260105EUR110,00
:20:X
:25:IT60X0542811101000000123456
:28C:2/1
:60F:C260105EUR110,00
:61:2601060106CR10,00NMSC ## 2026-01-06 1000 conto=IT60X0542811101000000123456
:62F:C260106EUR120,00
-
=== L06 a charge and its reversal
@format rh
@saldi 10000 10000
@prova quadra
@silent
RH
61 IT60X0542811101000000123456 EUR 040126 C 100,00
62 1 050126 050126 D 10,00 16 | COMMISSIONI ## 2026-01-05 -1000 causale=16
62 2 050126 050126 C 10,00 16 | STORNO COMMISSIONI ## 2026-01-05 1000 causale=16
64 EUR 050126 C 100,00
EF 6
=== L07 two flows of orders
@format riba
@prova quadra
@silent
IB
14 1 280226 30000 122000 - ## 2026-03-15 122000 numero=7
20 1 | ALFA SRL
30 1 07643520567 | BETA SPA
50 1 | FATTURA N. 7 DEL 150126
51 1
70 1
EF 8 1 122000 0
IB
14 1 310326 30000 50000 - ## 2026-03-15 50000 numero=8
20 1 | ALFA SRL
30 1 07643520567 | BETA SPA
50 1 | FATTURA N. 8 DEL 150126
51 1
70 1
EF 8 1 50000 0
=== L08 a credit note for a fee, with its tax withheld
@format fattura
@azienda beta
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD04 2026-01-15 NC3 122.00
  DatiRitenuta
   TipoRitenuta RT01
   ImportoRitenuta 20.00
 DatiBeniServizi
  Riga 100.00
  Riep 22.00 100.00 22.00
 Pag
  Rata MP05 2026-02-15 102.00 ## 2026-01-15 10200
=== L09 a public body with a codice fiscale alone, an IBAN with spaces
@format fattura FatturaElettronica FPA12 p
@azienda alfa
@silent
Cedente IT01234567897 Alfa Srl
FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici
 CodiceFiscale 80012345678
 Anagrafica/Denominazione Comune di Prova
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/PA 1220.00
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1000.00 220.00 S
 Pag
  Rata MP05 2026-02-28 1000.00 ## 2026-01-15 100000 nome=Comune_di_Prova
   Beneficiario Alfa Srl
   IBAN IT40 S054 2811 1010 0000 0123 456
=== L10 split, withheld, a fund, in three parts
@format fattura
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD06 2026-01-15 9 1268.80
  DatiRitenuta
   TipoRitenuta RT02
   ImportoRitenuta 208.00
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1040.00 228.80 S
 Pag TP01
  Rata MP05 2026-02-28 300.00 ## 2026-01-15 30000 scadenza=2026-02-28
  Rata MP05 2026-03-31 300.00 ## 2026-01-15 30000 scadenza=2026-03-31
  Rata MP05 2026-04-30 232.00 ## 2026-01-15 23200 scadenza=2026-04-30
=== L11 reverse charge at home: the invoice itself has no VAT
@format fattura
@azienda beta
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/RC 1000.00
 DatiBeniServizi
  Riga 1000.00 0.00
  Riep 0.00 1000.00 0.00 -
 Pag
  Rata MP05 2026-02-28 1000.00 ## 2026-01-15 -100000
=== L12 extraction from a deposit by its owner: only VAT
@format fattura
@azienda alfa
@awaits rifiuta
Cedente IT01234567897 Alfa Srl
Cessionario IT01234567897 Alfa Srl
FatturaElettronicaBody
 Doc TD23 2026-01-15 A2 1220.00
${BENI}
`;
