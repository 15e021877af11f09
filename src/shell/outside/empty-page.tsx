/** The empty page: what a page looks like before it has anything to show. */
import { DocumentAddRegular } from '@fluentui/react-icons';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '../page/notice.tsx';
import { paths } from '../paths.ts';

export function EmptyPage() {
  return (
    <Notice
      icon={<DocumentAddRegular />}
      title="Pagina vuota"
      actions={
        <>
          <ButtonLink to={paths.app} appearance="primary">
            Vai alla Dashboard
          </ButtonLink>
          <ButtonLink to={`${paths.uikit}/panel`}>Guida di stile</ButtonLink>
        </>
      }
    >
      Qui non c’è ancora niente. È il punto di partenza di una pagina nuova: un titolo, una frase, la prossima
      cosa da fare.
    </Notice>
  );
}
