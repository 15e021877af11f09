/** Held back until the reader had been mended for the sixth lot. */
export const SEVENTH_WHOLES = `
=== whole 21 accounts named above, one header
C/C 000100223344 EUR
Operaz.;Valuta;Causale;Importo
03/03/2026;03/03/2026;Luce;-184,50 ## 2026-03-03 -18450 #000100223344
09/03/2026;09/03/2026;Incasso fattura;1.000,00 ## 2026-03-09 100000 #000100223344
C/C 000100556677 USD
04/03/2026;04/03/2026;Wire fee;-50,00 ## 2026-03-04 -5000 USD #000100556677
20/03/2026;20/03/2026;Wire received;70,00 ## 2026-03-20 7000 USD #000100556677
=== whole 22 (partite) partitario with payments on their own lines
Partitario fornitori
Fornitore;Data reg.;Descrizione;Rif. doc.;Scad.;Dare;Avere
Panificio Moro Snc;19/01/2026;Ricevuta fattura;7;19/03/2026;;495,55 ## 2026-01-19 -29555 @Panificio Moro Snc
Panificio Moro Snc;02/02/2026;Bonifico in acconto;7;;200,00;
Gamma Impianti Spa;22/01/2026;Ricevuta fattura;11;22/02/2026;;97,60 ## 2026-01-22 -9760 @Gamma Impianti Spa
Tessitura Alta Valle Srl;25/01/2026;Fattura pagata alla consegna;15;25/01/2026;80,00;80,00
=== whole 23 wide digits with a full-width sign and yen comma
Data;Testo;Importo EUR
２０２６－０３－０３;Luce;－１８４．５０ ## 2026-03-03 -18450
２０２６－０３－０９;Incasso;＋１，０００．００ ## 2026-03-09 100000
=== whole 24 months in Spanish and a summary above
Saldo anterior 1.000,00;Saldo final 1.815,50
Fecha;Concepto;Cargo;Abono
03-mar-2026;Recibo luz;184,50; ## 2026-03-03 -18450
09-mar-2026;Transferencia recibida;;1.000,00 ## 2026-03-09 100000
=== whole 25 what a footnote takes back
Data;Descrizione;Importo;Saldo contabile
03/03/2026;Luce;-184,50;815,50 ## 2026-03-03 -18450
05/03/2026;Pagamento carta [in corso di autorizzazione];-40,00;
09/03/2026;Incasso fattura;1.000,00;1.815,50 ## 2026-03-09 100000
`;
