/** Banks, cards, wallets, tills and lists of several countries, written before the words of the reader were looked at. */
export const SIXTH_MOVEMENTS = `
sixth 1 | Ricerca movimenti//Intestazione~MECCANICA TRE PINI SRL//Filtro~Ultimi 90 giorni | Data Cont.=d; Data Val.=v; Imp. Euro=s; Causale ABI="48; Descrizione estesa=t; Canale="Web | d/m/y, it
sixth 2 | | Data=d; Descrizione=t; Importo=s; Esito disposizione=e:Inviata/RIGETTATA/stornata | d/m/y, it, states
sixth 3 | | Data=d; Descrizione=t; Importo=s; Esito disposizione=e:/RIGETTATA/stornata | d/m/y, it, states
sixth 4 | | Data=d; Descrizione=t; Importo=s; Flag lavoraz.=e:LAV/RTRN/SOSP | d/m/y, it, states
sixth 5 | | Data=d; Descrizione=t; Importo=s; Riscontro=e:Andata a buon fine/Non andata a buon fine/Rientrata | d/m/y, it, states
sixth 6 | | Data=d; Descrizione=t; Importo=s; Osservazioni=e:/operazione non riuscita/annullata dal cliente | d/m/y, it, states
sixth 7 | | Data=d; Descrizione=t; Importo=s; (1)=e:/*/** | d/m/y, it, states | * operazione non ancora contabilizzata//** operazione annullata
sixth 8 | | Data=d; Descrizione=t; Importo=s; Passo=e:Conclusa/Conclusa/Ripudiata | d/m/y, it, never
sixth 9 | | Data=d; Descrizione=t; Importo=s; Ritorno SDD=e:Regolare/Regolare/Insoluto | d/m/y, it, never
sixth 10 | | Data=d; Descrizione=t; Importo=s; Punto vendita=e:Milano/Como/Lecco | d/m/y, it
sixth 11 | | Data=d; Descrizione=t; Importo=s; Canale=e:Sportello/ATM/Home banking | d/m/y, it
sixth 12 | | Data operazione=d; Cod. transazione=r; Tipo pagamento="Vendita; Esito=e:Riuscita/Non riuscita/Stornata; Totale=g; Commiss.=f; Netto=s | d/m/y h, it, states
sixth 13 | Rendiconto esercente | DATA CONT.=d; PV="Sede; TRANSATO LORDO=g; COMM.=f; ACCREDITO NETTO=s | d/m/y, it, incoming
sixth 14 | | id=r; Type="charge; Amount=g; Fee=f; Net=s; Currency="eur; Created (UTC)=d; Available On (UTC)=v; Description=t | ymd hm, usn, comma
sixth 15 | | Data=d; Ora="07:41:09; Fuso="CET; Nome=n; Tipo=t; Stato=e:Completata/In attesa/Negata; Valuta="EUR; Lordo=g; Tariffa=f; Netto=s; Impatto sul saldo=k:Accredito/Addebito | d/m/y, it, comma states
sixth 16 | American Express//Carta n. xxxx-xxxxxx-51005 | Data=d; Descrizione=t; Titolare Carta="A. BASSI; Importo=u | d/m/y, it, card
sixth 17 | | Data acquisto=d; Data registr.=v; Esercente=t; Imp. valuta orig.="; Imp. in euro=u; Cambio=" | d/m/y, it, card | ~~Totale operazioni~~2.623,88
sixth 18 | | Auftragskonto="DE89370400440532013000; Buchungstag=d; Wertstellung=v; Buchungstext=t; Beguenstigter/Zahlungspflichtiger=n; Betrag=u; S/H=k:H/S; Währung="EUR | d.m.y, it
sixth 19 | | Date opération=d; Date valeur=v; Libellé complet=t; Débit euros=o; Crédit euros=i | d/m/y, sp
sixth 20 | | F.Valor=v; F.Contable=d; Concepto=t; Movimiento=r; Importe=s; Divisa="EUR; Disponible=b; Observaciones=n | d/m/y, it
sixth 21 | | Date=d; Type="BAC; Description=t; Value=s; Balance=b; Account Name="TRE PINI; Account Number="60-12-34-55667788 | d mon y, usn, comma
sixth 22 | Kontonummer:~0230 00112233.40//Währung:~CHF | Abschlussdatum=d; Valutadatum=v; Beschreibung=t; Belastung=o-; Gutschrift=i; Saldo=b | ymd, ch, CHF
sixth 23 | | Settlement date (UTC)=d; Status=e:Settled/Processing/Declined; Counterparty name=n; Total amount (incl. VAT)=s; Currency="EUR; Reference=t | d-m-y, usn, comma states
sixth 24 | | Data=d; Descr.=t; Importo=u; Verso=k:ric./pag. | d/m/y, it, mute
sixth 25 | | Data=d; Descr.=t; Importo=u; Tipo mov.=k:rim./pag. | d/m/y, it, mute
sixth 26 | | Data=d; Descr.=t; Importo=z: ric./ pag. | d/m/y, it, mute
sixth 27 | | Dt=d; Testo=t; Imp. acc.=i; Imp. add.=o; Sld=b | d/m/y, it
sixth 28 | | Data Op.=d; Oper.=t; Mov. in=i; Mov. out=o; Disp.=b | d/m/y, it
sixth 29 | Scheda contabile 18.10.001 BANCA C/C ORDINARIO | Data=d; N.reg.=r; Causale=t; Contropartita=n; Dare=i; Avere=o; Progressivo=b | d/m/y, it
sixth 30 | | Date=d; Description=t; Amount=s; Status=e:COMPLETED/PENDING/REVERTED; Product="Current; State of card="active | ymd hm, usn, comma states
sixth 31 | Lista bonifici disposti | Data esecuzione=d; Beneficiario=n; Importo=u; Stato flusso=e:Accettato dalla banca/In lavorazione/Scartato | d/m/y, it, outgoing states
sixth 32 | Incassi POS | Data=d; Terminale="00112233; Circuito="PagoBANCOMAT; Importo=u; Esito=e:AUTORIZZATA/NEGATA/STORNATA | d/m/y, it, incoming states
sixth 33 | | Buchung=d; Wertstellung=v; Auftraggeber/Empfänger=n; Buchungstext=t; Saldo=b; Währung="EUR; Betrag=s; Währung="EUR | d.m.y, it
sixth 34 | | Date=d; Libellé=t; Montant=s; Statut=e:Exécuté/En cours/Rejeté | d/m/y, sp, states
sixth 35 | | Data=d; Causale=t; Importo=s; Contabilizzato=e:*// | d/m/y, it, states
`;
export const SIXTH_LISTS = `
sixth 36 | | Num. doc.=nr; Data doc.=d; Sogg.=n; Importo=tot; Incass.=paid0; Resid.=open; Data scad.=s | d/m/y, it, clients
sixth 37 | | Data=d; Num.=nr; Cliente=n; P.IVA=pi; Imponib.=net; IVA=tax; Lordo=tot; Pross. scad.=s; Saldo=e:saldata/da saldare | d/m/y, it, clients settled
sixth 38 | Portafoglio effetti | Scadenza=s; Debitore=n; N. fattura=nr; Data fatt.=d; Importo effetto=tot; Esito=e:Pagato/A scadere | d/m/y, it, clients settled
sixth 39 | | Doc.=nr; Data=d; Cliente=n; Totale=tot; Scadenza=s; Agente=e:Rossi/Bianchi | d/m/y, it, clients whole
sixth 40 | | Doc.=nr; Data=d; Cliente=n; Totale=tot; Scadenza=s; Cat. cliente=e:GDO/Dettaglio | d/m/y, it, clients whole
sixth 41 | | Doc.=nr; Data=d; Cliente=n; Totale=tot; Scadenza=s; Vettore=e:BRT/GLS | d/m/y, it, clients whole
sixth 42 | | Doc.=nr; Data=d; Cliente=n; Totale=tot; Scadenza=s; Priorità=e:Alta/Bassa | d/m/y, it, clients whole
sixth 43 | Fatture di acquisto | Data=d; Fornitore=n; Numero=nr; Imponibile=net; Imposta=tax; Totale doc.=tot; Scad.=s; Liquidata=e:S/N | d/m/y, it, settled
sixth 44 | | Rechnungsnr.=nr; Rg.-Datum=d; Kunde=n; Netto=net; MwSt=tax; Brutto=tot; bezahlt=paid0; offen=open; fällig=s | d.m.y, it, clients
sixth 45 | | Invoice no=nr; Date=d; Contact=n; Total=tot; Paid=paid0; Due=open; Due Date=s; Status=e:Paid/Awaiting Payment | d-m-y, usn, comma clients
sixth 46 | Situazione clienti e fornitori | C/F=k:C/F; Ragione sociale=n; Documento=nr; Del=d; Scade il=s; Importo=tot; Acconti=paid0; A saldo=open | d/m/y, it, both
sixth 47 | | Fattura=nr; Data=d; Denominaz.=n; Tot.=tot; Scad.=s; Pag.to=e:BB/RB | d/m/y, it, clients whole
`;
