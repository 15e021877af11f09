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
`;
