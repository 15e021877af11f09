/** Written after the reader had read the others: nothing of it was mended for these before they were counted. */
export const MORE_MOVEMENTS = `
more 1 | Interrogazione rapporti | Dt. ese.=d; Dt. dec.=v; Narrativa=t; Imp.to=s; Disp.tà=b | d/m/y, it
more 2 | | Contabilizzata il=d; Eseguita il=v; Cosa=t; A mio favore=i; A mio carico=o | d/m/y, it
more 3 | | Data=d; Testo=t; Denaro in entrata=i; Denaro in uscita=o | ymd, usn, comma
more 4 | | Data=d; Testo=t; Plus=i; Minus=o | ymd, usn, comma
more 5 | | Data=d; Testo=t; Verso=k:Da noi/A noi; Importo=u | d/m/y, it, mute
more 6 | | Data=d; Testo=t; Mov.=k:Acc/Add; Importo=u | d/m/y, it
more 7 | | Data=d; Testo=t; C/D=k:Cre/Deb; Importo=u | d/m/y, it
more 8 | | Data=d; Testo=t; Sgn=k:P/M; Importo=u | d/m/y, it, mute
more 9 | | Data=d; Testo=t; T=k:R/P; Importo=u | d/m/y, it, mute
more 10 | | Data=d; Testo=t; Importo=s; Annotazione=e:/in sospeso/annullata | d/m/y, it, states
more 11 | | Data=d; Testo=t; Importo=s; Lavorazione=e:Finita/A metà/Buttata | d/m/y, it, states
more 12 | | Data=d; Testo=t; Importo=s; Stato=e:E/D/X | d/m/y, it, states
more 13 | | Data=d; Testo=t; Importo=s; Conferma=e:Sì/No/No | d/m/y, it, states
more 14 | | Data=d; Testo=t; Importo=s; Confermata=e:true/false/false | d/m/y, it, states
more 15 | | Data=d; Testo=t; Importo=s; Stato=e:Passata/Ferma/Tolta | d/m/y, it, states
more 16 | | Data=d; Testo=t; Importo=s; Esito=e:Positivo/Non definito/Negativo | d/m/y, it, states
more 17 | | Data=d; Testo=t; Importo=s; Esito autorizzazione=e:Concessa/In valutazione/Rifiutata | d/m/y, it, states
more 18 | Carta n. 4471 | Quando=d; Dove=t; Quanto ho speso=u | d/m/y, it, card
more 19 | Carta n. 4471 | Quando=d; Dove=t; Spesa in €=u | d/m/y, it, card
more 20 | | Giorno=d; Cliente=n; Lordo=g; Fee=f; Netto accreditato=s | d/m/y, it
more 21 | | Giorno=d; Lordo=g; Provvigione=f; Da accreditare=s | d/m/y, it
more 22 | | Settled on=d; Order=r; Gross=g; Processing fee=f; To bank=s | ymd, usn, comma
more 23 | Registro di cassa | Data=d; Descr.=t; Dare=i; Avere=o; Rimanenza=b | d/m/y, it
more 24 | Mastro banca | Data=d; Descr.=t; D=i; A=o | d/m/y, it
more 25 | 24/15/0010 Banca c/c | Data reg.=d; Causale=t; Protocollo=r; Importo Dare=i; Importo Avere=o; Saldo Prog.=b | d/m/y, it
more 26 | | Data=d; Testo=t; Importo=s | d/m/y, it | 31/03/2026~Il tuo saldo~3.360,14
more 27 | | Data=d; Testo=t; Importo=s | d/m/y, it | 31/03/2026~Saldo dopo l’ultima operazione~3.360,14
more 28 | | Data=d; Testo=t; Importo=s | d/m/y, it | 31/03/2026~Liquidità disponibile~3.360,14
more 29 | | Data=d; Testo=t; Dare=o; Avere=i | d/m/y, it, newest | 01/03/2026~Riporto dal mese prima~~5.000,00
more 30 | | Data=d; Testo=t; Importo=s; Divisa="euro | d/m/y, it
again 1 | Situazione movimenti//Intestatario~Bassi Carlo | Mov. del=d; Rif. temporale=v; Particolari=t; Ammontare netto=s | d/m/y, it
again 2 | | Quando è successo=d; Cosa è successo=t; Di quanto=s | d/m/y, it
again 3 | | Date posted=d; Memo=t; Debit (-)=o; Credit (+)=i; Running total=b | ymd, us, comma
again 4 | | Data=d; Descr.=t; Euro D=o; Euro A=i | d/m/y, it
again 5 | | Data=d; Descr.=t; Fuori=o; Dentro=i; Totale=b | d/m/y, it
again 6 | | Data=d; Descr.=t; Speso=o; Guadagnato=i | d/m/y, it
again 7 | | Data=d; Descr.=t; Mi devono=i; Devo=o | d/m/y, it, mute
again 8 | | Data=d; Descr.=t; Importo=u; Colore=k:verde/rosso | d/m/y, it, mute
again 9 | | Data=d; Descr.=t; Importo=u; Freccia=k:↑/↓ | d/m/y, it, mute
again 10 | | Data=d; Descr.=t; Importo=u; Cod. segno=k:1/2 | d/m/y, it, mute
again 11 | | Data=d; Descr.=t; Importo=u; Segno=k:0/1 | d/m/y, it, mute
again 12 | | Data=d; Descr.=t; Importo=u; Segno=k:C/ | d/m/y, it, mute
again 13 | | Data=d; Descr.=t; Importo=z:/- | d/m/y, it
again 14 | | Data=d; Descr.=t; Importo=s; Status=e:Live/Queued/Dropped | d/m/y, it, states
again 15 | | Data=d; Descr.=t; Importo=s; Contabilizzazione=e:31-03/--/-- | d/m/y, it, states
again 16 | | Data=d; Descr.=t; Importo=s; Validità=e:Valida/Sospesa/Nulla | d/m/y, it, states
again 17 | | Data=d; Descr.=t; Importo=s; Flag=e:/P/A | d/m/y, it, states
again 18 | | Data=d; Descr.=t; Importo=s; Stato=e:/P/A | d/m/y, it, states
again 19 | | Data=d; Descr.=t; Importo=s; Annullata il=e:/14-03/14-03 | d/m/y, it, states
again 20 | | Data=d; Descr.=t; Importo=s; Storno=e:No/Sì/Sì | d/m/y, it, states
again 21 | | Data=d; Descr.=t; Importo=s | d/m/y, it | 31/03/2026~Residuo al netto dei prenotati~3.360,14
again 23 | Carta ricaricabile | Data=d; Descr.=t; Importo=x | d/m/y, it, card refund
again 24 | | Data=d; Negozio=t; Totale scontrino=u; Punti="12 | d/m/y, it, card
again 25 | | Data=d; Imp. transazione=g; Imp. comm.=f; Imp. accredito=s; MID="00441 | d/m/y, it
again 26 | | Data=d; Lordo=g; Costo=f; Ti arriva=s | d/m/y, it
again 27 | Scheda di mastro//Conto~BANCA C/C | Data=d; Descr.=t; Dare/Avere=k:D/A; Importo=u | d/m/y, it
again 28 | | Data=d; Descr.=t; Importo Lire="0; Importo Euro=s | d/m/y, it
again 29 | | Data=d; Descr.=t; Importo=s; Importo USD="12,00 | d/m/y, it
again 30 | Rapporto in USD | Data=d; Descr.=t; Importo=s | d/m/y, it, USD
`;
export const MORE_LISTS = `
extra 1 | | N.=nr; Data=d; Committente=n; Imponibile=net; Iva=tax; Totale=tot; Incassi=paid0; Scad.=s | d/m/y, it, clients
extra 2 | | N.=nr; Data=d; Acquirente=n; Dovuto=tot; Ricevuto=paid0; Scade il=s | d/m/y, it, clients
extra 3 | | N.=nr; Data=d; Venditore=n; Dovuto=tot; Pagato=paid0; Scade il=s | d/m/y, it
extra 4 | Crediti verso clienti | N.=nr; Data=d; Ragione sociale=n; Importo=open; Scade il=s | d/m/y, it, clients
extra 5 | Debiti verso fornitori | N.=nr; Data=d; Ragione sociale=n; Importo=open; Scade il=s | d/m/y, it
extra 6 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Esito=e:Incassata/Attesa | d/m/y, it, clients settled
extra 7 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Saldato?=e:Sì/No | d/m/y, it, clients settled
extra 8 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Pagata (S/N)=e:S/N | d/m/y, it, clients settled
extra 9 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Stato=e:P/NP | d/m/y, it, clients settled
extra 10 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Stato=e:Archiviata/In corso | d/m/y, it, clients settled
extra 11 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Pagamento=e:avvenuto/non avvenuto | d/m/y, it, clients settled
extra 12 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Da incassare=open | d/m/y, it, clients
extra 13 | | N.=nr; Data=d; Cliente=n; Totale=tot; Scad.=s; Mancano=open | d/m/y, it, clients
extra 14 | | N.=nr; Data=d; Fornitore=n; Totale=tot; Scad.=s; Ancora da dare=open | d/m/y, it
extra 15 | | Verso=k:Noi incassiamo/Noi paghiamo; N.=nr; Data=d; Soggetto=n; Residuo=open; Scad.=s | d/m/y, it, both
extra 16 | | Ciclo=k:Attivo/Passivo; N.=nr; Data=d; Soggetto=n; Residuo=open; Scad.=s | d/m/y, it, both
extra 17 | | T=k:V/A; N.=nr; Data=d; Soggetto=n; Residuo=open; Scad.=s | d/m/y, it, both
extra 18 | | N.=nr; Data=d; Soggetto=n; A credito=ri; A debito=ro; Scad.=s | d/m/y, it, both
extra 19 | | N.=nr; Data=d; Soggetto=n; Da ricevere=ri; Da versare=ro; Scad.=s | d/m/y, it, both
extra 20 | | N.=nr; Data=d; Cliente=n; Imp. netto=net; Imp. IVA=tax; Scad.=s | d/m/y, it, clients whole
extra 21 | | N.=nr; Data=d; Cliente=n; Base=net; Iva 22%=tax; Scad.=s | d/m/y, it, clients whole
extra 22 | | N.=nr; Data=d; Fornitore=n; Merce=net; I.V.A.=tax; Tot. ft=tot; Scad.=s | d/m/y, it, whole
final 1 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Ricevuti=paid0; Scade=s | d/m/y, it, clients
final 2 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Rientrato=paid0; Scade=s | d/m/y, it, clients
final 3 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Esposizione=open; Scade=s | d/m/y, it, clients
final 4 | | Doc=nr; Emissione=d; Fornitore=n; Ammontare=tot; Debito=open; Scade=s | d/m/y, it
final 5 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Stato=e:Ok/Ko; Scade=s | d/m/y, it, clients settled
final 6 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Stato=e:A posto/In ritardo; Scade=s | d/m/y, it, clients settled
final 7 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Soldi ricevuti=e:sì/no; Scade=s | d/m/y, it, clients settled
final 8 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Chiusura=e:31-03-2026/; Scade=s | d/m/y, it, clients settled
final 9 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Aperto/Chiuso=e:C/A; Scade=s | d/m/y, it, clients settled
final 10 | | Doc=nr; Emissione=d; Cliente=n; Ammontare=tot; Semaforo=e:verde/rosso; Scade=s | d/m/y, it, clients settled
final 11 | | Chi=n; Doc=nr; Emissione=d; Scade=s; Ci deve=ri; Gli dobbiamo=ro | d/m/y, it, both
final 12 | | Chi=n; Doc=nr; Emissione=d; Scade=s; Residuo=open; Lato=k:nostro/loro | d/m/y, it, both
final 13 | Mastrino cliente | Data=d; Numero doc.=nr; Cliente=n; Dare=tot; Avere=paid; Scadenza=s | d/m/y, it, clients
final 14 | | Cliente=n; N. fattura=nr; Data fattura=d; Netto=net; IVA=tax; Totale=tot; Nota="; Scadenza=s | d/m/y, it, clients whole
final 15 | | Fornitore=n; N. fattura=nr; Data fattura=d; Netto a pagare=open; Scadenza=s | d/m/y, it
`;
