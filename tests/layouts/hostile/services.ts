/** Cards and payment services as their issuers list them. */
export const SERVICES = `
card 1 | Carta di credito Business~**** 4471 | D. acq.=d; D. reg.=v; Punto vendita=t; Addebito EUR=u | d/m/y, it, card
card 2 | Estratto carta~N. 5412 **** **** 0098 | Data=d; Luogo di acquisto=t; Imp. Euro=u; Imp. orig.=u | d/m/y, it, card
card 3 | | Data oper.=d; Data contab.=v; N. carta="****0098; Descrizione=t; Spesa=u | d/m/y, it, card
card 4 | | Data oper.=d; Carta="****0098; Descrizione=t; Importo=u | d/m/y, it, card
card 5 | | Data oper.=d; Titolare="BASSI CARLO; PAN="5412XXXXXXXX0098; Esercente=t; Importo=s | d/m/y, it, card
card 6 | | Data oper.=d; PAN="5412XXXXXXXX0098; Esercente=t; Importo=x | d/m/y, it, card refund
card 7 | Carta prepagata | Data=d; Mov.=t; Spesa=o; Ricarica=i | d/m/y, it, card refund
card 8 | | Data=d; Esercente=t; Importo=s; Cashback="0,00 | d/m/y, it, card refund
card 9 | Movimenti carta | Data=d; Descrizione=t; Importo=u; Segno=k:C/D | d/m/y, it, card refund
card 10 | Movimenti carta | Data=d; Descrizione=t; Importo=z: CR/ | d/m/y, it, card refund
card 11 | | Transaction Date=d; Posting Date=v; Merchant Name=t; Billing Amount=x | ymd, usn, comma card refund
card 12 | | Datum=d; Händler=t; Betrag (EUR)=s | d.m.y, it, card
card 13 | Carta aziendale | Data=d; Categoria="Viaggi; Esercente=t; Importo lordo=u; IVA="0,00 | d/m/y, it, card
card 14 | | Acquisto del=d; Esercente=t; Addebitati=u | d/m/y, it, card
card 15 | | Data=d; Esercente=t; Importo=s; Stato=e:Contabilizzata/Autorizzata/Stornata | d/m/y, it, card never
card 16 | | Data=d; Esercente=t; Importo=s; Stato=e:Addebitata/Preautorizzata/Negata | d/m/y, it, card states
card 17 | | Data=d; Esercente=t; Importo=s; Stato=e:Chiusa/Impegnata/Decaduta | d/m/y, it, card states
card 18 | | Data=d; Esercente=t; Importo=s; Esito=e:00/05/91 | d/m/y, it, card states
card 19 | Carta 0098 - Rendiconto di maggio | Data=d; Descrizione=t; Importo=u | d/m/y, it, card | ~Totale spese del mese~1.923,89
card 20 | | Data=d; Descrizione=t; Uscite=u | d/m/y, it, card
wallet 1 | | Data=d; Ora="10:20; Nome=n; Tipo=t; Stato=e:Completata/In sospeso/Annullata; Valuta="EUR; Lordo=g; Tariffa=f; Netto=s; Impatto sul saldo=k:Accredito/Addebito | d/m/y, it, comma states
wallet 2 | | Date=d; Name=n; Type=t; Status=e:Completed/Pending/Denied; Currency="EUR; Gross=g; Fee=f; Net=s; Balance=b | ymd, usn, comma states
wallet 3 | | id=r; Type=t; Source=r; Amount=g; Fee=f; Net=s; Currency="eur; Created (UTC)=d; Available On (UTC)=v | ymd hm, usn, comma
wallet 4 | | balance_transaction_id=r; created=d; available_on=v; currency="eur; gross=g; fee=f; net=s; reporting_category=t | ymd hm, usn, comma
wallet 5 | | Data=d; ID transaz.=r; Tipo trans.=t; Importo trans.=g; Comm.ne=f; Importo accreditato=s | d/m/y, it, tab
wallet 6 | | Data e ora=d; Negozio=t; Codice=r; Importo=s; Tipo=k:Ricevuto/Inviato | d/m/y h, it
wallet 7 | | Data=d; Causale=t; Importo=u; Tipo mov.=k:Incasso/Rimborso | d/m/y, it, mute
wallet 8 | | Data=d; Causale=t; Importo=u; Direzione=k:Entrata/Uscita; Stato=e:Confermato/In attesa di conferma/Scaduto | d/m/y, it, states
wallet 9 | | Data accr.=d; Data oper.=v; Descr.=t; Imp. lordo=g; Imp. comm.=f; Imp. netto=s | d/m/y, it
wallet 10 | | Created=d; Description=t; Payout=s; Status=e:Paid out/In transit/Bounced | ymd, usn, comma states
wallet 11 | | Created=d; Description=t; Net=s; Status=e:Succeeded/Requires action/Disputed lost | ymd, usn, comma states
wallet 12 | | Started=d; Completed=v; Description=t; Amount=s; Fee="0.00; Currency="EUR; State=e:COMPLETED/PENDING/REVERTED; Balance=b | ymd hm, usn, comma states
wallet 13 | Wallet Bassi | Giorno=d; Mittente/Destinatario=n; Importo=s | d/m/y, it, €
wallet 14 | | Data=d; Op.=t; Valore=s; Residuo=b | d/m/y, it
wallet 15 | | DateTime=d; Txn Type=k:CREDIT/DEBIT; Txn Amount=u; Remarks=t | ymd hm, usn, comma
wallet 16 | | Data=d; Transato=g; Trattenute=f; Liquidato=s; Note=t | d/m/y, it
wallet 17 | Report incassi | Data=d; Transato lordo=g; Costo servizio=f; Bonificato=s | d/m/y, it, xlsx
wallet 18 | | Data=d; Terminale="00123; Tipo=t; Importo=s; Valuta="EUR; Esito=e:APPROVATA/IN CORSO/NEGATA | d/m/y, it, states
wallet 19 | | Data=d; Descr.=t; Importo=s; Liq.=e:Si/No/No | d/m/y, it, states
wallet 20 | | Data=d; Descr.=t; Importo=s; Sospeso=e:No/Si/Si | d/m/y, it, states
foreign 1 | Divisa~USD | Data=d; Descr.=t; Imp.=s | d/m/y, it, USD
foreign 2 | Conto in dollari USA | Data=d; Descr.=t; Imp.=s | d/m/y, it, USD
foreign 3 | | Data=d; Descr.=t; Imp. CHF=s | d/m/y, ch, CHF
foreign 4 | | Data=d; Descr.=t; Importo=s; Divisa="GBP | d/m/y, it, GBP
foreign 5 | Valuta conto: CHF | Data=d; Descr.=t; Importo=s; Saldo=b | d.m.y, ch, CHF
foreign 6 | | Buchungstag=d; Verwendungszweck=t; Soll=o; Haben=i | d.m.y, it
foreign 7 | | Date=d; Libellé=t; Débit euros=o; Crédit euros=i | d/m/y, sp
foreign 8 | | Fecha=d; Concepto=t; Cargo=o; Abono=i | d/m/y, it
foreign 9 | | Fecha=d; Concepto=t; Debe=o; Haber=i; Saldo=b | d/m/y, it
foreign 10 | | Datum=d; Omschrijving=t; Af Bij=k:Bij/Af; Bedrag=u | compact, itn
foreign 11 | | Data mov.=d; Descritivo=t; Débito=o; Crédito=i | d-m-y, it
foreign 12 | | Data=d; Opis=t; Obciążenia=o; Uznania=i | ymd, itn
expenses 1 | Nota spese marzo | Data=d; Voce=t; Importo=u | d/m/y, it, card
expenses 2 | Corrispettivi del mese | Data=d; Descr.=t; Incassato=i | d/m/y, it, incoming
expenses 3 | Prima nota cassa | Data=d; Causale=t; Entrate=i; Uscite=o; Saldo=b | d/m/y, it
expenses 4 | Prima nota banca | N.=r; Data=d; Causale=t; Dare=i; Avere=o; Saldo=b | d/m/y, it
expenses 5 | Libro cassa | Data=d; Descr.=t; Cassa entr.=i; Cassa usc.=o | d/m/y, it
expenses 6 | Elenco bonifici disposti | Data=d; Beneficiario=n; Importo=u | d/m/y, it, outgoing
expenses 7 | Elenco bonifici in arrivo | Data=d; Ordinante=n; Importo=u | d/m/y, it, incoming
expenses 8 | Pagamenti effettuati | Data=d; Beneficiario=n; Importo=u | d/m/y, it, outgoing
expenses 9 | Elenco F24 | Data versamento=d; Codice tributo="1040; Importo a debito=o; Importo a credito=i | d/m/y, it
`;
