/** Held back until the reader had been mended for the sixth lot. */
export const SEVENTH_MOVEMENTS = `
seventh 1 | | Data=d; Descrizione=t; Importo=s; Riscontro banca=e:Ok/KO/Richiamata | d/m/y, it, states
seventh 2 | | Data=d; Descrizione=t; Importo=s; Avviso=e:/Ritornato al mittente/Bloccata dall'antifrode | d/m/y, it, states
seventh 3 | | Data=d; Descrizione=t; Importo=s; Cod. esito=e:00/00/51 | d/m/y, it, never
seventh 4 | | Data=d; Descrizione=t; Importo=s; Filiale=e:00123/00456/00789 | d/m/y, it
seventh 5 | | Completed=d; Type="TRANSFER; Payer=n; Memo=t; Amt=s; Outcome=e:Success/On hold/Bounced | ymd hm, usn, comma states
seventh 6 | | Datum=d; Empfänger=n; Zweck=t; Betrag (EUR)=s; Vermerk=e:/vorläufig/zurückgegeben | d.m.y, it, states
seventh 7 | | Jour=d; Opération=t; Somme=s; Remarque=e:/en suspens/impayé retourné | d/m/y, sp, states
seventh 8 | | Día=d; Detalle=t; Cantidad=s; Anotación=e:/en trámite/devuelto por el banco | d/m/y, it, states
seventh 9 | | Data=d; Descr.=t; Segno=k:att./pass.; Valore=u | d/m/y, it, mute
seventh 10 | | Data=d; Descr.=t; Val.=u; Mov.=k:vers./prel. | d/m/y, it, mute
seventh 11 | Liquidazione incassi | Dt liq.=d; Tot. lordo=g; Costi=f; Bonificato=s | d/m/y, it, incoming
seventh 12 | Carta aziendale ****7781 | Dt mov.=d; Dt add.=v; Descr. esercente=t; Add. €=u; Accr. €=" | d/m/y, it, card
seventh 13 | | Booking=d; Value=v; Text=t; Debit CHF=o; Credit CHF=i; Balance CHF=b | d.m.y, ch, CHF
seventh 14 | Mastrino 24.05.003 C/C 4471 | Dt. reg.=d; Descr. op.=t; Dare €=i; Avere €=o; Sbil.=b | d/m/y, it
`;
export const SEVENTH_LISTS = `
seventh 15 | | Fatt.=nr; Emessa=d; Cliente=n; Totale=tot; Scade=s; Deposito=e:Nord/Sud | d/m/y, it, clients whole
seventh 16 | | Fatt.=nr; Emessa=d; Cliente=n; Totale=tot; Scade=s; Spedizione=e:Corriere/Ritiro | d/m/y, it, clients whole
seventh 17 | | Fatt.=nr; Emessa=d; Cliente=n; Totale=tot; Scade=s; Incasso avvenuto=e:sì/no | d/m/y, it, clients settled
seventh 18 | Estratto conto fornitori | Ft.=nr; Data ft.=d; Fornitore=n; Tot. ft.=tot; Vers.=paid0; Da vers.=open; Entro=s | d/m/y, it
seventh 19 | | Belegnr=nr; Datum=d; Firma=n; Gesamt=tot; Zahlung=paid0; Rest=open; Ziel=s | d.m.y, it, clients
`;
