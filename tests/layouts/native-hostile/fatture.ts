/** Electronic invoices as programs write them, each with something that a careless reader gets wrong. */
const PARTI = 'Cedente IT01234567897 Alfa Srl\nCessionario IT07643520567 Beta Spa';
const BENI = ' DatiBeniServizi\n  Riga 1000.00\n  Riep 22.00 1000.00 220.00';

export const FATTURE = `
=== F01 received: what is owed, and to which account
@format fattura
@azienda beta
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 -122000 scadenza=2026-02-28 numero=7/A nome=Alfa_Srl iban=IT40S0542811101000000123456
   IBAN IT40S0542811101000000123456
=== F02 a credit note with a minus of its own
@format fattura
@azienda alfa
@tells segno|negativ
${PARTI}
FatturaElettronicaBody
 Doc TD04 2026-01-15 NC1 -122.00
 DatiBeniServizi
  Riga -100.00
  Riep 22.00 -100.00 -22.00
 Pag
  Rata MP05 2026-02-28 -122.00 ## 2026-01-15 -12200
=== F03 a fee with a fund and two taxes withheld
@format fattura
@azienda beta
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD06 2026-01-15 3 1268.80 ## 2026-01-15 -103880 scadenza=2026-02-15
  DatiRitenuta
   TipoRitenuta RT01
   ImportoRitenuta 200.00
   AliquotaRitenuta 20.00
   CausalePagamento A
  DatiRitenuta
   TipoRitenuta RT04
   ImportoRitenuta 30.00
   AliquotaRitenuta 3.00
   CausalePagamento A
  DatiCassaPrevidenziale
   TipoCassa TC01
   AlCassa 4.00
   ImportoContributoCassa 40.00
   ImponibileCassa 1000.00
   AliquotaIVA 22.00
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1040.00 228.80
 Pag
  Rata MP05 2026-02-15 1038.80
=== F04 two taxes withheld, no payment
@format fattura
@azienda beta
@tells 230,00
${PARTI}
FatturaElettronicaBody
 Doc TD06 2026-01-15 3 1268.80 ## 2026-01-15 -103880
  DatiRitenuta
   TipoRitenuta RT01
   ImportoRitenuta 200.00
  DatiRitenuta
   TipoRitenuta RT04
   ImportoRitenuta 30.00
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1040.00 228.80
=== F05 the VAT of one rate is split
@format fattura FatturaElettronica FPA12 p
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1330.00
 DatiBeniServizi
  Riga 1000.00
  Riga 100.00 10.00
  Riep 22.00 1000.00 220.00 S
  Riep 10.00 100.00 10.00 I
 Pag
  Rata MP05 2026-02-28 1110.00 ## 2026-01-15 111000
=== F06 days counted from a day of their own
@format fattura
@azienda alfa
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag TP01
  Rata MP12 - 610.00 ## 2026-01-15 61000 scadenza=2026-03-02
   DataRiferimentoTerminiPagamento 2026-01-31
   GiorniTerminiPagamento 30
  Rata MP12 - 610.00 ## 2026-01-15 61000 scadenza=2026-03-16
   GiorniTerminiPagamento 60
=== F07 no total written: the lines' sums, with what was rounded
@format fattura
@azienda alfa
@tells senza dati di pagamento
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A - ## 2026-01-15 122200
 DatiBeniServizi
  Riga 1000.00
  Riep 22.00 1000.00 220.00
  Riep 0.00 2.00 0.00 -
=== F08 a stamp that the customer pays, in the total and in no sum
@format fattura
@azienda alfa
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 102.00
  DatiBollo
   BolloVirtuale SI
   ImportoBollo 2.00
 DatiBeniServizi
  Riga 100.00 0.00
  Riep 0.00 100.00 0.00 -
 Pag
  Rata MP05 2026-02-28 102.00 ## 2026-01-15 10200
=== F09 a stamp that nobody asks the customer for
@format fattura
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 100.00
  DatiBollo
   BolloVirtuale SI
   ImportoBollo 2.00
 DatiBeniServizi
  Riga 100.00 0.00
  Riep 0.00 100.00 0.00 -
 Pag
  Rata MP05 2026-02-28 100.00 ## 2026-01-15 10000
=== F10 a lot of an invoice, a credit note and a debit note
@format fattura FatturaElettronica FPR12 -
@azienda alfa
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD24 2026-01-15 7 1220.00
${BENI}
 Pag TP01
  Rata MP12 2026-02-28 610.00 ## 2026-01-15 61000 numero=7
 Pag TP01
  Rata MP12 2026-03-31 610.00 ## 2026-01-15 61000 numero=7 scadenza=2026-03-31
FatturaElettronicaBody
 Doc TD04 2026-01-16 8 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-16 -122000 numero=8
FatturaElettronicaBody
 Doc TD05 2026-01-17 9 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-17 122000 numero=9
=== F11 what a customer writes of a foreign supplier's invoice
@format fattura
@azienda beta
@tells TD17|integrazion|autofattur
FatturaElettronicaHeader/DatiTrasmissione/ProgressivoInvio 1
Cedente DE123456788 Muster GmbH
Cessionario IT07643520567 Beta Spa
FatturaElettronicaBody
 Doc TD17 2026-01-15 A/1 1220.00 ## 2026-01-15 -100000 nome=Muster_GmbH
${BENI}
=== F12 a person, known by the codice fiscale
@format fattura
@azienda alfa
@silent
Cedente IT01234567897 Alfa Srl
FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici
 CodiceFiscale RSSMRA80A01H501U
 Anagrafica
  Nome Mario
  Cognome Rossi
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 122000 nome=Mario_Rossi
`;
