/** Electronic invoices of the rarer kinds, parties, currencies and envelopes. */
const PARTI = 'Cedente IT01234567897 Alfa Srl\nCessionario IT07643520567 Beta Spa';
const BENI = ' DatiBeniServizi\n  Riga 1000.00\n  Riep 22.00 1000.00 220.00';

export const FATTURE_KINDS = `
=== F13 a simplified invoice
@format fattura FatturaElettronicaSemplificata FSM10 p
@azienda alfa
FatturaElettronicaHeader
 CedentePrestatore
  IdFiscaleIVA
   IdPaese IT
   IdCodice 01234567897
  Denominazione Alfa Srl
 CessionarioCommittente
  IdentificativiFiscali/IdFiscaleIVA
   IdPaese IT
   IdCodice 07643520567
  AltriDatiIdentificativi/Denominazione Beta Spa
FatturaElettronicaBody
 DatiGenerali/DatiGeneraliDocumento
  TipoDocumento TD07
  Divisa EUR
  Data 2026-01-15
  Numero S1
 DatiBeniServizi
  Descrizione Pranzo
  Importo 110.00 ## 2026-01-15 17100 nome=Beta_Spa
  DatiIVA/Aliquota 10.00
 DatiBeniServizi
  Descrizione Altro
  Importo 61.00
  DatiIVA/Imposta 11.00
=== F14 in dollars, signed, in old bytes
@format fattura FatturaElettronica FPR12 ns3 style
@azienda alfa
@bytes base64
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00 USD
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 122000 USD
=== F15 of a VAT group, known by its own code
@format fattura
@azienda beta
@silent
Cedente IT01234567897 Alfa Srl
FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici
 IdFiscaleIVA
  IdPaese IT
  IdCodice 02529020220
 CodiceFiscale 07643520567
 Anagrafica/Denominazione Beta
FatturaElettronicaBody
 Doc TD01 2026-01-15 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 -122000 nome=Alfa_Srl
=== F16 days with a time zone, bytes with a mark
@format fattura
@azienda alfa
@bytes bom
@silent
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15+01:00 7/A 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28+01:00 1220.00 ## 2026-01-15 122000 scadenza=2026-02-28
=== F17 goods for oneself: nobody pays
@format fattura
@azienda alfa
@awaits rifiuta
Cedente IT01234567897 Alfa Srl
Cessionario IT01234567897 Alfa Srl
FatturaElettronicaBody
 Doc TD27 2026-01-15 A1 1220.00
${BENI}
=== F18 a lot in two currencies
@format fattura
@azienda alfa
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 122000
FatturaElettronicaBody
 Doc TD01 2026-01-16 8 1220.00 USD
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-16 122000 USD
=== F19 a credit note with an instalment that goes the other way
@format fattura
@azienda alfa
${PARTI}
FatturaElettronicaBody
 Doc TD04 2026-01-15 NC1 1220.00
${BENI}
 Pag TP01
  Rata MP05 2026-02-28 1300.00 ## 2026-01-15 -130000
  Rata MP05 2026-03-31 -80.00 ## 2026-01-15 8000
=== F20 a credit note whose payment alone has a minus
@format fattura
@azienda beta
@tells segno|meno
${PARTI}
FatturaElettronicaBody
 Doc TD04 2026-01-15 NC1 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 -1220.00 ## 2026-01-15 122000
=== F21 a lot of which one instalment cannot be read proves nothing
@format fattura
@azienda alfa
@prova non_verificabile
@awaits detto
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1220.00 ## 2026-01-15 122000
FatturaElettronicaBody
 Doc TD01 2026-01-16 8 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1.220,00 ## 2026-01-16 122000
=== F22 a sum that was kept back already
@format fattura
@azienda alfa
@tells trattenut
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7 1220.00
${BENI}
 Pag
  Rata MP22 2026-02-28 1220.00 ## 2026-01-15 122000
=== F23 an invoice below zero gives money back
@format fattura
@azienda alfa
${PARTI}
FatturaElettronicaBody
 Doc TD01 2026-01-15 7 -122.00
 DatiBeniServizi
  Riga -100.00
  Riep 22.00 -100.00 -22.00
 Pag
  Rata MP05 2026-02-28 -122.00 ## 2026-01-15 -12200
=== F24 foreign goods, payment and all
@format fattura
@azienda beta
@tells integra
Cedente DE123456788 Muster GmbH
Cessionario IT07643520567 Beta Spa
FatturaElettronicaBody
 Doc TD18 2026-01-15 A/1 1220.00
${BENI}
 Pag
  Rata MP05 2026-02-28 1000.00 ## 2026-01-15 -100000
`;
