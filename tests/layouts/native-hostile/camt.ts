/** ISO 20022 statements as banks send them, each with something that a careless reader gets wrong. */
export const CAMT = `
=== C01 reversals say which way they go
@format camt 053.001.02
@saldi 10000 11500
@prova quadra
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 115.00 2026-01-31
 Entry C 20.00 2026-01-05 ## 2026-01-05 2000
  RvslInd true
 Entry D 5.00 2026-01-07 ## 2026-01-07 -500
  RvslInd true
=== C02 entries not booked, in both shapes of a status
@format camt 053.001.08
@saldi 10000 9000
@prova quadra
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-31
 Entry D 10.00 2026-01-05 EUR - ## 2026-01-05 -1000
  Sts/Cd BOOK
 Entry D 11.00 2026-01-06 EUR -
  Sts/Cd PDNG
 Entry D 12.00 2026-01-06 EUR -
  Sts/Cd FUTR
 Entry C 13.00 2026-01-06 EUR INFO
 Entry C 14.00 2026-01-06 EUR PDNG
 Entry C 15.00 2026-01-06 EUR -
  Sts/Cd INFO
=== C03 a batch whose parts make the whole
@format camt 053.001.02
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 0.00 2026-01-01
 Bal CLBD C 300.00 2026-01-31
 Entry C 300.00 2026-01-05 ## 2026-01-05 30000 ~Rossi ~Bianchi
  NtryDtls
   Btch/NbOfTxs 2
   TxDtls
    AmtDtls/TxAmt/Amt@Ccy=EUR 100.00
    RltdPties/Dbtr/Nm Rossi
   TxDtls
    AmtDtls/TxAmt/Amt@Ccy=EUR 200.00
    RltdPties/Dbtr/Nm Bianchi
=== C04 a batch whose parts are less than the whole
@format camt 053.001.02
@tells 300,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 0.00 2026-01-01
 Bal CLBD C 300.00 2026-01-31
 Entry C 300.00 2026-01-05 ## 2026-01-05 30000
  NtryDtls
   TxDtls
    Refs/EndToEndId A
    AmtDtls/TxAmt/Amt@Ccy=EUR 100.00
   TxDtls
    Refs/EndToEndId B
    AmtDtls/TxAmt/Amt@Ccy=EUR 180.00
=== C05 a batch that counts more than it lists
@format camt 053.001.08
@tells 3
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 300.00 2026-01-05 EUR - ## 2026-01-05 -30000
  Sts/Cd BOOK
  NtryDtls
   Btch/NbOfTxs 3
   TxDtls/Amt@Ccy=EUR 100.00
   TxDtls/Amt@Ccy=EUR 200.00
=== C06 a charge inside the entry is no contradiction
@format camt 053.001.08
@saldi 50000 39750
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 500.00 2026-01-01
 Bal CLBD C 397.50 2026-01-31
 Entry D 102.50 2026-01-05 EUR - ## 2026-01-05 -10250 nome=Fornitore_Uno
  Sts/Cd BOOK
  Chrgs
   TtlChrgsAndTaxAmt@Ccy=EUR 2.50
   Rcrd
    Amt@Ccy=EUR 2.50
    CdtDbtInd DBIT
    ChrgInclInd true
  NtryDtls/TxDtls
   Amt@Ccy=EUR 100.00
   CdtDbtInd DBIT
   RltdPties/Cdtr/Pty/Nm Fornitore Uno
=== C07 an amount that was exchanged
@format camt 053.001.04
@saldi 50000 41000
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Acct/Ccy EUR
 Bal OPBD C 500.00 2026-01-01
 Bal CLBD C 410.00 2026-01-31
 Entry D 90.00 2026-01-05 ## 2026-01-05 -9000
  AmtDtls
   InstdAmt/Amt@Ccy=USD 100.00
   TxAmt/Amt@Ccy=EUR 90.00
  NtryDtls/TxDtls
   Amt@Ccy=USD 100.00
   CdtDbtInd DBIT
   AmtDtls/InstdAmt
    Amt@Ccy=USD 100.00
    CcyXchg
     SrcCcy USD
     TrgtCcy EUR
     XchgRate 0.9
=== C08 two pages of one statement, told by their kind of balance
@format camt 053.001.08
@saldi 10000 7000
@prova quadra
Stmt
 Id 7
 StmtPgntn
  PgNb 1
  LastPgInd false
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal
  Tp
   CdOrPrtry/Cd CLBD
   SubTp/Cd INTM
  Amt@Ccy=EUR 90.00
  CdtDbtInd CRDT
  Dt/Dt 2026-01-15
 Entry D 10.00 2026-01-05 EUR - ## 2026-01-05 -1000
  Sts/Cd BOOK
Stmt
 Id 7
 StmtPgntn
  PgNb 2
  LastPgInd true
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal
  Tp
   CdOrPrtry/Cd OPBD
   SubTp/Cd INTM
  Amt@Ccy=EUR 90.00
  CdtDbtInd CRDT
  Dt/Dt 2026-01-15
 Bal CLBD C 70.00 2026-01-31
 Entry D 20.00 2026-01-25 EUR - ## 2026-01-25 -2000
  Sts/Cd BOOK
=== C09 only an available balance at the end
@format camt 053.001.02
@prova non_verificabile
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLAV C 5090.00 2026-01-31
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000
=== C10 the same statement twice
@format camt 053.001.02
@tells una volta sola
Stmt
 Id 33
 CreDtTm 2026-01-31T20:00:00
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-31
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000
Stmt
 Id 33
 CreDtTm 2026-01-31T20:00:00
 CpyDplctInd DUPL
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-31
 Entry D 10.00 2026-01-05
=== C11 a duplicate says that it is one
@format camt 053.001.02
@tells copia|duplicat
Stmt
 Id 33
 CpyDplctInd DUPL
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-31
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000
=== C12 days written last first
@format camt 053.001.02
@saldi 10000 6000
@prova quadra
Stmt
 Id 2
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 90.00 2026-01-02
 Bal CLBD C 60.00 2026-01-02
 Entry D 30.00 2026-01-02 ## 2026-01-02 -3000
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-01
 Entry D 10.00 2026-01-01 ## 2026-01-01 -1000
=== C13 ways of writing a decimal
@format camt 053.001.02
@awaits detto
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10 2026-01-05 ## 2026-01-05 1000
 Entry C 10.5 2026-01-05 ## 2026-01-05 1050
 Entry C 10.50000 2026-01-05 ## 2026-01-05 1050
 Entry C +7.00 2026-01-05 ## 2026-01-05 700
 Entry C .50 2026-01-05 ## 2026-01-05 50
 Entry C 123456789012.34 2026-01-05 ## 2026-01-05 12345678901234
 Entry C 10,50 2026-01-05 ## 2026-01-05 1050
=== C14 no amount is negative
@format camt 053.001.02
@awaits detto
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry C -4.00 2026-01-05 ## 2026-01-05 400
`;
