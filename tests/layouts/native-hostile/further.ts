/** Files of fixed formats written by hand after the first were read: what they had not thought of. */
const PARTI = 'Cedente IT01234567897 Alfa Srl\nCessionario IT07643520567 Beta Spa';
const BENI = ' DatiBeniServizi\n  Riga 1000.00\n  Riep 22.00 1000.00 220.00';
const HEAD = ':20:X\n:25:IT60X0542811101000000123456\n:28C:1/1';
const MANY = Array.from(
  { length: 25 },
  () =>
    ' Entry C 30.00 2026-01-05 ## 2026-01-05 3000\n  NtryDtls/Btch\n   NbOfTxs 2\n   TtlAmt@Ccy=EUR 31.00\n   CdtDbtInd CRDT',
).join('\n');

export const FURTHER = `
=== D01 days of one statement, each with its balances, last first
@format camt 053.001.02
@saldi 10000 6000
@prova quadra
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Bal OPBD C 90.00 2026-01-02
 Bal CLBD C 60.00 2026-01-02
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 90.00 2026-01-01
 Entry D 30.00 2026-01-02 ## 2026-01-02 -3000
 Entry D 10.00 2026-01-01 ## 2026-01-01 -1000
=== D02 values between marks that are none
@saldi 10000 9000
@prova quadra
<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a bank -->
<Envelope xmlns="urn:bank"><AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><CreDt>2026-02-01T00:00:00Z</CreDt></AppHdr>
<d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><d:BkToCstmrStmt><d:Stmt><d:Acct><d:Id><d:IBAN><![CDATA[IT60X0542811101000000123456]]></d:IBAN></d:Id></d:Acct>
<d:Bal><d:Tp><d:CdOrPrtry><d:Cd>OPBD</d:Cd></d:CdOrPrtry></d:Tp><d:Amt Ccy='EUR'>1&#48;0.00</d:Amt><d:CdtDbtInd>CRDT</d:CdtDbtInd></d:Bal>
<d:Bal><d:Tp><d:CdOrPrtry><d:Cd>CLBD</d:Cd></d:CdOrPrtry></d:Tp><d:Amt Ccy='EUR'>90<!-- cents -->.00</d:Amt><d:CdtDbtInd>CRDT</d:CdtDbtInd></d:Bal>
<d:Ntry><d:Amt
  Ccy = "EUR" >10.<!-- cents -->00</d:Amt><d:CdtDbtInd>DBIT</d:CdtDbtInd><d:Sts><d:Cd>BOOK</d:Cd></d:Sts><d:BookgDt><d:Dt>2026-01-05+01:00</d:Dt></d:BookgDt>
<d:AddtlNtryInf>Caff&#232; &amp; t&#xE8;</d:AddtlNtryInf></d:Ntry></d:Stmt></d:BkToCstmrStmt></d:Document></Envelope> ## 2026-01-05 -1000 ~Caffè_&_tè
=== D03 one account in two currencies
@format camt 053.001.02
@prova quadra
Stmt
 Id 1
 Acct
  Id/IBAN IT60X0542811101000000123456
  Ccy EUR
 Bal OPBD C 100.00 2026-01-01
 Bal CLBD C 110.00 2026-01-31
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
Stmt
 Id 1
 Acct
  Id/IBAN IT60X0542811101000000123456
  Ccy USD
 Bal OPBD C 50.00 2026-01-01 USD
 Bal CLBD C 60.00 2026-01-31 USD
 Entry C 10.00 2026-01-05 USD ## 2026-01-05 1000 USD
=== D04 what a returned collection says of itself
@format camt 053.001.08
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry D 122.00 2026-01-05 EUR - ## 2026-01-05 -12200 ~AM04 nome=Cliente_Spa
  Sts/Cd BOOK
  NtryDtls/TxDtls
   Refs/MndtId M-1
   RltdPties/Dbtr/Pty/Nm Cliente Spa
   RtrInf
    Rsn/Cd AM04
    AddtlInf Fondi insufficienti
=== D05 a declared number of entries of each kind, one unreadable
@format camt 053.001.02
@tells 2 movimenti
@awaits detto
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 TxsSummry/TtlNtries/NbOfNtries 2
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry C 10.00 2026-01-05 ## 2026-01-05 1000
 Entry C 1O.00 2026-01-05 ## 2026-01-05 1000
=== E01 three days in no order
@saldi 10000 6000
@prova quadra
:20:X
:25:IT60X0542811101000000123456
:28C:2/1
:60F:C260102EUR90,00
:61:2601020102D20,00NTRFNONREF ## 2026-01-02 -2000
:62F:C260102EUR70,00
-
:20:X
:25:IT60X0542811101000000123456
:28C:1/1
:60F:C260101EUR100,00
:61:2601010101D10,00NTRFNONREF ## 2026-01-01 -1000
:62F:C260101EUR90,00
-
:20:X
:25:IT60X0542811101000000123456
:28C:3/1
:60F:C260103EUR70,00
:61:2601030103D10,00NTRFNONREF ## 2026-01-03 -1000
:62F:C260103EUR60,00
-
=== E02 balances in two currencies
@tells USD
${HEAD}
:60F:C260101EUR100,00
:61:2601010101D10,00NTRFNONREF ## 2026-01-01 -1000
:62F:C260101USD90,00
-
=== E03 two openings and one closing
@awaits detto
${HEAD}
:60F:C260101EUR100,00
:61:2601010101D10,00NTRFNONREF ## 2026-01-01 -1000
:60F:C260102EUR80,00
:61:2601020102D10,00NTRFNONREF ## 2026-01-02 -1000
:62F:C260102EUR70,00
-
=== E04 only a mark of a Macintosh between lines
@bytes cr
@saldi 10000 9000
@prova quadra
${HEAD}
:60F:C260101EUR100,00
:61:2601010101D10,00NTRFNONREF
:86:CANONE ## 2026-01-01 -1000 ~CANONE
:62F:C260101EUR90,00
-
=== E05 a later report holds the earlier one
@tells anche
:20:X
:25:IT60X0542811101000000123456
:28C:1/1
:34F:EUR0,
:13D:2601051000+0100
:61:2601050105C20,00NTRFRIF1 ## 2026-01-05 2000
:90C:1EUR20,
-
:20:X
:25:IT60X0542811101000000123456
:28C:2/1
:34F:EUR0,
:13D:2601051400+0100
:61:2601050105C20,00NTRFRIF1 ## 2026-01-05 2000
:61:2601050105C30,00NTRFRIF2 ## 2026-01-05 3000
:90C:2EUR50,
-
=== E06 later reports that hold what is new
@silent
:20:X
:25:IT60X0542811101000000123456
:28C:1/1
:34F:EUR0,
:13D:2601051000+0100
:61:2601050105C20,00NTRFRIF1 ## 2026-01-05 2000
:90C:1EUR20,
-
:20:X
:25:IT60X0542811101000000123456
:28C:2/1
:34F:EUR0,
:13D:2601051400+0100
:61:2601050105C20,00NTRFRIF2 ## 2026-01-05 2000
:90C:1EUR20,
-
=== G01 the closing balance is in another currency
@format rh
@tells USD
RH
61 IT60X0542811101000000123456 EUR 040126 C 100,00
62 1 050126 050126 D 10,00 26 ## 2026-01-05 -1000
64 USD 050126 C 90,00
EF 5
=== G02 an amount with a dot
@format rh
@awaits detto
RH
61 IT60X0542811101000000123456 EUR 040126 C 100,00
62 1 050126 050126 D 10.00 26 ## 2026-01-05 -1000
64 EUR 050126 C 90,00
EF 5
=== J01 a receipt in lire
@format riba
@awaits rifiuta
IB
14 1 280226 30000 122000 - - I ## 2026-03-15 63
20 1 | ALFA SRL
30 1 07643520567 | BETA SPA
51 1
70 1
EF 7 1 122000 0
=== K01 a total of nothing is no total
@format fattura
@azienda alfa
@tells riepilogo
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 0.00 ## 2026-01-15 122000
${BENI}
=== K02 the total is not what its parts come to
@format fattura
@azienda alfa
@tells 1.220,00
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1320.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1320.00 ## 2026-01-15 132000
=== K04 a discount on the whole, a rounding of a rate
@format fattura
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1120.30
  ScontoMaggiorazione
   Tipo SC
   Importo 100.00
 DatiBeniServizi
  Riga 1000.00
  DatiRiepilogo
   AliquotaIVA 22.00
   Arrotondamento 0.30
   ImponibileImporto 1000.00
   Imposta 220.00
 Pag
  Rata MP05 2026-02-28 1120.30 ## 2026-01-15 112030
=== K05 a stamp in a total that is what is left to pay
@format fattura
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD06 2026-01-15 7/A 82.00
  DatiRitenuta
   TipoRitenuta RT01
   ImportoRitenuta 20.00
  DatiBollo/ImportoBollo 2.00
 DatiBeniServizi
  Riga 100.00 0.00
  Riep 0.00 100.00 0.00 -
 Pag
  Rata MP05 2026-02-28 82.00 ## 2026-01-15 8200
=== K06 blanks before the first mark
@format fattura FatturaElettronica FPR12 p blank
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 122000
=== K07 a due day as no standard writes it
@format fattura
@azienda alfa
@tells 28/02/2026
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 28/02/2026 1220.00 ## 2026-01-15 122000 scadenza=2026-01-15
=== K03 a report of an invoice that never came
@format fattura
@azienda beta
@tells TD29
${PARTI}
FatturaElettronicaBody
 Doc TD29 2026-01-15 7/A 1220.00 ## 2026-01-15 -122000
${BENI}
=== D06 a returned transfer names who sent it back
@format camt 053.001.08
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
 Entry C 50.00 2026-01-05 EUR - ## 2026-01-05 5000 nome=Fornitore_Spa ~AC01
  Sts/Cd BOOK
  NtryDtls/TxDtls
   RltdPties
    Dbtr/Pty/Nm Fornitore Spa
    DbtrAcct/Id/IBAN IT40S0542811101000000123456
    Cdtr/Pty/Nm Alfa Srl
    CdtrAcct/Id/IBAN IT60X0542811101000000123456
   RtrInf/Rsn/Cd AC01
=== D07 many batches that do not tie are told once, not a hundred times
@format camt 053.001.04
@tells Altri 5
Stmt
 Id 1
 Acct/Id/IBAN IT60X0542811101000000123456
${MANY}`;
