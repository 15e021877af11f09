/** ISO 20022 statements whose own figures, days and statuses have to be heard. */
export const CAMT_FIGURES = `
=== C15 sums that the statement declares
@format camt 053.001.02
@tells 12,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 TxsSummry
  TtlNtries/NbOfNtries 2
  TtlCdtNtries
   NbOfNtries 1
   Sum 12.00
  TtlDbtNtries
   NbOfNtries 1
   Sum 5.00
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry D 5.00 2026-01-05 ## 2026-01-05 -500
=== C16 a day with its time, and no day
@format camt 053.001.02
@tells data
Stmt
 Id 1
 CreDtTm 2026-01-31T20:00:00Z
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 - ## 2026-01-30 1000 valuta=2026-02-01
  BookgDt/DtTm 2026-01-30T23:45:00Z
  ValDt/Dt 2026-02-01
 Entry C 11.00 - ## 2026-01-29 1100 valuta=2026-01-29
  ValDt/Dt 2026-01-29
 Entry C 12.00 - ## 2026-01-31 1200
=== C17 a report of the day, with its interim balance
@format camt 052.001.02
@saldi 10000 9000
@prova quadra
Rpt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-05
 Bal ITBD C 90.00 2026-01-05
 Bal ITAV C 50.00 2026-01-05
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000
 Entry D 40.00 2026-01-05 EUR PDNG
=== C18 old bytes under a new name
@format camt 053.001.02
@bytes latin1
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000 nome=Società_Nicolò ~Caffè
  NtryDtls/TxDtls
   RltdPties/Dbtr/Nm Società Nicolò
   RmtInf/Ustrd Caffè
=== C19 returns inside a batch
@format camt 053.001.08 n1
@silent
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD D 20.00 2026-01-01
 Bal CLBD C 60.00 2026-01-31
 Entry C 80.00 2026-01-05 EUR - ## 2026-01-05 8000
  Sts/Cd BOOK
  NtryDtls
   TxDtls
    Refs/EndToEndId A
    Amt@Ccy=EUR 100.00
    CdtDbtInd CRDT
   TxDtls
    Refs/EndToEndId B
    Amt@Ccy=EUR 20.00
    CdtDbtInd DBIT
=== C20 a notice of entries is no statement
@format camt 054.001.08
@prova non_verificabile
Ntfctn
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 EUR - ## 2026-01-05 1000 nome=Verdi rif=E2E-7 ~FT-12
  Sts/Cd BOOK
  NtryDtls/TxDtls
   Refs/EndToEndId E2E-7
   RltdPties/Dbtr/Pty/Nm Verdi
   RmtInf/Strd/RfrdDocInf/Nb FT-12
=== C21 a status of the bank's own
@format camt 053.001.08
@awaits detto
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 EUR - ## 2026-01-05 1000
  Sts/Cd BOOK
 Entry C 11.00 2026-01-05 EUR - ## 2026-01-05 1100
  Sts/Prtry IN LAVORAZIONE
=== C22 what all entries come to
@format camt 053.001.04
@tells 9,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 TxsSummry/TtlNtries
  NbOfNtries 2
  Sum 15.00
  TtlNetNtry
   Amt 9.00
   CdtDbtInd CRDT
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry D 5.00 2026-01-05 ## 2026-01-05 -500
=== C23 sums that hold what is not booked too
@format camt 052.001.04
@silent
Rpt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 TxsSummry
  TtlNtries
   NbOfNtries 2
   Sum 15.00
  TtlDbtNtries
   NbOfNtries 1
   Sum 5.00
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry D 5.00 2026-01-05 EUR PDNG
=== C24 a batch that is told by its total alone
@format camt 053.001.04
@tells 310,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 300.00 2026-01-05 ## 2026-01-05 -30000
  NtryDtls/Btch
   NbOfTxs 12
   TtlAmt@Ccy=EUR 310.00
   CdtDbtInd DBIT
=== C25 the previous closing is not the opening
@format camt 053.001.02
@tells 95,00
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal PRCD C 95.00 2025-12-31
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 110.00 2026-01-31
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
=== C26 the same notice twice, without balances
@format camt 054.001.02
@tells una volta sola
Ntfctn
 Id 33
 ElctrncSeqNb 33
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
Ntfctn
 Id 33
 ElctrncSeqNb 33
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05
=== C27 two days alike are two days
@format camt 054.001.02
@silent
Ntfctn
 Id 33
 ElctrncSeqNb 33
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
Ntfctn
 Id 34
 ElctrncSeqNb 34
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
=== C28 pages with balances on the first and the last alone
@format camt 053.001.08
@saldi 10000 6000
@prova quadra
@silent
Stmt
 Id 7
 StmtPgntn
  PgNb 1
  LastPgInd false
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Entry D 10.00 2026-01-05 EUR - ## 2026-01-05 -1000
  Sts/Cd BOOK
Stmt
 Id 7
 StmtPgntn
  PgNb 2
  LastPgInd false
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 10.00 2026-01-15 EUR - ## 2026-01-15 -1000
  Sts/Cd BOOK
Stmt
 Id 7
 StmtPgntn
  PgNb 3
  LastPgInd true
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal CLBD C 60.00 2026-01-31
 Entry D 20.00 2026-01-25 EUR - ## 2026-01-25 -2000
  Sts/Cd BOOK
=== C29 a page that is not the last
@format camt 053.001.08
@tells pagina
@prova non_verificabile
Stmt
 Id 7
 StmtPgntn
  PgNb 1
  LastPgInd false
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 100.00 2026-01-01
 Entry D 10.00 2026-01-05 EUR - ## 2026-01-05 -1000
  Sts/Cd BOOK
=== C30 a message that is not the last
@format camt 053.001.02
@tells pagina
GrpHdr
 MsgId 1
 MsgPgntn
  PgNb 1
  LastPgInd false
Stmt
 Id 7
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000
=== C31 bytes of sixteen bits, the great end first
@format camt 053.001.02
@bytes utf16be
Stmt
 Id 7
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 10.00 2026-01-05 ## 2026-01-05 -1000 ~Perù
  AddtlNtryInf Perù
`;
